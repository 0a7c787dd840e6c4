import { expect, test } from 'vitest';
import { LEARNER } from '../../../../src/games/starcraft/lessons/position.ts';
import type { UnitType } from '../../../../src/games/starcraft/data/units.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import { leastUsefulCard } from '../../../../src/games/starcraft/view/card-worth.ts';
import { stillAt } from '../../../table/still-position.ts';
import { threePlanets } from '../three-planets.ts';

/** What Ann would discard first of two cards for Marines, of which she has three, and one for Goliaths. */
async function discards(units: Partial<Record<UnitType, number>>): Promise<string | null> {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 3, ...units })
    .hand(LEARNER, 'terran-c01', 'terran-c02', 'charon-boosters-1')
    .hand(LEARNER, 'terran-c03', 'terran-c04', 'terran-c05', 'terran-c06', 'terran-c07', 'terran-c08')
    .eventDeck()
    .beginningAt({ step: 'regrouping.discard', args: { seat: LEARNER } });
  const { match } = await stillAt('starcraft', position);
  const view = match.view(LEARNER);
  const me = isStarCraftView(view) ? view.seats[LEARNER] : undefined;
  if (!isStarCraftView(view) || me === undefined) throw new Error('there is no seat');
  return leastUsefulCard(view, me, card => ['terran-c01', 'terran-c02', 'charon-boosters-1'].includes(card));
}

test('SC-18.9 a technology’s card is kept while a unit that it serves is in play, and goes first while none is', async () => {
  expect(await discards({ goliath: 1 })).toMatch(/^terran-/);
  expect(await discards({})).toBe('charon-boosters-1');
});
