import { describe, expect, test } from 'vitest';
import { checkAct } from '../../../src/kernel/match/acts.ts';
import type { Framed, Outcome } from '../../../src/kernel/match/play.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { message } from '../../../src/kernel/words/message.ts';

interface Steps {
  readonly write: object;
}

const OUTCOME: Outcome = { winners: [0], words: message('won'), ranking: [] };
const SHEET = { step: 'write', args: {} } as const;

/** A match of three seats, of which the last is out; seat 0 has a sheet, and seat 1 has passed a window ahead. */
function state(outcome: Outcome | null = null): Framed<Steps> {
  const windows = { passed: [{ seat: 1, kind: 'window', id: 'pass-round', note: 0 }], wanting: [] };
  return { random: seededRandom('acts'), revealed: 0, agenda: [], outcome, windows };
}

const GAME = {
  seatsIn: () => [0, 1],
  tearUp: (_: Framed<Steps>, seat: number) => (seat === 0 ? SHEET : null),
};

describe('a concession', () => {
  const refused = (seat: number, at = state(), conceding: readonly number[] = []): string | undefined =>
    checkAct({ act: 'concede', seat }, GAME, at, conceding)?.words.key;

  test('is open to a seat in the match, once', () => {
    expect(refused(0)).toBeUndefined();
    expect(refused(0, state(), [1])).toBeUndefined();
    expect(refused(0, state(), [0])).toBe('kernel.seat-conceded');
    expect(refused(2)).toBe('kernel.seat-out');
    expect(refused(0, state(OUTCOME))).toBe('kernel.over');
  });
});

test('only a seat with a sheet can tear it up', () => {
  expect(checkAct({ act: 'tear-up', seat: 0 }, GAME, state(), [])).toBeNull();
  expect(checkAct({ act: 'tear-up', seat: 1 }, GAME, state(), [])?.words.key).toBe('kernel.no-sheet');
});

test('only a seat that has passed ahead can ask to be asked again', () => {
  expect(checkAct({ act: 'ask-me', seat: 1 }, GAME, state(), [])).toBeNull();
  expect(checkAct({ act: 'ask-me', seat: 0 }, GAME, state(), [])?.words.key).toBe('kernel.not-passed');
});
