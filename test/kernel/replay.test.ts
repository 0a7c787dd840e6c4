import { describe, expect, test } from 'vitest';
import { recordFrom } from '../../src/kernel/match.ts';
import type { Match } from '../../src/kernel/playable.ts';
import { CHECKPOINT_EVERY, Replay } from '../../src/kernel/replay.ts';
import { retell } from '../../src/kernel/retell.ts';
import type { Viewer } from '../../src/kernel/words.ts';
import { playUntil } from '../oracles/random-play.ts';
import { toy, toyMatch } from './toy-match.ts';

/** A replay that has been told to its end. */
function replayOf(match: Match): Replay {
  const replay = new Replay(toy, match.record());
  while (!replay.isComplete) replay.advance();
  return replay;
}

/** What a viewer sees of a match at every moment, told from beginning to end. */
function toldOf(match: Match, viewer: Viewer): unknown[] {
  const seen: unknown[] = [];
  const look = (now: Match): void => void seen.push(now.view(viewer));
  retell(toy, match.record(), { beat: look, after: look });
  return seen;
}

/** A match with everything in it: a take-back, and a concession in its middle. */
function eventful(): Match {
  const match: Match = toyMatch();
  playUntil(match, ({ decision }) => decision?.n === 14);
  match.takeBack(9);
  playUntil(match, ({ decision }) => decision?.n === 30, 'again');
  match.concede(2);
  playUntil(match, () => false);
  return match;
}

describe('a match that is looked at anywhere', () => {
  test('is at every stop what it was then, whichever way one comes there', () => {
    const match = eventful();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const replay = replayOf(match);
      const all = toldOf(match, viewer);
      const views = replay.stops(viewer).map(stop => replay.viewAt(stop, viewer));
      expect(views.at(-1)).toEqual(match.view(viewer));
      expect(views[0]).toEqual(all[0]);
      // Every stop is a moment of the match, in its order.
      let from = 0;
      for (const view of views) {
        const at = all.findIndex((other, place) => place >= from && JSON.stringify(other) === JSON.stringify(view));
        expect(at).toBeGreaterThanOrEqual(from);
        from = at;
      }
      const [stop] = replay.stops(viewer).slice(-4);
      if (stop !== undefined) expect(replay.viewAt(stop, viewer)).toEqual(views.at(-4));
    }
  });

  test('has the same log, over take-backs and concessions, and leaves the match alone', () => {
    const match = eventful();
    const before = match.record(Infinity);
    const replay = replayOf(match);
    expect(replay.events(1)).toEqual(match.events(1));
    expect(replay.isOver).toBe(true);
    expect(replay.stops('spectator').at(-1)?.told).toBe(match.logBounds.to);
    expect(match.record(Infinity)).toEqual(before);
  });

  test('tells of every stop what was given, and counts how far it is', () => {
    const match = eventful();
    const replay = new Replay(toy, match.record());
    const { of } = replay.progress;
    expect(replay.progress.done).toBe(0);
    replay.advance();
    expect(replay.progress).toEqual({ done: 1, of });
    while (!replay.isComplete) replay.advance();
    const acts = replay.stops('spectator').flatMap(({ given }) => (given?.by === null ? [given.act] : []));
    expect(acts).toEqual(['take-back', 'concede']);
  });

  test('goes on from any stop in a copy that is the match as it was', () => {
    const match = eventful();
    const replay = replayOf(match);
    const stops = replay.stops('spectator').filter(({ beat }) => beat === null);
    for (const stop of [stops[0], stops[5], stops[stops.length >> 1], stops.at(-1)]) {
      if (stop === undefined) continue;
      const copy = toy.replay(replay.recordAt(stop));
      expect(copy.view('spectator')).toEqual(replay.viewAt(stop, 'spectator'));
      expect(copy.logBounds.to).toBe(stop.told);
    }
  });

  test('looks at any stop by giving few answers again, however long the match was', () => {
    const match = eventful();
    const replay = replayOf(match);
    for (const stop of replay.stops('spectator')) {
      const { entries, checkpoint } = replay.recordAt(stop);
      expect(entries.length - checkpoint.entries).toBeLessThan(2 * CHECKPOINT_EVERY);
    }
  });

  test('begins at the opening position of a record that has one', () => {
    const match: Match = toyMatch();
    playUntil(match, ({ decision }) => decision?.n === 10);
    const { start, checkpoint } = match.record();
    const on: Match = toy.restore(recordFrom(start, checkpoint.state));
    playUntil(on, ({ decision }) => decision?.n === 6);
    const replay = replayOf(on);
    const [first] = replay.stops(0);
    expect(first === undefined ? null : replay.viewAt(first, 0)).toEqual(toldOf(on, 0)[0]);
  });

  test('stops where the answers no longer fit, and says why', () => {
    const match = eventful();
    const record = match.record();
    const replay = new Replay(toy, { ...record, entries: [...record.entries.slice(0, 6), 'no such option'] });
    while (!replay.isComplete) replay.advance();
    expect(JSON.stringify(replay.fault)).toContain('no such option');
    expect(replay.progress.done).toBe(6);
    const last = replay.stops('spectator').at(-1);
    expect(last?.entries).toBeLessThanOrEqual(6);
  });
});
