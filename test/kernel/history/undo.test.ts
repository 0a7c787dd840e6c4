import { describe, expect, test } from 'vitest';
import { roundsOf } from '../../../src/kernel/history/chronicle.ts';
import { restoreMatch, resumeMatch, startMatch } from '../../../src/kernel/history/open.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { historyThroughJson, throughJson } from '../../oracles/every-decision.ts';
import { playUntil } from '../../oracles/random-play.ts';
import { snapshot } from '../../oracles/snapshot.ts';
import { refused } from '../refused.ts';
import { endless, give, pick, tinyGame, tinyMatch } from '../tiny-game.ts';
import type { Tiny, TinyMatch } from '../tiny-game.ts';
import { toyGame } from '../toy-game.ts';
import { toyMatch } from '../toy-match.ts';

const AB = ['x', 'y'];

function whyNot(match: Pick<TinyMatch, 'undoable'>): string {
  const undoable = match.undoable();
  return undoable instanceof Refusal ? undoable.message : '';
}

/** A tiny game of which each step begins a round and asks at once; the round is how many steps have begun. */
function roundsThatAsk(): ReturnType<typeof tinyGame> {
  const game = tinyGame({
    a: function* (game) {
      game.state.done.push('round');
      yield* pick(game, AB);
      game.next('a', {});
    },
  });
  return { ...game, round: state => state.done.filter(done => done === 'round').length };
}

describe('undo', () => {
  test('of an answer that ended a round lets the round end again, though the next one began before it asked', () => {
    const begin = (): TinyMatch =>
      startMatch(roundsThatAsk(), { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'r' });
    const [straight, back] = [begin(), begin()];
    give(straight, 'x', 'y', 'x');
    give(back, 'x', 'y');
    back.undo();
    give(back, 'y', 'x');
    back.takeBack(1);
    give(back, 'y', 'x');
    const rounds = (match: TinyMatch): readonly number[] => roundsOf(match.history).map(({ round }) => round);
    expect(rounds(straight)).toEqual([0, 1, 2, 3]);
    expect(rounds(back)).toEqual(rounds(straight));
  });

  test('is refused when there is nothing, over a reveal, a change of seat and the end, each with its reason', () => {
    const match = tinyMatch({
      a: function* (game) {
        yield* pick(game, AB);
        game.roll(6);
        yield* pick(game, AB, 0);
        yield* pick(game, AB, 1);
        game.end({ winners: [1], words: message('won'), ranking: [] });
      },
    });
    const why = (): string => whyNot(match);
    expect(why()).toMatch(/nothing to undo/);
    give(match, 'x');
    expect(why()).toMatch(/Something hidden has been revealed/);
    give(match, 'x');
    expect(why()).toMatch(/Another player/);
    give(match, 'x');
    expect(why()).toMatch(/has ended/);
    expect(refused(() => match.undo())).toBe('cannot-undo');
    expect(refused(() => match.redo())).toBe('cannot-redo');
  });

  test('says what it takes back, crosses steps, and can be redone until somebody answers again', () => {
    const match = tinyMatch({ a: endless });
    give(match, 'x', 'y', 'x');
    expect([match.undo(), match.undo()].map(({ n, answer }) => [n, answer])).toEqual([
      [2, 'x'],
      [1, 'y'],
    ]);
    expect([match.view(0), match.redoable]).toEqual([['x'], 2]);
    match.redo();
    expect(match.view(0)).toEqual(['x', 'y']);
    give(match, 'y');
    expect([match.view(0), match.redoable]).toEqual([['x', 'y', 'y'], 0]);
  });

  test('survives saving, also behind the checkpoint of the save', () => {
    const match = tinyMatch({ a: endless });
    give(match, 'x', 'y', 'x', 'y');
    match.checkpoint();
    const { match: again } = resumeMatch(tinyGame({ a: endless }), historyThroughJson(match.history));
    for (let i = 0; i < 4; i++) again.undo();
    expect(again.view(0)).toEqual([]);
    expect(refused(() => again.undo())).toBe('cannot-undo');
  });

  test('stops at the checkpoint behind which newer rules lead elsewhere', () => {
    const match = tinyMatch({ a: endless });
    for (let given = 0; given < 70; given++) give(match, 'x');
    const newer = tinyGame({
      a: function* (game: Tiny) {
        game.state.done.push('new');
        yield* endless(game);
      },
    });
    const { match: again } = resumeMatch(newer, historyThroughJson(match.history));
    expect(refused(() => again.takeBack(0))).toBe('cannot-take-back');
    again.takeBack(66);
    expect(again.decision?.n).toBe(66);
  });
});

describe('a take-back', () => {
  test('is told in the log for good: after a replay, restoring and a further take-back', () => {
    const match = playUntil(toyMatch(), ({ decision }) => decision?.n === 14, 'two');
    match.takeBack(9);
    playUntil(match, ({ decision }) => decision?.n === 12, 'again');
    match.takeBack(6);
    const told = match.events(0).filter(event => event.words.key === 'kernel.took-back');
    expect(told.map(event => event.words.with)).toEqual([
      { to: 9, undone: 5 },
      { to: 6, undone: 6 },
    ]);
    expect(resumeMatch(toyGame, historyThroughJson(match.history)).match.events(0)).toEqual(match.events(0));
    expect(whyNot(match)).toMatch(/table has acted/);
  });

  test('reaches behind the checkpoint of a save, and to before the end', () => {
    const match = playUntil(toyMatch(), () => false);
    const { match: again } = resumeMatch(toyGame, historyThroughJson(match.history));
    expect([again.decision, again.outcome]).toEqual([null, match.outcome]);
    again.takeBack(0);
    match.takeBack(0);
    expect(snapshot(again)).toEqual(snapshot(match));
    expect(again.decision?.n).toBe(0);
  });

  test.each([-1, 3, 1.5, NaN])('to decision %d of 3 is refused', to => {
    const match = playUntil(toyMatch(), ({ decision }) => decision?.n === 3);
    expect(refused(() => match.takeBack(to))).toBe('cannot-take-back');
  });
});

describe('a concession', () => {
  test('in mid-step takes effect when the step ends, and survives saving in between', () => {
    for (const checkpointEvery of [0, 100]) {
      const match = tinyMatch({ a: endless }, { checkpointEvery, thorough: true });
      give(match, 'x', 'y', 'x');
      match.concede(1);
      const both = [match, restoreMatch(tinyGame({ a: endless }), throughJson(match.record()))];
      for (const one of both) {
        expect([one.conceding, one.seatsIn]).toEqual([[1], [0, 1]]);
        give(one, 'x');
        expect([one.conceding, one.seatsIn]).toEqual([[], [0]]);
        expect(one.view(0)).toEqual(['x', 'y', 'x', 'x', 'gone 1']);
      }
    }
  });

  test('of a seat that is not there, or given up already, is refused', () => {
    const match = tinyMatch({ a: endless });
    expect(refused(() => match.concede(7))).toBe('bad-seat');
    match.concede(0);
    expect(refused(() => match.concede(0))).toBe('bad-seat');
    expect(refused(() => match.undo())).toBe('cannot-undo');
  });
});
