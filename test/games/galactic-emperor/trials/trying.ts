import { emperorBot } from '../../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../../src/games/galactic-emperor/game.ts';
import { emperorLessons } from '../../../../src/games/galactic-emperor/lessons/index.ts';
import { tileBack } from '../../../../src/games/galactic-emperor/state/board.ts';
import type { EmperorState } from '../../../../src/games/galactic-emperor/state/state.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom, shuffle } from '../../../../src/kernel/plain/random.ts';
import { LEARNER } from '../../../../src/lessons/position.ts';
import { SAVE_FORMAT } from '../../../../src/saves/old/format.ts';
import { checkPosition, startPosition } from '../../../../src/saves/saved/position.ts';
import { isEmperor } from '../oracles/matches.ts';

const NAMES = ['Duke', 'Vega', 'Mira'];

/** A position of a lesson that is tried: what the learner answers there, by the name of the choice. */
export interface Trial {
  readonly id: string;
  readonly lesson: string;
  /** The choice that the others are compared with. */
  readonly good: string;
  /** The choices that the lesson calls worse. */
  readonly than: readonly string[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

/** How a choice fared against the good one, both from the same deals of what is hidden and of the dice. */
export interface Compared {
  readonly pairs: number;
  /** Of a hundred matches, shared victories by their part. */
  readonly goodWins: number;
  readonly wins: number;
  /** How many of a hundred more the good choice won, and where the 95 % interval of that begins. */
  readonly more: number;
  readonly atLeast: number;
}

/** The match of a lesson at its beginning, with new hidden things and dice; the lesson's dice stay if `scripted`. */
export function dealt(lessonId: string, seed: string, scripted: readonly number[] = []): Match {
  const lesson = emperorLessons.find(({ id }) => id === lessonId);
  const state = lesson?.position().state(NAMES);
  if (!isEmperor(state)) throw new Error(`There is no lesson ${lessonId} of Galactic Emperor.`);
  const position = checkPosition({
    format: SAVE_FORMAT,
    game: galacticEmperor.id,
    seats: NAMES.map(name => ({ name })),
    seed,
    state: { ...state, stack: stackDealt(state, seed), random: { ...seededRandom(seed), scripted: [...scripted] } },
  });
  return startPosition(galacticEmperor, position, { checkpointEvery: 0 });
}

/** The stack in a new order, plain tiles on top of the Black Hole as ever (GE-2.5). */
function stackDealt(state: EmperorState, seed: string): EmperorState['stack'] {
  const hole = state.stack.filter(tile => tile === 'black-hole');
  const plain = state.stack.filter(tile => tile !== 'black-hole' && tileBack(state, tile) !== 'atomic');
  const atomic = state.stack.filter(tile => tile !== 'black-hole' && tileBack(state, tile) === 'atomic');
  const random = seededRandom(`${seed} stack`);
  shuffle(random, plain);
  shuffle(random, atomic);
  return [...atomic, ...hole, ...plain];
}

/** Plays on: the learner gives these answers where they are offered, and the normal player all others. */
export function playOn(match: Match, answers: readonly string[], seed: string, until: (match: Match) => boolean): void {
  const random = seededRandom(`${seed} players`);
  const left = [...answers];
  for (let { decision } = match; decision !== null && !until(match); { decision } = match) {
    const { n, seat, options } = decision;
    const [next] = left;
    const isNext = seat === LEARNER && options.some(({ id }) => id === next);
    if (isNext) left.shift();
    const view = match.view(seat);
    match.answer(n, isNext && next !== undefined ? next : emperorBot({ game: match.game, view, decision, random }));
  }
  if (left.length > 0) throw new Error(`Never asked: ${left.join(', ')}`);
}

/** The learner's part of the victory after a choice: 1, 0 or between. */
function part({ lesson, choices }: Trial, choice: string, seed: string): number {
  const match = dealt(lesson, seed);
  playOn(match, choices[choice] ?? [], seed, () => false);
  const winners = match.outcome?.winners ?? [];
  return winners.includes(LEARNER) ? 1 / winners.length : 0;
}

/** Plays a position on from each of its choices, `pairs` times with the same deals. */
export function tryOut(trial: Trial, pairs: number, done: () => void): Readonly<Record<string, Compared>> {
  const names = Object.keys(trial.choices);
  const parts = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const name of names) parts.get(name)?.push(part(trial, name, `${trial.id} ${pair}`));
    done();
  }
  const good = parts.get(trial.good) ?? [];
  return Object.fromEntries(
    names.filter(name => name !== trial.good).map(name => [name, compare(good, parts.get(name) ?? [])]),
  );
}

function compare(good: readonly number[], other: readonly number[]): Compared {
  const pairs = good.length;
  const more = good.map((won, pair) => won - (other[pair] ?? 0));
  const mean = meanOf(more);
  const spread = meanOf(more.map(one => (one - mean) ** 2));
  const round = (share: number): number => Math.round(share * 1000) / 10;
  return {
    pairs,
    goodWins: round(meanOf(good)),
    wins: round(meanOf(other)),
    more: round(mean),
    atLeast: round(mean - 1.96 * Math.sqrt(spread / Math.max(1, pairs - 1))),
  };
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
