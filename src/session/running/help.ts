import type { Decision } from '../../kernel/match/decision.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { coachInput } from '../learning/coaching.ts';
import type { Coaching } from '../learning/coaching.ts';
import type { TaughtLesson } from '../learning/taught-lesson.ts';
import { hintLevel } from '../setting/reasons.ts';
import type { Explainer } from '../setting/thinking.ts';
import type { HotSeat } from '../sitting/hot-seat.ts';
import { say } from '../text/say.ts';
import { Advising } from './advising.ts';
import type { Notes } from './notes.ts';
import type { SeatThings } from './seat-things.ts';

/** The parts of the table that help needs. */
interface HelpParts {
  readonly hotSeat: HotSeat;
  readonly notes: Notes;
  readonly coach: Coaching;
  readonly lesson: TaughtLesson | null;
  readonly seats: Pick<SeatThings, 'hints'>;
}

/** Help for the seat that is asked on the screen: the coach, the hints of a lesson, and the program's advice. */
export class Help {
  /** The program's advice: what it would do in the person's place. */
  readonly advising: Advising;
  readonly #table: HelpParts;
  readonly #match: Match;

  /** `explainer` finds the program's advice. */
  constructor(table: HelpParts, match: Match, explainer: Explainer) {
    const { hotSeat, notes, lesson, seats } = table;
    this.#table = table;
    this.#match = match;
    this.advising = new Advising({
      ...{ match, hotSeat, notes, explainer, level: hintLevel(match.game) },
      isAllowed: seats.hints && lesson === null,
    });
  }

  /** What the coach says to the seat that is asked on the screen, and the rule of the question; `null`: nothing. */
  get coached(): { readonly words: Message; readonly rule: string } | null {
    const decision = this.#pending;
    const words = decision && this.#table.coach.about(coachInput(decision, this.#match));
    return decision && words && { words, rule: decision.rule };
  }

  /**
   * Asks for help for the seat on the screen: in a lesson the next hint, in a match the coach's explanation of the
   * question.
   */
  hint(): void {
    const { lesson, coach, notes } = this.#table;
    const decision = this.#pending;
    if (decision === null) return;
    const hasSpoken = lesson === null ? coach.again(coachInput(decision, this.#match)) : lesson.match.hint();
    if (!hasSpoken) notes.notify(say('coach.silent'), 'warning');
  }

  get #pending(): Decision | null {
    const { hotSeat } = this.#table;
    return hotSeat.isAsking ? hotSeat.pending : null;
  }
}
