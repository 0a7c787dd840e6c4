import { copy } from '../plain/copy.ts';
import { optionOf } from '../match/decision.ts';
import type { Answer, Question, ShownOption } from '../match/decision.ts';
import { eventTextFor } from '../match/events.ts';
import type { LogEvent } from '../match/events.ts';
import type { Outcome } from '../match/play.ts';
import type { Match, SideRun } from './playable.ts';
import type { RunListener } from '../match/run.ts';
import type { Viewer } from '../words/message.ts';

/** How far an answer is followed. Every future also ends where something hidden would be revealed. */
export interface Horizon {
  /** Whether all answers to a further question of that kind are tried; at any other question the future ends. */
  readonly tries: (kind: string) => boolean;
  /** Whether that answer to a further question is tried; `option`: what it chooses, if no number. Absent: all are. */
  readonly takes?: (kind: string, answer: Answer, option: ShownOption | undefined) => boolean;
  /**
   * How many ways are tried at the most, where that is fewer than of other answers: one that is only tried for luck
   * must not use up all.
   */
  readonly most?: number;
  /** Whether the future ends before that step. */
  readonly stops: (step: string) => boolean;
}

/** One way in which a match can go on. */
export interface Future {
  /** The answers that lead there, the one in question first. */
  readonly answers: readonly Answer[];
  /** The events on the way, as the viewer may read them; `index` counts from here. */
  readonly events: readonly LogEvent[];
  /**
   * The question to the viewer's own seat at which it ends, its kind and its answers; `null`: it ends elsewhere, or in
   * the dark.
   */
  readonly asked: { readonly kind: string; readonly answers: readonly Answer[] } | null;
  /** The end of the match, if it ends on the way. */
  readonly outcome: Outcome | null;
  /** The viewer's view at its end; `null` if something hidden was revealed on the way. Worked out on call. */
  readonly view: () => unknown;
}

/** The ways in which a match can go on. */
export interface Futures {
  readonly all: readonly Future[];
  /** Whether there are no others, and each of them is known to its end. */
  readonly complete: boolean;
}

/**
 * Gives the futures of an answer to the pending decision. It tries at most `MAX_BRANCHES` ways a question; later
 * answers get no preview.
 */
export type Preview = (answer: Answer, horizon: Horizon) => Futures;

/** At most that many ways of one answer are tried, */
const MAX_BRANCHES_OF_ONE = 48;

/** and that many of all answers to a question: previews have to be there at once. */
const MAX_BRANCHES = 72;

/** A way with more answers is given up: rows that can be put back have no end. */
const MAX_ANSWERS = 20;

/** Thrown where a future ends between two steps. */
class HorizonReached extends Error {}

/**
 * Previews answers by carrying them out on a side run, as the rules do. It tells `viewer` nothing that it may not know:
 * up to the next draw, roll or reveal, what happens follows from what is known, and there a future ends. That holds for
 * games whose rules bring to light (`Play.reveal`, `roll`) everything hidden they act upon.
 */
export function previewer(match: Pick<Match, 'fork'>, viewer: Viewer): Preview {
  let tried = 0;
  return (answer, horizon) => {
    const all: Future[] = [];
    const waiting: (readonly Answer[])[] = [[answer]];
    let complete = true;
    for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
      if (all.length >= Math.min(MAX_BRANCHES_OF_ONE, horizon.most ?? Infinity) || tried >= MAX_BRANCHES)
        return { all, complete: false };
      tried += 1;
      const trial = new Trial(match.fork(null), viewer);
      waiting.push(...trial.follow(script, horizon).toReversed());
      if (trial.isInTheDark || trial.isTooLong) complete = false;
      all.push(trial.future);
    }
    return { all, complete };
  };
}

/** A run that is followed up to a horizon. */
class Trial {
  readonly #viewer: Viewer;
  readonly #run: SideRun;
  readonly #answers: Answer[] = [];
  readonly #events: LogEvent[] = [];
  readonly #revealed: number;
  #hasStopped = false;

  constructor(run: SideRun, viewer: Viewer) {
    this.#viewer = viewer;
    this.#run = run;
    this.#revealed = run.revealed;
  }

  /** Whether something hidden has come to light since it began. */
  get isInTheDark(): boolean {
    return this.#run.revealed !== this.#revealed;
  }

  /** Whether it was given up before its end. */
  get isTooLong(): boolean {
    return this.#answers.length > MAX_ANSWERS;
  }

  /** What was found out. */
  get future(): Future {
    let seen: unknown = null;
    const view = (): unknown => (this.isInTheDark ? null : (seen ??= this.#run.view(this.#viewer)));
    const outcome = this.isInTheDark ? null : copy(this.#run.outcome);
    const { question } = this.#run;
    const asked =
      question === null || this.isInTheDark || this.#hasStopped || question.seat !== this.#viewer
        ? null
        : { kind: question.kind, answers: answersTo(question) };
    return { answers: this.#answers, events: this.#events, asked, outcome, view };
  }

  /**
   * Gives answers up to the horizon, and where the script has none the first one. Returns the scripts that lead
   * elsewhere.
   */
  follow(script: readonly Answer[], horizon: Horizon): (readonly Answer[])[] {
    const others: (readonly Answer[])[] = [];
    this.#run.listener = this.#listener(horizon);
    try {
      for (let answer = script[0]; answer !== undefined;) {
        this.#answers.push(answer);
        this.#run.give(answer);
        const { question } = this.#run;
        if (question === null || this.isInTheDark || this.isTooLong || !horizon.tries(question.kind)) break;
        const { takes } = horizon;
        const isTaken = (each: Answer): boolean =>
          takes === undefined || takes(question.kind, each, optionOf(question.options, each));
        const answers = answersTo(question).filter(isTaken);
        answer = script[this.#answers.length] ?? answers[0];
        if (this.#answers.length < script.length) continue;
        others.push(...answers.slice(1).map(other => [...this.#answers, other]));
      }
    } catch (error) {
      if (!(error instanceof HorizonReached)) throw error;
      this.#hasStopped = true;
    }
    return others;
  }

  #listener(horizon: Horizon): RunListener {
    return {
      tell: event => {
        if (this.isInTheDark) return;
        const telling = eventTextFor(event, this.#viewer);
        if (telling !== null) this.#events.push({ ...telling, index: this.#events.length });
      },
      stepEnded: next => {
        if (typeof next === 'string' && horizon.stops(next)) throw new HorizonReached();
      },
    };
  }
}

/** Every legal answer to a question. */
function answersTo({ options, amount }: Question): readonly Answer[] {
  if (amount === undefined) return options.map(({ id }) => id);
  return Array.from({ length: amount.max - amount.min + 1 }, (_, more) => amount.min + more);
}
