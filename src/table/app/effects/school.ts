import { messageFor } from '../../../kernel/match/refusal.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { Answer } from '../../../kernel/match/decision.ts';
import { chaptersKnown } from '../../../session/learning/chapters.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { LoadedGame } from '../../../session/setting/games.ts';
import { startLessonSession, startPracticeSession } from '../../../session/lesson.ts';
import type { Languages } from '../../../session/running/seat-languages.ts';
import type { Session } from '../../../session/running/session.ts';
import type { DialogAnswer } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import {
  positionsAbout,
  repeatedPositions,
  practicePositions,
  positionsDueToday,
} from '../../../session/teaching/practice.ts';
import type { Position } from '../../../session/teaching/practice.ts';
import { say } from '../../frame/text/say.ts';
import type { SeatedMatch } from './match-pages.ts';
import type { DeskParts } from './parts.ts';

/** The parts of the table that the lessons need. */
interface SchoolParts {
  readonly parts: DeskParts;
  readonly languages: Languages;
  /** Loads the game with this id and its lessons; `null` if there is none, or if another request came meanwhile. */
  readonly course: (id: string) => Promise<Course | null>;
  /** Puts a match on the table; `null`: takes it away. */
  readonly sit: (seated: SeatedMatch | null) => void;
  readonly go: (...effects: readonly Effect[]) => void;
}

/** A running practice: its positions and the index of the current one. */
interface RunningPractice {
  readonly course: Course;
  readonly positions: readonly Position[];
  readonly at: number;
  readonly right: number;
  /** The lesson that begins after the practice; `null`: none. */
  readonly then: Lesson | null;
}

/** A game with its lessons. */
export interface Course {
  readonly loaded: LoadedGame;
  readonly lessons: readonly Lesson[];
}

/** Opens lessons and practices, and records the learner's progress. */
export class School {
  readonly #of: SchoolParts;
  #practising: RunningPractice | null = null;
  /** How many predictions of each session have been recorded. */
  readonly #noted = new WeakMap<Session, number>();
  /** The answers last saved for each lesson. */
  readonly #kept = new WeakMap<object, readonly Answer[]>();

  constructor(of: SchoolParts) {
    this.#of = of;
  }

  /** Carries out an effect about lessons. */
  async follow(effect: Extract<Effect, { readonly do: 'learn' | 'learner' | 'practise' }>): Promise<void> {
    if (effect.do === 'learner') {
      this.#of.parts.progress.learn(effect.name);
      await this.open(effect.game, null);
    } else if (effect.do === 'learn') await this.open(effect.game, effect.lesson ?? null, effect.fresh);
    else if (effect.on === true) this.#practiseOn();
    else if (effect.due === true && effect.game !== null) await this.#practiseDue(effect.game);
    else await this.practise(effect.game, effect.chapter ?? null);
  }

  /** Opens a lesson, the lessons of a game, or the choice of games if there are several. */
  async open(game: string | null, id: string | null, fresh = false): Promise<void> {
    const { taught } = this.#of.parts.shelf;
    const gameId = game ?? (taught.length === 1 ? (taught[0] ?? null) : null);
    if (gameId === null) {
      this.#askWhich();
      return;
    }
    const course = await this.#of.course(gameId);
    if (course === null) return;
    const lesson = course.lessons.find(one => one.id === id);
    if (lesson !== undefined) this.#beginOrComeBack(course, lesson, fresh);
    else this.#list(course, id === null ? null : say('learn.unknown', { lesson: id }));
  }

  /**
   * Begins a practice of up to ten positions, missed ones and due ones. `game` `null`: the first game with lessons.
   * `chapter`: only positions about that chapter.
   */
  async practise(game: string | null, chapter: string | null = null): Promise<void> {
    const { parts } = this.#of;
    const course = await this.#of.course(game ?? parts.shelf.taught[0] ?? '');
    if (course === null) return;
    const { loaded, lessons } = course;
    const { id } = loaded.game;
    const wasLessonBegun = (lesson: Lesson): boolean => parts.progress.of(id, lesson.id) !== null;
    const proofs = parts.progress.proofs(id);
    const positions =
      chapter === null ? practicePositions(lessons, wasLessonBegun, proofs) : positionsAbout(lessons, chapter, proofs);
    if (positions.length === 0) this.#list(course, say('learn.no-practice'));
    else this.#sitAt({ course, positions, at: 0, right: 0, then: null });
  }

