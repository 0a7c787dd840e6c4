import type { Command } from 'commander';
import { pathOf } from './known.ts';
import { text } from './say.ts';
import type { CliKey } from './say.ts';
import { cliTexts } from './text.en.ts';

/** The examples at the beginning of a command's help; `null`: the command has none. */
export function examplesOf(command: Command): string | null {
  const key = `cli.examples.${pathOf(command).join('-')}`;
  return isKey(key) ? text(key) : null;
}

/** Adds examples to the beginning of the help of a command and of all its subcommands. */
export function addExamples(command: Command): void {
  const examples = examplesOf(command);
  if (examples !== null) command.addHelpText('before', `${text('cli.examples')}\n${examples}\n`);
  for (const subcommand of command.commands) addExamples(subcommand);
}

function isKey(key: string): key is CliKey {
  return Object.hasOwn(cliTexts, key);
}
