import { describe, expect, test } from 'vitest';
import { MemoryChronicle } from '../../../src/kernel/history/chronicle.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import { playUntil } from '../../oracles/random-play.ts';
import { toy, toyMatch } from '../toy-match.ts';

/** A replay that has been read to its end. */
function replayOf(match: Match): Replay {
  const replay = new Replay(toy, match);
  while (!replay.isComplete) replay.advance();
  return replay;
}

/** A match with everything in it, and what each viewer saw of it: when it was asked, at its beats, and after acts. */
function eventful(viewer: Viewer): { match: Match; seen: unknown[] } {
  const match: Match = toyMatch();
  let seen = [match.view(viewer)];
  const look = (): void => void seen.push(match.view(viewer));
  match.onBeat = look;
  const to = (n: number, players: string): void => {
    playUntil(
      match,
      now => {
        if (now.decision?.n !== 0) look();
        return now.decision?.n === n;
      },
      players,
    );
  };
  to(14, 'players');
  match.takeBack(9);
  look();
  to(30, 'again');
  match.concede(2);
  look();
  to(-1, 'players');
  match.onBeat = null;
  look();
  seen = seen.map((view): unknown => JSON.parse(JSON.stringify(view)));
  return { match, seen };
}

describe('a match that is looked at anywhere', () => {
  test.each([0, 1, 'spectator'] as const)(
    'is at every stop what it was then, by the eyes of %s, whichever way one comes there',
    viewer => {
      const { match, seen } = eventful(viewer);
      const replay = replayOf(match);
      const stops = replay.stops(viewer);
      const pictures = stops.map(stop => replay.pictureAt(stop, viewer));
      expect(pictures.every(({ exact }) => exact)).toBe(true);
      expect(pictures[0]?.view).toEqual(seen[0]);
      expect(pictures.at(-1)?.view).toEqual(match.view(viewer));
      // Every stop is a moment of the match, in its order.
      let from = 0;
      for (const { view } of pictures) {
        const at = seen.findIndex((other, place) => place >= from && JSON.stringify(other) === JSON.stringify(view));
        expect(at).toBeGreaterThanOrEqual(from);
        from = at;
      }
      const [again] = stops.slice(-4);
      if (again !== undefined) expect(replay.pictureAt(again, viewer)).toEqual(pictures.at(-4));
    },
  );

  test('has the same log, over take-backs and concessions, and leaves the match alone', () => {
    const { match } = eventful('spectator');
    const before = match.history.length;
    const replay = replayOf(match);
    expect([...replay.eventsBack(1)].reverse()).toEqual(match.events(1));
    expect(replay.isOver).toBe(true);
    expect(replay.stops('spectator').at(-1)?.told).toBe(match.logBounds.to);
    expect(match.history.length).toBe(before);
  });

  test('tells of every stop what was given, and counts how far it is', () => {
    const { match } = eventful('spectator');
    const replay = new Replay(toy, match);
    const { of } = replay.progress;
    expect(replay.progress.done).toBe(0);
    replay.advance();
    expect(replay.progress).toEqual({ done: 1, of });
    while (!replay.isComplete) replay.advance();
    const acts = replay
      .stops('spectator')
      .map(stop => replay.givenAt(stop))
      .flatMap(given => (given?.by === null ? [given.act] : []));
    expect(acts).toEqual(['take-back', 'concede']);
  });

  test('goes on from any stop in a copy that is the match as it was', () => {
    const { match } = eventful('spectator');
    const replay = replayOf(match);
    const stops = replay.stops('spectator').filter(({ beat }) => beat === null);
    for (const stop of [stops[0], stops[5], stops[stops.length >> 1], stops.at(-1)]) {
      if (stop === undefined) continue;
      const copied = new MemoryChronicle(match.history.head, null, replay.linesUpTo(stop));
      const { match: copy, lost } = toy.resume(copied);
      expect(lost).toBe(0);
      expect(copy.view('spectator')).toEqual(replay.pictureAt(stop, 'spectator').view);
      expect(copy.logBounds.to).toBe(stop.told);
    }
  });

  test('of the last moments reads only these, and knows the round of a first one that is an act', () => {
    const { match } = eventful('spectator');
    const whole = replayOf(match);
    const late = new Replay(toy, match, match.logBounds.to - 3);
    while (!late.isComplete) late.advance();
    const stops = late.stops(0);
    expect(stops.length).toBeLessThan(whole.stops(0).length);
    expect(stops).toEqual(whole.stops(0).slice(-stops.length));
  });
});
