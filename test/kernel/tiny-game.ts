import type { GameDefinition } from '../../src/kernel/match/game.ts';
import { kernelTexts } from '../../src/kernel/words/text.en.ts';
import { startMatch } from '../../src/kernel/history/open.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { RunningMatch } from '../../src/kernel/history/running.ts';
import type { Framed, Play } from '../../src/kernel/match/play.ts';
import { choose } from '../../src/kernel/match/rule.ts';
import type { Rule } from '../../src/kernel/match/rule.ts';
import { message } from '../../src/kernel/words/message.ts';

/** Steps `a`, `b` and `c` are whatever a test says; `gone` is the concession. */
export type TinySteps = { a: {}; b: {}; c: {}; gone: { seat: number } };

export interface TinyState extends Framed<TinySteps> {
  /** What happened, by name. */
  done: string[];
  /** Anything, also what a state must not hold. */
  odd: unknown;
  out: number[];
}

export type Tiny = Play<TinyState, TinySteps>;
export type TinyMatch = RunningMatch<TinyState, TinySteps, readonly string[], null>;
type TinyRules = Partial<Record<'a' | 'b' | 'c', (game: Tiny) => Rule>>;

function isTinyState(input: unknown): input is TinyState {
  return typeof input === 'object' && input !== null && 'done' in input && 'agenda' in input;
}

function* nothing(): Rule {
  // does nothing
}

/** A game of two seats whose first step is `a`; after a concession it ends. */
export function tinyGame(rules: TinyRules): GameDefinition<TinyState, TinySteps, readonly string[], null> {
  return {
    id: 'tiny',
    title: 'Tiny',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    choices: [],
    options: () => null,
    setUp: (_options, _seats, random) => {
      return { random, revealed: 0, agenda: [{ step: 'a', args: {} }], outcome: null, done: [], odd: null, out: [] };
    },
    steps: {
      a: rules.a ?? nothing,
      b: rules.b ?? nothing,
      c: rules.c ?? nothing,
      gone: function* (game, { seat }) {
        game.state.out.push(seat);
        game.state.done.push(`gone ${seat}`);
      },
    },
    view: state => state.done,
    readState: input => {
      if (!isTinyState(input)) throw new TypeError('no tiny state');
      return input;
    },
    concession: seat => ({ step: 'gone', args: { seat } }),
    seatsIn: state => [0, 1].filter(seat => !state.out.includes(seat)),
    round: () => 0,
    texts: { en: kernelTexts },
  };
}

/** A match of a tiny game, kept thoroughly. */
export function tinyMatch(rules: TinyRules, keeping: CheckpointPolicy = { thorough: true }): TinyMatch {
  return startMatch(tinyGame(rules), { seats: [{ name: 'Ann' }, { name: 'Bob' }], seed: 'tiny' }, keeping);
}

/** Asks `seat` for one of `ids`; what was chosen is noted in `done`. */
export function* pick(game: Tiny, ids: readonly string[], seat = 0): Rule<string> {
  const options = ids.map(id => ({ id, words: message(id), value: id }));
  const id = yield* choose(game, seat, 'pick', options, { prompt: message('pick'), rule: 'T-1' });
  game.state.done.push(id);
  return id;
}

/** Gives `answers` one after the other. */
export function give(match: TinyMatch, ...answers: readonly (string | number)[]): void {
  for (const answer of answers) match.answer(match.decision?.n ?? -1, answer);
}

/** Picks of `x` or `y` without end, two a step. */
export function* endless(game: Tiny): Rule {
  yield* pick(game, ['x', 'y']);
  yield* pick(game, ['x', 'y']);
  game.next('a', {});
}
