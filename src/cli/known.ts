import { GAMES } from '../games/index.ts';
import type { Game } from '../kernel/playable.ts';
import { UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/plain.ts';

/** The game of that id. Throws `UsageError` that lists the games there are. */
export async function gameOrRefuse(id: string, load: (id: string) => Promise<Game | null>): Promise<Game> {
  const game = await load(id);
  if (game === null) {
    throw new UsageError(say('cli.no-game', { id: quoted(id), games: Object.keys(GAMES).join(', ') }));
  }
  return game;
}
