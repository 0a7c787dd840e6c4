import type { Answer, Blocked, Decision } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { Match } from '../../kernel/history/playable.ts';
import { previewer } from '../../kernel/history/preview.ts';
import type { Preview } from '../../kernel/history/preview.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { MomentView } from './beats.ts';
import { Memo } from '../../kernel/plain/once.ts';

/** A question that an answer leads to. */
interface Ahead {
  readonly decision: Decision;
  readonly blocked: readonly Blocked[];
}

/** What everybody knows of a match between two answers, and what each viewer may know of it. */
export class Views {
  readonly #match: Match;
  readonly #told = new Memo<readonly LogEvent[]>();
  readonly #views = new Map<Viewer, Memo<unknown>>();

  constructor(match: Match) {
    this.#match = match;
  }

  /** An identity of the present position: another object after each answer or take-back. */
  get state(): unknown {
    return this.#match.decision;
  }

  /** The seats still in the match. */
  get seatsIn(): readonly Seat[] {
    return this.#match.seatsIn;
  }

  /** The round that the match has come to; 0: its set-up. */
  get round(): number {
    return this.#match.round;
  }

  /** How the match ended; `null`: it goes on. */
  get outcome(): Outcome | null {
    return this.#match.outcome;
  }

  /** What `viewer` may know: worked out once, for every key asks for it several times. */
  view(viewer: Viewer): unknown {
    const known = this.#views.get(viewer) ?? new Memo();
    this.#views.set(viewer, known);
    return known.of([this.state, this.#match.logBounds.to], () => this.#match.view(viewer));
  }

  /** The place of the first event in the log, and of the next one to come. */
  logBounds(reader: Viewer): { readonly from: number; readonly to: number } {
    const to = this.#match.logEnd(reader);
    return { from: Math.min(this.#match.logBounds.from, to), to };
  }

  /** The log from event `from` on, or from the first one that is kept, as `viewer` may read it. */
  events(viewer: Viewer, from: number): readonly LogEvent[] {
    return this.#match.events(viewer, from);
  }

  /** Says what can come of each answer to the pending decision, as `viewer` may know it. */
  preview(viewer: Viewer): Preview {
    return previewer(this.#match, viewer);
  }

  /**
   * The question behind an answer to the pending decision, if that is the same seat's and nothing hidden comes to light
   * before it.
   */
  ahead(answer: Answer): Ahead | null {
    const asked = this.#match.decision;
    const run = this.#match.fork(null);
    const { revealed } = run;
    run.give(answer);
    const { decision, question } = run;
    if (run.revealed !== revealed || decision === null || decision.seat !== asked?.seat) return null;
    return { decision, blocked: question?.about.blocked?.() ?? [] };
  }

  /** The events of a moment: read once, for every frame of it asks for them several times. */
  told({ viewer, from, to }: Pick<MomentView, 'viewer' | 'from' | 'to'>): readonly LogEvent[] {
    return this.#told.of([viewer, from, to, this.state], () =>
      this.events(viewer, from).filter(({ index }) => index < to),
    );
  }
}
