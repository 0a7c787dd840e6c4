import { randomAnswer } from '../../../../src/bots/random.ts';
import { gameDefinition } from '../../../../src/games/starcraft/game.ts';
import type { MatchOptions, StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Match, MatchSetting } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { messageOf } from '../../../../src/kernel/match/refusal.ts';
import type { Answering } from '../../../oracles/answering.ts';

export type { Answering } from '../../../oracles/answering.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];

/** A match of StarCraft with this many seats. */
export function settingFor(seats: number, seed: string, options: Partial<MatchOptions> = {}): MatchSetting {
  return { seats: NAMES.slice(0, seats).map(name => ({ name })), options, seed };
}

/** The whole state of a match of StarCraft. Throws for a match of anything else. */
export function stateOf(match: Match): StarCraftState {
  const state = match.secretState();
  if (isStarCraft(state)) return state;
  throw new Error(`a match of ${match.game}, not of ${gameDefinition.id}`);
}

/** Whether a state is one of StarCraft. It tells by the name of the game alone. */
export function isStarCraft(state: unknown): state is StarCraftState {
  return typeof state === 'object' && state !== null && 'game' in state && state.game === gameDefinition.id;
}

/** How far and how to play. */
export interface Course {
  readonly answering?: Answering;
  /** The seed of the players. */
  readonly players?: string;
  /** More answers than this are a match that does not end. */
  readonly limit?: number;
  /** Looked at before every answer, and once more at the end. */
  readonly each?: (match: Match, given: number) => void;
  /** Leaves the match where it is when this holds. */
  readonly until?: (match: Match) => boolean;
}

/** Plays `match` on to its end. An error names the decision at which it came. Returns how many answers it took. */
export function playMatch(match: Match, course: Course = {}): number {
  const { answering = randomAnswer, players = 'players', limit = 20_000, each, until } = course;
  const random = seededRandom(players);
  let given = 0;
  for (; match.decision !== null && until?.(match) !== true; given++) {
    const { n, seat, kind } = match.decision;
    const at = `${match.start.seats.length} seats, seed ${match.start.seed}, decision ${n}, ${kind} of seat ${seat}`;
    if (given >= limit) throw new Error(`no end after ${limit} answers; ${at}`);
    try {
      each?.(match, given);
      answerNow(match, answering, random);
    } catch (error) {
      throw new Error(`${at}: ${messageOf(error)}`, { cause: error });
    }
  }
  if (match.decision === null) {
    if (match.outcome === null) throw new Error('nothing is asked any more, and there is no outcome');
    each?.(match, given);
  }
  return given;
}

/** Gives one answer, if anything is asked: what looked on before may have ended the match. */
function answerNow(match: Match, answering: Answering, random: RandomState): void {
  const { decision } = match;
  if (decision !== null) match.answer(decision.n, answering(decision, random, match));
}
