import { describe, expect, test } from 'vitest';
import { recordFrom, restoreMatch } from '../../../src/kernel/history/open.ts';
import type { MatchRecord } from '../../../src/kernel/match/record.ts';
import { playUntil } from '../../oracles/random-play.ts';
import { snapshot } from '../../oracles/snapshot.ts';
import { refused } from '../refused.ts';
import { toyGame } from '../toy-game.ts';
import { toyMatch } from '../toy-match.ts';

describe('a record', () => {
  const record = playUntil(toyMatch(), ({ decision }) => decision?.n === 20).record();
  const { checkpoint } = record;

  test.each<[string, Partial<MatchRecord>]>([
    ['of another game', { start: { ...record.start, game: 'chess' } }],
    ['with an impossible number of answers', { checkpoint: { ...checkpoint, answers: -1 } }],
    ['with an impossible number of events', { checkpoint: { ...checkpoint, told: 0.5 } }],
    ['with a state that is none', { checkpoint: { ...checkpoint, state: { seats: [] } } }],
    ['with answers that do not fit', { entries: [...record.entries, 'no-such-option'] }],
    ['with a concession of nobody', { entries: [...record.entries, { act: 'concede', seat: 9 }] }],
    ['with too many seats', { start: { ...record.start, seats: Array.from({ length: 9 }, () => ({ name: 'x' })) } }],
  ])('%s is refused', (_what, change) => {
    expect(refused(() => restoreMatch(toyGame, { ...record, ...change }))).toMatch(/^(bad-|not-an-option)/);
  });

  test('is not changed by the match that was restored from it', () => {
    const before = JSON.stringify(record);
    playUntil(restoreMatch(toyGame, record), () => false);
    expect(JSON.stringify(record)).toBe(before);
    const opened = recordFrom(record.start, checkpoint.state);
    playUntil(restoreMatch(toyGame, opened), () => false);
    expect(JSON.stringify(opened)).toBe(JSON.stringify(recordFrom(record.start, checkpoint.state)));
  });

  test('of an ended match restores to its end', () => {
    const match = playUntil(toyMatch(), () => false);
    const { to } = match.logBounds;
    expect(snapshot(restoreMatch(toyGame, match.record()), to)).toEqual(snapshot(match, to));
    expect(refused(() => match.concede(0))).toBe('over');
  });
});
