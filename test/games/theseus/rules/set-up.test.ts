import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/games/theseus/data/cards.ts';
import { cardsOf, factsOf } from '../../../../src/games/theseus/data/cards.ts';
import { SECTORS } from '../../../../src/games/theseus/data/sectors.ts';
import { hasBonusSymbol, sectorOf } from '../../../../src/games/theseus/data/places.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { upgradesLeft } from '../../../../src/games/theseus/state/tokens.ts';
import type { TheseusState } from '../../../../src/games/theseus/state/state.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { checkPieces } from '../oracles/pieces.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';
import { scene } from '../scene.ts';

const DUEL = { factions: ['aliens', 'marines'], first: 'first-seat' };

/**
 * A match whose set-up is answered with the first option each time, or with one that fits a pattern; `each` sees every
 * decision.
 */
function setUp(seats: number, options: Readonly<Record<string, unknown>>, each?: (match: Match) => void): TheseusState {
  const match = theseus.start(settingFor(seats, 'set-up', options), { checkpointEvery: 0 });
  while (stateOf(match).phase === 'set-up' && match.decision !== null) {
    each?.(match);
    match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
  }
  return stateOf(match);
}

describe('set-up of a duel, TH-3', () => {
  test('TH-3.1: factions are named, dealt, or chosen one after the other, each only once', () => {
    const kinds: string[] = [];
    const state = setUp(2, { deal: 'choose', factions: [null, 'greys'] }, match => {
      const { kind = '', options = [] } = match.decision ?? {};
      kinds.push(kind);
      if (kind !== 'setUp.faction') return;
      const left = ['marines', 'scientists', 'aliens', 'pandora'];
      expect(options.map(({ id }) => id)).toEqual(left.map(faction => `faction:${faction}`));
    });
    expect(kinds.filter(kind => kind === 'setUp.faction')).toHaveLength(1);
    expect(state.seats.map(({ faction }) => faction)).toEqual(['marines', 'greys']);
  });

  test('TH-3.2: the first seat begins if that is agreed, else chance decides', () => {
    expect(setUp(2, DUEL).order).toEqual([0, 1]);
    const firsts = Array.from({ length: 12 }, (_, number) => {
      const match = theseus.start(settingFor(2, `first-${number}`, { factions: DUEL.factions }), {
        checkpointEvery: 0,
      });
      return stateOf(match).order[0];
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  test('EX-13 TH-3.3 TH-2.1: Corridors, Control Room, Nest, Tech Bay, Docking Bay: Aliens are first', () => {
    const state = setUp(2, DUEL);
    expect(state.ring).toEqual(['corridors', 'control-room', 'alien-nest', 'tech-bay', 'docking-bay']);
    expect([state.order, state.malfunction]).toEqual([[0, 1], null]);
  });

  test('TH-3.4 TH-3.9 TH-2.4: 20 life, no data, the countdown untouched, all upgrade tokens in the supply', () => {
    const state = setUp(2, { factions: ['greys', 'scientists'] });
    expect(state.seats.map(({ life, data, upgrades }) => [life, data, upgrades])).toEqual([
      [20, 0, 0],
      [20, 0, 0],
    ]);
    expect([state.countdown, upgradesLeft(state)]).toEqual([0, 20]);
  });

  test('TH-3.5: every slot with the symbol has a bonus card, the others are out of the match', () => {
    const state = setUp(2, DUEL);
    const slots = Object.keys(state.bonus);
    const wanted = state.ring.flatMap(sector => SECTORS[sector].slots.filter(({ bonus }) => bonus));
    expect(slots).toHaveLength(wanted.length);
    expect(slots.length + state.bonusOut.length).toBe(9);
  });

  test('TH-3.6 TH-3.7: 15 cards, three drawn, one installed in any empty slot, two pending at home, twelve left', () => {
    const asked: string[] = [];
    const state = setUp(2, DUEL, match => {
      const { kind = '', seat = -1, options = [] } = match.decision ?? {};
      if (kind === 'setUp.card') {
        asked.push(`${seat}`);
        expect(options).toHaveLength(3);
      }
      if (kind !== 'setUp.slot') return;
      const slots = options.map(({ id }) => id.replace('slot:', ''));
      expect(slots.some(slot => slot in stateOf(match).bonus || slot in stateOf(match).installed)).toBe(false);
      expect(new Set(slots.map(slot => slot.replace(/-s\d$/, ''))).size).toBe(5);
    });
    expect(asked).toEqual(['0', '1']);
    expect(state.seats.map(({ deck, removed }) => [deck.length, removed.length])).toEqual([
      [12, 10],
      [12, 10],
    ]);
    expect(
      Object.keys(state.pending)
        .map(slot => slot.slice(0, -3))
        .sort(),
    ).toEqual(['alien-nest', 'alien-nest', 'docking-bay', 'docking-bay']);
    checkPieces(state);
  });

  test('TH-3.8: two units at home each, then the third anywhere, base side up; no trap works', () => {
    const seats: number[] = [];
    const sectors: string[] = [];
    const state = setUp(2, DUEL, match => {
      if (match.decision?.kind !== 'setUp.unit') return;
      seats.push(match.decision.seat);
      sectors.push([...new Set(match.decision.options.map(({ id }) => id.replaceAll(/^room:|-[a-z]$/g, '')))].join());
    });
    expect(seats).toEqual([0, 0, 1, 1, 0, 1]);
    expect(sectors.slice(0, 4)).toEqual(['alien-nest', 'alien-nest', 'docking-bay', 'docking-bay']);
    expect(sectors[4]?.split(',')).toHaveLength(state.ring.length);
    expect(Object.values(state.units).map(({ side }) => side)).toEqual(Array.from({ length: 6 }, () => 'base'));
    expect(state.seats.map(({ life }) => life)).toEqual([20, 20]);
  });
});

describe('other ways to begin, TH-4', () => {
  test('TH-4.1: beginners’ decks are exactly the 15 cards of level 0; with more cards 15 are dealt', () => {
    const beginner = setUp(2, { ...DUEL, decks: 'beginner' });
    const levels = (state: TheseusState): number[] =>
      cardsOf('aliens').flatMap(card => (state.seats[0]?.removed.includes(card) === true ? [] : [factsOf(card).level]));
    expect(levels(beginner)).toEqual(Array.from({ length: 15 }, () => 0));
    const first = setUp(2, { ...DUEL, decks: 'level-1' });
    expect([levels(first).length, Math.max(...levels(first)) <= 1]).toEqual([15, true]);
  });

  test('TH-4.2: with three installed cards five are drawn, the players take turns, ten stay in the deck', () => {
    const asked: string[] = [];
    const state = setUp(2, { ...DUEL, installed: 'three' }, match => {
      const { kind, seat, options = [] } = match.decision ?? {};
      if (kind === 'setUp.card') asked.push(`${seat} ${options.length}`);
    });
    expect(asked).toEqual(['0 5', '1 5', '0 4', '1 4', '0 3', '1 3']);
    expect(state.seats.map(({ deck }) => deck.length)).toEqual([10, 10]);
    expect(Object.keys(state.pending)).toHaveLength(4);
  });

  test('TH-4.3: the sectors in random order, or laid by hand; the turn order follows them from the Corridors', () => {
    const byHand: string[] = [];
    const state = setUp(2, { ...DUEL, ring: 'by-hand' }, match => {
      if (match.decision?.kind === 'setUp.sector') byHand.push(`${match.decision.options.length}`);
    });
    expect([byHand.join(' '), state.ring[0]]).toEqual(['4 3 2', 'corridors']);
    const rings = Array.from({ length: 8 }, (_, number) => {
      const match = theseus.start(settingFor(2, `ring-${number}`, { ring: 'random' }), { checkpointEvery: 0 });
      return stateOf(match).ring.join();
    });
    expect(new Set(rings).size).toBeGreaterThan(4);
  });
});

describe('basics, TH-1 and TH-2', () => {
  test('TH-1.1: only Scientists and Greys collect data points', () => {
    const gained = (faction: 'scientists' | 'greys', by: 'archive' | 'probe'): number => {
      const table = scene([faction, 'aliens'])
        .unit(faction === 'greys' ? 'grey-1' : 'scientist-1', 'corridors-a')
        .unit('alien-1', 'control-room-d')
        .card(by === 'probe' ? 'greys-probe-1' : 'scientists-archive-1', 'control-room-s1')
        .turn(faction);
      table.answer('room:control-room-a');
      return table.data(faction);
    };
    expect([gained('greys', 'probe'), gained('scientists', 'archive')]).toEqual([
      CARDS['greys-probe'].number,
      CARDS['scientists-archive'].number,
    ]);
  });

  test('TH-1.2: a card beats the general rules: a shortcut lets a unit use its points otherwise', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .card('aliens-vent-shortcut-1', 'control-room-s1')
      .turn('aliens');
    table.answer('unit:alien-1');
    expect(table.options).toHaveLength(2);
  });

  test('TH-2.4 TH-9.1: any number of units waits in space, and the owner chooses one when it wants', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'space')
      .unit('alien-2', 'space')
      .unit('alien-3', 'corridors-a')
      .unit('marine-1', 'space')
      .turn('aliens');
    expect(table.options).toEqual(['unit:alien-1', 'unit:alien-2', 'unit:alien-3']);
  });

  test('TH-22 TH-22.2 TH-22.4: chance only in the set-up; from then on the generator rests, and no piece gets lost', () => {
    const match = theseus.start(settingFor(2, 'rest', { first: 'first-seat' }), { checkpointEvery: 0 });
    while (stateOf(match).phase === 'set-up' && match.decision !== null) {
      match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
    }
    const random = structuredClone(stateOf(match).random);
    for (let given = 0; given < 60 && match.decision !== null; given++) {
      match.answer(match.decision.n, match.decision.options.at(-1)?.id ?? '');
      checkPieces(stateOf(match));
    }
    expect(stateOf(match).random).toEqual(random);
  });

  test('TH-2.3: bonus symbols lie on installed slots of their own sector', () => {
    const state = setUp(2, DUEL);
    for (const slot of state.ring.flatMap(sector =>
      Object.keys(state.bonus).filter(id => id.startsWith(`${sector}-s`)),
    ))
      expect(SECTORS).toHaveProperty(slot.replace(/-s\d$/, ''));
    expect(hasBonusSymbol('corridors-s3')).toBe(true);
    expect(sectorOf('corridors-s3')).toBe('corridors');
  });
});
