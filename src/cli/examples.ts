import type { Command } from 'commander';
import { pathOf } from './known.ts';
import { text } from './say.ts';
import type { CliKey } from './say.ts';
import { cliTexts } from './text.en.ts';

/** The examples of a command, which its help begins with; `null`: it has none. */
export function examplesOf(command: Command): string | null {
  const key = `cli.examples.${pathOf(command).join('-')}`;
  return isKey(key) ? text(key) : null;
}

/** Has the help of a command and of all below it begin with examples. */
export function addExamples(command: Command): void {
  const examples = examplesOf(command);
  if (examples !== null) command.addHelpText('before', `${text('cli.examples')}\n${examples}\n`);
  for (const below of command.commands) addExamples(below);
}

function isKey(key: string): key is CliKey {
  return Object.hasOwn(cliTexts, key);
}
