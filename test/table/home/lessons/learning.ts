import { starcraftBot } from '../../../../src/games/starcraft/bot.ts';
import { starcraftBoard } from '../../../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { starcraftLessons } from '../../../../src/games/starcraft/lessons/index.ts';
import type { GameCatalogue } from '../../../../src/session/setting/games.ts';
import type { Size } from '../../../../src/table/frame/edge/too-small.ts';
import type { DeskWanted } from '../../desk-of.ts';
import { tableAt } from '../../table-at.tsx';

/** StarCraft with its lessons. */
export const shelf: GameCatalogue = {
  titles: [{ id: 'starcraft', title: starcraft.title }],
  load: id =>
    Promise.resolve(id === 'starcraft' ? { game: starcraft, board: starcraftBoard, bot: starcraftBot } : null),
  taught: ['starcraft'],
  lessons: () => Promise.resolve(starcraftLessons),
};

export const SMALL = { columns: 80, rows: 23 };

/** A lesson on the screen, the one about workers if nothing else is wanted; nothing is waited for. */
export async function learning({ size = SMALL, ...more }: DeskWanted & { readonly size?: Size } = {}) {
  const start = { learn: { game: 'starcraft', lesson: 'workers-pay' } } as const;
  const screen = await tableAt(size, { start, shelf, settings: { speed: 'instant' }, ...more });
  return { ...screen, frame: screen.text };
}

/** The lesson about bases. */
export const EXPANDING = { learn: { game: 'starcraft', lesson: 'expand' } } as const;
