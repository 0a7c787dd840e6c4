import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { messageOf, Refusal } from '../../src/kernel/match/refusal.ts';
import type { Answering } from '../oracles/answering.ts';
import { checkBackAndForth, checkBlocked, checkPlayedAgain, checkSaved } from '../oracles/every-answer.ts';
import type { FuzzGame, Oracle } from './fuzz-game.ts';
import { failureOf } from './failures.ts';
import type { Fault } from './failures.ts';
import type { Tally } from './tally.ts';

/** More answers than this are a match that does not end. */
const LONGEST = 50_000;

/** One answer in this many is asked whether it can be undone. */
const WAY_BACK = 16;

/** A checkpoint every few answers, and every check of the kernel: that the state is a tree, that ids are unique. */
export const KEEPING: CheckpointPolicy = { checkpointEvery: 10, thorough: true };

/** How a match of the fuzz test is played. */
export interface Course {
  /** The seed of the players, and the name of the match in messages. */
  readonly players: string;
  readonly answering: Answering;
  /** A seat gives up once in this many answers; 0: never. */
  readonly givesUp: number;
  /** The match is left after this many answers, or played to its end. */
  readonly leavesAfter: number;
}

/** Plays one match with all oracles; returns what went wrong, or `null`. */
export function playToTheEnd(fuzzed: FuzzGame, match: Match, tally: Tally, course: Course): Fault | null {
  const { players, answering, givesUp, leavesAfter } = course;
  const random = seededRandom(players);
  const oracles = [...oraclesOf(fuzzed.game), ...fuzzed.oracles()];
  let answer: Answer | null = null;
  try {
    const watch = fuzzed.watch(match, tally);
    for (let given = 0; match.decision !== null && given < leavesAfter; given++) {
      if (given > LONGEST) throw new RangeError(`no end after ${LONGEST} answers`);
      answer = null;
      for (const { every, check } of oracles) if (given % every === 0) check(match, random);
      if (givesUp > 0 && randomBelow(random, givesUp) === 0) giveUpSeat(match, random);
      const decision = pendingOf(match);
      if (decision === null) break;
      if (decision.options.length === 0 && decision.amount === null) throw new RangeError('there is no option');
      tally.asked(decision);
      answer = answering(decision, random, match);
      const before = given % WAY_BACK === 0 ? revealedOf(match) : null;
      match.answer(decision.n, answer);
      watch.after(answer);
      tally.answered(decision, answer);
      if (before !== null) checkWayBack(match, decision.seat, before);
    }
    answer = null;
    if (match.decision === null) {
      if (match.outcome === null) throw new RangeError('nothing is asked, and there is no outcome');
      watch.ended();
    }
    for (const { check } of oracles) check(match, random);
    checkPlayedAgain(fuzzed.game, match, { checkpointEvery: Infinity });
  } catch (error) {
    const at = `${match.decision?.kind ?? 'the end'} (decision ${match.decision?.n ?? '–'})`;
    return { told: `${players}, ${at}: ${messageOf(error)}`, failure: failureOf(match, error, answer, players) };
  }
  return null;
}

/** The oracles that every game has. */
export function oraclesOf(game: Game): readonly Oracle[] {
  return [
    { every: 100, check: checkBlocked },
    { every: 100, check: match => checkBackAndForth(match) },
    { every: 50, check: match => checkSaved(game, match, KEEPING) },
  ];
}

/** An answer that brought something to light, or after which another seat is asked, can't be undone. */
export function checkWayBack(match: Match, seat: number, revealed: number): void {
  if (revealedOf(match) === revealed && match.decision?.seat === seat) return;
  if (match.undoable() instanceof Refusal) return;
  throw new Error(`undo would go back ${match.decision?.seat === seat ? 'over a reveal' : 'to another seat'}`);
}

/** How often something hidden came to light: every game's state counts it. */
export function revealedOf(match: Match): number {
  const state = match.secretState();
  if (typeof state === 'object' && state !== null && 'revealed' in state && typeof state.revealed === 'number') {
    return state.revealed;
  }
  throw new Error('the state does not count what was revealed');
}

/** What is asked now: after a concession it may be something else, or nothing. */
function pendingOf(match: Match): Decision | null {
  return match.decision;
}

function giveUpSeat(match: Match, random: RandomState): void {
  const staying = match.seatsIn.filter(seat => !match.conceding.includes(seat));
  const seat = staying[randomBelow(random, Math.max(1, staying.length))];
  if (staying.length > 1 && seat !== undefined) match.concede(seat);
}
