import type { Command } from 'commander';
import { noCommand } from '../known.ts';
import { text } from '../say.ts';

/** `orrery help [COMMAND…]`, and the same in front of the commands that have some below them. */
export function addHelp(above: Command): void {
  for (const command of above.commands) if (command.commands.length > 0) addHelp(command);
  above
    .helpCommand(false)
    .command('help [command...]')
    .description(text('cli.help'))
    .action((names: readonly string[]) => commandCalled(above, names).outputHelp());
}

/** The command that words name, one below the other. Throws `UsageError` with what may be meant. */
function commandCalled(above: Command, names: readonly string[]): Command {
  return names.reduce((command, name) => {
    const found = command.commands.find(each => each.name() === name);
    if (found === undefined) throw noCommand(name, command);
    return found;
  }, above);
}
