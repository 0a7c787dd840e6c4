import { entryOf, isEntry, lineAt, standingLines } from './chronicle.ts';
import type { EntryLine, History, NumberedLine } from './chronicle.ts';
import type { CheckpointLine } from './lines.ts';
import type { Game, Match, SideRun } from './playable.ts';
import type { MatchRecord, Start } from '../match/record.ts';
import { canStillReplay } from './stretch.ts';
import type { Viewer } from '../words/message.ts';

/** The view at a past moment. */
export interface PastView {
  readonly view: unknown;
  /**
   * Whether the view shows exactly that moment. If newer rules no longer lead there, it shows the checkpoint before the
   * moment.
   */
  readonly exact: boolean;
}

/** A past moment: the end of a line of the history, or a beat in it. */
interface PastMoment {
  /** The number of the line. */
  readonly line: number;
  /** The index of the beat in the line; `null` for the end of the line. */
  readonly beat: number | null;
}

/** The line number and `limit` of a checkpoint in the history. */
export type CheckpointMark = Pick<NumberedLine, 'number' | 'limit'>;

/** The part of a history between two checkpoints, and whether it can still be replayed. */
interface ReplayStretch {
  readonly from: CheckpointLine;
  readonly entries: readonly NumberedLine<EntryLine>[];
  /** The checkpoint at the end of the part; `null` if no checkpoint follows. */
  readonly next: CheckpointLine | null;
  readonly plays: boolean;
}

/** Makes pictures of the past: the rules run again from the nearest checkpoint before the moment. */
export class Pictures {
  readonly #game: Pick<Game, 'run'>;
  readonly #start: Start;
  readonly #history: History;
  readonly #length: number;
  readonly #marks: readonly CheckpointMark[];
  /** The stretch that was read last, since the next picture is often in the same one. */
  #read: { readonly mark: CheckpointMark; readonly stretch: ReplayStretch } | null = null;

  /**
   * Pictures of the history as it is now; lines added later are ignored. `marks`: its checkpoints, oldest first when
   * the first picture is made.
   */
  constructor(
    game: Pick<Game, 'run'>,
    { start, history }: Pick<Match, 'start' | 'history'>,
    marks: readonly CheckpointMark[],
  ) {
    this.#game = game;
    this.#start = start;
    this.#history = history;
    this.#length = history.length;
    this.#marks = marks;
  }

  /** The match just before the entry in a line; `null` if the rules have changed and no longer lead there. */
  recordBefore(line: number): MatchRecord | null {
    const mark = this.#marks.findLast(({ number }) => number < line);
    if (mark === undefined) return null;
    const { from, entries, plays } = this.#stretchAt(mark);
    if (!plays) return null;
    const entriesBefore = entries.filter(({ number }) => number < line).map(entry => entryOf(entry.line));
    return { start: this.#start, checkpoint: from.checkpoint, entries: [...from.since, ...entriesBefore] };
  }

  /** The view of `viewer` at a moment. */
  viewAt(moment: PastMoment, viewer: Viewer): PastView {
    const mark = this.#marks.findLast(({ number }) => number <= moment.line) ?? this.#marks[0];
    if (mark === undefined) throw new Error('unreachable: a history begins with a checkpoint');
    const { from, entries, next, plays } = this.#stretchAt(mark);
    if (!plays) {
      // If the moment is the last entry before the next checkpoint, that checkpoint holds its state.
      const isLast = moment.beat === null && (entries.at(-1)?.number ?? 0) <= moment.line;
      const runAtCheckpoint = isLast && next !== null ? this.#runFrom(next) : null;
      if (runAtCheckpoint !== null) return { view: runAtCheckpoint.view(viewer), exact: true };
      return { view: this.#game.run(this.#start, from.checkpoint).view(viewer), exact: false };
    }
    const run = this.#game.run(this.#start, from.checkpoint);
    run.begin();
    for (const entry of from.since) run.again(entry);
    for (const { number, line } of entries) {
      if (number > moment.line) break;
      if (number === moment.line && moment.beat !== null) {
        const view = viewAtBeat(run, line, moment.beat, viewer);
        return { view: view ?? run.view(viewer), exact: view !== null };
      }
      run.again(entryOf(line));
    }
    return { view: run.view(viewer), exact: true };
  }

  /**
   * A run at the decision where a checkpoint was written; `null` if the checkpoint's entries no longer fit the rules.
   */
  #runFrom({ checkpoint, since }: CheckpointLine): SideRun | null {
    const run = this.#game.run(this.#start, checkpoint);
    try {
      run.begin();
      for (const entry of since) run.again(entry);
      return run;
    } catch {
      // Rules that meet a state made by older rules may throw anything: the history can't be replayed here.
      return null;
    }
  }

  #stretchAt(mark: CheckpointMark): ReplayStretch {
    if (this.#read?.mark === mark) return this.#read.stretch;
    const nextMark = this.#marks[this.#marks.indexOf(mark) + 1];
    const from = lineAt(this.#history, mark.number);
    const nextLine = nextMark === undefined ? null : lineAt(this.#history, nextMark.number);
    if (from?.line !== 'checkpoint') throw new Error('unreachable: there was a checkpoint');
    const entries: NumberedLine<EntryLine>[] = [];
    const part = nextMark === undefined ? { before: this.#length } : { before: nextMark.number, to: nextMark.limit };
    for (const { number, line, limit } of standingLines(this.#history, part)) {
      if (number <= mark.number) break;
      if (isEntry(line)) entries.push({ number, line, limit });
    }
    entries.reverse();
    const next = nextLine?.line === 'checkpoint' ? nextLine : null;
    const plays = canStillReplay(this.#game, this.#start, { from, entries: entries.map(({ line }) => line), next });
    const stretch = { from, entries, next, plays };
    this.#read = { mark, stretch };
    return stretch;
  }
}

/** The view of `viewer` at a beat of an entry that is being replayed; `null` if the entry no longer has that beat. */
function viewAtBeat(run: SideRun, line: EntryLine, beat: number, viewer: Viewer): unknown {
  let view: unknown = null;
  let beatCount = 0;
  run.listener = {
    beat: () => {
      if (beatCount === beat) view = run.view(viewer);
      beatCount += 1;
    },
  };
  run.again(entryOf(line));
  return view;
}
