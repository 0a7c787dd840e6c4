import type { Command } from 'commander';
import { manualParts } from './manual-parts.ts';
import type { ManualPart } from './manual-parts.ts';
import { programVersion } from './version.ts';

/** The manual page of the program in the format of `man` (roff). */
export function manualOf(program: Command): string {
  const name = program.name();
  const parts = manualParts(program);
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${programVersion()}"`,
    ...parts.flatMap((part, at) => linesOf(part, parts[at - 1]?.part)),
  ]
    .map(line => `${line}\n`)
    .join('');
}

function linesOf(part: ManualPart, before: ManualPart['part'] | undefined): readonly string[] {
  switch (part.part) {
    case 'section':
      return [`.SH ${escapeRoff(part.text)}`];
    case 'command':
      return [`.SS "${escapeRoff(part.text)}"`];
    case 'paragraph':
      return before === 'paragraph' ? ['.PP', escapeRoff(part.text)] : [escapeRoff(part.text)];
    case 'name':
      return [`${escapeRoff(part.name)} \\- ${escapeRoff(part.about)}`];
    case 'usage':
      return [`.B ${escapeRoff(part.name)}`, escapeRoff(part.usage)];
    case 'option':
      return ['.TP', `.B ${escapeRoff(part.flags)}`, escapeRoff(part.about)];
    case 'verbatim':
      return ['.PP', '.nf', ...part.lines.map(escapeRoff), '.fi'];
  }
}

/** Escapes a line for roff: hyphens stay hyphens, and a dot or quote at the beginning is no command. */
function escapeRoff(line: string): string {
  return line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/, '\\&');
}
