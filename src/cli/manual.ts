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
      return [`.SH ${plain(part.text)}`];
    case 'command':
      return [`.SS "${plain(part.text)}"`];
    case 'paragraph':
      return before === 'paragraph' ? ['.PP', plain(part.text)] : [plain(part.text)];
    case 'name':
      return [`${plain(part.name)} \\- ${plain(part.about)}`];
    case 'usage':
      return [`.B ${plain(part.name)}`, plain(part.usage)];
    case 'option':
      return ['.TP', `.B ${plain(part.flags)}`, plain(part.about)];
    case 'verbatim':
      return ['.PP', '.nf', ...part.lines.map(plain), '.fi'];
  }
}

/** Escapes a line for roff: hyphens stay hyphens, and a dot or quote at the beginning is no command. */
function plain(line: string): string {
  return line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/, '\\&');
}
