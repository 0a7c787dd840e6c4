import type { Command } from 'commander';
import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/history/playable.ts';
import { UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/input/plain.ts';
import { didYouMean } from './suggest.ts';

/** Loads the game with that id. Throws `UsageError` that lists the known games. */
export async function gameOrRefuse(id: string, load: (id: string) => Promise<Game | null>): Promise<Game> {
  const game = await load(id);
  if (game !== null) return game;
  const games = Object.keys(GAMES);
  throw new UsageError(say('cli.no-game', { id: quoted(id), meant: didYouMean(id, games), games: games.join(', ') }));
}

/** Checks that there is no extra argument. Throws `UsageError` that lists the subcommands if there is one. */
export function refuseExtra([word]: readonly string[], command: Command): void {
  if (word !== undefined) throw noCommand(word, command);
}

/** The names of the flags that a command takes, including the global ones. */
export function flagsOf(command: Command): readonly string[] {
  const help = command.createHelp();
  const options = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
  return options.flatMap(({ long }) => long?.replace(/^--/, '') ?? []);
}

/** Makes the error for an unknown command below `parent`, which may have no subcommands at all. */
export function noCommand(word: string, parent: Command): UsageError {
  const names = commandsOf(parent)
    .map(known => known.name())
    .filter(name => name !== 'help');
  const programPath = pathOf(parent).join(' ');
  if (names.length === 0)
    return new UsageError(say('cli.no-command.below', { word: quoted(word), program: programPath }));
  const knownCommands = { names: names.join(', '), meant: didYouMean(word, names) };
  return new UsageError(say('cli.no-command', { word: quoted(word), program: programPath, ...knownCommands }));
}

/** The subcommands of a command that help lists. */
export function commandsOf(command: Command): readonly Command[] {
  return command.createHelp().visibleCommands(command);
}

/** The names of a command and its parents: `orrery`, `saves`, `rm`. */
export function pathOf(command: Command): readonly string[] {
  return command.parent === null ? [command.name()] : [...pathOf(command.parent), command.name()];
}
