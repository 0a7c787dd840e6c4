import { describe, expect, test } from 'vitest';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { choicesFor } from '../../../../src/games/space-empires/rules/match-options.ts';
import { neighboursOf } from '../../../../src/games/space-empires/state/board.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';

function begun(scenario: string, seats: number, more: Readonly<Record<string, unknown>> = {}): Match {
  return spaceEmpires.start(settingFor(seats, 'areas', { scenario, ...more }));
}

function answered(match: Match, ...answers: readonly string[]): Match {
  for (const answer of answers) match.answer(match.decision?.n ?? 0, answer);
  return match;
}

/** The ids of what can be answered, and who is asked what. */
const asked = ({ decision }: Match): string => `${decision?.seat} ${decision?.kind}`;
const ids = ({ decision }: Match): string[] => decision?.options.map(({ id }) => id) ?? [];
const homesOf = (match: Match, seat: number): string[] =>
  Object.entries(stateOf(match).hexes).flatMap(([hex, found]) => (found?.home === seat ? [hex] : []));

describe('SE-21.1: homeworlds anywhere in the own area, if all agree', () => {
  test('SE-21.1: by agreement each seat chooses any of its 26 hexes, else nobody is asked', () => {
    for (const scenario of ['3p-normal', '3p-team']) {
      const agreed = begun(scenario, 3, { worldsAnywhere: true });
      expect(asked(agreed)).toBe('0 set-up.world');
      expect(ids(agreed)).toHaveLength(26);
      answered(agreed, 'hex:h7', 'hex:c10', 'hex:c3');
      expect(stateOf(agreed).seats.map(({ world }) => world)).toEqual(['h7', 'c10', 'c3']);
      expect(begun(scenario, 3).decision?.kind).not.toBe('set-up.world');
    }
  });

  test('SE-21.1: that is chosen before the match, and only where the map marks hexes', () => {
    const offers = (seats: number, scenario: string): boolean =>
      choicesFor({ seats, values: { scenario } }).choices.some(({ id }) => id === 'worldsAnywhere');
    expect([offers(3, '3p-normal'), offers(3, '3p-random'), offers(4, '4p-normal'), offers(5, 'epic-5')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(() => begun('4p-normal', 4, { worldsAnywhere: true })).toThrow();
  });
});

describe('SE-20.2, SE-21.1, SE-22.1: the areas of homes', () => {
  test('SE-20.2: on the extra large map each of two chooses one of four areas; all else is deep space', () => {
    const match = begun('2p-xl', 2, { chosenAreas: true });
    expect(asked(match)).toBe('0 set-up.area');
    expect(ids(match)).toEqual(['area:l13', 'area:a12', 'area:a1', 'area:l1']);
    answered(match, 'area:a1');
    expect(ids(match)).toEqual(['area:l13', 'area:a12', 'area:l1']);
    answered(match, 'area:l1');
    expect(asked(match)).toBe('0 set-up.world');
    answered(match, 'hex:a1', 'hex:l1');
    expect([homesOf(match, 0).length, homesOf(match, 1).length]).toEqual([26, 26]);
    expect(homesOf(match, 0)).toContain('e5');
    expect(Object.values(stateOf(match).hexes).filter(hex => hex?.deep)).toHaveLength(98);
  });

  test('SE-20.3: in three dimensions the areas that nobody has chosen are folded away', () => {
    const match = answered(begun('2p-3d', 2, { chosenAreas: true }), 'area:l13', 'area:l1', 'hex:l13', 'hex:l1');
    const state = stateOf(match);
    expect([state.hexes.a1, state.hexes.a12]).toEqual([undefined, undefined]);
    expect(Object.values(state.hexes).filter(hex => hex?.deep)).toHaveLength(46);
    // Round the red area: from F1 to A6 in one step.
    expect(neighboursOf(state, 'f1')).toContain('a6');
    expect(neighboursOf(state, 'g1')).not.toContain('l7');
    const drawn = stateOf(answered(begun('2p-3d', 2), 'hex:l13', 'hex:a1'));
    expect(neighboursOf(drawn, 'g1')).toContain('l6');
    expect(neighboursOf(drawn, 'f1')).not.toContain('a6');
  });

  test.each([
    ['3p-normal', 3, ['area:l7', 'area:b12', 'area:b2'], 72],
    ['4p-normal', 4, ['area:l13', 'area:a12', 'area:a1', 'area:l1'], 46],
    ['4p-team', 4, ['area:l13', 'area:a12', 'area:a1', 'area:l1'], 46],
  ] as const)('SE-21.1, SE-22.1: on %s every area goes to who names it first', (scenario, seats, areas, deep) => {
    const match = begun(scenario, seats, { chosenAreas: true });
    expect([...ids(match)].sort()).toEqual([...areas].sort());
    // The last one is asked nothing: one area is left.
    answered(match, ...areas.toReversed().slice(0, seats - 1));
    while (match.decision?.kind.startsWith('set-up.')) answered(match, ids(match)[0] ?? '');
    for (let seat = 0; seat < seats; seat += 1) expect(homesOf(match, seat)).toHaveLength(26);
    expect(homesOf(match, 0)).toContain(areas.at(-1)?.slice('area:'.length));
    expect(Object.values(stateOf(match).hexes).filter(hex => hex?.deep)).toHaveLength(deep);
  });

  test('SE-20.2: it is a choice before the match, where a map has areas', () => {
    const offers = (seats: number, scenario: string): boolean =>
      choicesFor({ seats, values: { scenario } }).choices.some(({ id }) => id === 'chosenAreas');
    expect([offers(2, '2p-xl'), offers(2, '2p-small'), offers(4, '4p-random'), offers(4, '4p-team')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(() => begun('2p-small', 2, { chosenAreas: true })).toThrow();
    expect(asked(begun('2p-xl', 2))).toBe('0 set-up.world');
  });

  test('SE-20.2, SE-23.1: on two boards each seat chooses an area of its own board', () => {
    const match = begun('epic-4-xl', 4, { chosenAreas: true });
    answered(match, 'area:a1', 'area:a12');
    expect(asked(match)).toBe('2 set-up.area');
    expect(ids(match)).toEqual(['area:l13-2', 'area:a12-2', 'area:a1-2', 'area:l1-2']);
  });
});
