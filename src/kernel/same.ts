/** Whether two pieces of plain JSON data say the same; the order of an object's keys does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const items = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return items.length === others.size && items.every(([key, item]) => others.has(key) && same(item, others.get(key)));
}
