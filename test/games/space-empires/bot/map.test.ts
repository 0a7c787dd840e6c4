import { expect, test } from 'vitest';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { guardAt, isForeign, waysFrom } from '../../../../src/games/space-empires/bot/map.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { isEmpiresView } from '../../../../src/games/space-empires/view.ts';
import type { EmpiresView } from '../../../../src/games/space-empires/view.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';

function shown(view: unknown): EmpiresView {
  if (!isEmpiresView(view)) throw new Error('no view');
  return view;
}

test('the ways from a hex are searched once, and what others hold is looked up once, while the map is the same', () => {
  const run = spaceEmpires.silently({ seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'ways' });
  const random = seededRandom('ways');
  for (let { brief } = run; brief !== null && shown(run.glimpse(0)).phase !== 'movement'; brief = run.brief) {
    run.give(empiresBot({ game: 'space-empires', decision: brief, random, view: run.glimpse(brief.seat) }));
  }
  const view = shown(run.view(0));
  const [world = null, enemy = null] = view.seats.map(seat => seat.world);
  if (world === null || enemy === null) throw new Error('no homeworlds');
  let looks = 0;
  const hexes = new Proxy(view.hexes, {
    get: (of, hex): unknown => {
      looks += 1;
      return Reflect.get(of, hex);
    },
  });
  const counted = (): EmpiresView => ({ ...view, hexes });
  const first = waysFrom({ view: counted(), me: 0 }, world, 'scout');
  const whose = (): boolean[] => [world, enemy].map(hex => isForeign({ view: counted(), me: 0 }, hex));
  expect(first.size).toBeGreaterThan(0);
  expect(whose()).toEqual([false, true]);
  const once = looks;
  expect(once).toBeGreaterThan(0);
  expect(waysFrom({ view: counted(), me: 0 }, world, 'scout')).toBe(first);
  expect(whose()).toEqual([false, true]);
  expect(looks).toBe(once);
  expect(waysFrom({ view: counted(), me: 0 }, world, 'fleet')).not.toBe(first);
  // Glimpses of a map that stays the same find the same ways.
  expect(waysFrom({ view: shown(run.glimpse(0)), me: 0 }, world, 'scout')).toBe(
    waysFrom({ view: shown(run.glimpse(0)), me: 0 }, world, 'scout'),
  );
  // Own counters that have moved change no way.
  const own = view.pieces.map(piece => (piece.owner === 0 ? { ...piece, at: enemy } : piece));
  expect(waysFrom({ view: { ...counted(), pieces: own }, me: 0 }, world, 'scout')).toBe(first);
  // Counters of others that have moved make it another map.
  const pieces = view.pieces.map(piece => (piece.owner === 1 ? { ...piece, at: world } : piece));
  expect(isForeign({ view: { ...view, pieces }, me: 0 }, world)).toBe(true);
  expect(guardAt({ view: { ...view, pieces }, me: 0 }, enemy)).toBe(0);
});
