import type { History } from '../../kernel/history/chronicle.ts';
import type { Match, SideRun, UndoFacts } from '../../kernel/history/playable.ts';
import type { Answer, Beat, Blocked, Decision, Pending } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Figure } from '../../kernel/match/game.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { MatchRecord, Start } from '../../kernel/match/record.ts';
import type { Refusal } from '../../kernel/match/refusal.ts';
import type { RunListener } from '../../kernel/match/run.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';

/**
 * A wrapper around a match that asks and answers on its own; views come from the match itself. `match` may be replaced,
 * for instance by an earlier state.
 */
export abstract class BeforeMatch implements Match {
  protected match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  // Members that the wrapper (subclass) decides.

  abstract get decision(): Decision | null;
  abstract blocked(): readonly Blocked[];
  abstract answer(n: number, answer: Answer): void;
  abstract undoable(handedOver?: boolean): UndoFacts | Refusal;
  abstract undo(handedOver?: boolean): UndoFacts;
  abstract readonly redoable: number;
  abstract redo(): void;
  abstract takeBack(to: number): void;
  abstract concede(seat: Seat): void;
  abstract tearUp(seat: Seat): void;
  abstract askMe(seat: Seat): void;

  /** The legal answers to `decision`, of which a wrapper may offer fewer than the match; `null` if nothing is asked. */
  get pending(): Pending | null {
    const { decision } = this;
    if (decision === null) return null;
    const { n, seat, kind, amount, options } = decision;
    return { n, seat, kind, amount, ids: options.map(({ id }) => id) };
  }

  // Members that come from the match itself.

  get game(): string {
    return this.match.game;
  }

  get start(): Start {
    return this.match.start;
  }

  get outcome(): Outcome | null {
    return this.match.outcome;
  }

  get round(): number {
    return this.match.round;
  }

  get seatsIn(): readonly Seat[] {
    return this.match.seatsIn;
  }

  get conceding(): readonly Seat[] {
    return this.match.conceding;
  }

  get logBounds(): { readonly from: number; readonly to: number } {
    return this.match.logBounds;
  }

  logEnd(reader: Viewer): number {
    return this.match.logEnd(reader);
  }

  numberFor(reader: Viewer): number {
    return this.match.numberFor(reader);
  }

  get onBeat(): ((beat: Beat) => void) | null {
    return this.match.onBeat;
  }

  set onBeat(listener: ((beat: Beat) => void) | null) {
    this.match.onBeat = listener;
  }

  view(viewer: Viewer): unknown {
    return this.match.view(viewer);
  }

  events(viewer: Viewer, from?: number): readonly LogEvent[] {
    return this.match.events(viewer, from);
  }

  secretState(): unknown {
    return this.match.secretState();
  }

  get figures(): readonly Figure[] {
    return this.match.figures;
  }

  get history(): History {
    return this.match.history;
  }

  checkpoint(): void {
    this.match.checkpoint();
  }

  noteTakeBack(to: number, undone: number): void {
    this.match.noteTakeBack(to, undone);
  }

  record(): MatchRecord {
    return this.match.record();
  }

  fork(listener?: RunListener | null): SideRun {
    return this.match.fork(listener);
  }

  branch(): Match {
    return this.match.branch();
  }
}
