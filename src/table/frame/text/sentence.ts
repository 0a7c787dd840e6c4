/** A line for reading aloud: without marks, frames, bars and repeated blanks. */
export function plainSentence(line: string): string {
  return line
    .replace(/[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2900-\u2bff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
