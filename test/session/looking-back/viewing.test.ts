import { describe, expect, test } from 'vitest';
import { starcraftBoard } from '../../../src/games/starcraft/board/index.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { theseusBoard } from '../../../src/games/theseus/board/index.ts';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { Board } from '../../../src/boards/board.ts';
import type { History } from '../../../src/kernel/history/chronicle.ts';
import type { Game } from '../../../src/kernel/history/playable.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { marksOf } from '../../../src/session/looking-back/marks.ts';
import { Viewing } from '../../../src/session/looking-back/viewing.ts';
import { playRandomly } from '../../oracles/random-play.ts';

const SEATS = { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'viewing' };

function replayOf(...[game, match]: ConstructorParameters<typeof Replay>): Replay {
  const replay = new Replay(game, match);
  while (!replay.isComplete) replay.advance();
  return replay;
}

describe.each<[string, Game, Board]>([
  ['StarCraft', starcraft, starcraftBoard],
  ['Theseus', theseus, theseusBoard],
])('a whole match of %s', (_, game, board) => {
  const match = playRandomly(game, SEATS, {});

  test('has the same marks, whether its log is sorted at once or from heading to heading', () => {
    const events = match.events('spectator');
    const places = board.log?.places(events) ?? [];
    const units: number[] = [];
    const stories = new Map<number, number>();
    events.forEach(({ index }, at) => {
      const place = places[at] ?? expect.fail();
      if (place.heading || place.beginsUnit === true) units.push(index);
      if (place.story !== null && !stories.has(place.story)) stories.set(place.story, index);
    });
    const marks = marksOf(replayOf(game, match).eventsBack('spectator'), board.log, 20);
    expect(events.length).toBeGreaterThan(150);
    expect(marks).toEqual({ units, stories: [...stories.values()] });
  });

  test('has at every stop what was told there, and the log up to there', () => {
    const viewing = new Viewing(replayOf(game, match), board);
    const events = match.events('spectator');
    for (let at = 0; at < viewing.place.of; at += 7) {
      viewing.goTo(at);
      const before = events.filter(({ index }) => index < viewing.stop.told);
      expect(viewing.events).toEqual(before.filter(({ index }) => index >= viewing.toldBefore));
      expect(viewing.log(20)).toEqual(before.slice(-20));
    }
  });

  test('is read only around the stop that is looked at', () => {
    let read = 0;
    const { history } = match;
    const counted: History = {
      head: history.head,
      length: history.length,
      back: before => {
        const lines = history.back(before)[Symbol.iterator]();
        const next = (): ReturnType<typeof lines.next> => ((read += 1), lines.next());
        return { [Symbol.iterator]: () => ({ next }) };
      },
    };
    const viewing = new Viewing(replayOf(game, { start: match.start, history: counted }), board);
    for (const part of [0.1, 0.5, 0.9]) {
      viewing.goTo(Math.round(viewing.place.of * part));
      read = 0;
      expect(viewing.log(20).length).toBe(20);
      expect(viewing.events.length).toBeLessThan(20);
      expect(viewing.given).not.toBeNull();
      expect(read).toBeLessThan(140);
    }
  });
});
