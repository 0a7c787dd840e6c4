import { describe, expect, test } from 'vitest';
import { boardOf, BOARDS } from '../../../../src/games/space-empires/data/hexes.ts';
import {
  EPIC_MAPS,
  isRandom,
  isRandomMap,
  scenarioOf,
  seatsOfMap,
} from '../../../../src/games/space-empires/data/scenarios.ts';
import type { EpicMap } from '../../../../src/games/space-empires/data/scenarios.ts';
import { definition, spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { choicesFor } from '../../../../src/games/space-empires/rules/match-options.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { messageOf } from '../../../../src/kernel/match/refusal.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { checkPieces } from '../oracles/pieces.ts';
import { settingFor, stateOf } from '../oracles/matches.ts';

const isMap = (id: string): id is EpicMap => Object.hasOwn(EPIC_MAPS, id);
const MAPS = Object.keys(EPIC_MAPS).filter(isMap);
/** Every pair of maps, the same one twice among them. */
const PAIRS = MAPS.flatMap((first, at) => MAPS.slice(at).map((second): readonly [EpicMap, EpicMap] => [first, second]));

function begun([first, second]: readonly [EpicMap, EpicMap], more: Readonly<Record<string, unknown>> = {}): Match {
  const seats = seatsOfMap(first) + seatsOfMap(second);
  return spaceEmpires.start(
    settingFor(seats, 'pairs', { scenario: 'epic', firstMap: first, secondMap: second, ...more }),
  );
}

/** Answers with the first option until the set-up is over. */
function laidOut(match: Match): Match {
  while (match.decision?.kind.startsWith('set-up.'))
    match.answer(match.decision.n, match.decision.options[0]?.id ?? '');
  return match;
}

describe('SE-23.1: any set-up lies on each of two boards', () => {
  test('SE-23.1: there are 78 pairs of maps for several people, for four to eight seats', () => {
    expect(PAIRS).toHaveLength(78);
    expect(new Set(PAIRS.map(([one, two]) => seatsOfMap(one) + seatsOfMap(two)))).toEqual(new Set([4, 5, 6, 7, 8]));
  });

  test.each(PAIRS)('SE-23.1, SE-23.3, SE-19.3: %s and %s', (first, second) => {
    const state = stateOf(laidOut(begun([first, second])));
    const { boards, homes } = scenarioOf(state.options);
    expect(state.cycle).toBe(1);
    expect(state.seats.every(({ world }) => world !== null)).toBe(true);
    for (const board of BOARDS) {
      const hexes = Object.entries(state.hexes).filter(([hex]) => (hex.endsWith('-2') ? 2 : 1) === board);
      const laid = hexes.flatMap(([, hex]) => (hex?.marker ? [hex.marker] : []));
      // Nothing is without a marker, and all warp points that were agreed are among them.
      expect(laid).toHaveLength(hexes.length);
      expect(laid.filter(marker => marker === 'warp-1')).toHaveLength(3);
      const white = hexes.filter(([, hex]) => hex?.white).length + (state.unused[board - 1]?.length ?? 0);
      expect(white).toBe(102);
      const seen = Object.values(state.unseen.white[board - 1] ?? {}).reduce((sum, count) => sum + count, 0);
      expect(seen).toBe(102);
    }
    for (const [seat, home] of homes.entries()) {
      const board = seat < (boards[0]?.seats ?? 0) ? 1 : 2;
      const { world } = state.seats[seat] ?? {};
      expect(world ? boardOf(world) : null).toBe(board);
      const own = Object.values(state.hexes).filter(hex => hex?.home === seat);
      expect(own).toHaveLength(home === null ? 0 : boards[board - 1]?.colours === 2 ? 50 : 26);
    }
    // The coloured markers that lie face down can be counted; on a random map more than there is room for are aside.
    const facedown = Object.values(state.hexes).filter(hex => hex?.up === false && !hex.white).length;
    const counted = state.unseen.coloured.flatMap(counts => Object.values(counts));
    const all = counted.reduce((sum, count) => sum + count, 0);
    if (isRandom(state.options)) expect(all).toBeGreaterThan(facedown);
    else expect(all).toBe(facedown);
    checkPieces(state);
    expect(JSON.stringify(definition.readState(JSON.parse(JSON.stringify(state)), state.seats))).toBe(
      JSON.stringify(state),
    );
  });

  test('SE-23.1: maps are chosen one by one, the second for those who are not on the first', () => {
    const offered = (seats: number, values: Readonly<Record<string, string>>): Record<string, string[]> =>
      Object.fromEntries(
        choicesFor({ seats, values: { scenario: 'epic', ...values } }).choices.map(({ id, values: all }) => [
          id,
          all.map(value => value.id),
        ]),
      );
    expect(offered(5, {}).firstMap).toHaveLength(10);
    expect(offered(5, { firstMap: 'large-2' }).secondMap).toEqual(['normal-3', 'random-3']);
    expect(offered(5, { firstMap: 'random-3' }).secondMap).toHaveLength(8);
    expect(offered(4, {}).pairs).toEqual(['no', 'yes']);
    expect(offered(5, {}).pairs).toBeUndefined();
    expect(choicesFor({ seats: 3, values: { scenario: 'epic' } }).choices.map(({ id }) => id)).not.toContain(
      'firstMap',
    );
  });

  test('SE-23.1: what does not fit says why', () => {
    const fault = (seats: number, options: Readonly<Record<string, unknown>>): string => {
      try {
        spaceEmpires.start(settingFor(seats, 'fault', options));
      } catch (error) {
        return messageOf(error);
      }
      return '';
    };
    for (const map of ['3p-team', 'solo-aliens', 'nowhere']) {
      expect(fault(5, { scenario: 'epic', firstMap: map })).toMatch(/map of a scenario for two, three or four/);
    }
    expect(fault(5, { scenario: 'epic', firstMap: 'small-2', secondMap: 'large-2' })).toMatch(/for 4 players, not 5/);
    expect(fault(3, { scenario: 'epic' })).toMatch(/for \d players, not 3/);
    expect(fault(4, { scenario: '4p-normal', firstMap: 'small-2' })).toMatch(/two maps to choose/);
    expect(fault(5, { scenario: 'epic', firstMap: 'random-3', secondMap: 'small-2', quickStart: true })).toMatch(
      /quick/,
    );
  });

  test('SE-23.5: an empire on each of two maps that differ', () => {
    const state = stateOf(laidOut(begun(['small-2', 'massive-2'], { pairs: true })));
    expect(state.teams).toEqual([0, 1, 0, 1]);
    expect(state.options.alliance).toBe('brothers');
  });

  test('SE-20.6: in an epic game double trouble has two colours on its own map alone', () => {
    const { options } = stateOf(begun(['small-2', 'double-trouble-2']));
    expect(scenarioOf(options).shipSets).toEqual([1, 1, 2, 2]);
  });

  test('SE-19.6.5, SE-21.2: of a random map and another one only the random one has no home territory', () => {
    const { options, hexes } = stateOf(laidOut(begun(['random-3', 'normal-4'])));
    expect([isRandomMap(options, 1), isRandomMap(options, 2)]).toEqual([true, false]);
    expect(hexes.f6?.deep).toBe(false);
    expect(hexes['f6-2']?.deep).toBe(true);
  });

  test('the maps have names', () => {
    const format = createFormatter(texts.en, []);
    for (const map of MAPS) expect(format({ key: `map.${map}` })).not.toContain('map.');
  });
});
