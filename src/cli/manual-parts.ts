import type { Command } from 'commander';
import { reportMessage } from './about.ts';
import { examplesOf } from './examples.ts';
import { commandsOf, pathOf } from './known.ts';
import { format, text } from './say.ts';
import type { CliKey } from './say.ts';

/** A part of the manual page, independent of the output format. */
export type ManualPart =
  | { readonly part: 'section' | 'command' | 'paragraph'; readonly text: string }
  /** The name of the program and its description, on one line. */
  | { readonly part: 'name'; readonly name: string; readonly about: string }
  | { readonly part: 'usage'; readonly name: string; readonly usage: string }
  | { readonly part: 'option'; readonly flags: string; readonly about: string }
  /** Lines that are printed unchanged. */
  | { readonly part: 'verbatim'; readonly lines: readonly string[] };

/** The parts of the manual, made from the program's commands, arguments and options. */
export function manualParts(program: Command): readonly ManualPart[] {
  const name = program.name();
  return [
    section('cli.man.name'),
    { part: 'name', name, about: program.description() },
    section('cli.man.synopsis'),
    { part: 'usage', name, usage: program.usage() },
    section('cli.man.description'),
    paragraph(`${text('about.what')} ${text('about.whose')}`),
    section('cli.man.examples'),
    ...verbatim(examplesOf(program)),
    section('cli.man.options'),
    ...optionsOf(program),
    section('cli.man.commands'),
    ...program.commands.flatMap(commandParts),
    section('cli.man.exit'),
    ...paragraphs('cli.man.exit.text'),
    section('cli.man.environment'),
    ...paragraphs('cli.man.environment.text'),
    section('cli.man.files'),
    ...paragraphs('cli.man.files.text'),
    section('cli.man.reports'),
    paragraph(format(reportMessage())),
  ];
}

/** The parts for a command and its subcommands: usage, description, options, and examples. */
function commandParts(command: Command): readonly ManualPart[] {
  if (!commandsOf(command.parent ?? command).includes(command)) return [];
  if (command.name() === 'help' && command.parent?.parent !== null) return [];
  return [
    { part: 'command', text: usageOf(command) },
    paragraph(command.description()),
    ...optionsOf(command),
    ...verbatim(examplesOf(command)),
    ...command.commands.flatMap(commandParts),
  ];
}

/** The usage line of a command: its full name and its arguments. */
export function usageOf(command: Command): string {
  return [...pathOf(command), command.usage()].join(' ');
}

function optionsOf(command: Command): readonly ManualPart[] {
  const help = command.createHelp();
  return help
    .visibleOptions(command)
    .map(option => ({ part: 'option', flags: option.flags, about: help.optionDescription(option) }));
}

function section(heading: CliKey): ManualPart {
  return { part: 'section', text: text(heading) };
}

function paragraph(text: string): ManualPart {
  return { part: 'paragraph', text: text };
}

function paragraphs(key: CliKey): readonly ManualPart[] {
  return text(key).split('\n').map(paragraph);
}

function verbatim(written: string | null): readonly ManualPart[] {
  return written === null ? [] : [{ part: 'verbatim', lines: written.split('\n') }];
}
