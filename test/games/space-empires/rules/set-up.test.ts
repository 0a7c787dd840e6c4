import { describe, expect, test } from 'vitest';
import { BOARD_HEXES, isEdge, stepsBetween } from '../../../../src/games/space-empires/data/hexes.ts';
import { DEEP_MARKERS, HOME_MARKERS, markersOf } from '../../../../src/games/space-empires/data/markers.ts';
import { boardsOf, isRandom, SCENARIOS } from '../../../../src/games/space-empires/data/scenarios.ts';
import { definition, spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { distance, neighboursOf } from '../../../../src/games/space-empires/state/board.ts';
import type { EmpiresState } from '../../../../src/games/space-empires/state/state.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { EVERY_SCENARIO, settingFor, stateOf } from '../oracles/matches.ts';

function begun(scenario: string, seats: number, options: Readonly<Record<string, unknown>> = {}): Match {
  return spaceEmpires.start(settingFor(seats, `set up ${scenario}`, { scenario, ...options }));
}

/** Answers with the last option, or the one that is named, until the set-up is over. */
function laidOut(match: Match, ...wanted: readonly string[]): EmpiresState {
  while (match.decision?.kind.startsWith('set-up.') === true) {
    const { n, options } = match.decision;
    match.answer(n, (options.find(({ id }) => wanted.includes(id)) ?? options.at(-1))?.id ?? '');
  }
  return stateOf(match);
}

const DEEP: Readonly<Record<string, number>> = {
  '2p-small': 17,
  '2p-normal': 34,
  '2p-large': 51,
  '2p-xl': 98,
  '2p-3d': 46,
  '2p-massive': 98,
  '2p-dare': 98,
  '2p-double-trouble': 50,
  '3p-normal': 72,
  '3p-team': 72,
  '4p-normal': 46,
  '4p-team': 46,
  'epic-4-normal': 68,
  'epic-4-xl': 196,
  'epic-4-dare': 196,
  'epic-5': 170,
  'epic-6': 144,
  'epic-7': 118,
  'epic-8': 92,
  'solo-machines-small': 30,
  'solo-machines-large': 73,
  'solo-aliens': 57,
};

describe('EX-14: the maps, SE-2, SE-3, SE-19, SE-20, SE-21, SE-22', () => {
  test('SE-2.1, SE-2.3: 150 hexes in twelve columns of 12 and 13', () => {
    expect(BOARD_HEXES).toHaveLength(150);
    expect(BOARD_HEXES.filter(hex => hex.startsWith('a'))).toHaveLength(12);
    expect(BOARD_HEXES.filter(hex => hex.startsWith('b'))).toHaveLength(13);
  });

  test('SE-3.1, SE-3.2: 25 home markers beside the homeworld, 102 white ones', () => {
    expect(markersOf(HOME_MARKERS)).toHaveLength(25);
    expect(markersOf(DEEP_MARKERS)).toHaveLength(102);
    expect(markersOf(DEEP_MARKERS)).not.toContain('planet');
  });

  test.each(EVERY_SCENARIO)(
    'SE-19.1, SE-19.3, SE-3.3, SE-2.5, SE-2.6: %s has as many homes and white markers as it should',
    (scenario, seats) => {
      const state = laidOut(begun(scenario, seats));
      const hexes = Object.values(state.hexes);
      if (!isRandom({ scenario })) {
        for (const seat of state.seats.keys())
          expect(hexes.filter(hex => hex?.home === seat)).toHaveLength(
            SCENARIOS[scenario].boards[0]?.colours === 2 ? 50 : 26,
          );
        expect(hexes.filter(hex => hex?.deep)).toHaveLength(DEEP[scenario] ?? 0);
      }
      expect(hexes.filter(hex => hex?.marker === null)).toHaveLength(
        SCENARIOS[scenario].entries.length + (state.solo?.empires.length ?? 0),
      );
      const unused = state.unused.reduce((sum, { length }) => sum + length, 0);
      expect(hexes.filter(hex => hex?.white).length + unused).toBe(102 * boardsOf({ scenario }).length);
      for (const seat of state.seats.keys()) {
        const own = state.pieces.filter(({ owner }) => owner === seat);
        expect(own.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual([
          'colony-ship 1',
          'colony-ship 1',
          'colony-ship 1',
          'miner 1',
          'scout 3',
          'yard 4',
        ]);
        expect(state.seats[seat]?.cp).toBe(0);
      }
    },
  );

  test('EX-14.1, SE-20.1: on the small map player 1 chooses J1 to J9, player 2 C1 to C8 and its half hex', () => {
    const match = begun('2p-small', 2);
    expect(match.decision?.options.map(({ id }) => id)).toEqual(['hex:c9', 'hex:e9']);
    match.answer(match.decision?.n ?? 0, 'hex:e9');
    expect(match.decision?.options.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, at) => `hex:j${at + 1}`));
    match.answer(match.decision?.n ?? 0, 'hex:j5');
    expect(match.decision?.options.map(({ id }) => id)).toEqual(Array.from({ length: 8 }, (_, at) => `hex:c${at + 1}`));
    expect(stateOf(match).hexes.c9).toBeUndefined();
  });

  test('EX-14.2: on the normal map player 1 chose K9: its 26 hexes, and I9 is out of play', () => {
    const state = laidOut(begun('2p-normal', 2), 'hex:k9');
    expect(state.hexes.k9?.home).toBe(0);
    expect(state.hexes.i9).toBeUndefined();
  });

  test('EX-14.3, SE-20.4: hexes that are added on the massive map touch the triangle', () => {
    const match = begun('2p-massive', 2);
    while (match.decision?.seat === 0) match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
    const offered = match.decision?.options.map(({ id }) => id) ?? [];
    for (const hex of ['a5', 'b5', 'c4', 'd4', 'e3', 'f3']) expect(offered).toContain(`hex:${hex}`);
    expect(offered).not.toContain('hex:a6');
  });

  test('SE-20.5: on the dare map one hex of the third column is added', () => {
    expect(begun('2p-dare', 2).decision?.options).toHaveLength(13);
  });

  test('EX-14.4, SE-21.1, SE-2.2: L7, B2 and B12 are ten hexes from each other', () => {
    expect([stepsBetween('l7', 'b2'), stepsBetween('l7', 'b12'), stepsBetween('b2', 'b12')]).toEqual([10, 10, 10]);
    expect(laidOut(begun('3p-normal', 3)).seats.map(({ world }) => world)).toEqual(['l7', 'b12', 'b2']);
  });

  test('SE-20.2, SE-20.6, SE-22.1, SE-29.14: homeworlds lie on an edge hex of the own territory', () => {
    for (const scenario of ['2p-xl', '2p-double-trouble'] as const) {
      for (const { world } of laidOut(begun(scenario, 2)).seats) expect(world !== null && isEdge(world)).toBe(true);
    }
  });

  test('SE-20.3: in three dimensions the hexes round an unused area are beside each other', () => {
    const state = laidOut(begun('2p-3d', 2));
    expect(neighboursOf(state, 'g2')).toContain('l6');
    expect(distance(state, 'g2', 'l6')).toBe(1);
    expect(state.hexes.h1).toBeUndefined();
  });

  test('SE-21.2: on a random map chance lays the homeworlds, none beside another', () => {
    const state = laidOut(begun('4p-random', 4));
    const worlds = state.seats.map(({ world }) => world);
    for (const [at, one] of worlds.entries()) {
      for (const other of worlds.slice(at + 1))
        expect(one !== null && other !== null && stepsBetween(one, other) > 1).toBe(true);
    }
    expect(Object.values(state.hexes).every(hex => hex?.home === null && !hex.deep)).toBe(true);
  });

  test('SE-24.1: a quick start shows home markers, settles planets and has no Colony Ships', () => {
    const state = laidOut(begun('2p-small', 2, { quickStart: true }));
    expect(Object.values(state.hexes).filter(hex => hex?.colony?.owner === 0)).toHaveLength(9);
    expect(state.pieces.filter(({ kind }) => kind === 'colony-ship')).toEqual([]);
  });

  test('SE-19.2, SE-19.8: what does not go together can not be chosen', () => {
    const people = (seats: number) => Array.from({ length: seats }, () => ({ name: 'x' }));
    expect(definition.options({}, people(2)).sets).toEqual([]);
    expect(() => definition.options({ scenario: '3p-normal' }, people(2))).toThrow('for 3 players, not 2');
    expect(() => definition.options({ scenario: '3p-random', quickStart: true }, people(3))).toThrow('quick start');
    expect(() => definition.options({ victory: 'long' }, people(2))).toThrow('homeworld');
    expect(definition.choicesFor?.({ seats: 3, values: {} }).choices[0]?.values.map(({ id }) => id)).toEqual([
      '3p-normal',
      '3p-random',
      '3p-team',
    ]);
  });
});
