import type { Level } from '../../bots/levels.ts';
import type { Match } from '../../kernel/history/playable.ts';
import { isPrivate } from '../../kernel/match/decision.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import { isRecord, same } from '../../kernel/plain/same.ts';
import type { Message, Viewer } from '../../kernel/words/message.ts';
import { hintWords } from '../setting/reasons.ts';
import type { HotSeat } from '../sitting/hot-seat.ts';
import { viewerOf } from '../sitting/picture.ts';
import { say } from '../text/say.ts';
import type { Notes } from './notes.ts';
import type { Explanation, Explainer } from '../setting/thinking.ts';

/** A hint: the suggested answer, and words that say it and the reason for it. */
export interface Hint {
  readonly answer: Answer;
  readonly words: Message;
}

/** The question that a hint was asked for, and the result so far. */
interface HintRequest {
  readonly decision: Decision;
  hint: Hint | 'awaited' | 'failed';
}

/** The parts of the table that hints need. */
interface AdvisingParts {
  readonly match: Match;
  readonly hotSeat: HotSeat;
  readonly notes: Notes;
  /** Whether people may ask for hints in this match. */
  readonly isAllowed: boolean;
  /** The level of the bot whose answer is the hint. */
  readonly level: Level;
  readonly explainer: Explainer;
}

/**
 * Hints at the table: what a computer player would do in place of the seat that is asked, and why. An explainer finds
 * them.
 */
export class Advising {
  /** Called when a hint is ready or the search has failed. */
  onHint: (() => void) | null = null;
  readonly #parts: AdvisingParts;
  #subject: HintRequest | null = null;
  /** The open question that was on the screen last, and whether its seat sees no more than all. */
  #seen: { readonly decision: Decision; readonly isOpen: boolean } | null = null;

  constructor(parts: AdvisingParts) {
    this.#parts = parts;
  }

  /** Whether the person before the screen may ask for a hint now. */
  get isOffered(): boolean {
    return this.#parts.isAllowed && this.#own !== null;
  }

  /**
   * The hint for the question on the screen; `null` if nobody asked for one, or if somebody before the screen must not
   * see it.
   */
  get hint(): Hint | 'awaited' | 'failed' | null {
    const decision = this.#own;
    return decision !== null && this.#subject?.decision === decision ? this.#subject.hint : null;
  }

  /**
   * The question on the screen, if only its own seat is before the screen, or if that seat knows no more than all do: a
   * hint uses everything that the seat knows.
   */
  get #own(): Decision | null {
    const { hotSeat } = this.#parts;
    const { asked } = hotSeat;
    if (asked === null) return null;
    return viewerOf(hotSeat.picture()) === asked.seat || this.#isOpen(asked) ? asked : null;
  }

  /** Whether the seat that is asked sees nothing that not everybody sees. Worked out once for each question. */
  #isOpen(decision: Decision): boolean {
    const { match } = this.#parts;
    if (isPrivate(decision)) return false;
    if (this.#seen?.decision !== decision)
      this.#seen = { decision, isOpen: same(seenBy(match, decision.seat), seenBy(match, 'spectator')) };
    return this.#seen.isOpen;
  }

  /** Starts the search for a hint for the question on the screen, unless it has already started. */
  ask(): void {
    const { match, level, explainer, hotSeat, notes, isAllowed } = this.#parts;
    if (hotSeat.asked === null) return;
    const { seat } = hotSeat.asked;
    const decision = this.#own;
    if (!isAllowed || decision === null) {
      notes.notify(isAllowed ? say('hint.own-view', { seat: { seat } }) : say('hint.off'), 'warning');
      return;
    }
    if (this.hint !== null && this.hint !== 'failed') return;
    this.stop();
    const hintRequest: HintRequest = { decision, hint: 'awaited' };
    this.#subject = hintRequest;
    const setHint = (hint: Hint | 'failed'): void => {
      if (this.#subject !== hintRequest) return;
      hintRequest.hint = hint;
      this.onHint?.();
    };
    const explainRequest = { record: match.record(), answer: null, level };
    const onExplained = ({ decision: of, reason }: Explanation): void =>
      setHint({ answer: reason.answer, words: hintWords(level, of, reason) });
    explainer.explain(explainRequest).then(onExplained, () => setHint('failed'));
  }

  /** Stops the search for a hint and discards the result. */
  stop(): void {
    if (this.#subject?.hint === 'awaited') this.#parts.explainer.stop();
    this.#subject = null;
  }
}

/** What a viewer sees, but for who it is. */
function seenBy(match: Match, viewer: Viewer): unknown {
  const view = match.view(viewer);
  return isRecord(view) ? { ...view, viewer: null } : view;
}
