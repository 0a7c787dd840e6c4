import { beatOf } from '../../boards/beats.ts';
import type { Board } from '../../boards/board.ts';
import type { Pane } from '../../boards/pane.ts';
import type { Past } from '../../boards/retrospect.ts';
import type { March } from '../../boards/marching.ts';
import { eventsOnPage } from '../../boards/round-page.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Blocked, ShownOption } from '../../kernel/match/decision.ts';
import type { LogEvent } from '../../kernel/match/events.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import type { Message, Ref, Seat, Viewer } from '../../kernel/words/message.ts';
import type { Player } from '../../saves/input/people.ts';
import type { Hint } from './advising.ts';
import type { Unsaved } from './keeper.ts';
import { lessonNow } from '../learning/taught-lesson.ts';
import type { LessonNow } from '../learning/taught-lesson.ts';
import type { MomentView } from '../sitting/beats.ts';
import type { Note } from './notes.ts';
import { viewerOf } from '../sitting/picture.ts';
import type { Picture } from '../sitting/picture.ts';
import type { SeatLanguages } from './seat-languages.ts';
import type { Session } from './session.ts';

/** A match at the table as the screen may show it now: data that is made anew after each change. */
export interface MatchNow {
  readonly game: Game;
  readonly board: Board;
  /** The panes of the board, the main pane first. */
  readonly panes: readonly Pane[];
  readonly names: readonly string[];
  /** What the screen shows: a hand-over, the missed events, a moment, or the table. */
  readonly picture: Picture;
  /** The viewer before the screen. */
  readonly viewer: Viewer;
  /** An object that identifies the current position: it stays the same until something is answered or taken back. */
  readonly state: unknown;
  /** Formats what is shown, in the viewer's language. */
  readonly format: Formatter;
  /** The texts of the game's rules. */
  readonly texts: Catalogue;
  /** The indices of the first event in the log and of the next event to come. */
  readonly bounds: { readonly from: number; readonly to: number };
  /** The last events of the log, as the viewer may read them. */
  readonly log: readonly LogEvent[];
  /** The log index of the first event since the previous answer. */
  readonly recent: number;
  /** The events of the moment on the screen. */
  readonly momentEvents: readonly LogEvent[];
  /** The events that the page on the screen sums up; empty if the moment on the screen is not a page. */
  readonly pageEvents: readonly LogEvent[];
  /** The public events that the next person to sit down has missed. */
  readonly news: readonly LogEvent[];
  /** The events of each moment since a person last acted; empty if no moment is on the screen. */
  readonly recentMoments: readonly (readonly LogEvent[])[];
  /** The seat whose last answer can be undone before the next person sits down; `null`: no seat. */
  readonly handedOver: Seat | null;
  readonly blocked: readonly Blocked[];
  /** The other possible answers to the previous question, if that got its implied answer. */
  readonly others: readonly ShownOption[];
  /** The marches over several turns of the seat that is asked, and its groups that stay on watch. */
  readonly marches: readonly March[];
  /** The views between the answers of the last order, as the viewer saw them; empty for a different viewer. */
  readonly way: readonly unknown[];
  readonly note: Note | null;
  /** The time of the last save; `null`: never saved. */
  readonly saved: Date | null;
  readonly unsaved: Unsaved | null;
  /** The seats that people play. */
  readonly people: readonly Seat[];
  readonly players: readonly Player[];
  /** The name of the person on each seat, which is the name of that person's first seat. */
  readonly persons: readonly string[];
  /** The seats that may give up. */
  readonly mayConcede: readonly Seat[];
  /** The language id of each seat's own screens; `null`: the table's language. */
  readonly languages: readonly (string | null)[];
  /** The private notes of the viewer who is alone before the screen, by the address of the thing. */
  readonly remarks: ReadonlyMap<Ref, string>;
  /** Whether the coach is on, for each seat. */
  readonly coachOn: readonly boolean[];
  /** What the coach says to the seat that is asked, and the rule; `null`: nothing. */
  readonly coached: { readonly words: Message; readonly rule: string } | null;
  /** The hint for the seat that is asked; `null` if none was asked for. */
  readonly hint: Hint | 'awaited' | 'failed' | null;
  /** Whether the person before the screen may ask for a hint. */
  readonly hints: boolean;
  /** The state of the lesson to which the match belongs; `null`: the match is no lesson. */
  readonly lesson: LessonNow | null;
  readonly undoesAll: boolean;
  /** Whether the seat that is asked can undo the last answer. */
  readonly canUndo: boolean;
  /** Whether the program gives usual answers for people in this match, such as how to pay. */
  readonly hasAutoAnswers: boolean;
  /** Whether people skip the rest of what the program does. */
  readonly hurrying: boolean;
  /** Whether the bot that answers next is still thinking. */
  readonly ponders: boolean;
  readonly seatsIn: readonly Seat[];
  /** The number of the current round; 0 during set-up. */
  readonly round: number;
  readonly outcome: Outcome | null;
  /** The public record of the whole match; `null` until the match is over. */
  readonly past: Past | null;
}

