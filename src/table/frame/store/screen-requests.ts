import type { Board, GoalPart } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Game } from '../../../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../../../kernel/words/format.ts';
import type { Message, Ref, Seat, Viewer } from '../../../kernel/words/message.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { MomentView } from '../../../session/sitting/beats.ts';
import type { PastGame } from '../../../session/learning/ledger.ts';
import type { InitialValues } from '../../../session/setting/draft.ts';
import type { EarlierDecision } from '../../../session/running/journal.ts';
import type { ReplayShown } from '../../../session/looking-back/replay-now.ts';
import type { LessonProgress } from '../../../session/learning/progress.ts';
import type { ChapterKnown } from '../../../session/learning/chapters.ts';

/** One answer to a question that the table itself asks, such as whether to leave. */
export interface DialogAnswer<Effect> {
  readonly words: Message;
  /** A shorter explanation, shown beside `words`. */
  readonly detail?: Message;
  readonly does: readonly Effect[];
}

/** A question that the table itself asks, as data: its answers and their effects. */
export interface Dialog<Effect> {
  readonly title: Message;
  readonly text?: Message;
  readonly alarming?: boolean;
  readonly answers: readonly DialogAnswer<Effect>[];
  /** The effects of Esc. */
  readonly back: readonly Effect[];
  /** The index of the answer under the cursor at first; absent: 0. */
  readonly at?: number;
  /** Formats the question; absent: it is shown in the language of the people at the match. */
  readonly format?: Formatter;
}

/** A game loaded for reading its rules: its texts in one language, and a formatter for these and the table's own. */
export interface LoadedBook {
  readonly game: Pick<Game, 'id' | 'book' | 'title'>;
  readonly texts: Catalogue;
  readonly format: Formatter;
}

/** A game loaded for the form for a new match. */
export interface LoadedForMatch {
  readonly game: Game;
  readonly texts: Catalogue;
  readonly format: Formatter;
}

/** The lessons of a game with the learner's progress, and a formatter for the texts of the game and the table. */
export interface LoadedCourse {
  /** The id of the game. */
  readonly game: string;
  readonly title: string;
  readonly format: Formatter;
  readonly lessons: readonly CourseLesson[];
  /** How many practice positions are due today. */
  readonly due: number;
  /** How many predictions were wrong the last time, in all lessons together. */
  readonly missed: number;
  /**
   * The current learner's name; `''`: nobody has given one. `learners`: all who have learned here. `isNew`: nobody was
   * asked for a name yet.
   */
  readonly learner: string;
  readonly learners: readonly string[];
  readonly isNew: boolean;
  /** What the learner knows of each chapter of the rule book; empty if the game has no rule book. */
  readonly chapters: readonly ChapterKnown[];
  readonly book: LoadedBook | null;
}

/** A lesson, and the learner's progress in it. */
export interface CourseLesson {
  readonly lesson: Lesson;
  readonly progress: LessonProgress | null;
  /** The number of predictions in the lesson, and how many of them were right the last time. */
  readonly asked: number;
  readonly right: number;
}

/** A moment that is watched again, with its events. */
export interface WatchedMoment {
  readonly seen: MomentView;
  readonly events: readonly LogEvent[];
}

/** A page of the match's menu. */
export type MenuPage =
  | { readonly page: 'menu' | 'players' | 'coach' | 'languages' | 'concede' | 'leave' }
  | { readonly page: 'confirm'; readonly seat: Seat }
  /** Asks who wants to look at their own view; `first` is under the cursor. */
  | { readonly page: 'peek'; readonly first: Seat }
  /**
   * `take-back` asks which earlier decision to go back to; in a lesson, which of its parts. `agree` asks whether all
   * people agree to that.
   */
  | { readonly page: 'take-back'; readonly earlier: readonly EarlierDecision[] }
  | { readonly page: 'agree'; readonly earlier: EarlierDecision };

/** A board and a view of the match whose things are inspected, with the context for painting them. */
export interface InspectionTarget {
  readonly board: Board;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly context: PaneContext;
  /** The viewer's own notes, by the address of the thing that they are about; absent: notes can't be written here. */
  readonly remarks?: ReadonlyMap<Ref, string>;
}

/** An answer that can't be given now, as text: the option, the reason, and the rule that forbids it. */
export interface BlockedAnswer {
  readonly option: string;
  readonly why: string;
  readonly rule: string;
}

/**
 * A request to open another screen, as data; the only way in which features reach one another. `app/screens/screens.ts`
 * maps it to its feature.
 */
export type ScreenRequest<Effect> =
  | { readonly open: 'home'; readonly message: Message | null }
  | { readonly open: 'settings' }
  | { readonly open: 'keys' }
  /**
   * The rules of a game, opened at a rule; `rule` `null`: at the contents. Absent `book`: the rules of the match's
   * game. `viewer`: the viewer of the screen below.
   */
  | { readonly open: 'rules'; readonly rule: string | null; readonly book?: LoadedBook; readonly viewer?: Viewer }
  | { readonly open: 'log' }
  /** A page of the match menu. */
  | { readonly open: 'menu'; readonly page: MenuPage }
  /** The match at the table. */
  | { readonly open: 'match' }
  /** The ways to play against the program. */
  | { readonly open: 'against' }
  /** The form for a new match. */
  | {
      readonly open: 'new-match';
      readonly loaded: LoadedForMatch;
      readonly hiddenSeed: string;
      readonly beginnings: InitialValues;
      /** The earlier matches that the current learner has played alone. */
      readonly past: readonly PastGame[];
    }
  /** The lessons of a game; `message`: an error message. */
  | { readonly open: 'lessons'; readonly course: LoadedCourse; readonly message: Message | null }
  /** The list of saved matches. */
  | { readonly open: 'resume'; readonly message: Message | null }
  /** Moments that are watched again; `why`: what is said about all of them; `then`: the effects after the last one. */
  | {
      readonly open: 'watch';
      readonly moments: readonly WatchedMoment[];
      readonly why: Message | null;
      readonly then: readonly Effect[];
    }
  /**
   * The inspector, opened on the first of `refs` or, if these are empty, on a list of all things in `around`. `past`: a
   * past position instead of the current one. `writes`: a note is typed about the first thing that may have one.
   */
  | {
      readonly open: 'inspect';
      readonly refs: readonly Ref[];
      readonly around: readonly Ref[];
      readonly past?: InspectionTarget;
      readonly writes?: true;
    }
  /** The replay of a match. */
  | { readonly open: 'replay'; readonly shown: ReplayShown }
  /** The page on how the match is won. */
  | { readonly open: 'goal'; readonly parts: readonly GoalPart[] }
  /** Help on the current question; `beside`: further blocked answers. */
  | { readonly open: 'help'; readonly beside?: readonly BlockedAnswer[] }
  | { readonly open: 'ask'; readonly ask: Dialog<Effect> };
