import { expect, test } from 'vitest';
import { MemoryChronicle } from '../../../src/kernel/history/chronicle.ts';
import type { Line } from '../../../src/kernel/history/lines.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { playUntil } from '../../oracles/random-play.ts';
import { toy, toyMatch } from '../toy-match.ts';

test('where an answer behind the last checkpoint is none that was offered, as in a forged save, the picture is that of the checkpoint', () => {
  const match: Match = toyMatch('forged');
  playUntil(match, ({ decision }) => decision?.n === 9);
  match.checkpoint();
  const before = match.view('spectator');
  playUntil(match, ({ decision }) => decision?.n === 12);
  const lines = [...match.history.back()].map(({ line }) => line).reverse();
  const forged = lines.map((line): Line =>
    line.line === 'record' && line.given?.n === 10 ? { ...line, given: { ...line.given, answer: 'none' } } : line,
  );
  const { start } = match;
  const replay = new Replay(toy, { start, history: new MemoryChronicle(match.history.head, null, forged) });
  while (!replay.isComplete) replay.advance();
  const pictures = replay.stops('spectator').map(stop => replay.pictureAt(stop, 'spectator'));
  expect(pictures.at(-1)).toEqual({ view: before, exact: false });
});

test('the match before an answer is that in which it was given: with the answer it is what the picture shows', () => {
  const match: Match = toyMatch('before');
  playUntil(match, ({ decision }) => decision?.n === 5);
  match.checkpoint();
  playUntil(match, ({ decision }) => decision?.n === 12);
  const replay = new Replay(toy, match);
  while (!replay.isComplete) replay.advance();
  const stops = replay.stops('spectator').filter(({ beat }) => beat === null);
  const given = stops.flatMap(stop => {
    const before = replay.answerAt(stop);
    return before === null ? [] : [{ stop, before }];
  });
  expect(given.length).toBeGreaterThan(5);
  for (const { stop, before } of given) {
    const again = toy.restore(before.record);
    again.answer(again.decision?.n ?? -1, before.answer);
    expect(again.view('spectator')).toEqual(replay.pictureAt(stop, 'spectator').view);
  }
});
