import type { Command } from 'commander';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/history/playable.ts';
import { UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/input/plain.ts';
import { didYouMean } from './suggest.ts';

/** The game of that id. Throws `UsageError` that lists the games there are. */
export async function gameOrRefuse(id: string, load: (id: string) => Promise<Game | null>): Promise<Game> {
  const game = await load(id);
  if (game !== null) return game;
  const games = Object.keys(GAMES);
  throw new UsageError(say('cli.no-game', { id: quoted(id), meant: didYouMean(id, games), games: games.join(', ') }));
}

/** Refuses a word where a command should stand, and says which commands there are. */
export function refuseExtra([word]: readonly string[], command: Command): void {
  if (word !== undefined) throw noCommand(word, command);
}

/** The names of the flags that a command takes, those of every command among them. */
export function flagsOf(command: Command): readonly string[] {
  const help = command.createHelp();
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  return options.flatMap(({ long }) => long?.replace(/^--/, '') ?? []);
}

/** There is no command of that name below another one; some has none at all below it. */
export function noCommand(word: string, parent: Command): UsageError {
  const names = commandsOf(parent)
    .map(known => known.name())
    .filter(name => name !== 'help');
  const program = pathOf(parent).join(' ');
  if (names.length === 0) return new UsageError(say('cli.no-command.below', { word: quoted(word), program }));
  const known = { names: names.join(', '), meant: didYouMean(word, names) };
  return new UsageError(say('cli.no-command', { word: quoted(word), program, ...known }));
}

/** The commands that help shows below a command. */
export function commandsOf(command: Command): readonly Command[] {
  return command.createHelp().visibleCommands(command);
}

/** A command as it is called: `orrery`, `saves`, `rm`. */
export function pathOf(command: Command): readonly string[] {
  return command.parent === null ? [command.name()] : [...pathOf(command.parent), command.name()];
}
