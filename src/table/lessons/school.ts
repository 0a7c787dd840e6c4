import type { Lesson } from '../../games/lesson.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import type { LoadedGame, GameCatalogue } from '../games.ts';
import { lookTelling } from '../look.ts';
import type { Look } from '../look.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Page } from '../page.ts';
import { askPage } from '../pages/ask.ts';
import type { TableDoors } from '../pages/overlays.ts';
import { chanceFrom } from '../players.ts';
import { say } from '../say.ts';
import type { GameTexts } from '../catalogues.ts';
import { Session } from '../session.ts';
import type { TableSettings } from '../settings.ts';
import { beginLesson } from './begin-lesson.ts';
import { LessonPage } from './lesson-page.ts';
import { lessonListPage } from './list-page.ts';
import type { Progress } from './progress.ts';

/** What the lessons need of the desk. */
export interface SchoolParts {
  readonly shelf: GameCatalogue;
  readonly progress: Progress;
  readonly settings: TableSettings;
  readonly look: Look;
  readonly now: () => Date;
  /** The game of that id; `null`: the desk has said that there is none, or something else was wanted meanwhile. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** Lays a page down in place of all others. */
  readonly show: (page: Page) => void;
  /** Leads to a match of a game with the coach on. */
  readonly firstMatch: (game: string) => void;
  readonly doors: Omit<TableDoors, 'again' | 'copy' | 'instead'>;
  /** Tells the table's words and those of a game, in the table's language. */
  readonly tells: (spoken: GameTexts) => Formatter;
  /** Something that takes a while, and may fail. */
  readonly soon: (done: Promise<void>) => void;
}

/** A game with its lessons. */
interface Course {
  readonly boxed: LoadedGame;
  readonly lessons: readonly Lesson[];
}

/** The ways between the games that are taught, their lessons, and the lesson that runs. */
export class School {
  readonly #parts: SchoolParts;

  constructor(parts: SchoolParts) {
    this.#parts = parts;
  }

  /** Opens a lesson, the lessons of a game, or the choice of games where there are several. */
  async open(game: string | null, lesson: string | null = null): Promise<void> {
    const { taught } = this.#parts.shelf;
    const id = game ?? (taught.length === 1 ? (taught[0] ?? null) : null);
    if (id === null) {
      this.#games();
      return;
    }
    const course = await this.#course(id);
    if (course === null) return;
    const found = course.lessons.find(known => known.id === lesson);
    if (lesson === null) this.#list(course);
    else if (found === undefined) this.#list(course, this.#parts.look.format(say('learn.unknown', { lesson })));
    else this.#begin(course, found);
  }

  async #course(id: string): Promise<Course | null> {
    const { load, shelf } = this.#parts;
    const boxed = await load(id);
    return boxed === null ? null : { boxed, lessons: await shelf.lessons(id) };
  }

  #games(): void {
    const { shelf, look, show, doors, soon } = this.#parts;
    const ways = shelf.titles
      .filter(({ id }) => shelf.taught.includes(id))
      .map(({ id, title }) => ({ words: say('learn.game', { game: title }), go: () => soon(this.open(id)) }));
    show(askPage({ title: say('learn.games'), ways, back: doors.home }, look));
  }

  #list(course: Course, message: string | null = null): void {
    const { look, show, doors, progress, firstMatch, tells } = this.#parts;
    const { game } = course.boxed;
    const { problem } = progress;
    const wrong = problem === null ? null : look.format(say('learn.not-kept', { reason: problem }));
    show(
      lessonListPage(
        {
          title: game.title,
          lessons: course.lessons,
          progress: lesson => progress.of(game.id, lesson.id),
          message: message ?? wrong,
          open: lesson => this.#begin(course, lesson),
          firstMatch: () => firstMatch(game.id),
          back: doors.home,
        },
        lookTelling(look, tells({ game })),
      ),
    );
  }

  #begin(course: Course, lesson: Lesson): void {
    try {
      this.#parts.show(this.#page(course, lesson));
      this.#parts.progress.begin(course.boxed.game.id, lesson.id);
    } catch (error) {
      this.#list(course, this.#parts.look.format(messageFor(error)));
    }
  }

  #page(course: Course, lesson: Lesson): LessonPage {
    const { settings, look, now, doors, progress, firstMatch, tells } = this.#parts;
    const { game, board, bot } = course.boxed;
    const { taught, opponent } = beginLesson(game, lesson, bot);
    const session = new Session({
      game,
      match: taught,
      players: taught.start.seats.map((_, seat) => (seat === lesson.learner ? 'human' : 'bot')),
      now,
      undoesAll: true,
      file: null,
      report: () => '',
      settings,
      bot: opponent,
      random: chanceFrom(`lesson ${lesson.id}`),
    });
    const following = course.lessons[course.lessons.indexOf(lesson) + 1];
    const after = {
      next: following === undefined ? null : { lesson: following, go: () => this.#begin(course, following) },
      firstMatch: () => firstMatch(game.id),
      repeat: () => this.#begin(course, lesson),
      list: () => this.#list(course),
      home: doors.home,
    };
    const finished = (): void => progress.finish(game.id, lesson.id);
    return new LessonPage({
      lesson,
      taught,
      session,
      board,
      settings,
      look: lookTelling(look, tells({ game, names: session.names })),
      doors: { ...doors, after, finished },
    });
  }
}
