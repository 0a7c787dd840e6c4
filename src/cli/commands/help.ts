import type { Command } from 'commander';
import { noCommand } from '../known.ts';
import { text } from '../say.ts';

/** `orrery help [COMMAND…]`, and the same in front of the commands that have some below them. */
export function addHelp(parent: Command): void {
  for (const command of parent.commands) if (command.commands.length > 0) addHelp(command);
  parent
    .helpCommand(false)
    .command('help [command...]')
    .description(text('cli.help'))
    .action((names: readonly string[]) => commandCalled(parent, names).outputHelp());
}

/** The command that words name, one below the other. Throws `UsageError` with what may be meant. */
function commandCalled(parent: Command, names: readonly string[]): Command {
  return names.reduce((command, name) => {
    const found = command.commands.find(each => each.name() === name);
    if (found === undefined) throw noCommand(name, command);
    return found;
  }, parent);
}
