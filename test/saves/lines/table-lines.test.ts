import { describe, expect, test } from 'vitest';
import { MemoryChronicle } from '../../../src/kernel/history/chronicle.ts';
import type { Line } from '../../../src/kernel/history/lines.ts';
import { linesOf } from '../../../src/saves/saved/load.ts';
import { standingOf } from '../../../src/saves/lines/table-lines.ts';
import type { TableLine } from '../../../src/saves/lines/table-lines.ts';
import { NOW, toyUntil } from '../support.ts';

const match = toyUntil(({ decision }) => decision?.n === 20);
const sound: TableLine = {
  players: ['human', 'bot', 'human'],
  languages: [null, 'en', null],
  seen: [3, 4, 5],
  coach: [{ on: true, met: ['turn'] }],
  at: NOW.toISOString(),
};
const meta = (what: unknown): Line => ({ line: 'meta', meta: what });
const standing = (lines: readonly Line[]) => standingOf(new MemoryChronicle(match.history.head, null, lines));
const withTable = (...lines: readonly Line[]) => standing([...linesOf(match.history), ...lines])?.table;

describe('how a match stands', () => {
  test('is what its last record says, and what the table wrote last', () => {
    expect(withTable(meta({ ...sound, seen: [0, 0, 0] }), meta(sound))).toEqual(sound);
    const { round, decision } = match;
    expect(standing(linesOf(match.history))).toMatchObject({
      round,
      answers: 20,
      pending: { n: 20, kind: decision?.kind },
      table: null,
    });
  });

  test('has the level of each player; one that is not known here plays as usual', () => {
    const players = ['human', 'bot-hard', 'bot-easy'] as const;
    expect(withTable(meta({ ...sound, players }))?.players).toEqual(players);
    expect(withTable(meta({ ...sound, players: ['human', 'bot-oracle', 'bot'] }))?.players).toEqual([
      'human',
      'bot',
      'bot',
    ]);
  });

  test('is not known without a record that can be read', () => {
    expect(standing([])).toBeNull();
    expect(standing([{ line: 'damaged' }, meta(sound)])).toBeNull();
  });

  test('is looked for no further back than it can be', () => {
    const silent = Array.from({ length: 500 }, () => meta('nothing'));
    expect(withTable(meta(sound), ...silent)).toBeUndefined();
    expect(withTable(meta(sound), ...silent.slice(150))).toEqual(sound);
  });

  test.each<readonly [string, unknown]>([
    ['no object', 7],
    ['no players', { ...sound, players: undefined }],
    ['a player that is none', { ...sound, players: ['ghost'] }],
    ['more seats than any table has', { ...sound, players: Array.from({ length: 17 }, () => 'human') }],
    ['a place in the log that is none', { ...sound, seen: [-1] }],
    ['a coach that is neither on nor off', { ...sound, coach: [{ on: 'yes', met: [] }] }],
    [
      'more kinds than any game has',
      { ...sound, coach: [{ on: true, met: Array.from({ length: 201 }, () => 'act') }] },
    ],
    ['a time that is none', { ...sound, at: 'now' }],
    ['a member too many', { ...sound, extra: 1 }],
  ])('is not taken from a line with %s: the one before it serves', (_, wrong) => {
    expect(withTable(meta(sound), meta(wrong))).toEqual(sound);
    expect(withTable(meta(wrong))).toBeNull();
  });
});
