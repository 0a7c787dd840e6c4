import type { Command } from 'commander';
import { manualParts } from './manual-parts.ts';
import type { ManualPart } from './manual-parts.ts';

/** Breaks a text into lines of a width. */
type Wrap = (text: string, width: number) => readonly string[];

const TEXT_INDENT = 4;
/** The most columns of the manual text: longer lines are hard to read. */
const MAX_WIDTH = 100;

/** The manual page as a text for a terminal with that many columns. */
export async function manualText(program: Command, columns: number): Promise<string> {
  const { wrap } = await import('../boards/drawing/wrapping.ts');
  const width = Math.max(40, Math.min(MAX_WIDTH, columns)) - TEXT_INDENT;
  const parts = manualParts(program);
  return parts
    .flatMap((part, at) => linesOf(part, parts[at - 1]?.part, width, wrap))
    .map(line => `${line.trimEnd()}\n`)
    .join('');
}

function linesOf(
  part: ManualPart,
  before: ManualPart['part'] | undefined,
  width: number,
  wrap: Wrap,
): readonly string[] {
  const gap = before === undefined ? [] : [''];
  switch (part.part) {
    case 'section':
      return [...gap, part.text];
    case 'command':
      return before === 'section'
        ? indented([part.text], TEXT_INDENT / 2)
        : ['', ...indented([part.text], TEXT_INDENT / 2)];
    case 'paragraph':
      return indented(wrap(part.text, width), TEXT_INDENT);
    case 'name':
      return indented(wrap(`${part.name} - ${part.about}`, width), TEXT_INDENT);
    case 'usage':
      return indented([`${part.name} ${part.usage}`], TEXT_INDENT);
    case 'option':
      return [
        ...indented([part.flags], TEXT_INDENT),
        ...indented(wrap(part.about, width - TEXT_INDENT), 2 * TEXT_INDENT),
      ];
    case 'verbatim':
      return [...(before === 'section' ? [] : gap), ...indented(part.lines, TEXT_INDENT / 2)];
  }
}

function indented(lines: readonly string[], by: number): readonly string[] {
  return lines.map(line => `${' '.repeat(by)}${line}`);
}
