import { isSearching } from '../../bots/levels.ts';
import type { Level } from '../../bots/levels.ts';
import type { Advice } from '../../bots/searching.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Decision } from '../../kernel/match/decision.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import type { Thinker, Thought } from '../setting/thinking.ts';

/** The question that a bot thinks about, and the result so far. */
interface ThinkingRequest {
  readonly decision: Decision;
  readonly level: Level;
  /** The result so far. `failed`: there is no result, so the table's own thread answers the question. */
  thought: Thought | 'awaited' | 'failed';
}

/** The parts of the table that pondering needs. */
interface PonderingParts {
  readonly match: Match;
  readonly advice: Advice | null;
  readonly random: RandomState;
  /** Thinks in the background; `null`: bots think in the table's own thread. */
  readonly thinker: Thinker | null;
}

/** The thinking of bots in the background, while the table keeps handling keys. */
export class Pondering {
  /** Called when a thought is ready or has failed. */
  onThought: (() => void) | null = null;
  readonly #parts: PonderingParts;
  #subject: ThinkingRequest | null = null;

  constructor(parts: PonderingParts) {
    this.#parts = parts;
  }

  /** Whether the bot that is asked is still thinking. */
  get isAwaited(): boolean {
    const request = this.#subject;
    return request !== null && request.decision === this.#parts.match.decision && request.thought === 'awaited';
  }

  /**
   * The thought about the pending question. `awaited`: thinking has started, but the thought is not ready yet. `null`:
   * no thinking is needed or possible, so the bot answers at once.
   */
  about(decision: Decision, level: Level): Thought | 'awaited' | null {
    const current = this.#subject;
    if (current?.decision === decision && current.level === level)
      return current.thought === 'failed' ? null : current.thought;
    this.stop();
    const { match, advice, random, thinker } = this.#parts;
    if (thinker === null || advice === null || !isSearching(level) || decision.options.length < 2) return null;
    if (advice.search?.isSearched(decision, match.view(decision.seat)) !== true) return null;
    const request: ThinkingRequest = { decision, level, thought: 'awaited' };
    this.#subject = request;
    const setThought = (thought: Thought | 'failed'): void => {
      if (this.#subject !== request) return;
      request.thought = thought;
      this.onThought?.();
    };
    thinker.think({ record: match.record(), level, random }).then(setThought, () => setThought('failed'));
    return 'awaited';
  }

  /** Stops all thinking. */
  stop(): void {
    if (this.#subject?.thought === 'awaited') this.#parts.thinker?.stop();
    this.#subject = null;
  }
}
