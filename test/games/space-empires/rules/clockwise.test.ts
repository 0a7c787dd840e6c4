import { expect, test } from 'vitest';
import { boardOf, placeOf } from '../../../../src/games/space-empires/data/hexes.ts';
import type { HexId } from '../../../../src/games/space-empires/data/hexes.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../../../src/games/space-empires/data/scenarios.ts';
import { leftOf, rightOf } from '../../../../src/games/space-empires/state/seats.ts';
import { scene } from '../scene.ts';

/** Where the middle of some hexes lies in the picture of the map: to the right, and down. */
function middleOf(hexes: readonly HexId[]): readonly [x: number, y: number] {
  const places = hexes.map(placeOf);
  const mean = (of: (place: (typeof places)[number]) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  // Every second column begins half a hex higher.
  return [mean(({ column }) => column), mean(({ row, column }) => row - (column % 2) / 2)];
}

test.each(SCENARIO_IDS.filter(id => SCENARIOS[id].homes.length > 2))(
  'SE-5.1: the seats of %s sit clockwise round their board',
  id => {
    const { homes } = SCENARIOS[id];
    for (const board of [1, 2]) {
      const middles = homes
        .flatMap(home => (home === null ? [] : [home.area]))
        .filter(area => area.every(hex => boardOf(hex) === board))
        .map(middleOf);
      if (middles.length < 3) continue;
      const centre = middles.reduce(([x, y], [dx, dy]) => [x + dx / middles.length, y + dy / middles.length], [0, 0]);
      const angles = middles.map(([x, y]) => Math.atan2(y - centre[1], x - centre[0]));
      // Clockwise the angle grows, as the picture counts downwards, and it does so once all the way round.
      const turns = angles.map((angle, seat) => {
        const next = angles[(seat + 1) % angles.length] ?? 0;
        return (next - angle + 2 * Math.PI) % (2 * Math.PI);
      });
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
    }
  },
);

test('SE-5.1, SE-17.5, SE-7.7: the next seat clockwise is the one to the left, the one before to the right', () => {
  const { state } = scene(4, { scenario: '4p-normal' });
  expect([leftOf(state, 0), rightOf(state, 0)]).toEqual([1, 3]);
});
