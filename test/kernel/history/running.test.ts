import { describe, expect, test } from 'vitest';
import { restoreMatch, resumeMatch, startMatch } from '../../../src/kernel/history/open.ts';
import type { MatchRecord } from '../../../src/kernel/match/record.ts';
import { Refusal, RuleFault } from '../../../src/kernel/match/refusal.ts';
import { beat, choose } from '../../../src/kernel/match/rule.ts';
import type { Rule } from '../../../src/kernel/match/rule.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { historyThroughJson } from '../../oracles/every-decision.ts';
import { playUntil } from '../../oracles/random-play.ts';
import { fullSnapshot } from '../../oracles/snapshot.ts';
import { refused } from '../refused.ts';
import { endless, give, pick, tinyGame, tinyMatch } from '../tiny-game.ts';
import type { Tiny } from '../tiny-game.ts';
import { toyGame } from '../toy-game.ts';
import { threeSeats, toyMatch } from '../toy-match.ts';

const AB = ['x', 'y'];

describe('steps', () => {
  test('lined up by a step are done in reading order, before what was there already', () => {
    const match = tinyMatch({
      a: function* (game) {
        game.next('b', {});
        game.next('c', {});
        game.next('a', {});
      },
      b: function* (game) {
        game.state.done.push('b');
        game.next('c', {});
      },
      c: function* (game) {
        game.state.done.push('c');
        if (game.state.done.length === 3) yield* pick(game, AB);
      },
    });
    expect(match.view(0)).toEqual(['b', 'c', 'c']);
    expect(match.secretState().agenda).toEqual([{ step: 'a', args: {} }]);
  });

  test('that run dry before there is an outcome are a fault of the rules', () => {
    expect(() => tinyMatch({})).toThrow(RuleFault);
  });

  test('that go round without asking anybody are a fault of the rules', () => {
    expect(() =>
      tinyMatch(
        {
          a: function* (game) {
            game.next('a', {});
          },
        },
        {},
      ),
    ).toThrow(/circle/);
  });
});

describe('a rule that throws', () => {
  const rules = {
    a: function* (game: Tiny) {
      yield* pick(game, AB);
      if ((yield* pick(game, AB)) === 'y') throw new Error('broken in a');
      game.next('b', {});
    },
    b: function* (game: Tiny) {
      game.tell?.({ words: message('b') });
      if ((yield* pick(game, AB)) === 'y') game.next('c', {});
      game.next('a', {});
    },
    c: function* (game: Tiny) {
      game.state.done.push('half done');
      yield* beat('c');
      throw new Error('broken in c');
    },
  };

  test.each([
    ['in the step of the answer', ['x'], 'broken in a'],
    ['in a later step of the same answer', ['x', 'x'], 'broken in c'],
  ])('%s leaves the match as it was and names the answer', (_where, before, message) => {
    for (const checkpointEvery of [0, 100]) {
      const match = tinyMatch(rules, { checkpointEvery, thorough: true });
      give(match, ...before);
      const was = fullSnapshot(match);
      expect(() => give(match, 'y')).toThrow(`The answer "y" to pick broke the rules: ${message}`);
      expect(fullSnapshot(match)).toEqual(was);
      give(match, 'x');
      expect(match.secretState().done).toEqual([...before, 'x']);
    }
  });

  test('does not lose what could be redone', () => {
    const match = tinyMatch({ ...rules, b: game => rules.a(game) });
    give(match, 'x', 'x', 'x', 'x');
    match.undo();
    expect(() => give(match, 'y')).toThrow(RuleFault);
    expect(() => give(match, 'no')).toThrow(Refusal);
    expect(match.redoable).toBe(1);
  });
});

describe('a state that is not a tree', () => {
  test.each([
    ['holds an object twice', (game: Tiny) => (game.state.odd = [game.state.done]), 'stands in the state twice'],
    ['holds undefined', (game: Tiny) => (game.state.odd = { a: undefined }), 'state.odd.a is undefined'],
    ['holds a Map', (game: Tiny) => (game.state.odd = new Map<string, string>()), 'not a plain object'],
  ])('is found out when it %s', (_what, spoil, message) => {
    const rules = {
      a: function* (game: Tiny) {
        if ((yield* pick(game, AB)) === 'y') spoil(game);
        game.next('a', {});
      },
    };
    const match = tinyMatch(rules);
    expect(() => give(match, 'x', 'y')).toThrow(message);
    expect(match.secretState().done).toEqual(['x']);
  });

  test('is found out when an event shares a part of it that changes later', () => {
    const match = tinyMatch({
      a: function* (game) {
        const refs: `${string}:${string}`[] = ['unit:u1'];
        game.state.odd = refs;
        game.tell?.({ words: message('moved'), refs });
        yield* pick(game, AB);
        refs.push('unit:u2');
      },
    });
    expect(() => give(match, 'x')).toThrow(RuleFault);
  });
});

