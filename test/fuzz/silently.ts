import type { Answer, Pending } from '../../src/kernel/match/decision.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Outcome } from '../../src/kernel/match/play.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { randomAnswerTo } from '../../src/bots/random.ts';
import { failureOf, writeFailure } from './failures.ts';
import type { Fault } from './failures.ts';
import { NO_FIGURES, sumOf } from './figures.ts';
import type { Figures } from './figures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import type { FuzzRun } from './arguments.ts';
import type { Wishes } from './wishes.ts';

// The rules alone, by chance, with nobody who listens: some hundred times as many decisions as with all oracles. It
// finds what the rules throw, questions without an option and matches without an end, and counts nothing that was used.

/** More answers than this are a match that does not end. */
const LONGEST = 50_000;

const NO_WISHES: Wishes = { never: new Set(), seldom: new Set() };

/** What is asked, and how it is answered: a match, or a run that nobody listens to. */
interface Played {
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
}

/** What came of a match; `error`: what was thrown, at the answer that was to be given. */
export interface Silent {
  readonly answered: number;
  readonly outcome: Outcome | null;
  readonly fault: { readonly error: unknown; readonly answer: Answer | null } | null;
}

/** The players of match `number` of a run, and the match at its beginning. */
export function beginSilently(
  fuzzed: FuzzGame,
  number: number,
  { seed, seats }: Pick<FuzzRun, 'seed' | 'seats'>,
): { readonly players: string; readonly match: Match } {
  const [few, most] = seats ?? [fuzzed.game.seats.min, fuzzed.game.seats.max];
  const count = few + (number % (most - few + 1));
  const players = `${seed}-${fuzzed.game.id}-${count}-${number}`;
  return { players, match: fuzzed.begin(number, { seats: count, seed: players, keeping: {}, wishes: NO_WISHES }) };
}

/** Plays by chance until the match ends, or is left after this many answers. */
export function playByChance(
  played: Played,
  give: (pending: Pending, answer: Answer) => void,
  { players, leavesAfter }: { readonly players: string; readonly leavesAfter: number },
): Silent {
  const random = seededRandom(players);
  let answered = 0;
  let answer: Answer | null = null;
  try {
    for (let { pending } = played; pending !== null && answered < leavesAfter; pending = played.pending) {
      answer = null;
      if (answered > LONGEST) throw new RangeError(`no end after ${LONGEST} answers`);
      if (pending.ids.length === 0 && pending.amount === null) throw new RangeError('there is no option');
      answer = randomAnswerTo(pending, random);
      give(pending, answer);
      answered += 1;
    }
    answer = null;
    if (played.pending === null && played.outcome === null) {
      throw new RangeError('nothing is asked, and there is no outcome');
    }
  } catch (error) {
    return { answered, outcome: played.outcome, fault: { error, answer } };
  }
  return { answered, outcome: played.outcome, fault: null };
}

/** Plays match `number`. A fault is played again with a log, which is what its file needs. */
export function playOneSilently(
  fuzzed: FuzzGame,
  number: number,
  run: Pick<FuzzRun, 'seed' | 'seats'>,
): { readonly seats: number; readonly silent: Silent; readonly fault: Fault | null } {
  const { players, match } = beginSilently(fuzzed, number, run);
  const course = { players, leavesAfter: fuzzed.leavesAfter(number) };
  const silently = match.fork(null);
  const silent = playByChance(silently, (_, answer) => silently.give(answer), course);
  const seats = match.start.seats.length;
  if (silent.fault === null) return { seats, silent, fault: null };
  const listened = playByChance(match, ({ n }, answer) => match.answer(n, answer), course);
  const { error, answer } = listened.fault ?? silent.fault;
  const only = listened.fault === null ? ', but not with a log' : '';
  const told = `${players}, after ${silent.answered} answers${only}: ${messageOf(error)}`;
  return { seats, silent, fault: { told, failure: failureOf(match, error, answer, players) } };
}

/**
 * Plays matches of a game until there were this many decisions; returns figures by number of seats, and the files of
 * failures.
 */
export function fuzzSilently(
  fuzzed: FuzzGame,
  run: FuzzRun,
  decisions: number,
  failed: (fault: string) => void,
): { readonly seats: ReadonlyMap<string, Figures>; readonly failures: readonly string[] } {
  const seats = new Map<string, Figures>();
  const failures: string[] = [];
  for (let [number, given] = [0, 0]; given < decisions; number++) {
    const started = performance.now();
    const { seats: count, silent, fault } = playOneSilently(fuzzed, number, run);
    const figures = { decisions: silent.answered, matches: 1, failures: 0, took: performance.now() - started };
    if (fault !== null) {
      failures.push(writeFailure(run.folder, fault.failure));
      failed(`${fault.told}\n  written to ${failures.at(-1)}`);
      figures.failures = 1;
    }
    seats.set(String(count), sumOf([seats.get(String(count)) ?? NO_FIGURES, figures]));
    given += Math.max(1, silent.answered);
  }
  return { seats, failures };
}
