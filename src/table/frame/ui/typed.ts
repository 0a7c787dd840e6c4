/** A text that is searched for is no longer than this. */
const LONGEST_SEARCH = 60;

/** What is searched for, with something more typed or pasted at its end. */
export function typedOn(before: string | null, added: string): string {
  return Array.from((before ?? '') + added)
    .slice(0, LONGEST_SEARCH)
    .join('');
}
