import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { definition } from '../../../../src/games/space-empires/game.ts';
import { lotsOf, countUnits } from '../../../../src/games/space-empires/state/lots.ts';
import { carriedWith } from '../../../../src/games/space-empires/state/money.ts';
import { standingLines } from '../../../../src/kernel/history/chronicle.ts';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { openHistory } from '../../../../src/saves/file/file-history.ts';
import { isRecord } from '../../../../src/kernel/plain/same.ts';

// States that the first version of the rules wrote, in which a counter said what all of its units had done.

const folder = join(import.meta.dirname, '../../../saves/golden/lines');
const files = readdirSync(folder).filter(name => name.includes('-empires-'));

/** The seats and all states of a match, as they stand in its file. */
function statesIn(name: string) {
  const history = openHistory(join(folder, name));
  const states = [...standingLines(history)].flatMap(({ line }) =>
    line.line === 'checkpoint' ? [line.checkpoint.state] : [],
  );
  const { seats } = history.head.start;
  history.close();
  return { seats, states };
}

describe.each(files)('%s', name => {
  const { seats, states } = statesIn(name);

  test('all its states are read, and read again they are the same to the byte', () => {
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const read = definition.readState(state, seats);
      expect(JSON.stringify(definition.readState(structuredClone(read), seats))).toBe(JSON.stringify(read));
    }
  });

  test('what a counter had done each of its units has done', () => {
    for (const state of states) {
      const before = new Map(piecesIn(state).map(piece => [piece.handle, piece]));
      for (const piece of definition.readState(state, seats).pieces) {
        const { gone, halted, from, scanned, count } = before.get(piece.handle) ?? {};
        expect(lotsOf(piece).map(lot => [lot.gone, lot.halted, lot.from])).toEqual(
          lotsOf(piece).map(() => [gone, halted, from]),
        );
        expect([piece.count, countUnits(piece, lot => lot.scanned)]).toEqual([count, scanned]);
      }
    }
  });
});

test('units on a sheet that buys no level of theirs carry what they were written down with, and others what it buys', () => {
  const { seats, states } = statesIn('format-2-empires-raiders.jsonl');
  const [state] = states;
  if (!isRecord(state) || !Array.isArray(state.seats)) throw new Error('no state');
  const all: readonly unknown[] = state.seats;
  const [own, ...others] = all;
  if (!isRecord(own) || !isRecord(own.levels)) throw new Error('no seat');
  const { 'point-defence': special } = own.levels;
  const levels = { ...own.levels, attack: 1, defence: 1, tactics: 1, movement: 1 };
  const scout = (tech: object) => ({
    ...{ kind: 'scout', at: 'h5', count: 2 },
    tech: { attack: 1, defence: 1, tactics: 1, movement: 1, special: Number(special), ...tech },
  });
  const sheet = {
    bid: 0,
    technologies: ['attack'],
    units: [scout({ tactics: 0 }), scout({ attack: 0 })],
    scuttled: [],
    lowered: {},
  };
  const read = definition.readState({ ...state, seats: [{ ...own, levels, sheet }, ...others] }, seats);
  const units = read.seats[0]?.sheet?.units ?? [];
  expect(units.map(({ lowered }) => lowered)).toEqual([{ tactics: 0 }, { attack: 0 }]);
  expect(units.map(unit => carriedWith(read, 0, unit).attack)).toEqual([2, 0]);
});

test('what is no state of either form is refused with words', () => {
  const { seats, states } = statesIn('format-2-empires-raiders.jsonl');
  const [state] = states;
  if (!isRecord(state)) throw new Error('no state');
  expect(() => definition.readState({ ...state, pieces: [{ handle: 1 }] }, seats)).toThrow(Refusal);
  expect(() => definition.readState({ ...state, founded: [] }, seats)).toThrow(Refusal);
});

function piecesIn(state: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isRecord(state) || !Array.isArray(state.pieces)) throw new Error('no counters');
  return state.pieces.filter(isRecord);
}
