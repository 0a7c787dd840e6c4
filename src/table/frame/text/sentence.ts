/** A line without what is only drawn: marks, frames, bars, the blanks of columns. */
export function plainSentence(line: string): string {
  return line
    .replace(/[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2900-\u2bff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
