import type { Board, LogPlace, PaneContext } from '../../games/board.ts';
import type { ToldEvent } from '../../kernel/events.ts';
import type { Replay, Stop } from '../../kernel/replay.ts';
import type { Viewer } from '../../kernel/words.ts';

/** By what one goes through a match, the smallest first; `unit` is what the game's log names between an answer and a round. */
export const STEPS = ['moment', 'answer', 'unit', 'round'] as const;
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
  readonly #log: Board['log'];
  #viewer: Viewer = 'spectator';
  #stops: readonly Stop[];
  #events: readonly ToldEvent[];
  #places: readonly LogPlace[];
  #at = 0;
  #view: { readonly stop: Stop; readonly viewer: Viewer; readonly view: unknown } | null = null;

  /** `replay` has been told to its end. */
  constructor(replay: Replay, { log }: Pick<Board, 'log'>) {
    this.#replay = replay;
    this.#log = log;
    this.#stops = replay.stops('spectator');
    this.#events = replay.events('spectator');
    this.#places = log?.places(this.#events) ?? [];
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
    const { stop, viewer } = this;
    if (this.#view?.stop !== stop || this.#view.viewer !== viewer) {
      this.#view = { stop, viewer, view: this.#replay.viewAt(stop, viewer) };
    }
    return this.#view.view;
  }

  /** The log up to there. */
  get events(): readonly ToldEvent[] {
    const { told } = this.stop;
    return this.#events.filter(({ index }) => index < told);
  }

  /** How many events had been told at the stop before. */
  get toldBefore(): number {
    return this.#stops[this.#at - 1]?.told ?? 0;
  }

  /** The steps that lead anywhere in this match. */
  get steps(): readonly Step[] {
    return STEPS.filter(step => step !== 'unit' || this.#log?.unit !== undefined);
  }

  /** Looks by other eyes, at the same stop or the nearest before it that these have. */
  see(viewer: Viewer): void {
    const { entries, beat } = this.stop;
    this.#viewer = viewer;
    this.#stops = this.#replay.stops(viewer);
    this.#events = this.#replay.events(viewer);
    this.#places = this.#log?.places(this.#events) ?? [];
    const isBefore = (stop: Stop): boolean =>
      stop.entries < entries || (stop.entries === entries && (beat === null || (stop.beat ?? Infinity) <= beat));
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
  jumps({ tell }: Pick<PaneContext, 'tell'>): readonly Jump[] {
    const rounds = this.#starts('round').map((at): Jump => ({ at, round: this.#stops[at]?.round ?? 0, text: '' }));
    const stories = new Map<number, Jump>();
    this.#events.forEach(({ index, words }, place) => {
      const story = this.#places[place]?.story ?? null;
      if (story !== null && !stories.has(story)) {
        stories.set(story, { at: this.#stopOf(index), round: null, text: tell(words) });
      }
    });
    const all = [...rounds, ...stories.values()];
    return all.sort((one, other) => one.at - other.at || Number(one.round === null) - Number(other.round === null));
  }

  #stopOf(index: number): number {
    const at = this.#stops.findIndex(({ told }) => told > index);
    return at < 0 ? this.#stops.length - 1 : at;
  }

  /** The stops at which a step of that kind begins. */
  #starts(step: Step): readonly number[] {
    const all = this.#stops.map((_, at) => at);
    if (step === 'moment') return all;
    if (step === 'answer') return all.filter(at => this.#stops[at]?.beat === null);
    if (step === 'round') return all.filter(at => at === 0 || this.#stops[at]?.round !== this.#stops[at - 1]?.round);
    const begun = this.#events.filter((_, place) => {
      const where = this.#places[place];
      return where !== undefined && (where.heading || where.beginsUnit === true);
    });
    return [...new Set(begun.map(({ index }) => this.#stopOf(index)))];
  }
}
