import type { Command } from 'commander';
import { noCommand } from '../known.ts';
import { text } from '../say.ts';

/** Adds the command `orrery help [COMMAND…]`, and a `help` command to each command that has subcommands. */
export function addHelp(parent: Command): void {
  for (const command of parent.commands) if (command.commands.length > 0) addHelp(command);
  parent
    .helpCommand(false)
    .command('help [command...]')
    .description(text('cli.help'))
    .action((names: readonly string[]) => commandCalled(parent, names).outputHelp());
}

/** Finds the command with the given path of names. Throws `UsageError`, with a suggestion, if there is none. */
function commandCalled(parent: Command, names: readonly string[]): Command {
  return names.reduce((command, name) => {
    const found = command.commands.find(each => each.name() === name);
    if (found === undefined) throw noCommand(name, command);
    return found;
  }, parent);
}
