import type { Board, GoalPart } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import type { Game } from '../../../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../../../kernel/words/format.ts';
import type { Message, Ref, Seat, Viewer } from '../../../kernel/words/message.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { MomentView } from '../../../session/sitting/beats.ts';
import type { PastGame } from '../../../session/learning/ledger.ts';
import type { Beginnings } from '../../../session/setting/draft.ts';
import type { Earlier } from '../../../session/running/journal.ts';
import type { ReplayShown } from '../../../session/looking-back/replay-now.ts';
import type { LessonProgress } from '../../../session/learning/progress.ts';
import type { ChapterKnown } from '../../../session/learning/chapters.ts';

/** One answer to a question of the table's own. */
export interface AskAnswer<Effect> {
  readonly words: Message;
  /** A shorter explanation, shown beside `words`. */
  readonly detail?: Message;
  readonly does: readonly Effect[];
}

/** A question of the table's own: what may be answered, and what that does, as data. */
export interface Ask<Effect> {
  readonly title: Message;
  readonly text?: Message;
  readonly alarming?: boolean;
  readonly answers: readonly AskAnswer<Effect>[];
  /** What Esc does. */
  readonly back: readonly Effect[];
  /** Where the cursor stands first; absent: at the top. */
  readonly at?: number;
  /** Formats it; absent: in the words of those at the match. */
  readonly format?: Formatter;
}

/** A game whose rules are read, its texts in one language, and what formats these and the table's own words. */
export interface LoadedBook {
  readonly game: Pick<Game, 'id' | 'book' | 'title'>;
  readonly texts: Catalogue;
  readonly format: Formatter;
}

/** A game of which a match is put together. */
export interface LoadedForMatch {
  readonly game: Game;
  readonly texts: Catalogue;
  readonly format: Formatter;
}

/** The lessons of a game, what is known of each, and what formats the words of these and of the table. */
export interface LoadedCourse {
  /** The id of the game. */
  readonly game: string;
  readonly title: string;
  readonly format: Formatter;
  readonly lessons: readonly CourseLesson[];
  /** How many positions come back today. */
  readonly due: number;
  /** How many of all that was foretold were wrong the last time. */
  readonly missed: number;
  /** Who learns; `''`: nobody has given a name. All who have learned here; whether it was never asked. */
  readonly learner: string;
  readonly learners: readonly string[];
  readonly isNew: boolean;
  /** The rule book with what is known of it, chapter by chapter; none where the game has no book. */
  readonly chapters: readonly ChapterKnown[];
  readonly book: LoadedBook | null;
}

/** A lesson, and what is known of it. */
export interface CourseLesson {
  readonly lesson: Lesson;
  readonly progress: LessonProgress | null;
  /** How many things it has its learner foretell, and how many of them were right the last time. */
  readonly asked: number;
  readonly right: number;
}

/** A moment that is watched again, with what it tells. */
export interface WatchedMoment {
  readonly seen: MomentView;
  readonly events: readonly LogEvent[];
}

/** A page of the match's menu. */
export type MenuPage =
  | { readonly page: 'menu' | 'players' | 'coach' | 'languages' | 'concede' | 'leave' }
  | { readonly page: 'confirm'; readonly seat: Seat }
  /** Who looks at its own view; `first` stands under the cursor. */
  | { readonly page: 'peek'; readonly first: Seat }
  /**
   * The decisions that the table may go back to (a lesson has its own parts for that), and one of them that all agree
   * on.
   */
  | { readonly page: 'take-back'; readonly earlier: readonly Earlier[] }
  | { readonly page: 'agree'; readonly earlier: Earlier };

/** A picture of a match of which things are looked at, and what that is told with. */
export interface LookedAt {
  readonly board: Board;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly context: PaneContext;
  /** What the viewer has written down for itself, by what it is about; absent: nothing can be written here. */
  readonly remarks?: ReadonlyMap<Ref, string>;
}

/** An answer that can't be given now, as people read it: what, why, and the rule that forbids it. */
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
   * The rules of a game, or of the match's, at one of them; `null`: at the contents. `viewer`: whose screen they are
   * laid over.
   */
  | { readonly open: 'rules'; readonly rule: string | null; readonly book?: LoadedBook; readonly viewer?: Viewer }
  | { readonly open: 'log' }
  /** What people can do with a match beside playing, and what is asked on the way. */
  | { readonly open: 'menu'; readonly page: MenuPage }
  /** The match at the table. */
  | { readonly open: 'match' }
  /** The ways to play against the program. */
  | { readonly open: 'against' }
  /** A match that is put together. */
  | {
      readonly open: 'new-match';
      readonly loaded: LoadedForMatch;
      readonly hiddenSeed: string;
      readonly beginnings: Beginnings;
      /** The games that who learns here has played alone. */
      readonly past: readonly PastGame[];
    }
  /** The lessons of a game; `message` says what went wrong. */
  | { readonly open: 'lessons'; readonly course: LoadedCourse; readonly message: Message | null }
  /** The list of saved matches. */
  | { readonly open: 'resume'; readonly message: Message | null }
  /** Moments that are watched again; `then` is done behind the last of them. */
  | { readonly open: 'watch'; readonly moments: readonly WatchedMoment[]; readonly then: readonly Effect[] }
  /**
   * Things on the board: the first of them, or, where none is named, a list of all `around`; `past`: not of the match
   * as it is now, `writes`: the first that takes one gets a note.
   */
  | {
      readonly open: 'inspect';
      readonly refs: readonly Ref[];
      readonly around: readonly Ref[];
      readonly past?: LookedAt;
      readonly writes?: true;
    }
  /** A match that is looked back on; `note` is said first. */
  | { readonly open: 'replay'; readonly shown: ReplayShown }
  /** How the match is won, as its game says it. */
  | { readonly open: 'goal'; readonly parts: readonly GoalPart[] }
  /** Help on the rule that asks; `beside`: what is blocked beside the answers of the question itself. */
  | { readonly open: 'help'; readonly beside?: readonly BlockedAnswer[] }
  | { readonly open: 'ask'; readonly ask: Ask<Effect> };
