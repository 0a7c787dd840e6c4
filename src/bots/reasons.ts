import type { Answer, Decision } from '../kernel/match/decision.ts';
import { copy } from '../kernel/plain/copy.ts';
import { same } from '../kernel/plain/same.ts';
import type { Message, Seat } from '../kernel/words/message.ts';
import type { Features } from './logistic.ts';
import type { Horizon } from './look-ahead.ts';
import type { Turn } from './player.ts';
import { ranked } from './ranking.ts';
import type { SearchResult } from './searching.ts';
import { chanceOfTurn, differencesIn, isClearlyBetter, mean, Trials } from './trials.ts';
import type { Pairs, Result, Value } from './trials.ts';

/**
 * What people count in a position, such as points, by name; a game's catalogue has the text of each count as
 * `count.NAME`.
 */
export type Counts = Readonly<Record<string, number>>;

/** What a game provides to compare two answers by simulation and to explain the difference in words. */
export interface Foresight extends Horizon {
  /** Returns what people count in a position, as `seat` sees it. */
  readonly counts: (view: unknown, seat: Seat) => Counts;
  /** The names of the counts of which less is better for the seat, such as those of enemies. */
  readonly enemyCounts: readonly string[];
  /** Returns the features from which the chance to win is estimated (`npm run train`); absent: `counts`. */
  readonly features?: (view: unknown, seat: Seat) => Features;
  /**
   * Returns why the policy (the rules of thumb) gives an answer, as words; `null`: it can't tell. Only called for the
   * policy's own answer. Absent: the comparison is the reason.
   */
  readonly motive?: (turn: Turn, answer: Answer) => Message | null;
  /** Estimates the chance, 0 to 1, that `seat` wins; absent if this game has no estimate. */
  readonly value?: Value;
}

/** The numbers of simulated worlds in which the match was won or lost by the horizon. */
export interface Ended {
  readonly won: number;
  readonly lost: number;
}

/**
 * Why an answer was chosen: a comparison of how the match continues after this answer and after another one, in the
 * same imagined worlds. It depends only on what the seat knows.
 */
export interface Reason {
  readonly answer: Answer;
  /** Why the rules of thumb give this answer; `null`: they give another one, or can't tell. */
  readonly motive: Message | null;
  /** The other answer of the comparison; `null` if there is no other answer. */
  readonly other: Answer | null;
  /** The number of worlds in which both answers were tried; 0 if none could be imagined. */
  readonly worlds: number;
  /**
   * The number of worlds in which each of the two answers gives the better chance to win; `null` if the game has no
   * estimate.
   */
  readonly better: { readonly answer: number; readonly other: number } | null;
  /** The average chance to win after each of the two answers, 0 to 1; `null` if the game has no estimate. */
  readonly chances: { readonly answer: number; readonly other: number } | null;
  /** Whether the difference may be chance, or neither answer is better in more than half of the worlds. */
  readonly isNear: boolean;
  /**
   * The counts that differ by more than noise: first those that speak for the answer, then those that speak against it,
   * the clearest first. `by`: how much higher the count is after the answer, on average.
   */
  readonly changes: readonly { readonly count: string; readonly by: number; readonly isGain: boolean }[];
  readonly ended: { readonly answer: Ended; readonly other: Ended };
}

/** The number of answers, as ranked by the rules of thumb, among which one for the comparison is found. */
const MAX_RANKED = 4;
/** The number of worlds in which two answers are compared. */
const WORLDS = 8;
/** The percentage of simulated answers that take the second-best option. */
const NOISE = 8;
/**
 * The most differences that are reported for an answer, and against it. Each must be at least `LEAST_CHANGE`, and at
 * least `SURE` standard errors from 0.
 */
const MOST_GAINS = 3;
const MOST_LOSSES = 2;
const LEAST_CHANGE = 0.2;
const SURE = 1.5;

/**
 * Explains why `answer` is given in a turn. It is compared with the first choice of the rules of thumb or, if it is
 * that, with their second choice. Equal turns get the same reason: the random generator depends only on what the seat
 * sees, and the turn's own generator is not used.
 */
export function reasonFor(foresight: Foresight, turn: Turn, answer: Answer): Reason {
  const random = chanceOfTurn(turn);
  const botInput = { game: turn.game, decision: turn.decision, view: turn.view, random: copy(random) };
  const rankedAnswers = ranked(foresight.policy, botInput, MAX_RANKED);
  const other = rankedAnswers.find(each => !haveSameWords(turn.decision, each, answer)) ?? null;
  const isFirstChoice = rankedAnswers[0] !== undefined && haveSameWords(turn.decision, rankedAnswers[0], answer);
  const motive = isFirstChoice ? (foresight.motive?.(botInput, answer) ?? null) : null;
  const worlds = other === null ? null : (turn.worlds?.() ?? null);
  if (other === null || worlds === null) return reasonOf(foresight, turn, { answer, motive, other, pairs: [] });
  const trials = new Trials({ horizon: foresight, value: foresight.value ?? null, noise: NOISE }, turn, worlds, random);
  const pairs = trials.pairs(
    [
      { answer, follow: null },
      { answer: other, follow: null },
    ],
    WORLDS,
  );
  return reasonOf(foresight, turn, { answer, motive, other, pairs });
}

