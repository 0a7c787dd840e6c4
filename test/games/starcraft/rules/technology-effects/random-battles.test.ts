import * as v from 'valibot';
import { expect, test } from 'vitest';
import { randomAnswer } from '../../../../../src/bots/random.ts';
import { randomBelow, seededRandom } from '../../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../../src/kernel/plain/random.ts';
import { CARDS, STARTING_DECKS } from '../../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../../src/games/starcraft/data/cards.ts';
import { FACTIONS } from '../../../../../src/games/starcraft/data/factions.ts';
import type { FactionId } from '../../../../../src/games/starcraft/data/factions.ts';
import type { Race } from '../../../../../src/games/starcraft/data/races.ts';
import { TECHNOLOGY_CARD_IDS } from '../../../../../src/games/starcraft/data/technology-cards.ts';
import { UNITS, UNIT_TYPES } from '../../../../../src/games/starcraft/data/units.ts';
import { battleShape } from '../../../../../src/games/starcraft/state/saved-battle.ts';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import type { StarCraftState } from '../../../../../src/games/starcraft/state/state.ts';
import { Fight } from '../fight.ts';
import type { Counts } from '../fight.ts';

/** Battles played to their end, each with technologies in both hands and play areas. */
const BATTLES = 120;
const SEATS_IN_BATTLE = [0, 1] as const;
const ATTACKERS = ['overmind', 'mengsk', 'tassadar'] as const;
const DEFENDERS = ['queen-of-blades', 'raynor', 'aldaris'] as const;

function pick<T>(random: RandomState, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(randomBelow(random, left.length), 1),
  ).flat();
}

function army(random: RandomState, race: Race): Counts {
  const types = UNIT_TYPES.filter(unit => UNITS[unit].race === race);
  return Object.fromEntries(
    pick(random, types, 1 + randomBelow(random, 4)).map(unit => [unit, 1 + randomBelow(random, 2)]),
  );
}

function cardsOf(random: RandomState, race: Race): { hand: CardId[]; inPlay: CardId[] } {
  const technologies = TECHNOLOGY_CARD_IDS.filter(card => CARDS[card].race === race);
  const deck = [...technologies.filter(card => CARDS[card].kind !== 'play-area')];
  return {
    hand: [...pick(random, deck, 5), ...pick(random, STARTING_DECKS[race], 3)],
    inPlay: pick(
      random,
      technologies.filter(card => CARDS[card].kind === 'play-area'),
      4,
    ),
  };
}

/** Figures and cards of a seat, wherever they are. */
function belongings(state: StarCraftState, seat: number): { units: Counts; cards: CardId[] } {
  const { supply, hand, deck, discard, technologyDeck, playArea } = seatState(state, seat);
  const units: Counts = {};
  const standing = Object.values(state.areas).filter(area => area.holder === seat);
  for (const counts of [supply.units, ...standing.map(area => area.units)]) {
    for (const unit of UNIT_TYPES) if (counts[unit] !== undefined) units[unit] = (units[unit] ?? 0) + counts[unit];
  }
  return { units, cards: [...hand, ...deck, ...discard, ...technologyDeck, ...playArea].sort() };
}

function randomFight(number: number): { table: Fight; random: RandomState } {
  const random = seededRandom(`battle ${number}`);
  const attacker: FactionId = ATTACKERS[number % 3] ?? 'overmind';
  const defender: FactionId = DEFENDERS[Math.floor(number / 3) % 3] ?? 'aldaris';
  const cards = [attacker, defender].map(faction => cardsOf(random, FACTIONS[faction].race));
  const [first, second] = cards;
  const table = new Fight({
    attacker,
    defender,
    attackers: army(random, FACTIONS[attacker].race),
    defenders: army(random, FACTIONS[defender].race),
    hands: [first?.hand ?? [], second?.hand ?? []],
    set: scene => {
      cards.forEach(({ inPlay }, seat) => scene.inPlay(seat, ...inPlay).workers(seat, 2));
    },
  });
  return { table, random };
}

test('in random battles full of technologies nothing is lost, every state can be saved, and every card takes its turn', () => {
  const used = new Set<string>();
  for (let number = 0; number < BATTLES; number++) {
    const { table, random } = randomFight(number);
    const before = SEATS_IN_BATTLE.map(seat => belongings(table.state, seat));
    table.start();
    while (table.endedAt === null) {
      const { battle } = table.now;
      if (battle !== null) expect(v.is(battleShape, battle)).toBe(true);
      table.answer(randomAnswer(table.decision, random));
    }
    expect(SEATS_IN_BATTLE.map(seat => belongings(table.now, seat))).toEqual(before);
    for (const { words, refs = [] } of table.match.events('spectator')) {
      if (words.key === 'battle.cards-up' || words.key.startsWith('battle.ability')) refs.forEach(ref => used.add(ref));
    }
  }
  for (const technology of ['charon-boosters', 'leg-enhancements', 'parasite', 'consume']) {
    expect(used).toContain(`technology:${technology}`);
  }
  for (const card of TECHNOLOGY_CARD_IDS) if (CARDS[card].kind !== 'play-area') expect(used).toContain(`card:${card}`);
});
