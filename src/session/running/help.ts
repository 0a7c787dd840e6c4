import type { Decision } from '../../kernel/match/decision.ts';
import type { Match } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import { coachable } from '../learning/coaching.ts';
import type { Coaching } from '../learning/coaching.ts';
import type { TaughtLesson } from '../learning/taught-lesson.ts';
import { hintLevel } from '../setting/reasons.ts';
import type { Explainer } from '../setting/thinking.ts';
import type { HotSeat } from '../sitting/hot-seat.ts';
import { say } from '../text/say.ts';
import { Advising } from './advising.ts';
import type { Notes } from './notes.ts';
import type { SeatThings } from './seat-things.ts';

/** What help needs of the table. */
interface HelpedTable {
  readonly hotSeat: HotSeat;
  readonly notes: Notes;
  readonly coach: Coaching;
  readonly lesson: TaughtLesson | null;
  readonly seats: Pick<SeatThings, 'hints'>;
}

/** What helps the seat that is asked on the screen: the coach, a lesson's hints, what the program would do. */
export class Help {
  /** What the program would do in a person's place. */
  readonly advising: Advising;
  readonly #table: HelpedTable;
  readonly #match: Match;

  /** `explainer` finds hints. */
  constructor(table: HelpedTable, match: Match, explainer: Explainer) {
    const { hotSeat, notes, lesson, seats } = table;
    this.#table = table;
    this.#match = match;
    this.advising = new Advising({
      ...{ match, hotSeat, notes, explainer, level: hintLevel(match.game) },
      isAllowed: seats.hints && lesson === null,
    });
  }

  /** What the coach says to the seat that is asked on the screen, and the rule that asks; `null`: nothing. */
  get coached(): { readonly words: Message; readonly rule: string } | null {
    const decision = this.#pending;
    const words = decision && this.#table.coach.about(coachable(decision, this.#match));
    return decision && words && { words, rule: decision.rule };
  }

  /**
   * The coach helps the seat that is asked on the screen: in a lesson with what to do, in a match with what it says of
   * such a question.
   */
  hint(): void {
    const { lesson, coach, notes } = this.#table;
    const decision = this.#pending;
    if (decision === null) return;
    const isSaid = lesson === null ? coach.again(coachable(decision, this.#match)) : lesson.match.hint();
    if (!isSaid) notes.notify(say('coach.silent'), 'warning');
  }

  get #pending(): Decision | null {
    const { hotSeat } = this.#table;
    return hotSeat.isAsking ? hotSeat.pending : null;
  }
}