/** Explains the answer that a search has found, by the last comparison of the search itself. */
export function reasonOfFound(foresight: Foresight, turn: Turn, { answer, rival, pairs }: SearchResult): Reason {
  return reasonOf(foresight, turn, { answer, motive: null, other: rival, pairs });
}

/** The comparison from which a reason is made. */
interface ComparisonParts {
  readonly answer: Answer;
  readonly motive: Message | null;
  readonly other: Answer | null;
  readonly pairs: Pairs;
}

function reasonOf(
  { counts, enemyCounts, value }: Foresight,
  { decision }: Turn,
  { answer, motive, other, pairs }: ComparisonParts,
): Reason {
  const differences = differencesIn(pairs);
  const better = {
    answer: differences.filter(difference => difference > 1e-9).length,
    other: differences.filter(difference => difference < -1e-9).length,
  };
  const isClear = isClearlyBetter(differences) || isClearlyBetter(differences.map(difference => -difference));
  const ownResults = pairs.map(([one]) => one);
  const otherResults = pairs.map(([, one]) => one);
  const countsIn = ({ view }: Result): Counts => counts(view, decision.seat);
  const countPairs = pairs.map(([one, another]) => [countsIn(one), countsIn(another)] as const);
  return {
    answer,
    motive,
    other,
    worlds: pairs.length,
    better: value === undefined ? null : better,
    chances:
      value === undefined || pairs.length === 0
        ? null
        : { answer: chanceIn(ownResults, value, decision.seat), other: chanceIn(otherResults, value, decision.seat) },
    isNear: !isClear || Math.max(better.answer, better.other) * 2 <= pairs.length,
    changes: changesIn(countPairs, enemyCounts),
    ended: { answer: endedIn(ownResults), other: endedIn(otherResults) },
  };
}

/**
 * Returns the reason for the better of the two answers that a reason compares: the reason itself, unless the other
 * answer is clearly better. So no hint suggests the worse answer.
 */
export function reasonForBetter(reason: Reason): Reason {
  const { answer, other, better, chances, isNear, changes, ended } = reason;
  if (other === null || better === null || isNear || better.other <= better.answer) return reason;
  return {
    ...reason,
    answer: other,
    motive: null,
    other: answer,
    better: { answer: better.other, other: better.answer },
    chances: chances === null ? null : { answer: chances.other, other: chances.answer },
    changes: gainsFirst(changes.map(({ count, by, isGain }) => ({ count, by: -by, isGain: !isGain }))),
    ended: { answer: ended.other, other: ended.answer },
  };
}

/** Whether two answers have the same words, such as two copies of a card. */
function haveSameWords({ options }: Decision, one: Answer, other: Answer): boolean {
  if (one === other) return true;
  const wordsOf = (answer: Answer): Message | undefined => options.find(({ id }) => id === answer)?.words;
  const words = wordsOf(one);
  return words !== undefined && same(words, wordsOf(other));
}

function endedIn(results: readonly Result[]): Ended {
  const won = results.filter(({ share }) => share !== null && share > 0).length;
  return { won, lost: results.filter(({ share }) => share === 0).length };
}

/** The average chance to win: how matches that ended have ended, and the estimate for the others. */
function chanceIn(results: readonly Result[], value: Value, seat: Seat): number {
  return mean(results.map(({ share, view }) => share ?? value(view, seat)));
}

/** The counts that differ clearly between the results of two answers in the same worlds. */
function changesIn(pairs: readonly (readonly [Counts, Counts])[], enemyCounts: readonly string[]): Reason['changes'] {
  const names = Object.keys(pairs[0]?.[0] ?? {});
  const clearChanges = names.flatMap(count => {
    const differences = pairs.map(([one, other]) => (one[count] ?? 0) - (other[count] ?? 0));
    const by = mean(differences);
    const spread = mean(differences.map(difference => (difference - by) ** 2));
    const error = Math.sqrt(spread / Math.max(1, differences.length - 1));
    const isClear = Math.abs(by) >= LEAST_CHANGE && Math.abs(by) >= SURE * error;
    const isGain = by > 0 !== enemyCounts.includes(count);
    return isClear ? [{ count, by, isGain, clear: Math.abs(by) / (error + 0.1 * Math.abs(by)) }] : [];
  });
  const clearest = clearChanges.toSorted((one, other) => other.clear - one.clear);
  const gains = clearest.filter(({ isGain }) => isGain).slice(0, MOST_GAINS);
  const losses = clearest.filter(({ isGain }) => !isGain).slice(0, MOST_LOSSES);
  return [...gains, ...losses].map(({ count, by, isGain }) => ({ count, by, isGain }));
}

function gainsFirst(changes: Reason['changes']): Reason['changes'] {
  return [...changes.filter(({ isGain }) => isGain), ...changes.filter(({ isGain }) => !isGain)];
}
