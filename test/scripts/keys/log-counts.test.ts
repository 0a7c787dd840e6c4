import { expect, test } from 'vitest';
import { countLog, countsTable, purposeOf } from '../../../scripts/keys/log-counts.ts';
import type { KeyLine } from '../../../src/table/app/screens/key-line.ts';

function line(more: Partial<KeyLine> = {}): KeyLine {
  const key = { time: '2026-11-24T19:02:00.000Z', key: '1', screen: 'table', game: 'theseus', round: 1 };
  return { ...key, question: 'room.move', did: 'answered', ...more };
}

test.each<[Partial<KeyLine>, string]>([
  [{}, 'room'],
  [{ did: 'moved' }, 'room'],
  [{ screen: 'ask' }, 'room'],
  [{ question: 'planning', did: 'chose', key: '*' }, 'planning'],
  [{ did: 'took-back' }, 'room'],
  [{ did: 'looked' }, 'looking'],
  [{ screen: 'help', did: 'looked' }, 'looking'],
  [{ did: 'nothing' }, 'without effect'],
  [{ did: 'swallowed', screen: 'hand-over' }, 'swallowed'],
  [{ did: 'went-on', screen: 'hand-over' }, 'handing over'],
  [{ did: 'went-on', screen: 'moment' }, 'pages and verdicts'],
  [{ did: 'acted', screen: 'hand-over' }, 'something else'],
  [{ did: 'acted' }, 'something else'],
  [{ did: 'acted', screen: 'settings' }, 'settings'],
  [{ did: 'moved', screen: 'menu' }, 'menu'],
])('a key %j was pressed for: %s', (more, purpose) => {
  expect(purposeOf(line(more))).toBe(purpose);
});

test('keys are counted by game, purpose and round, and a page belongs to the round whose end it tells', () => {
  const { game: _, round: __, question: ___, ...bare } = line({ screen: 'home', did: 'moved' });
  const counts = countLog([
    bare,
    line({ round: 0, question: 'set-up.place' }),
    line(),
    line({ did: 'moved' }),
    line({ screen: 'moment', did: 'went-on', round: 2 }),
    line({ round: 2, question: 'pay' }),
    line({ game: 'starcraft' }),
  ]);
  expect(counts.map(({ game }) => game)).toEqual([null, 'theseus', 'starcraft']);
  const table = countsTable(counts[1] ?? { game: null, purposes: new Map(), deeds: new Map() }, 'cycle').split('\n');
  expect(table.map(row => row.replace(/ +/g, ' '))).toEqual([
    'for set-up cycle 1 cycle 2 all',
    'pages and verdicts 1 1',
    'pay 1 1',
    'room 2 2',
    'set-up 1 1',
    'all 1 3 1 5',
    '',
    'what they did set-up cycle 1 cycle 2 all',
    'answered 1 1 1 3',
    'moved 1 1',
    'went-on 1 1',
  ]);
});
