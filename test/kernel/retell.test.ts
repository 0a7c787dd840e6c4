import { describe, expect, test } from 'vitest';
import { recordFrom } from '../../src/kernel/match.ts';
import type { Match } from '../../src/kernel/playable.ts';
import { retell } from '../../src/kernel/retell.ts';
import { throughJson } from '../oracles/every-decision.ts';
import { playUntil } from '../oracles/random-play.ts';
import { toy, toyMatch } from './toy-match.ts';

type Seen = readonly [kind: string, view: unknown, to: number];
const look = (match: Match, kind: string): Seen => [kind, match.view('spectator'), match.logBounds.to];

/** A match played by chance, and its beats as they happened. */
function played(until: (match: Match) => boolean = () => false): { match: Match; seen: Seen[] } {
  const match: Match = toyMatch();
  const seen: Seen[] = [];
  match.onBeat = ({ kind }) => seen.push(look(match, kind));
  playUntil(match, until);
  return { match, seen };
}

/** The beats of a match that is told again. */
function again(match: Match): Seen[] {
  const seen: Seen[] = [];
  retell(toy, throughJson(match.record()), { beat: (now, kind) => seen.push(look(now, kind)) });
  return seen;
}

describe('a match told again', () => {
  test('has the same beats, each with the same view and log', () => {
    const { match, seen } = played();
    expect(seen.length).toBeGreaterThan(5);
    expect(again(match)).toEqual(seen);
  });

  test('leaves the match that it comes from alone', () => {
    const { match } = played(({ decision }) => decision?.n === 10);
    const before = match.record(Infinity);
    again(match);
    expect(match.record(Infinity)).toEqual(before);
  });

  test('comes to the same end of the log over take-backs and concessions', () => {
    const { match } = played(({ decision }) => decision?.n === 14);
    match.takeBack(9);
    playUntil(match, ({ decision }) => decision?.n === 16, 'again');
    match.concede(2);
    playUntil(match, () => false);
    let told: unknown = null;
    retell(toy, match.record(), { after: now => (told = now.events('spectator')) });
    expect(told).toEqual(match.events('spectator'));
  });

  test('begins at the opening position of a record that has one', () => {
    const { match } = played(({ decision }) => decision?.n === 10);
    const { start, checkpoint } = match.record();
    const on = playUntil(toy.restore(recordFrom(start, checkpoint.state)), ({ decision }) => decision?.n === 6);
    const asked: (number | undefined)[] = [];
    retell(toy, on.record(), { before: ({ decision }) => asked.push(decision?.n) });
    expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
