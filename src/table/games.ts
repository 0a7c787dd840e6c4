import type { Board } from '../games/board.ts';
import { loadBoard } from '../games/boards.ts';
import { GAMES, loadGame } from '../games/index.ts';
import type { Game } from '../kernel/playable.ts';

/** A game and how it looks; without a board of its own the log has to do. */
export interface Boxed {
  readonly game: Game;
  readonly board: Board;
}

/** The games that can be played. */
export interface Shelf {
  readonly titles: readonly { readonly id: string; readonly title: string }[];
  /** The game of that id, loaded; `null` when there is none. */
  readonly load: (id: string) => Promise<Boxed | null>;
}

/** The games of this program. */
export const SHELF: Shelf = {
  titles: Object.entries(GAMES).map(([id, { title }]) => ({ id, title })),
  load: async id => {
    const game = await loadGame(id);
    if (game === null) return null;
    return { game, board: (await loadBoard(id)) ?? plainBoard(game.title) };
  },
};

/** A board for a game that has none: no panes, so that the log takes their place. */
export function plainBoard(title: string): Board {
  return { panes: [], status: () => title, paneFor: () => null, finalTable: () => [] };
}
