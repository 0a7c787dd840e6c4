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
 * The pending question of a match, for a bot to think about. It is plain data, so that another thread can think about
 * it.
 */
export interface ThinkRequest {
  readonly record: MatchRecord;
  readonly level: SearchingLevel;
  /** The current random state of the bots. */
  readonly random: RandomState;
}

/** The result of thinking: the answer, and the random state after it. */
export interface Thought {
  readonly answer: Answer;
  readonly random: RandomState;
}

/** The pending question of a match, and the answer to it that is to be explained, as plain data. */
export interface ExplainRequest {
  readonly record: MatchRecord;
  /** The answer to explain; `null`: the answer that a bot of that level would give. */
  readonly answer: Answer | null;
  readonly level: Level;
}

/** A question, and the reason for an answer to it. */
export interface Explanation {
  readonly decision: Decision;
  readonly reason: Reason;
}

/** Thinks for bots in the background, about one question at a time. */
export interface Thinker {
  /** Thinks about a question. Rejects if no answer is found. */
  think(about: ThinkRequest): Promise<Thought>;
  /** Cancels the running thought. */
  stop(): void;
}

/** Finds reasons for answers in the background, one at a time. */
export interface Explainer {
  /** Finds the reason for an answer. Rejects if there is none. */
  explain(about: ExplainRequest): Promise<Explanation>;
  /** Cancels the running search for a reason. */
  stop(): void;
}

/** The explainer that runs in the table's own thread. */
export const DIRECT_EXPLAINER: Explainer = { explain, stop: () => undefined };

/** Thinks about a question in the current thread. Throws if the match can't be restored, or if the bot fails. */
export async function thinkAbout({ record, level, random }: ThinkRequest): Promise<Thought> {
  const id = record.start.game;
  const game = await loadGame(id);
  if (game === null) throw new RangeError(`there is no game ${id}`);
  const player = playerOf(level, await loadBot(id), await loadAdvice(id));
  const botInput = botInputAt(game, record, copy(random));
  return { answer: player(botInput), random: botInput.random };
}

/**
 * Finds the reason for an answer, from what the asked seat knows. The same question gets the same reason, and the
 * random state of the bots is not changed. Throws if the match can't be restored, or if the game gives no reasons.
 */
export async function explain({ record, answer, level }: ExplainRequest): Promise<Explanation> {
  const id = record.start.game;
  const game = await loadGame(id);
  const foresight = await loadForesight(id);
  if (game === null || foresight === null) throw new RangeError(`${id} gives no reasons`);
  const botInput = botInputAt(game, record, seededRandom('hints'));
  const { decision } = botInput;
  const advice = await loadAdvice(id);
  const searchResult = isSearching(level) && advice !== null ? searchFor(advice, EFFORTS[level], botInput) : null;
  // An answer found by the search is explained by the search's own comparison, in the same worlds.
  if (searchResult !== null && (answer === null || answer === searchResult.answer))
    return { decision, reason: reasonOfFound(foresight, botInput, searchResult) };
  if (answer !== null) return { decision, reason: reasonFor(foresight, botInput, answer) };
  const reason = reasonFor(foresight, botInput, (await loadPlayer(id, level))(botInput));
  // A hint names the better of the two answers that it compares.
  return { decision, reason: reasonForBetter(reason) };
}

/**
 * Makes the bot input for the pending question at the end of a record. Throws if the match can't be restored, or has
 * ended.
 */
function botInputAt(game: Game, record: MatchRecord, random: RandomState): Turn {
  const match = game.restore(record, { checkpointEvery: 0 });
  const { decision } = match;
  if (decision === null) throw new RangeError('nothing is asked');
  const { seat } = decision;
  return { game: game.id, view: match.view(seat), decision, random, worlds: () => match.worlds?.(seat) ?? null };
}
