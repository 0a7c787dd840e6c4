import { describe, expect, test } from 'vitest';
import { BONUS_CARDS_IN_BOX, BONUS_KINDS, bonusKindOf } from '../../../../src/games/theseus/data/bonus-cards.ts';
import { CARD_IDS, CARD_KINDS, CARDS, cardsOf, factsOf } from '../../../../src/games/theseus/data/cards.ts';
import { CARD_FACTIONS, FACTION_IDS, FACTION_SECTORS, SECTOR_IDS } from '../../../../src/games/theseus/data/ids.ts';
import { ORIGINS } from '../../../../src/games/theseus/data/origins.ts';
import {
  hasBonusSymbol,
  joinedTo,
  neighboursOf,
  pendingSlotsOf,
  roomsOf,
  SLOT_IDS,
  slotsOf,
} from '../../../../src/games/theseus/data/places.ts';
import { SECTORS } from '../../../../src/games/theseus/data/sectors.ts';
import { TOKENS } from '../../../../src/games/theseus/data/tokens.ts';
import { UNIT_IDS, UNIT_KINDS, unitFacts, unitsOfKind } from '../../../../src/games/theseus/data/units.ts';

describe('the cards, TH-2.5', () => {
  test.each(CARD_FACTIONS)('%s: 25 cards, exactly 15 of level 0, some of each other level', faction => {
    const cards = cardsOf(faction);
    expect(cards).toHaveLength(25);
    const levels = cards.map(card => factsOf(card).level);
    expect(levels.filter(level => level === 0)).toHaveLength(15); // TH-4.1
    expect(new Set(levels)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('there are 100 cards and nine bonus cards of four kinds, each once', () => {
    expect(new Set(CARD_IDS).size).toBe(100);
    expect(new Set(BONUS_CARDS_IN_BOX).size).toBe(9);
    expect([...new Set(BONUS_CARDS_IN_BOX.map(bonusKindOf))]).toEqual([
      'bonus-card-from-deck',
      'bonus-upgrade',
      'bonus-shaft-passage',
      'bonus-repair',
    ]);
  });

  test.each(CARD_KINDS)('%s: its number, its token and its types belong together', kind => {
    const { types, oneUse, springs, token, faction, copies } = CARDS[kind];
    expect(types.length).toBeGreaterThan(0);
    expect(springs.length > 0).toBe(types.some(type => type === 'trap'));
    if (oneUse) expect(types.some(type => ['trap', 'action', 'instant'].includes(type))).toBe(true);
    if (token === null) return;
    expect(TOKENS[token.id].owner).toBe(faction);
    if (token.use !== 'unit' && token.use !== 'effect') expect(copies).toBeLessThanOrEqual(TOKENS[token.id].count);
  });

  test('the rule book knows: Mine is 2 and is used once, Defense System waits for a token', () => {
    expect(CARDS['marines-mine']).toMatchObject({ number: 2, oneUse: true });
    expect(CARDS['scientists-defense-system']).toMatchObject({ number: 0, springs: ['stop', 'pass'] });
  });
});

describe('the boards, TH-2.3', () => {
  test.each(SECTOR_IDS)('%s: four rooms, all joined, each to one, two or three others, both ways', sector => {
    const rooms = roomsOf(sector);
    expect(rooms).toHaveLength(4);
    const reached = new Set(rooms.slice(0, 1));
    for (const room of reached) {
      const others = joinedTo(room);
      expect([1, 2, 3]).toContain(others.length);
      for (const other of others) {
        expect(joinedTo(other)).toContain(room);
        reached.add(other);
      }
    }
    expect(reached.size).toBe(4);
  });

  test('a slot with three neighbours lies only in the Corridors and the Tech Bay, TH-15.1', () => {
    const sectors = SECTOR_IDS.filter(sector => slotsOf(sector).some(slot => neighboursOf(slot).length === 3));
    expect(sectors).toEqual(['corridors', 'tech-bay']);
    for (const slot of SLOT_IDS) for (const other of neighboursOf(slot)) expect(neighboursOf(other)).toContain(slot);
  });

  test('EX-19: s1, s3 and s4 of the Tech Bay lie next to s2, s5 does not', () => {
    expect(neighboursOf('tech-bay-s2')).toEqual(['tech-bay-s1', 'tech-bay-s3', 'tech-bay-s4']);
  });

  test('pending slots: two in a faction sector, one in Corridors and Control Room, none in the Tech Bay', () => {
    expect(SECTOR_IDS.map(sector => pendingSlotsOf(sector).length)).toEqual([1, 1, 0, 2, 2, 2, 2]);
  });

  test('bonus symbols: seven in a duel, nine with four factions, as many as there are bonus cards', () => {
    expect(SLOT_IDS.filter(hasBonusSymbol)).toHaveLength(BONUS_CARDS_IN_BOX.length);
    for (const sector of FACTION_SECTORS) expect(slotsOf(sector).filter(hasBonusSymbol)).toHaveLength(1);
  });

  test('EX-03: from room b of the Docking Bay one reaches a and d, and not c', () => {
    expect(joinedTo('docking-bay-b')).toEqual(['docking-bay-a', 'docking-bay-d']);
    expect(SECTORS['docking-bay'].faction).toBe('marines');
  });
});

describe('units and tokens, TH-2.5, TH-20.1', () => {
  test('three of each faction begin; ten embryos and three small aliens wait', () => {
    for (const faction of FACTION_IDS) {
      const starting = UNIT_IDS.filter(unit => unitFacts(unit).faction === faction && unitFacts(unit).starts);
      expect(starting).toHaveLength(3);
    }
    expect((['runner', 'hunter', 'warrior'] as const).flatMap(unitsOfKind)).toHaveLength(10);
    expect(unitsOfKind('small-alien')).toHaveLength(TOKENS['small-alien'].count);
  });

  test('20 upgrade tokens, one malfunction token', () => {
    expect([TOKENS.upgrade.count, TOKENS.malfunction.count]).toEqual([20, 1]);
  });
});

test('every record says where it comes from', () => {
  const addresses = [
    ...CARD_KINDS.map(kind => `card:${kind}`),
    ...BONUS_KINDS.map(kind => `bonus:${kind}`),
    ...SECTOR_IDS.map(sector => `sector:${sector}`),
    ...UNIT_KINDS.map(kind => `unit:${kind}`),
    ...FACTION_IDS.map(faction => `faction:${faction}`),
    ...Object.keys(TOKENS).map(token => `token:${token}`),
  ];
  expect(addresses.filter(address => !Object.keys(ORIGINS).includes(address))).toEqual([]);
});
