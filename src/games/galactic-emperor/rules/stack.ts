import type { TileId } from '../data/tiles.ts';
import type { Emperor } from '../state/state.ts';
import { say, tileName } from '../text/say.ts';

/** Turns up a number of tiles from the top of the stack, or as many as are left (GE-3.4, GE-4.6). */
export function turnUpTiles(game: Emperor, count: number, rule: string): void {
  const { state } = game;
  const turnedUp: TileId[] = [];
  while (turnedUp.length < count) {
    const tile = state.stack.pop();
    if (tile === undefined) break;
    turnedUp.push(tile);
  }
  if (turnedUp.length === 0) return;
  game.reveal();
  state.topKnown = null;
  state.row.push(...turnedUp);
  game.tell?.({
    words: say('row.turned-up', { tiles: turnedUp.map(tileName), count: turnedUp.length }),
    rule,
    refs: turnedUp.map(tile => `tile:${tile}` as const),
  });
}
