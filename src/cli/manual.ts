import type { Command } from 'commander';
import { examplesOf } from './examples.ts';
import { commandsOf, pathOf } from './known.ts';
import { text } from './say.ts';
import type { CliKey } from './say.ts';
import { programVersion } from './version.ts';

/** The manual page of the program in the language of `man` (roff), made from the very commands, arguments and options. */
export function manualOf(program: Command): string {
  const name = program.name();
  return [
    `.TH ${name.toUpperCase()} 1 "" "${name} ${programVersion()}"`,
    ...section('cli.man.name', [`${plain(name)} \\- ${plain(program.description())}`]),
    ...section('cli.man.synopsis', [`.B ${plain(name)}`, plain(program.usage())]),
    ...section('cli.man.examples', verbatim(examplesOf(program))),
    ...section('cli.man.options', optionsOf(program)),
    ...section('cli.man.commands', program.commands.flatMap(commandPart)),
    ...section('cli.man.exit', paragraphs('cli.man.exit.text')),
    ...section('cli.man.environment', paragraphs('cli.man.environment.text')),
    ...section('cli.man.files', paragraphs('cli.man.files.text')),
  ]
    .map(line => `${line}\n`)
    .join('');
}

/** A command and all below it: its usage, what it does, its options, and examples. */
function commandPart(command: Command): readonly string[] {
  if (!commandsOf(command.parent ?? command).includes(command)) return [];
  if (command.name() === 'help' && command.parent?.parent !== null) return [];
  const usage = [...pathOf(command), command.usage()].join(' ');
  return [
    `.SS "${plain(usage)}"`,
    plain(command.description()),
    ...optionsOf(command),
    ...verbatim(examplesOf(command)),
    ...command.commands.flatMap(commandPart),
  ];
}

function optionsOf(command: Command): readonly string[] {
  const help = command.createHelp();
  return help
    .visibleOptions(command)
    .flatMap(option => ['.TP', `.B ${plain(option.flags)}`, plain(help.optionDescription(option))]);
}

function section(heading: CliKey, lines: readonly string[]): readonly string[] {
  return [`.SH ${plain(text(heading))}`, ...lines];
}

function paragraphs(key: CliKey): readonly string[] {
  return text(key)
    .split('\n')
    .flatMap((line, place) => (place === 0 ? [plain(line)] : ['.PP', plain(line)]));
}

/** Lines that are printed as they stand. */
function verbatim(written: string | null): readonly string[] {
  return written === null ? [] : ['.PP', '.nf', ...written.split('\n').map(plain), '.fi'];
}

/** A line in which nothing means something to roff: hyphens stay hyphens, a point or a quote at its beginning is no command. */
function plain(line: string): string {
  return line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/, '\\&');
}
