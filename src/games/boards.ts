import type { Board } from './board.ts';

/** The boards of the games, by the game's id: loaded only by the table. */
const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  starcraft: async () => (await import('./starcraft/board/index.ts')).starcraftBoard,
  theseus: async () => (await import('./theseus/board/index.ts')).theseusBoard,
};

/** The board of a game, or `null` when there is none. */
export async function loadBoard(game: string): Promise<Board | null> {
  if (!Object.hasOwn(BOARDS, game)) return null;
  return (await BOARDS[game]?.()) ?? null;
}