/** The number of events in the log pane; each line scrolled back adds one. */
const LOG_SHOWN = 120;

/** Whether an event is worth showing. An event that says there was no choice is not. */
function isNews({ key }: Message): boolean {
  return key !== 'kernel.only-option' && key !== 'kernel.only-number';
}

/** The events that a page sums up; empty if the moment is not a page. */
function pageEvents(
  views: Session['views'],
  { kind, viewer, from, to }: MomentView,
  { beats }: Board,
): readonly LogEvent[] {
  const { page } = beatOf(beats, kind);
  if (page === undefined) return [];
  const readFrom = (first: number): readonly LogEvent[] =>
    views.events(viewer, first).filter(({ index, words }) => index < to && isNews(words));
  return eventsOnPage(page, { from, to }, { begins: views.logBounds(viewer).from, read: readFrom });
}

/** Makes the state of a session for the screen. `scrolledBack`: the number of lines that the log is scrolled back. */
export function matchNow(session: Session, board: Board, languages: SeatLanguages, scrolledBack: number): MatchNow {
  const { game, names, views, hotSeat, saving } = session;
  const picture = hotSeat.picture();
  const viewer = viewerOf(picture);
  const { from, to: last, state } = session.recent;
  // If a lesson shows an earlier board, the log ends at the same moment.
  const shownLogEnd = Math.min(last, session.lesson?.match.logShown(viewer) ?? last);
  const newsOf = ({ viewer: reader, from: first, to: end }: MomentView): readonly LogEvent[] =>
    views.events(reader, first).filter(({ index, words }) => index < end && isNews(words));
  const isCovered = picture.show === 'hand-over' || picture.show === 'cover';
  return {
    game,
    board,
    panes: board.panes('view' in picture ? picture.view : views.view('spectator')),
    names,
    picture,
    viewer,
    state,
    format: languages.to(viewer),
    texts: languages.reads(viewer, game).texts,
    bounds: { ...views.logBounds(viewer), to: Math.min(shownLogEnd, views.logBounds(viewer).to) },
    log: isCovered
      ? []
      : views
          .events(viewer, Math.max(0, shownLogEnd - LOG_SHOWN - scrolledBack))
          .filter(({ index, words }) => index < shownLogEnd && isNews(words)),
    recent: from,
    momentEvents: picture.show === 'moment' ? views.told(picture.seen).filter(({ words }) => isNews(words)) : [],
    pageEvents: picture.show === 'moment' ? pageEvents(views, picture.seen, board) : [],
    news: hotSeat.news.filter(({ words }) => isNews(words)),
    recentMoments: picture.show === 'moment' ? hotSeat.recentMoments.map(newsOf) : [],
    handedOver: session.back.handedOver,
    blocked: session.blocked(),
    others: session.deeds.others(hotSeat.asked),
    marches: hotSeat.asked === null ? [] : session.marches.of(hotSeat.asked.seat),
    way: session.way.seenBy(viewer),
    note: session.notes.note,
    saved: saving.saved,
    unsaved: saving.unsaved,
    people: session.people,
    players: session.history.people.players,
    persons: names.map((name, seat) => names[session.history.people.persons?.[seat] ?? seat] ?? name),
    mayConcede: session.reseating.mayConcede,
    languages: names.map((_, seat) => session.seats.languageOf(seat)),
    remarks: session.seats.remarks.of(viewer),
    coachOn: names.map((_, seat) => session.coach.isOn(seat)),
    coached: session.help.coached,
    hint: session.help.advising.hint,
    hints: session.help.advising.isOffered,
    lesson: session.lesson === null ? null : lessonNow(session.lesson),
    undoesAll: session.undoesAll,
    canUndo: session.hotSeat.isAsking && session.deeds.canUndo,
    hasAutoAnswers: session.hasAutoAnswers,
    hurrying: hotSeat.hurrying,
    ponders: session.pondering.isAwaited,
    seatsIn: views.seatsIn,
    round: views.round,
    outcome: views.outcome,
    past: views.outcome === null ? null : session.history.past(),
  };
}