  /** Begins a practice of the positions that are due today. */
  async #practiseDue(game: string): Promise<void> {
    const course = await this.#of.course(game);
    if (course === null) return;
    const { progress } = this.#of.parts;
    const positions = positionsDueToday(course.lessons, progress.proofs(game), progress.today());
    if (positions.length === 0) this.#list(course, null);
    else this.#sitAt({ course, positions, at: 0, right: 0, then: null });
  }

  /**
   * Continues with the next position of the practice; after the last one, begins the lesson that waits for it, or opens
   * the list of lessons.
   */
  #practiseOn(): void {
    const runningPractice = this.#practising;
    if (runningPractice === null) return;
    const { course, positions, at } = runningPractice;
    if (at + 1 < positions.length) this.#sitAt({ ...runningPractice, at: at + 1 });
    else if (runningPractice.then !== null) this.#begin(course, runningPractice.then, false);
    else this.#list(course, say('learn.practised', { right: runningPractice.right, count: positions.length }));
  }

  #sitAt(practising: RunningPractice): void {
    const { parts, sit, go } = this.#of;
    const { course, positions, at, right, then } = practising;
    const position = positions[at];
    if (position === undefined) return;
    this.#practising = practising;
    try {
      const beforeText = then === null ? null : say('practice.then', { lesson: then.title });
      const practiceNow = { number: at + 1, count: positions.length, right, before: beforeText };
      const noteOption = then === null ? {} : { note: say('practice.back', { lesson: position.lesson.title }) };
      const { game } = course.loaded;
      const timesAsked = parts.progress.proofs(game.id)[position.key]?.asked ?? 0;
      const seed = `${position.key} ${timesAsked} ${parts.progress.today()}`;
      const lessonParts = { settings: parts.preferences.table, now: parts.now, seed, ...noteOption };
      const { loaded } = course;
      sit({ session: startPracticeSession(loaded, position, practiceNow, lessonParts), loaded });
      go({ do: 'show', screen: { open: 'match' } });
    } catch (error) {
      this.#list(course, messageFor(error));
    }
  }

  /**
   * Records the predictions of the current lesson, and whether it is finished. Outside lessons, records the end of a
   * match that one person has played alone.
   */
  note(session: Session): void {
    const { lesson, game } = session;
    const { progress } = this.#of.parts;
    if (lesson === null) {
      const playedMatch = session.playedAlone();
      if (playedMatch !== null) progress.playedAlone(game.id, playedMatch);
      return;
    }
    const { judged, stage } = lesson.match;
    for (const { key, rule, right } of judged.slice(this.#noted.get(session) ?? 0)) {
      progress.predicted(game.id, key, rule, right);
      if (right && lesson.practice !== null && this.#practising !== null) {
        this.#practising = { ...this.#practising, right: this.#practising.right + 1 };
      }
    }
    this.#noted.set(session, judged.length);
    if (lesson.practice !== null) return;
    this.#keep(session);
    if (stage !== null) return;
    progress.finish(game.id, lesson.lesson.id);
    for (const rule of lesson.lesson.rules) progress.meet(game.id, rule);
  }

  /** Saves the answers of an unfinished lesson, so that it can be continued. A finished lesson has none. */
  #keep({ lesson, game }: Session): void {
    if (lesson === null) return;
    const { stage, answers } = lesson.match;
    const keptAnswers = this.#kept.get(lesson.match) ?? [];
    const currentAnswers = stage === null ? [] : answers;
    if (
      keptAnswers.length === currentAnswers.length &&
      keptAnswers.every((answer, at) => answer === currentAnswers[at])
    )
      return;
    this.#kept.set(lesson.match, [...currentAnswers]);
    this.#of.parts.progress.leave(game.id, lesson.lesson.id, currentAnswers);
  }

  #askWhich(): void {
    const { shelf, progress } = this.#of.parts;
    const { titles, taught } = shelf;
    const answers = titles
      .filter(({ id }) => taught.includes(id))
      .map(({ id, title }): DialogAnswer<Effect> => ({
        words: say('learn.game', { game: title }),
        ...(progress.due(id) === 0 ? {} : { detail: say('learn.due.detail', { due: progress.due(id) }) }),
        does: [{ do: 'learn', game: id }],
      }));
    const question = { title: say('learn.games'), answers, back: [{ do: 'go-home' }] } as const;
    this.#of.sit(null);
    this.#of.go({ do: 'show', screen: { open: 'ask', ask: question } });
  }

  #list({ loaded: { game }, lessons }: Course, message: Message | null): void {
    const { parts, languages, sit, go } = this.#of;
    const { progress } = parts;
    const { problem } = progress;
    const proofs = progress.proofs(game.id);
    const problemText = problem === null ? null : say('learn.not-kept', { reason: problem });
    const course = {
      game: game.id,
      title: game.title,
      format: languages.tells({ game }),
      lessons: lessons.map(lesson => {
        const questionKeys = lesson.stages.flatMap(({ predict }) => (predict === undefined ? [] : [predict.ask.key]));
        const askedQuestions = questionKeys.filter(key => proofs[key] !== undefined);
        const rightCount = askedQuestions.filter(key => proofs[key]?.right === true).length;
        return { lesson, progress: progress.of(game.id, lesson.id), asked: askedQuestions.length, right: rightCount };
      }),
      due: positionsDueToday(lessons, proofs, progress.today()).length,
      missed: Object.values(proofs).filter(proof => !proof.right).length,
      learner: progress.learner,
      learners: progress.learners,
      isNew: progress.isNew,
      chapters: chaptersKnown(game.book, lessons, progress, game.id),
      book: game.book === null ? null : { game, texts: game.texts.en, format: languages.tells({ game }) },
    };
    this.#practising = null;
    sit(null);
    go({ do: 'show', screen: { open: 'lessons', course, message: message ?? problemText } });
  }

  /** Begins a lesson. A new lesson is preceded by a practice of positions missed two lessons ago, if there are any. */
  #beginOrComeBack(course: Course, lesson: Lesson, fresh: boolean): void {
    const { progress } = this.#of.parts;
    const { id } = course.loaded.game;
    const isNext = !fresh && progress.of(id, lesson.id) === null;
    const positions = isNext ? repeatedPositions(course.lessons, lesson, progress.proofs(id), progress.done(id)) : [];
    if (positions.length === 0) this.#begin(course, lesson, fresh);
    else this.#sitAt({ course, positions, at: 0, right: 0, then: lesson });
  }

  #begin(course: Course, lesson: Lesson, fresh: boolean): void {
    const { parts, sit, go } = this.#of;
    const { progress } = parts;
    this.#practising = null;
    const { loaded, lessons } = course;
    const nextLesson = lessons[lessons.indexOf(lesson) + 1] ?? null;
    try {
      const settings = parts.preferences.table;
      const { id } = loaded.game;
      const savedAnswers = fresh ? [] : progress.left(id, lesson.id);
      const noteOption = savedAnswers.length === 0 ? {} : { note: say('lesson.goes-on') };
      const session = startLessonSession(loaded, lesson, nextLesson, {
        settings,
        now: parts.now,
        left: savedAnswers,
        ...noteOption,
      });
      // The predictions made before the learner left have already been recorded.
      if (session.lesson !== null) this.#noted.set(session, session.lesson.match.judged.length);
      sit({ session, loaded });
      go({ do: 'show', screen: { open: 'match' } });
      progress.begin(id, lesson.id);
      progress.leave(id, lesson.id, session.lesson?.match.answers ?? []);
    } catch (error) {
      this.#list(course, messageFor(error));
    }
  }
}
