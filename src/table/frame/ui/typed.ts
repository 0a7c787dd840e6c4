/** The most characters of a search text. */
const LONGEST_SEARCH = 60;

/** The search text with something typed or pasted at its end. */
export function appendTyped(before: string | null, added: string): string {
  return Array.from((before ?? '') + added)
    .slice(0, LONGEST_SEARCH)
    .join('');
}
