import { playerOf } from '../../bots/strengths.ts';
import type { SearchingLevel } from '../../bots/levels.ts';
import { loadAdvice, loadBot, loadGame } from '../../games/index.ts';
import type { Answer } from '../../kernel/match/decision.ts';
import type { MatchRecord } from '../../kernel/match/record.ts';
import { copy } from '../../kernel/plain/copy.ts';
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

/** Thinks beside the table, about one question at a time. */
export interface Thinker {
  /** Thinks about a question. Rejects where it gets no answer. */
  think(about: Thinking): Promise<Thought>;
  /** Cancels the running thought. */
  stop(): void;
}

/**
 * Thinks about a question here and now: the same answer as at the table. Throws where the match can't be restored, or
 * its player fails.
 */
export async function thoughtOf({ record, level, random }: Thinking): Promise<Thought> {
  const id = record.start.game;
  const game = await loadGame(id);
  if (game === null) throw new RangeError(`there is no game ${id}`);
  const player = playerOf(level, await loadBot(id), await loadAdvice(id));
  const match = game.restore(record, { checkpointEvery: 0 });
  const { decision } = match;
  if (decision === null) throw new RangeError('nothing is asked');
  const { seat } = decision;
  const chance = copy(random);
  const worlds = () => match.worlds?.(seat) ?? null;
  const answer = player({ game: id, view: match.view(seat), decision, random: chance, worlds });
  return { answer, random: chance };
}
