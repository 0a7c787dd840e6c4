/** A table in Markdown, whose columns stand below each other as the formatter wants them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const escaped = [head, ...rows].map(row => row.map(cell => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, at) => Math.max(...escaped.map(row => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = escaped;
  return [line(first), `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...others.map(line)].join('\n');
}
