import { describe, expect, test } from 'vitest';
import { CARDS, CARD_IDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import { FACTIONS, FACTION_IDS } from '../../../../src/games/starcraft/data/factions.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import type { StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { randomBelow, seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { Fight } from './fight.ts';
import type { Counts } from './fight.ts';

const OPS = ['attack', 'health', 'splash', 'pay', 'cancel', 'cloak', 'detector', 'scourge'];

/** A random battle with all cards whose abilities are written, played to its end by random answers. */
function playAtRandom(random: RandomState): Fight {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[randomBelow(random, list.length)];
    if (item === undefined) throw new Error('an empty list');
    return item;
  };
  const attacker = pick(FACTION_IDS.filter(faction => faction !== 'aldaris'));
  const defender = pick(FACTION_IDS.filter(faction => faction !== 'aldaris' && faction !== attacker));
  const units = (faction: FactionId, most: number): Counts => {
    const counts: Counts = {};
    const own = UNIT_TYPES.filter(unit => UNITS[unit].race === FACTIONS[faction].race);
    const size = 1 + randomBelow(random, most);
    for (let count = 0; count < size; count++) {
      const unit = pick(own);
      if ((counts[unit] ?? 0) < UNITS[unit].figures) counts[unit] = (counts[unit] ?? 0) + 1;
    }
    return counts;
  };
  const cards = (faction: FactionId): CardId[] =>
    CARD_IDS.filter(card => {
      const { race, abilities, kind } = CARDS[card];
      return race === FACTIONS[faction].race && kind !== 'play-area' && abilities.every(({ op }) => OPS.includes(op));
    });
  const table = new Fight({
    attacker,
    defender,
    attackers: units(attacker, 6),
    defenders: units(defender, 4),
    special: randomBelow(random, 3) === 0,
    set: scene => {
      [attacker, defender].forEach((faction, seat) => {
        scene.seat(seat, owner => {
          const deck = cards(faction);
          owner.technologyDeck = owner.technologyDeck.filter(card => !deck.includes(card));
          owner.deck = [];
          while (deck.length > 0) owner.deck.push(...deck.splice(randomBelow(random, deck.length), 1));
          owner.hand = owner.deck.splice(0, randomBelow(random, 7));
          owner.discard = owner.deck.splice(
            0,
            randomBelow(random, 4) === 0 ? owner.deck.length : randomBelow(random, 6),
          );
        });
        scene.workers(seat, randomBelow(random, 3));
        if (randomBelow(random, 3) === 0) scene.transport('braken', 'torus', seat);
      });
      if (randomBelow(random, 3) === 0) scene.area('braken-2', 2, { zealot: 1 });
      if (randomBelow(random, 3) === 0) scene.area('braken-3', 2, { zealot: 1 });
      if (randomBelow(random, 4) === 0) scene.base('braken-1', 1).seat(1, owner => (owner.modules['air-support'] = 1));
    },
  }).start();
  const before = pieces(table.now);
  for (let count = 0; table.match.decision !== null; count++) {
    if (count > 400) throw new Error(`no end: ${table.decision.kind}`);
    const options = table.options.filter(id => randomBelow(random, 8) === 0 || !/^(back|put-back)/.test(id));
    table.answer(pick(options.length > 0 ? options : table.options));
    expect(pieces(table.now)).toEqual(before);
  }
  return table;
}

/** Every figure and card of both sides, wherever it is. */
function pieces(state: StarCraftState): unknown {
  return [0, 1].map(seat => {
    const owner = state.seats[seat];
    if (owner === undefined) throw new Error('no seat');
    const units: Record<string, number> = { ...owner.supply.units };
    for (const area of Object.values(state.areas)) {
      if (area.holder !== seat) continue;
      for (const [unit, count] of Object.entries(area.units)) units[unit] = (units[unit] ?? 0) + count;
    }
    const { battle } = state;
    const side = battle?.attacker === seat ? 'attacker' : 'defender';
    for (const fighter of battle?.fighters ?? []) {
      if (fighter.side === side && fighter.fate === 'standing') units[fighter.unit] = (units[fighter.unit] ?? 0) + 1;
    }
    const laid = (battle?.skirmishes ?? []).flatMap(skirmish =>
      [skirmish[side].standard, skirmish[side].reinforcement].flatMap(placed => (placed === null ? [] : [placed.card])),
    );
    const splash = (battle?.splash ?? []).flatMap(({ side: owns, card }) => (owns === side ? [card] : []));
    const cards = [...owner.hand, ...owner.deck, ...owner.discard, ...laid, ...splash].sort();
    return { units, cards, workers: owner.pool + owner.unavailable };
  });
}

describe('whole battles at random', () => {
  test('every battle ends, no piece is lost, and every kind of question comes up', () => {
    const random = seededRandom('fights');
    const told = new Set<string>();
    for (let number = 0; number < 150; number++) {
      const table = playAtRandom(random);
      expect(table.endedAt).toBe('execution.endOfOrder');
      expect(table.now.battle).toBeNull();
      for (const key of table.told) told.add(key);
    }
    for (const key of [
      'battle.paid',
      'battle.withdrawn',
      'battle.splash.destroyed',
      'battle.gone.alone',
      'battle.gone.misfit',
      'battle.gone.cancelled',
      'battle.replaced',
      'battle.perished',
      'battle.retreated',
      'battle.cannot-target',
    ]) {
      expect(told).toContain(key);
    }
  }, 60_000);
});
