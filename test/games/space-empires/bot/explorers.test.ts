import { expect, test } from 'vitest';
import { empiresAdvice } from '../../../../src/games/space-empires/bot.ts';
import { explorerWay } from '../../../../src/games/space-empires/bot/fleets.ts';
import { turnOf } from '../../../../src/games/space-empires/bot/turn.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import type { EmpiresView, HexView } from '../../../../src/games/space-empires/view.ts';
import { scene } from '../scene.ts';

test('SE-7.6 no Scout goes where nothing but a black hole can lie', () => {
  const goes = (marker: 'black-hole' | 'mineral-5') => {
    const table = scene()
      .units(0, 'l7', 'yard', 4)
      .units(0, 'e6', 'scout', 1)
      .marker('e7', marker, { up: false, home: 0 });
    table.state.unseen.coloured[0] = { [marker]: 1 };
    table.move();
    const random = { generator: [1, 2, 3, 4], scripted: [] };
    const { decision } = table;
    return empiresAdvice.policy({ game: 'space-empires', view: table.match.view(0), decision, random });
  };
  expect(goes('mineral-5')).toMatch(/^go:/);
  expect(goes('black-hole')).toBe('done');
});

test('where Scouts explore is worked out once for all of them, and again only when a marker is turned up', () => {
  const table = scene().units(0, 'l7', 'yard', 4).units(0, 'e6', 'scout', 1).units(0, 'e8', 'scout', 1);
  table.marker('e7', 'mineral-5', { up: false, home: 0 }).move();
  const view = empiresView(table.state, 0);
  let looks = 0;
  const counted = new Proxy(view.hexes, {
    get: (of, hex): unknown => {
      looks += 1;
      return Reflect.get(of, hex);
    },
  });
  /** Where all Scouts go, and how many hexes are looked at for it. */
  const exploring = (hexes: EmpiresView['hexes']): readonly unknown[] => {
    looks = 0;
    const turn = turnOf({ ...view, hexes }, table.decision, { generator: [1, 2, 3, 4], scripted: [] });
    const scouts = view.pieces.filter(({ kind }) => kind === 'scout');
    return [...scouts.map(piece => explorerWay(turn, piece)?.to), looks];
  };
  const [first, , once] = exploring(counted);
  expect(first).toBe('e7');
  expect(once).toBeGreaterThan(0);
  // The next question about the same map looks at no hex.
  expect(exploring(counted)).toEqual(['e7', 'e7', 0]);
  expect(exploring({ ...view.hexes, e7: { ...hexIn(view, 'e7'), hidden: false } })).not.toContain('e7');
});

function hexIn(view: EmpiresView, hex: HexId): HexView {
  const found = view.hexes[hex];
  if (found === undefined) throw new Error(`no ${hex}`);
  return found;
}
