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

/** A match at the table as the screen may show it right now: data, made after each thing that happens to the match. */
export interface MatchNow {
  readonly game: Game;
  readonly board: Board;
  /** Its panes, the main one first. */
  readonly panes: readonly Pane[];
  readonly names: readonly string[];
  /** Who may be before the screen: a hand-over, what was missed, a moment, the table. */
  readonly picture: Picture;
  /** Whose eyes are before the screen. */
  readonly viewer: Viewer;
  /** An identity of the present position: the same object until something is answered or taken back. */
  readonly state: unknown;
  /** Formats what is shown, in the viewer's language. */
  readonly format: Formatter;
  /** What the rules are read in. */
  readonly texts: Catalogue;
  /** The place of the first event in the log, and of the next one to come. */
  readonly bounds: { readonly from: number; readonly to: number };
  /** The end of the log as the viewer may read it. */
  readonly log: readonly LogEvent[];
  /** The place of the first event since the answer before. */
  readonly recent: number;
  /** The events of the moment on the screen. */
  readonly momentEvents: readonly LogEvent[];
  /** The events that the page on the screen sums up; empty where the moment is no page. */
  readonly pageEvents: readonly LogEvent[];
  /** The public events that the next person to sit down has missed. */
  readonly news: readonly LogEvent[];
  /** The events of each moment since a person last acted, while one of them is on the screen. */
  readonly recentMoments: readonly (readonly LogEvent[])[];
  /** Whose last answer can be taken back before the next one sits down; `null`: nobody's. */
  readonly handedOver: Seat | null;
  readonly blocked: readonly Blocked[];
  /** What else could have been answered to the question before, which went without saying. */
  readonly others: readonly ShownOption[];
  /** What who is asked has under way: where things go on to, and what is on watch. */
  readonly marches: readonly March[];
  /** How it stood between the answers of the order given last, as the viewer saw it; empty: it was one answer. */
  readonly way: readonly unknown[];
  readonly note: Note | null;
  /** When the match was saved last. */
  readonly saved: Date | null;
  readonly unsaved: Unsaved | null;
  /** The seats that people play. */
  readonly people: readonly Seat[];
  readonly players: readonly Player[];
  /** The name of the person who sits on each seat: that of the first of their seats. */
  readonly persons: readonly string[];
  /** The seats that may give up. */
  readonly mayConcede: readonly Seat[];
  /** What each seat reads its own screens in; `null`: as the table. */
  readonly languages: readonly (string | null)[];
  /** What who is alone before the screen has written down for itself, by what it is about. */
  readonly remarks: ReadonlyMap<Ref, string>;
  /** Whether the coach speaks to each seat. */
  readonly coachOn: readonly boolean[];
  /** What the coach says to the seat that is asked. */
  readonly coached: { readonly words: Message; readonly rule: string } | null;
  /** What the program would do in the place of who is asked, as far as that was asked for; `null`: it was not. */
  readonly hint: Hint | 'awaited' | 'failed' | null;
  /** Whether who is before the screen may ask for that. */
  readonly hints: boolean;
  /** How far the lesson has come that the match belongs to; `null`: it belongs to none. */
  readonly lesson: LessonNow | null;
  readonly undoesAll: boolean;
  /** Whether who is asked can take back the last answer. */
  readonly canUndo: boolean;
  /** Whether the program gives usual answers for people, such as how to pay. */
  readonly hasAutoAnswers: boolean;
  /** Whether nobody wants to see more of what the program does. */
  readonly hurrying: boolean;
  /** Whether the program's player that is to answer still thinks. */
  readonly ponders: boolean;
  readonly seatsIn: readonly Seat[];
  /** The round that it has come to; 0: its set-up. */
  readonly round: number;
  readonly outcome: Outcome | null;
  /** The whole match as everybody may know it, once it is over. */
  readonly past: Past | null;
}

/** This many events are shown in the log's pane, and one more for each line that it is scrolled back. */
const LOG_SHOWN = 120;

/** Whether an event is worth showing; that there was nothing to choose is not. */
function isNews({ key }: Message): boolean {
  return key !== 'kernel.only-option' && key !== 'kernel.only-number';
}

/** The events that a page sums up; empty where the moment is no page. */
function ofPage(
  views: Session['views'],
  { kind, viewer, from, to }: MomentView,
  { beats }: Board,
): readonly LogEvent[] {
  const { page } = beatOf(beats, kind);
  if (page === undefined) return [];
  const read = (first: number): readonly LogEvent[] =>
    views.events(viewer, first).filter(({ index, words }) => index < to && isNews(words));
  return eventsOnPage(page, { from, to }, { begins: views.logBounds(viewer).from, read });
}

/** What the screen may show of a session; `back`: how many lines the log is scrolled back. */
export function matchNow(session: Session, board: Board, languages: SeatLanguages, back: number): MatchNow {
  const { game, names, views, hotSeat, saving } = session;
  const picture = hotSeat.picture();
  const viewer = viewerOf(picture);
  const { from, to, state } = session.recent;
  const toldOf = ({ viewer: reader, from: first, to: end }: MomentView): readonly LogEvent[] =>
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
    bounds: views.logBounds(viewerOf(picture)),
    log: isCovered
      ? []
      : views
          .events(viewer, Math.max(0, to - LOG_SHOWN - back))
          .filter(({ index, words }) => index < to && isNews(words)),
    recent: from,
    momentEvents: picture.show === 'moment' ? views.told(picture.seen).filter(({ words }) => isNews(words)) : [],
    pageEvents: picture.show === 'moment' ? ofPage(views, picture.seen, board) : [],
    news: hotSeat.news.filter(({ words }) => isNews(words)),
    recentMoments: picture.show === 'moment' ? hotSeat.recentMoments.map(toldOf) : [],
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
