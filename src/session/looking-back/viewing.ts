import type { Board } from '../../boards/board.ts';
import type { PaneContext } from '../../boards/pane.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { StopCause, Replay, Stop } from '../../kernel/history/replay.ts';
import type { PastView } from '../../kernel/history/pictures.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { Memo } from '../../kernel/plain/once.ts';
import { marksOf } from './marks.ts';
import type { Marks } from './marks.ts';

/**
 * The step sizes in a replay, smallest first. `unit` is the game's own unit between an answer and a round, such as a
 * turn.
 */
const STEPS = ['moment', 'answer', 'unit', 'round'] as const;
export type Step = (typeof STEPS)[number];

/** A place in a replay to jump to: a round, or a story within a round, such as a battle. */
export interface JumpTarget {
  /** The index of the stop. */
  readonly at: number;
  /** The round that begins at the stop; `null`: the jump leads to a story. */
  readonly round: number | null;
  /** The text of the story's first event; empty for a round. */
  readonly text: string;
}

/** The current viewer and stop of a replay. */
export class Viewing {
  readonly #replay: Replay;
  readonly #book: Board['log'];
  readonly #picture = new Memo<PastView>();
  readonly #told = new Memo<readonly LogEvent[]>();
  readonly #log = new Memo<readonly LogEvent[]>();
  #viewer: Viewer = 'spectator';
  #stops: readonly Stop[];
  #marks: Marks | null = null;
  #at = 0;

  /** `replay` must have been read to its end before. */
  constructor(replay: Replay, { log }: Pick<Board, 'log'>) {
    this.#replay = replay;
    this.#book = log;
    this.#stops = replay.stops('spectator');
  }

  /** The current viewer. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  /** The index of the stop, from 0 (`at`), and the number of stops (`of`). */
  get place(): { readonly at: number; readonly of: number } {
    return { at: this.#at, of: this.#stops.length };
  }

  /** The current stop. */
  get stop(): Stop {
    const stop = this.#stops[this.#at];
    if (stop === undefined) throw new Error('unreachable: a match has a beginning');
    return stop;
  }

  /** What the viewer may know of the state at this stop. */
  get view(): unknown {
    return this.#pictured.view;
  }

  /** Whether the view shows exactly this moment; otherwise it shows an earlier one. */
  get exact(): boolean {
    return this.#pictured.exact;
  }

  get #pictured(): PastView {
    return this.#picture.of([this.stop, this.#viewer], () => this.#replay.pictureAt(this.stop, this.#viewer));
  }

  /** The answer or act that led to this stop; `null` at the beginning. */
  get given(): StopCause | null {
    return this.#replay.givenAt(this.stop);
  }

  /** The match just before the answer that led to this stop, and that answer; `null`: no answer led here. */
  get answered(): ReturnType<Replay['answerAt']> {
    return this.#replay.answerAt(this.stop);
  }

  /** The events logged at this stop. */
  get events(): readonly LogEvent[] {
    return this.#told.of([this.stop, this.#viewer], () =>
      this.#replay.events(this.stop, this.#viewer, this.toldBefore),
    );
  }

  /** The last `most` events of the log up to this stop. */
  log(most: number): readonly LogEvent[] {
    const firstStop = Math.max(0, this.stop.told - most);
    return this.#log.of([this.stop, this.#viewer, firstStop], () =>
      this.#replay.events(this.stop, this.#viewer, firstStop),
    );
  }

  /** The number of events that had been logged at the previous stop. */
  get toldBefore(): number {
    return this.#stops[this.#at - 1]?.told ?? 0;
  }

  /** The step sizes that are possible in this match. */
  get steps(): readonly Step[] {
    return STEPS.filter(step => step !== 'unit' || this.#book?.unit !== undefined);
  }

  /** Switches to another viewer, at the same stop or the nearest earlier stop that this viewer has. */
  see(viewer: Viewer): void {
    const { line, beat } = this.stop;
    this.#viewer = viewer;
    this.#stops = this.#replay.stops(viewer);
    this.#marks = null;
    const isAtOrBefore = (stop: Stop): boolean =>
      stop.line < line || (stop.line === line && (beat === null || (stop.beat ?? Infinity) <= beat));
    this.#at = Math.max(0, this.#stops.findLastIndex(isAtOrBefore));
  }

  /** Goes to the stop with that index, or the nearest one. */
  goTo(at: number): void {
    this.#at = Math.max(0, Math.min(this.#stops.length - 1, at));
  }

  /** Goes to the stop at which an event was logged. */
  goToEvent(index: number): void {
    this.goTo(this.#stopOf(index));
  }

  /**
   * Goes one step forward (1) or back (-1). If no step of that size begins in that direction, goes to the last or first
   * stop.
   */
  step(step: Step, by: 1 | -1): void {
    const stepStarts = this.#starts(step);
    const nextStart = by > 0 ? stepStarts.find(at => at > this.#at) : stepStarts.findLast(at => at < this.#at);
    this.goTo(nextStart ?? (by > 0 ? this.#stops.length - 1 : 0));
  }

  /** The places in the replay to jump to, in order. */
  jumps({ format }: Pick<PaneContext, 'format'>): readonly JumpTarget[] {
    const rounds = this.#starts('round').map((at): JumpTarget => ({
      at,
      round: this.#stops[at]?.round ?? 0,
      text: '',
    }));
    const storyStarts = new Set(this.#markedPlaces.stories);
    const stories: JumpTarget[] = [];
    if (storyStarts.size > 0) {
      for (const { index, words } of this.#replay.eventsBack(this.#viewer)) {
        if (storyStarts.has(index)) stories.unshift({ at: this.#stopOf(index), round: null, text: format(words) });
      }
    }
    const jumps = [...rounds, ...stories];
    return jumps.sort((one, other) => one.at - other.at || Number(one.round === null) - Number(other.round === null));
  }

  /** The marks in the viewer's log, computed on first use for each viewer. */
  get #markedPlaces(): Marks {
    return (this.#marks ??= marksOf(this.#replay.eventsBack(this.#viewer), this.#book));
  }

  /** The stop at which an event was logged: the first stop whose log contains it. */
  #stopOf(index: number): number {
    let from = 0;
    let lastStop = this.#stops.length - 1;
    while (from < lastStop) {
      const middleStop = Math.floor((from + lastStop) / 2);
      if ((this.#stops[middleStop]?.told ?? 0) > index) lastStop = middleStop;
      else from = middleStop + 1;
    }
    return Math.max(0, from);
  }

  /** The indices of the stops at which a step of that size begins. */
  #starts(step: Step): readonly number[] {
    const allStops = this.#stops.map((_, at) => at);
    if (step === 'moment') return allStops;
    if (step === 'answer') return allStops.filter(at => this.#stops[at]?.beat === null);
    if (step === 'round')
      return allStops.filter(at => at === 0 || this.#stops[at]?.round !== this.#stops[at - 1]?.round);
    return [...new Set(this.#markedPlaces.units.map(index => this.#stopOf(index)))];
  }
}
