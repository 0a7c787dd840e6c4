import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../../src/games/starcraft/board/keys.ts';
import type { PlanetId } from '../../../../src/games/starcraft/data/planets.ts';
import type { UnitType } from '../../../../src/games/starcraft/data/units.ts';
import { LEARNER } from '../../../../src/games/starcraft/lessons/position.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import { stillAt } from '../../../table/still-position.ts';
import { threePlanets } from '../three-planets.ts';

const PLANET_CAPITALS: Readonly<Record<string, string>> = { pridewater: 'R', 'antiga-prime': 'A' };

/**
 * The keys of the groups of Ann in a Mobilize order on one of two planets that a transport joins, by group; with
 * further units of hers on Pridewater 1.
 */
async function groupKeys(
  planet: PlanetId,
  others: Partial<Record<UnitType, number>> = {},
): Promise<Record<string, string | null | undefined>> {
  const other = planet === 'pridewater' ? 'antiga-prime' : 'pridewater';
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { goliath: 1, ...others })
    .area('pridewater-3', LEARNER, { marine: 1 })
    .area('antiga-prime-1', LEARNER, { marine: 2, ghost: 1 })
    .transport('pridewater', 'antiga-prime', LEARNER)
    .eventDeck()
    .order(LEARNER, planet, 'mobilize')
    .order(LEARNER, other, 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  const { match, still } = await stillAt('starcraft', position);
  still.press(PLANET_CAPITALS[planet] ?? '');
  const { decision } = match;
  const view = match.view(LEARNER);
  if (decision?.kind !== 'mobilize.move' || !isStarCraftView(view)) throw new Error('no group is asked for');
  const groups = decision.options.filter(({ id }) => /^(unit|area):/.test(id));
  return Object.fromEntries(groups.map(option => [option.id, keyOf(view, decision, option)]));
}

describe('the keys of groups in Mobilize orders', () => {
  test('follow from where a group is, whatever planet the order is on', async () => {
    const keys = await groupKeys('pridewater');
    expect(keys).toEqual({
      'unit:goliath@pridewater-1': 'R1',
      'unit:marine@pridewater-3': 'R3',
      'unit:marine@antiga-prime-1': 'AA1',
      'unit:ghost@antiga-prime-1': 'AA3',
      'area:antiga-prime-1': 'A1',
    });
    const there = await groupKeys('antiga-prime');
    expect(Object.keys(there).toSorted()).toEqual(Object.keys(keys).toSorted());
    expect(there).toEqual(keys);
  });

  test('stay when other groups come: the number of an area is for all units there, one of several types has its own on the sheet', async () => {
    expect(await groupKeys('pridewater', { marine: 3 })).toEqual({
      'unit:marine@pridewater-1': 'RA1',
      'unit:goliath@pridewater-1': 'RA5',
      'area:pridewater-1': 'R1',
      'unit:marine@pridewater-3': 'R3',
      'unit:marine@antiga-prime-1': 'AA1',
      'unit:ghost@antiga-prime-1': 'AA3',
      'area:antiga-prime-1': 'A1',
    });
  });
});