describe('options', () => {
  test('are shown without the values behind them, all with the same keys in one order', () => {
    const match = toyMatch();
    playUntil(match, ({ decision }) => decision?.kind === 'turn');
    const keys = new Set(match.decision?.options.map(option => Object.keys(option).join(' ')));
    expect([...keys]).toEqual([
      'id words subject details refs group count most row takesBack autoAnswer onRequest endsRow isDuplicate',
    ]);
  });

  test('in another order do not change what an answer means', () => {
    const ids = ['x', 'y', 'z'];
    const inOrder = (order: readonly string[]) =>
      tinyGame({
        a: function* (game) {
          yield* pick(game, order);
          game.next('a', {});
        },
      });
    const match = startMatch(inOrder(ids), { seats: threeSeats.slice(1), seed: 's' });
    give(match, 'z', 'x', 'y', 'z');
    const turned = restoreMatch(inOrder(ids.toReversed()), match.record());
    expect(turned.secretState()).toEqual(match.secretState());
  });

  test('one: taken and told; one in private: asked', () => {
    const about = { prompt: message('p'), rule: 'T-1' };
    const only = [{ id: 'only', words: message('only'), value: 7 }];
    const match = tinyMatch({
      a: function* (game) {
        game.state.odd = yield* choose(game, 0, 'open', only, about);
        yield* choose(game, 1, 'closed', only, { ...about, secrecy: 'sealed' });
      },
    });
    expect(match.secretState().odd).toBe(7);
    expect(match.events('spectator').map(event => event.words.key)).toEqual(['kernel.only-option']);
    expect(match.decision).toMatchObject({ kind: 'closed', seat: 1, secrecy: 'sealed' });
  });
});

describe('beats', () => {
  const rules = {
    a: function* (game: Tiny) {
      yield* pick(game, AB);
      game.state.done.push('shown');
      yield* beat('flash');
      yield* pick(game, AB);
      game.next('a', {});
    },
  };

  test('are shown once, with the state of that moment; never when a match is restored, taken back or forked', () => {
    const match = tinyMatch(rules);
    const seen: unknown[] = [];
    match.onBeat = ({ kind }) => seen.push([kind, match.view(0)]);
    give(match, 'x', 'y');
    const { match: restored } = resumeMatch(tinyGame(rules), historyThroughJson(match.history));
    restored.onBeat = () => seen.push('restored');
    match.fork();
    match.undo();
    match.takeBack(0);
    restored.undo();
    expect(seen).toEqual([['flash', ['x', 'shown']]]);
  });

  test('let nobody act while the rules are running, but a record may be made', () => {
    const match = tinyMatch(rules);
    const codes: string[] = [];
    let record: MatchRecord | null = null;
    match.onBeat = () => {
      record = match.record();
      const tries = [
        () => give(match, 'x'),
        () => match.undo(),
        () => match.redo(),
        () => match.takeBack(0),
        () => match.concede(0),
      ];
      codes.push(...tries.map(refused));
    };
    give(match, 'x');
    expect(codes).toEqual(['busy', 'cannot-undo', 'busy', 'busy', 'busy']);
    expect(record).toEqual(match.record());
  });
});

test('options and seats that the game does not take are refused', () => {
  expect(refused(() => toyMatch('s', {}, 0))).toBe('bad-options');
  expect(refused(() => startMatch(toyGame, { seats: [], seed: 's' }))).toBe('bad-options');
});

test('a win in mid-step ends the match at once, from any depth', () => {
  function* deep(game: Tiny, depth: number): Rule {
    if (depth > 0) yield* deep(game, depth - 1);
    else game.end({ winners: [1], words: message('won'), ranking: [] });
  }
  const match = tinyMatch({
    a: function* (game) {
      game.next('b', {});
      yield* pick(game, AB);
      yield* deep(game, 5);
      game.state.done.push('never');
    },
  });
  give(match, 'x');
  expect([match.decision, match.outcome?.winners, match.view(0)]).toEqual([null, [1], ['x']]);
  expect(match.secretState().agenda).toEqual([]);
  expect(refused(() => match.answer(1, 'x'))).toBe('over');
});

test('a view stays as it is when the match goes on', () => {
  const match = tinyMatch({ a: endless });
  const view = match.view(0);
  give(match, 'x');
  expect(view).toEqual([]);
});
