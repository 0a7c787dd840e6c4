import type { Board } from '../../boards/board.ts';
import type { PaneContext } from '../../boards/pane.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Given, Picture, Replay, Stop } from '../../kernel/history/replay.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { Memo } from '../sitting/memo.ts';
import { marksOf } from './marks.ts';
import type { Marks } from './marks.ts';

/**
 * By what one goes through a match, the smallest first; `unit` is what the game's log names between an answer and a
 * round.
 */
const STEPS = ['moment', 'answer', 'unit', 'round'] as const;
export type Step = (typeof STEPS)[number];

/** A place that one can jump to: a round, or a story in it such as a battle. */
export interface Jump {
  /** The number of the stop. */
  readonly at: number;
  /** The round that begins there; `null`: a story. */
  readonly round: number | null;
  /** What the story begins with, in words; empty for a round. */
  readonly text: string;
}

/** A match that is being looked at: by whose eyes, and at which stop. */
export class Viewing {
  readonly #replay: Replay;
  readonly #book: Board['log'];
  readonly #picture = new Memo<Picture>();
  readonly #told = new Memo<readonly LogEvent[]>();
  readonly #log = new Memo<readonly LogEvent[]>();
  #viewer: Viewer = 'spectator';
  #stops: readonly Stop[];
  #marks: Marks | null = null;
  #at = 0;

  /** `replay` has been told to its end. */
  constructor(replay: Replay, { log }: Pick<Board, 'log'>) {
    this.#replay = replay;
    this.#book = log;
    this.#stops = replay.stops('spectator');
  }

  /** Whose eyes it is looked at by. */
  get viewer(): Viewer {
    return this.#viewer;
  }

  /** The number of the stop, from 0, and how many there are. */
  get place(): { readonly at: number; readonly of: number } {
    return { at: this.#at, of: this.#stops.length };
  }

  /** The stop that is looked at. */
  get stop(): Stop {
    const stop = this.#stops[this.#at];
    if (stop === undefined) throw new Error('unreachable: a match has a beginning');
    return stop;
  }

  /** What can be known of the state there. */
  get view(): unknown {
    return this.#pictured.view;
  }

  /** Whether what can be seen there is the very moment; else it is how the match stood some time before. */
  get exact(): boolean {
    return this.#pictured.exact;
  }

  get #pictured(): Picture {
    return this.#picture.of([this.stop, this.#viewer], () => this.#replay.pictureAt(this.stop, this.#viewer));
  }

  /** What brought the match there; `null` at the beginning. */
  get given(): Given | null {
    return this.#replay.givenAt(this.stop);
  }

  /** The match as it was asked for the answer that brought it there, and that answer; `null`: there is none. */
  get answered(): ReturnType<Replay['answerAt']> {
    return this.#replay.answerAt(this.stop);
  }

  /** What was told there. */
  get events(): readonly LogEvent[] {
    return this.#told.of([this.stop, this.#viewer], () =>
      this.#replay.events(this.stop, this.#viewer, this.toldBefore),
    );
  }

  /** The last `most` events of the log up to there. */
  log(most: number): readonly LogEvent[] {
    const from = Math.max(0, this.stop.told - most);
    return this.#log.of([this.stop, this.#viewer, from], () => this.#replay.events(this.stop, this.#viewer, from));
  }

  /** How many events had been told at the stop before. */
  get toldBefore(): number {
    return this.#stops[this.#at - 1]?.told ?? 0;
  }

  /** The steps that lead anywhere in this match. */
  get steps(): readonly Step[] {
    return STEPS.filter(step => step !== 'unit' || this.#book?.unit !== undefined);
  }

  /** Looks by other eyes, at the same stop or the nearest before it that these have. */
  see(viewer: Viewer): void {
    const { line, beat } = this.stop;
    this.#viewer = viewer;
    this.#stops = this.#replay.stops(viewer);
    this.#marks = null;
    const isBefore = (stop: Stop): boolean =>
      stop.line < line || (stop.line === line && (beat === null || (stop.beat ?? Infinity) <= beat));
    this.#at = Math.max(0, this.#stops.findLastIndex(isBefore));
  }

  /** Goes to the stop of that number, or the nearest there is. */
  goTo(at: number): void {
    this.#at = Math.max(0, Math.min(this.#stops.length - 1, at));
  }

  /** Goes to where an event of the log was told. */
  goToEvent(index: number): void {
    this.goTo(this.#stopOf(index));
  }

  /** Goes a step forward (1) or back (-1); beyond the last or the first beginning of something, to the very end. */
  step(step: Step, by: 1 | -1): void {
    const starts = this.#starts(step);
    const next = by > 0 ? starts.find(at => at > this.#at) : starts.findLast(at => at < this.#at);
    this.goTo(next ?? (by > 0 ? this.#stops.length - 1 : 0));
  }

  /** What one can jump to, in its order. */
  jumps({ format }: Pick<PaneContext, 'format'>): readonly Jump[] {
    const rounds = this.#starts('round').map((at): Jump => ({ at, round: this.#stops[at]?.round ?? 0, text: '' }));
    const begun = new Set(this.#markedPlaces.stories);
    const stories: Jump[] = [];
    if (begun.size > 0) {
      for (const { index, words } of this.#replay.eventsBack(this.#viewer)) {
        if (begun.has(index)) stories.unshift({ at: this.#stopOf(index), round: null, text: format(words) });
      }
    }
    const all = [...rounds, ...stories];
    return all.sort((one, other) => one.at - other.at || Number(one.round === null) - Number(other.round === null));
  }

  /** Where something begins in the log; read once for each pair of eyes, and only when somebody goes by it. */
  get #markedPlaces(): Marks {
    return (this.#marks ??= marksOf(this.#replay.eventsBack(this.#viewer), this.#book));
  }

  /** The stop at which an event was told: the first by which more was told. */
  #stopOf(index: number): number {
    let from = 0;
    let to = this.#stops.length - 1;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if ((this.#stops[middle]?.told ?? 0) > index) to = middle;
      else from = middle + 1;
    }
    return Math.max(0, from);
  }

  /** The stops at which a step of that kind begins. */
  #starts(step: Step): readonly number[] {
    const all = this.#stops.map((_, at) => at);
    if (step === 'moment') return all;
    if (step === 'answer') return all.filter(at => this.#stops[at]?.beat === null);
    if (step === 'round') return all.filter(at => at === 0 || this.#stops[at]?.round !== this.#stops[at - 1]?.round);
    return [...new Set(this.#markedPlaces.units.map(index => this.#stopOf(index)))];
  }
}
