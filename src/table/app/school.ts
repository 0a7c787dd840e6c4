import { messageFor } from '../../kernel/match/refusal.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { Lesson } from '../../games/lesson.ts';
import type { LoadedGame } from '../hot-seat/games.ts';
import { sitDownToLearn } from '../hot-seat/lesson.ts';
import type { Languages } from '../hot-seat/seat-languages.ts';
import type { Session } from '../hot-seat/session.ts';
import type { Way } from '../openings.ts';
import type { Effect } from '../store/effects.ts';
import { say } from '../text/say.ts';
import type { DeskParts } from './parts.ts';

/** What the ways between lessons need of the table. */
export interface SchoolParts {
  readonly parts: DeskParts;
  readonly languages: Languages;
  /** The game of that id; `null`: there is none, which has been said, or something else was wanted meanwhile. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** People sit down at a match, or with `null` leave it. */
  readonly sit: (session: Session | null, loaded: LoadedGame | null) => void;
  readonly go: (...effects: readonly Effect[]) => void;
}

/** A game with its lessons. */
interface Course {
  readonly loaded: LoadedGame;
  readonly lessons: readonly Lesson[];
}

/** The ways between the games that are taught, their lessons, and the lesson that runs. */
export class School {
  readonly #of: SchoolParts;

  constructor(of: SchoolParts) {
    this.#of = of;
  }

  /** Opens a lesson, the lessons of a game, or the choice of games where there are several. */
  async open(game: string | null, id: string | null): Promise<void> {
    const { taught } = this.#of.parts.shelf;
    const known = game ?? (taught.length === 1 ? (taught[0] ?? null) : null);
    if (known === null) {
      this.#askWhich();
      return;
    }
    const course = await this.#course(known);
    if (course === null) return;
    const lesson = course.lessons.find(one => one.id === id);
    if (lesson !== undefined) this.#begin(course, lesson);
    else this.#list(course, id === null ? null : say('learn.unknown', { lesson: id }));
  }

  /** Notes that the lesson at the table is done, if it is. */
  note(session: Session): void {
    const { lesson, game } = session;
    if (lesson !== null && lesson.match.stage === null) this.#of.parts.progress.finish(game.id, lesson.lesson.id);
  }

  async #course(id: string): Promise<Course | null> {
    const { load, parts } = this.#of;
    const loaded = await load(id);
    return loaded === null ? null : { loaded, lessons: await parts.shelf.lessons(id) };
  }

  #askWhich(): void {
    const { titles, taught } = this.#of.parts.shelf;
    const ways = titles
      .filter(({ id }) => taught.includes(id))
      .map(({ id, title }): Way<Effect> => ({
        words: say('learn.game', { game: title }),
        does: [{ do: 'learn', game: id }],
      }));
    const ask = { title: say('learn.games'), ways, back: [{ do: 'go-home' }] } as const;
    this.#of.sit(null, null);
    this.#of.go({ do: 'show', opening: { open: 'ask', ask } });
  }

  #list({ loaded: { game }, lessons }: Course, message: Message | null): void {
    const { parts, languages, sit, go } = this.#of;
    const { progress } = parts;
    const { problem } = progress;
    const wrong = problem === null ? null : say('learn.not-kept', { reason: problem });
    const course = {
      game: game.id,
      title: game.title,
      format: languages.tells({ game }),
      lessons: lessons.map(lesson => ({ lesson, progress: progress.of(game.id, lesson.id) })),
    };
    sit(null, null);
    go({ do: 'show', opening: { open: 'lessons', course, message: message ?? wrong } });
  }

  #begin(course: Course, lesson: Lesson): void {
    const { parts, sit, go } = this.#of;
    const { loaded, lessons } = course;
    const next = lessons[lessons.indexOf(lesson) + 1] ?? null;
    try {
      const settings = parts.preferences.table;
      sit(sitDownToLearn(loaded, lesson, next, { settings, now: parts.now }), loaded);
      go({ do: 'show', opening: { open: 'match' } });
      parts.progress.begin(loaded.game.id, lesson.id);
    } catch (error) {
      this.#list(course, messageFor(error));
    }
  }
}
