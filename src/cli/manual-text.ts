import type { Command } from 'commander';
import { wrap } from '../boards/drawing/wrapping.ts';
import { manualParts } from './manual-parts.ts';
import type { ManualPart } from './manual-parts.ts';

const MARGIN = 4;
/** Longer lines are hard to read. */
const WIDEST = 100;

/** The manual page as a text to be read on a terminal of that many columns. */
export function manualText(program: Command, columns: number): string {
  const width = Math.max(40, Math.min(WIDEST, columns)) - MARGIN;
  const parts = manualParts(program);
  return parts
    .flatMap((part, at) => linesOf(part, parts[at - 1]?.part, width))
    .map(line => `${line.trimEnd()}\n`)
    .join('');
}

function linesOf(part: ManualPart, before: ManualPart['part'] | undefined, width: number): readonly string[] {
  const gap = before === undefined ? [] : [''];
  switch (part.part) {
    case 'section':
      return [...gap, part.text];
    case 'command':
      return before === 'section' ? indented([part.text], MARGIN / 2) : ['', ...indented([part.text], MARGIN / 2)];
    case 'paragraph':
      return indented(wrap(part.text, width), MARGIN);
    case 'name':
      return indented(wrap(`${part.name} - ${part.about}`, width), MARGIN);
    case 'usage':
      return indented([`${part.name} ${part.usage}`], MARGIN);
    case 'option':
      return [...indented([part.flags], MARGIN), ...indented(wrap(part.about, width - MARGIN), 2 * MARGIN)];
    case 'verbatim':
      return [...(before === 'section' ? [] : gap), ...indented(part.lines, MARGIN / 2)];
  }
}

function indented(lines: readonly string[], by: number): readonly string[] {
  return lines.map(line => `${' '.repeat(by)}${line}`);
}
