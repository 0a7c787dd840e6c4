import type { Board } from '../../boards/board.ts';
import type { Pane } from '../../boards/pane.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { StopCause } from '../../kernel/history/replay.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import type { Message, Seat, Viewer } from '../../kernel/words/message.ts';
import type { Step, Viewing } from './viewing.ts';

/** An action in a replay, as data. */
export type ReplayAct =
  /** Reads more of the match's history. */
  | { readonly act: 'read-on' }
  | { readonly act: 'step'; readonly step: Step; readonly by: 1 | -1 }
  /** Goes to the stop with that number. */
  | { readonly act: 'go-to'; readonly at: number | 'last' }
  /** Switches to another viewer. */
  | { readonly act: 'see'; readonly viewer: Viewer }
  /** Sets how many lines the log is scrolled back. */
  | { readonly act: 'scroll'; readonly back: number }
  /** Searches for the places to jump to. */
  | { readonly act: 'find-jumps' }
  /** Asks for the reason behind the answer that led here. */
  | { readonly act: 'why' }
  /** Continues with a copy of the match from here. */
  | { readonly act: 'copy' };

/** The facts about a replay that stay the same at all stops. */
export interface ReplayFacts {
  readonly game: Game;
  readonly board: Board;
  readonly names: readonly string[];
  /** The seats that people play. All of them must agree before one seat's view of an unfinished match is shown. */
  readonly people: readonly Seat[];
  /** Returns the formatter and the texts for a viewer: in the seat's own language, or in the table's. */
  readonly wordsFor: (viewer: Viewer) => { readonly format: Formatter; readonly texts: Catalogue };
  /** Whether the match can be continued as a copy. */
  readonly mayCopy: boolean;
}

/**
 * Whether the reason for an answer may be shown. After the match: for every answer. Before: only for the viewer's own
 * answers, and only if hints are on.
 */
export function mayExplain(cause: StopCause | null, viewer: Viewer, isOver: boolean, hints: boolean): boolean {
  return cause !== null && cause.by !== null && (isOver || (hints && cause.by === viewer));
}

/** One stop of a replay as a viewer may see it, as data for the screen. */
export interface ReplayNow extends Omit<ReplayFacts, 'wordsFor'> {
  readonly panes: readonly Pane[];
  readonly format: Formatter;
  /** The texts of the game's rules. */
  readonly texts: Catalogue;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** Whether the view shows exactly this moment; otherwise it shows an earlier one. */
  readonly exact: boolean;
  /** The index of the stop, from 0 (`at`), and the number of stops (`of`). */
  readonly place: { readonly at: number; readonly of: number };
  /** The kind of the beat at this stop; `null`: the stop has no beat. */
  readonly kind: string | null;
  /** The answer or act that led to this stop; `null` at the beginning. */
  readonly given: StopCause | null;
  /** The log events of the stop. */
  readonly events: readonly LogEvent[];
  /** The last events of the log up to this stop. */
  readonly log: readonly LogEvent[];
  /** The log index of the stop's first event. */
  readonly recent: number;
  /** The step sizes that are possible in this match, smallest first. */
  readonly steps: readonly Step[];
  /** Whether the match has ended. */
  readonly isOver: boolean;
}

/**
 * What a replay shows: how much of the match has been read, or the current stop and what was lost of the match (`null`:
 * nothing).
 */
export type ReplayShown =
  | { readonly show: 'progress'; readonly done: number; readonly of: number }
  | { readonly show: 'stop'; readonly now: ReplayNow; readonly lost: Message | null };

/** The number of log events on the screen; each line scrolled back adds one. */
const LOG_SHOWN = 120;

/** Makes the data of the current stop for the screen. `back`: the number of lines that the log is scrolled back. */
export function replayNow(
  { wordsFor, ...of }: ReplayFacts,
  viewing: Viewing,
  { isOver, back }: { readonly isOver: boolean; readonly back: number },
): ReplayNow {
  const { viewer, view, exact, place, stop, given, events, toldBefore, steps } = viewing;
  return {
    ...of,
    panes: of.board.panes(view),
    ...wordsFor(viewer),
    viewer,
    view,
    exact,
    place,
    kind: stop.kind,
    given,
    events,
    log: viewing.log(LOG_SHOWN + back),
    recent: toldBefore,
    steps,
    isOver,
  };
}
