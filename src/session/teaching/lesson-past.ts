import type { Match, UndoFacts } from '../../kernel/history/playable.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { LessonState } from './standing.ts';

/** An earlier state of the match and the lesson. */
export interface Moment {
  readonly match: Match;
  readonly standing: LessonState;
  /** How many moments came before it. */
  readonly depth: number;
  readonly given: UndoFacts | null;
  /** How many answers had been given, by all seats. */
  readonly answers: number;
}

/** A place of the lesson to go back to: its title, the stage that starts there, and the state. */
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

  /** How many moments there are. */
  get depth(): number {
    return this.#moments.length;
  }

  /** The moment before the last answer. */
  get last(): Moment | undefined {
    return this.#moments.at(-1);
  }

  /** The moments before the answers of a stage, in order. */
  ofStage(stage: number): readonly Moment[] {
    return this.#moments.filter(({ standing }) => standing.stage === stage);
  }

  /** The places to go back to, in order. */
  get marks(): readonly MarkedPlace[] {
    return this.#marks;
  }

  /** The last place at which the stage was not already lost; going back to a lost one would be useless. */
  get lastPlayable(): Moment {
    return this.#marks.findLast(({ moment }) => moment.standing.lost === null)?.moment ?? this.#beginning;
  }

  /** The place to go back to from a stage that was lost `times` times before: each time one place further back. */
  furtherBack(times: number): MarkedPlace | undefined {
    return times === 0 || this.#marks.length < 2 ? undefined : this.#marks[Math.max(0, this.#marks.length - 1 - times)];
  }

  /** Records the moment of an answer. */
  add(moment: Moment): void {
    this.#moments.push(moment);
  }

  /** Adds a place to go back to; each stage has only one. */
  mark(place: MarkedPlace): void {
    this.#marks = [...this.#marks, place];
  }

  /** Returns the lesson to that moment and removes later ones. */
  backTo({ depth, standing }: Moment): void {
    this.#moments.length = depth;
    this.#marks = this.#marks.filter(({ stage }) => stage <= standing.stage);
  }
}
