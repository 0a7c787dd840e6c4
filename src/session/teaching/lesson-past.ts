import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { LessonState } from './standing.ts';

/** The match and the lesson as they once were. */
export interface Moment {
  readonly match: Match;
  readonly standing: LessonState;
  /** How many moments lay before it. */
  readonly depth: number;
  readonly given: UndoFacts | null;
  /** How many answers had been given, by whomever. */
  readonly answers: number;
}

/** A place of the lesson to go back to: its words, the stage that it begins, and how it stood there. */
interface MarkedPlace {
  readonly words: Message;
  readonly stage: number;
  readonly moment: Moment;
}

/** To where a learner can go back: before each answer, to the marks of the stages, and to the beginning. */
export class LessonPast {
  readonly #beginning: Moment;
  readonly #moments: Moment[] = [];
  #marks: readonly MarkedPlace[] = [];

  constructor(beginning: Moment) {
    this.#beginning = beginning;
  }

  /** How many moments there are. */
  get depth(): number {
    return this.#moments.length;
  }

  /** The moment before the last answer. */
  get last(): Moment | undefined {
    return this.#moments.at(-1);
  }

  /** The moments before the answers of a stage, the first one first. */
  ofStage(stage: number): readonly Moment[] {
    return this.#moments.filter(({ standing }) => standing.stage === stage);
  }

  /** The places to go back to, the first one first. */
  get marks(): readonly MarkedPlace[] {
    return this.#marks;
  }

  /** The last place that was not lost as it began: such a one is no place to go back to. */
  get lastPlayable(): Moment {
    return this.#marks.findLast(({ moment }) => moment.standing.lost === null)?.moment ?? this.#beginning;
  }

  /** The place to go back to from a stage that was lost so often before: one part further each time. */
  furtherBack(times: number): MarkedPlace | undefined {
    return times === 0 || this.#marks.length < 2 ? undefined : this.#marks[Math.max(0, this.#marks.length - 1 - times)];
  }

  /** An answer is given at that moment. */
  add(moment: Moment): void {
    this.#moments.push(moment);
  }

  /** A place to go back to; a stage has only one. */
  mark(place: MarkedPlace): void {
    this.#marks = [...this.#marks, place];
  }

  /** The lesson is at that moment again: what came after it is gone. */
  backTo({ depth, standing }: Moment): void {
    this.#moments.length = depth;
    this.#marks = this.#marks.filter(({ stage }) => stage <= standing.stage);
  }
}
