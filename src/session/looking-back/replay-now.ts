import type { Board } from '../../boards/board.ts';
import type { Pane } from '../../boards/pane.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Given } from '../../kernel/history/replay.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import type { Message, Seat, Viewer } from '../../kernel/words/message.ts';
import type { Step, Viewing } from './viewing.ts';

/** What people do in a match that is looked back on, as data. */
export type ReplayAct =
  /** Reads more of its history. */
  | { readonly act: 'read-on' }
  | { readonly act: 'step'; readonly step: Step; readonly by: 1 | -1 }
  /** Goes to the stop of that number. */
  | { readonly act: 'go-to'; readonly at: number | 'last' }
  /** Looks by other eyes. */
  | { readonly act: 'see'; readonly viewer: Viewer }
  /** Scrolls the log back by this many lines in all. */
  | { readonly act: 'scroll'; readonly back: number }
  /** Looks for the places that one can jump to. */
  | { readonly act: 'find-jumps' }
  /** Asks why the answer was given that led here. */
  | { readonly act: 'why' }
  /** Goes on with a copy of the match from here. */
  | { readonly act: 'copy' };

/** What a replay is of, however far it has been read. */
export interface ReplayOf {
  readonly game: Game;
  readonly board: Board;
  readonly names: readonly string[];
  /** The seats of people, who must agree before a seat's own view of an unfinished match is shown. */
  readonly people: readonly Seat[];
  /** The words of what is seen by somebody's eyes, and of the rules that are read there: that seat's own. */
  readonly wordsFor: (viewer: Viewer) => { readonly format: Formatter; readonly texts: Catalogue };
  /** Whether a copy can go on from it. */
  readonly mayCopy: boolean;
}

/**
 * Whether reasons may be given for what was given: after the match for everybody's answers, before that only for those
 * of the seat that looks on, and not where hints were switched off.
 */
export function mayExplain(given: Given | null, viewer: Viewer, isOver: boolean, hints: boolean): boolean {
  return given !== null && given.by !== null && (isOver || (hints && given.by === viewer));
}

/** A match as it was at one stop, by somebody's eyes: data. */
export interface ReplayNow extends Omit<ReplayOf, 'wordsFor'> {
  readonly panes: readonly Pane[];
  readonly format: Formatter;
  /** What the rules are read in. */
  readonly texts: Catalogue;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** Whether the view is of the very moment; else of some time before. */
  readonly exact: boolean;
  /** The number of the stop, from 0, and how many there are. */
  readonly place: { readonly at: number; readonly of: number };
  /** The kind of the beat that it is; `null`: it is none. */
  readonly kind: string | null;
  /** What brought the match there; `null` at the beginning. */
  readonly given: Given | null;
  /** The events of the stop. */
  readonly events: readonly LogEvent[];
  /** The end of the log up to there. */
  readonly log: readonly LogEvent[];
  /** The place in the log of its first event. */
  readonly recent: number;
  /** By what one can go through it, the smallest first. */
  readonly steps: readonly Step[];
  /** Whether the match has ended. */
  readonly isOver: boolean;
}

/**
 * What of a replay is on the screen: how far it has been read, or where it is looked at and what of the match is lost
 * (`null`: nothing).
 */
export type ReplayShown =
  | { readonly show: 'progress'; readonly done: number; readonly of: number }
  | { readonly show: 'stop'; readonly now: ReplayNow; readonly lost: Message | null };

/** This many events are told for a frame, and one more for each line that the log is scrolled back. */
const LOG_SHOWN = 120;

/** What is looked at; `back`: how many lines the log is scrolled back. */
export function replayNow(
  { wordsFor, ...of }: ReplayOf,
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
