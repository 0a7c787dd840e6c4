import { isSearching } from '../../bots/levels.ts';
import type { Level, SearchingLevel } from '../../bots/levels.ts';
import type { Turn } from '../../bots/player.ts';
import { reasonFor, reasonForBetter, reasonOfFound } from '../../bots/reasons.ts';
import type { Reason } from '../../bots/reasons.ts';
import { searchFor } from '../../bots/searching.ts';
import { EFFORTS, playerOf } from '../../bots/strengths.ts';
import { loadAdvice, loadBot, loadForesight, loadGame, loadPlayer } from '../../games/index.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { MatchRecord } from '../../kernel/match/record.ts';
import { copy } from '../../kernel/plain/copy.ts';
import { seededRandom } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';

/**
 * The question at which a match stands, for a player of the program to think about. Plain data, so that another thread
 * can do it.
 */
export interface Thinking {
  readonly record: MatchRecord;
  readonly level: SearchingLevel;
  /** The present random state of the program's players. */
  readonly random: RandomState;
}

/** The result of thinking: the answer, and the random state after it. */
export interface Thought {
  readonly answer: Answer;
  readonly random: RandomState;
}

/** The question at which a match stands, and the answer to it that is to be explained. Plain data. */
export interface Explaining {
  readonly record: MatchRecord;
  /** `null`: the answer that the program's player of that level would give. */
  readonly answer: Answer | null;
  readonly level: Level;
}

/** Why an answer is given, and what was asked. */
export interface Explained {
  readonly decision: Decision;
  readonly reason: Reason;
}

/** Thinks beside the table, about one question at a time. */
export interface Thinker {
  /** Thinks about a question. Rejects where it gets no answer. */
  think(about: Thinking): Promise<Thought>;
  /** Cancels the running thought. */
  stop(): void;
}

/** Finds out beside the table why answers are given, one at a time. */
export interface Explainer {
  /** Rejects where there is no reason to be had. */
  explain(about: Explaining): Promise<Explained>;
  /** Cancels what is being found out. */
  stop(): void;
}

/** Finds it out at the table itself. */
export const OWN_EXPLAINER: Explainer = { explain: explanationOf, stop: () => undefined };

/**
 * Thinks about a question here and now: the same answer as at the table. Throws where the match can't be restored, or
 * its player fails.
 */
export async function thoughtOf({ record, level, random }: Thinking): Promise<Thought> {
  const id = record.start.game;
  const game = await loadGame(id);
  if (game === null) throw new RangeError(`there is no game ${id}`);
  const player = playerOf(level, await loadBot(id), await loadAdvice(id));
  const turn = turnAt(game, record, copy(random));
  return { answer: player(turn), random: turn.random };
}

/**
 * Why an answer is given to a question, by what the seat that is asked knows. The same question gets the same reason,
 * and the chance of the program's players is left as it is. Throws as `thoughtOf` does, and where the game gives no
 * reasons.
 */
export async function explanationOf({ record, answer, level }: Explaining): Promise<Explained> {
  const id = record.start.game;
  const game = await loadGame(id);
  const foresight = await loadForesight(id);
  if (game === null || foresight === null) throw new RangeError(`${id} gives no reasons`);
  const turn = turnAt(game, record, seededRandom('hints'));
  const { decision } = turn;
  const advice = await loadAdvice(id);
  const found = isSearching(level) && advice !== null ? searchFor(advice, EFFORTS[level], turn) : null;
  // What a search has found is explained by its own comparison, in the same worlds.
  if (found !== null && (answer === null || answer === found.answer))
    return { decision, reason: reasonOfFound(foresight, turn, found) };
  if (answer !== null) return { decision, reason: reasonFor(foresight, turn, answer) };
  const reason = reasonFor(foresight, turn, (await loadPlayer(id, level))(turn));
  // A hint names the better of the two answers that it compares.
  return { decision, reason: reasonForBetter(reason) };
}

/** The turn of the seat that is asked where a record ends. Throws where the match can't be restored, or has ended. */
function turnAt(game: Game, record: MatchRecord, random: RandomState): Turn {
  const match = game.restore(record, { checkpointEvery: 0 });
  const { decision } = match;
  if (decision === null) throw new RangeError('nothing is asked');
  const { seat } = decision;
  return { game: game.id, view: match.view(seat), decision, random, worlds: () => match.worlds?.(seat) ?? null };
}
