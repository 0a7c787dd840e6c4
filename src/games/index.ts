import type { Game } from '../kernel/playable.ts';

/** The games there are, by id. Each is loaded only when it is played. */
export const GAMES: Readonly<Record<string, { readonly title: string; readonly load: () => Promise<Game> }>> = {
  starcraft: {
    title: 'StarCraft: The Board Game',
    load: async () => (await import('./starcraft/game.ts')).starcraft,
  },
};

/** The game of that id, or `null` when there is none. */
export async function loadGame(id: string): Promise<Game | null> {
  if (!Object.hasOwn(GAMES, id)) return null;
  return (await GAMES[id]?.load()) ?? null;
}
