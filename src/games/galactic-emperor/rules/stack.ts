import type { TileId } from '../data/tiles.ts';
import type { Emperor } from '../state/state.ts';
import { say, tileName } from '../text/say.ts';

/** Turns up this many tiles from the top of the stack, or as many as are left (GE-3.4, GE-4.6). */
export function turnUp(game: Emperor, count: number, rule: string): void {
  const { state } = game;
  const turned: TileId[] = [];
  while (turned.length < count) {
    const tile = state.stack.pop();
    if (tile === undefined) break;
    turned.push(tile);
  }
  if (turned.length === 0) return;
  game.reveal();
  state.topKnown = null;
  state.row.push(...turned);
  game.tell?.({
    words: say('row.turned-up', { tiles: turned.map(tileName), count: turned.length }),
    rule,
    refs: turned.map(tile => `tile:${tile}` as const),
  });
}
