import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { StageAnswer } from './hints.ts';
import { isLessonsOwn } from './own-options.ts';
import type { LessonState } from './standing.ts';

/** The title of a place in the lesson to go back to. */
export interface Mark {
  readonly words: Message;
}

/** An earlier state of a lesson and its match. */
export interface Moment {
  readonly match: Match;
  readonly standing: LessonState;
  /** The number of moments before this one. */
  readonly depth: number;
  readonly given: UndoFacts | null;
  /** The number of answers that all seats had given. */
  readonly answers: number;
}

/** A place in a lesson to go back to: its title, the stage that starts there, and the state. */
interface MarkedPlace {
  readonly words: Message;
  readonly stage: number;
  readonly moment: Moment;
}

/** The moments to which a learner can go back: before each answer, the marked stages, and the beginning. */
export class LessonPast {
  readonly #beginning: Moment;
  readonly #moments: Moment[] = [];
  #marks: readonly MarkedPlace[] = [];

  constructor(beginning: Moment) {
    this.#beginning = beginning;
  }

  /** The number of moments. */
  get depth(): number {
    return this.#moments.length;
  }

  /** The moment before the learner's last answer. */
  get last(): Moment | undefined {
    return this.#moments.at(-1);
  }

  /** The moments before the answers of a stage, in order. */
  ofStage(stage: number): readonly Moment[] {
    return this.#moments.filter(({ standing }) => standing.stage === stage);
  }

  /** The learner's answers to questions of the match in a stage, in order; a prediction is no such answer. */
  answersIn(stage: number): readonly StageAnswer[] {
    return this.ofStage(stage).flatMap(({ match: { decision }, given }) =>
      decision === null || given === null || isLessonsOwn(String(given.answer))
        ? []
        : [{ decision, answer: given.answer }],
    );
  }

  /** The marked places to go back to, in order. */
  get marks(): readonly MarkedPlace[] {
    return this.#marks;
  }

  /** The last place at which the stage was not yet lost; going back to a lost one would not help. */
  get lastPlayable(): Moment {
    return this.#marks.findLast(({ moment }) => moment.standing.lost === null)?.moment ?? this.#beginning;
  }

  /**
   * The place to go back to from a stage that was lost `times` times before, each time one place further back;
   * `undefined`: there is none.
   */
  furtherBack(times: number): MarkedPlace | undefined {
    return times === 0 || this.#marks.length < 2 ? undefined : this.#marks[Math.max(0, this.#marks.length - 1 - times)];
  }

  /** Adds the moment before an answer. */
  add(moment: Moment): void {
    this.#moments.push(moment);
  }

  /** Adds a place to go back to; each stage has only one. */
  mark(place: MarkedPlace): void {
    this.#marks = [...this.#marks, place];
  }

  /** Goes back to a moment and removes later moments and places. */
  backTo({ depth, standing }: Moment): void {
    this.#moments.length = depth;
    this.#marks = this.#marks.filter(({ stage }) => stage <= standing.stage);
  }
}
