import { describe, expect, test } from 'vitest';
import { CARDS, STARTING_DECKS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { hasIcon, isStandard } from '../../../../src/games/starcraft/state/placing.ts';
import { oddsOf } from '../../../../src/games/starcraft/view/odds.ts';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { fight } from '../rules/fight.ts';

/** A Zergling attacks a Marine; both sides hold one card, and of the Terran deck those cards lie open. */
function lane(discard: readonly CardId[] = []) {
  const table = fight({
    attackers: { zergling: 1 },
    defenders: { marine: 1 },
    hands: [['zerg-c01'], ['terran-c01']],
    set: scene => {
      const seat = scene.state.seats[1];
      if (seat === undefined) throw new Error('nobody defends');
      seat.discard.push(...discard);
      seat.deck = seat.deck.filter(card => !discard.includes(card));
    },
  });
  const view = starcraftView(table.now, 0);
  const [skirmish] = view.battle?.skirmishes ?? [];
  if (view.battle === null || skirmish === undefined) throw new Error('there is no lane');
  return { view, battle: view.battle, skirmish };
}

const terran = STARTING_DECKS.terran.filter(isStandard);
const matching = terran.filter(card => hasIcon(card, 'marine'));

describe('SC-24 the odds of a skirmish', () => {
  test('are worked out from the cards of the enemy’s list that do not lie open', () => {
    const [last] = matching;
    if (last === undefined) throw new Error('no card matches');
    const { view, battle, skirmish } = lane(terran.filter(card => card !== last));
    const odds = oddsOf(view, battle, skirmish, 'attacker', ['zerg-c01']);
    expect(odds?.attack).toEqual({ least: 6, most: 6 });
    const health = CARDS[last].major?.health ?? 0;
    expect(odds?.enemyHealth).toEqual({ least: health, most: health });
    expect(odds?.falls).toBe(health <= 6 ? 1 : 0);
    const all = lane();
    const open = oddsOf(all.view, all.battle, all.skirmish, 'attacker', ['zerg-c01']);
    expect(open?.enemyHealth.most).toBeGreaterThan(open?.enemyHealth.least ?? 0);
    expect(open?.falls).toBeGreaterThan(0);
    expect(open?.falls).toBeLessThan(1);
  });

  test('depend on nothing that the enemy holds', () => {
    const { view, battle, skirmish } = lane();
    const table = oddsOf(view, battle, skirmish, 'attacker', ['zerg-c01']);
    const others = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01'], ['terran-c05']],
    });
    const other = starcraftView(others.now, 0);
    const [its] = other.battle?.skirmishes ?? [];
    if (other.battle === null || its === undefined) throw new Error('there is no lane');
    expect(oddsOf(other, other.battle, its, 'attacker', ['zerg-c01'])).toEqual(table);
  });

  test('count a second card that lies face down beside the enemy’s first one', () => {
    const hands = [['zerg-c01'], ['protoss-c01']] as const;
    const table = fight({ defender: 'tassadar', attackers: { zergling: 1 }, defenders: { zealot: 1 }, hands });
    const view = starcraftView(table.now, 0);
    const [skirmish] = view.battle?.skirmishes ?? [];
    if (view.battle === null || skirmish === undefined) throw new Error('there is no lane');
    const hidden = { card: null, from: 'hand', faceUp: false } as const;
    const second = { ...skirmish, defender: { ...skirmish.defender, reinforcement: hidden } };
    const alone = oddsOf(view, view.battle, skirmish, 'attacker', ['zerg-c01']);
    const both = oddsOf(view, view.battle, second, 'attacker', ['zerg-c01']);
    // The Protoss cards for any unit add 1 to its health.
    expect(both?.enemyHealth.most).toBe((alone?.enemyHealth.most ?? 0) + 1);
    expect(both?.falls).toBeLessThan(alone?.falls ?? 0);
  });

  test('of whatever the deck gives are those of each card in it', () => {
    const { view, battle, skirmish } = lane();
    const odds = oddsOf(view, battle, skirmish, 'attacker', 'deck');
    expect(odds?.attack.most).toBeGreaterThan(odds?.attack.least ?? 0);
    expect(odds?.holds).toBeGreaterThanOrEqual(0);
    expect(odds?.holds).toBeLessThanOrEqual(1);
  });
});
