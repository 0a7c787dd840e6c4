import type { Answer, Blocked, Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { Match } from '../../kernel/history/playable.ts';
import { previewer } from '../../kernel/history/preview.ts';
import type { Preview } from '../../kernel/history/preview.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { MomentView } from './beats.ts';
import { Memo } from '../../kernel/plain/once.ts';

/** A question that an answer leads to, and its blocked options. */
interface NextQuestion {
  readonly decision: Decision;
  readonly blocked: readonly Blocked[];
}

/** What everybody knows of the current position of a match, and what each viewer may know. */
export class Views {
  readonly #match: Match;
  readonly #told = new Memo<readonly LogEvent[]>();
  readonly #views = new Map<Viewer, Memo<unknown>>();

  constructor(match: Match) {
    this.#match = match;
  }

  /** An object that identifies the current position: a different object after each answer or take-back. */
  get state(): unknown {
    return this.#match.decision;
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#match.seatsIn;
  }

  /** The number of the current round; 0 during set-up. */
  get round(): number {
    return this.#match.round;
  }

  /** How the match ended; `null` while it is still going on. */
  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  /** What `viewer` may know of the state. Cached, because the screen needs it several times for each key. */
  view(viewer: Viewer): unknown {
    const memo = this.#views.get(viewer) ?? new Memo();
    this.#views.set(viewer, memo);
    return memo.of([this.state, this.#match.logBounds.to], () => this.#match.view(viewer));
  }

  /** The indices of the first event in a reader's log and of the next event to come. */
  logBounds(reader: Viewer): { readonly from: number; readonly to: number } {
    const logEnd = this.#match.logEnd(reader);
    return { from: Math.min(this.#match.logBounds.from, logEnd), to: logEnd };
  }

  /** The log as `viewer` may read it, from event `from` on, or from the first event that is kept. */
  events(viewer: Viewer, from: number): readonly LogEvent[] {
    return this.#match.events(viewer, from);
  }

  /**
   * Makes the preview function, which tells what each answer to the pending decision can lead to, as far as `viewer`
   * may know.
   */
  preview(viewer: Viewer): Preview {
    return previewer(this.#match, viewer);
  }

  /**
   * The question that follows an answer to the pending decision, if the same seat is asked and nothing hidden is
   * revealed before it; else `null`.
   */
  ahead(answer: Answer): NextQuestion | null {
    const askedDecision = this.#match.decision;
    const sideRun = this.#match.fork(null);
    const { revealed } = sideRun;
    sideRun.give(answer);
    const { decision, question } = sideRun;
    if (sideRun.revealed !== revealed || decision === null || decision.seat !== askedDecision?.seat) return null;
    return { decision, blocked: question?.about.blocked?.() ?? [] };
  }

  /** The events of a moment. Cached, because each screen update needs them several times. */
  told({ viewer, from, to }: Pick<MomentView, 'viewer' | 'from' | 'to'>): readonly LogEvent[] {
    return this.#told.of([viewer, from, to, this.state], () =>
      this.events(viewer, from).filter(({ index }) => index < to),
    );
  }
}
