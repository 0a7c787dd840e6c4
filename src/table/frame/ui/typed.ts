/** The most characters of a search text. */
const MAX_SEARCH_LENGTH = 60;

/** The search text with something typed or pasted at its end. */
export function appendTyped(previousText: string | null, addedText: string): string {
  return Array.from((previousText ?? '') + addedText)
    .slice(0, MAX_SEARCH_LENGTH)
    .join('');
}
