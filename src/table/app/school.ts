import { messageFor } from '../../kernel/match/refusal.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import type { LoadedGame } from '../hot-seat/games.ts';
import { sitDownToLearn, sitDownToPractise } from '../hot-seat/lesson.ts';
import type { Languages } from '../hot-seat/seat-languages.ts';
import type { Session } from '../hot-seat/session.ts';
import type { Way } from '../openings.ts';
import type { Effect } from '../store/effects.ts';
import { positionsDue } from '../teaching/practice.ts';
import type { Position } from '../teaching/practice.ts';
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

/** A practice that runs: its positions, and which of them is at the table. */
interface Practising {
  readonly course: Course;
  readonly positions: readonly Position[];
  readonly at: number;
  readonly right: number;
}

/** A game with its lessons. */
interface Course {
  readonly loaded: LoadedGame;
  readonly lessons: readonly Lesson[];
}

/** The ways between the games that are taught, their lessons, and the lesson that runs. */
export class School {
  readonly #of: SchoolParts;
  #practising: Practising | null = null;
  /** How much of what was foretold in a session has been noted. */
  readonly #noted = new WeakMap<Session, number>();

  constructor(of: SchoolParts) {
    this.#of = of;
  }

  /** Goes where an effect leads. */
  async follow(effect: Extract<Effect, { readonly do: 'learn' | 'practise' }>): Promise<void> {
    if (effect.do === 'learn') await this.open(effect.game, effect.lesson ?? null);
    else if (effect.on === true) this.#practiseOn();
    else await this.practise(effect.game);
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

  /** Begins a practice of a game, of ten positions chosen from what was missed and what is due; `null`: of the first game that has lessons. */
  async practise(game: string | null): Promise<void> {
    const { parts } = this.#of;
    const course = await this.#course(game ?? parts.shelf.taught[0] ?? '');
    if (course === null) return;
    const { loaded, lessons } = course;
    const { id } = loaded.game;
    const wasHad = (lesson: Lesson): boolean => parts.progress.of(id, lesson.id) !== null;
    const positions = positionsDue(lessons, wasHad, parts.progress.proofs(id));
    if (positions.length === 0) this.#list(course, say('learn.no-practice'));
    else this.#sitAt({ course, positions, at: 0, right: 0 });
  }

  /** Goes on to the next position of the practice that runs; after the last one, to the lessons. */
  #practiseOn(): void {
    const practising = this.#practising;
    if (practising === null) return;
    const { course, positions, at } = practising;
    if (at + 1 < positions.length) this.#sitAt({ ...practising, at: at + 1 });
    else this.#list(course, say('learn.practised', { right: practising.right, count: positions.length }));
  }

  #sitAt(practising: Practising): void {
    const { parts, sit, go } = this.#of;
    const { course, positions, at, right } = practising;
    const position = positions[at];
    if (position === undefined) return;
    this.#practising = practising;
    try {
      const practice = { number: at + 1, count: positions.length, right };
      const learning = { settings: parts.preferences.table, now: parts.now };
      sit(sitDownToPractise(course.loaded, position, practice, learning), course.loaded);
      go({ do: 'show', opening: { open: 'match' } });
    } catch (error) {
      this.#list(course, messageFor(error));
    }
  }

  /** Notes what was foretold in the lesson at the table, and that it is done, if it is. */
  note(session: Session): void {
    const { lesson, game } = session;
    if (lesson === null) return;
    const { progress } = this.#of.parts;
    const { judged, stage } = lesson.match;
    for (const { key, rule, right } of judged.slice(this.#noted.get(session) ?? 0)) {
      progress.foretold(game.id, key, rule, right);
      if (right && lesson.practice !== null && this.#practising !== null) {
        this.#practising = { ...this.#practising, right: this.#practising.right + 1 };
      }
    }
    this.#noted.set(session, judged.length);
    if (stage === null && lesson.practice === null) progress.finish(game.id, lesson.lesson.id);
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
    const proofs = progress.proofs(game.id);
    const wrong = problem === null ? null : say('learn.not-kept', { reason: problem });
    const course = {
      game: game.id,
      title: game.title,
      format: languages.tells({ game }),
      lessons: lessons.map(lesson => {
        const asked = lesson.stages.flatMap(({ predict }) => (predict === undefined ? [] : [predict.ask.key]));
        const right = asked.filter(key => proofs[key]?.right === true).length;
        return { lesson, progress: progress.of(game.id, lesson.id), asked: asked.length, right };
      }),
      missed: Object.values(proofs).filter(proof => !proof.right).length,
    };
    this.#practising = null;
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
