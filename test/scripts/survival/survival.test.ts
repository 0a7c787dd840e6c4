import { expect, test } from 'vitest';
import { KINDS } from '../../../scripts/survival/kinds.ts';
import { MOST_DECISIONS, PLAYERS, surviveListened, surviveSilently } from '../../../scripts/survival/playing.ts';
import { allRows, countRows } from '../../../scripts/survival/rows.ts';
import { runs } from '../../runs.ts';

const own = PLAYERS.own ?? [];

// Every other kind with sets, the others without; in the long form each with both.
test.each(KINDS.map((kind, at) => [kind.scenario, kind.difficulty, kind, at % 2 === 1] as const))(
  'of %s, %s, as much is survived silently as with a log',
  (_scenario, _difficulty, kind, hasSets) => {
    for (const sets of runs([hasSets], [false, true])) {
      const manner = { players: own, sets, most: runs(60, 300) };
      const { events, ...listened } = surviveListened(kind, 3, manner);
      expect(surviveSilently(kind, 3, manner)).toEqual(listened);
      expect(events.length).toBeGreaterThan(0);
    }
  },
);

test('a game that comes to its end, and one that is left, are told apart', () => {
  const kind = { scenario: 'solo-machines-small', difficulty: 'easy' };
  const manner = { players: own, sets: false, most: MOST_DECISIONS };
  const ended = surviveSilently(kind, 1, manner);
  expect(ended.won).not.toBeNull();
  expect(surviveListened(kind, 1, manner)).toMatchObject(ended);
  expect(surviveSilently(kind, 1, { players: own, sets: false, most: ended.decisions - 1 }).won).toBeNull();
});

test('the log of a game names rows of the tables', () => {
  const kind = { scenario: 'solo-aliens', difficulty: 'easy' };
  const used = new Map<string, number>();
  countRows(kind, surviveListened(kind, 1, { players: own, sets: false, most: 300 }).events, used);
  expect(used.size).toBeGreaterThan(3);
  expect([...used.keys()].filter(row => !allRows().includes(row))).toEqual([]);
});
