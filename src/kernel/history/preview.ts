import { copy } from '../plain/copy.ts';
import { optionOf } from '../match/decision.ts';
import type { Answer, Question, ShownOption } from '../match/decision.ts';
import { eventTextFor } from '../match/events.ts';
import type { LogEvent } from '../match/events.ts';
import type { Outcome } from '../match/play.ts';
import type { Match, SideRun } from './playable.ts';
import type { RunListener } from '../match/run.ts';
import type { Viewer } from '../words/message.ts';

/** How far a preview follows an answer. Every future also ends before anything hidden would be revealed. */
export interface Horizon {
  /** Whether to try all answers to a further question of that kind; at a question of any other kind the future ends. */
  readonly tries: (kind: string) => boolean;
  /**
   * Whether to try that answer to a further question. `option`: the chosen option, `undefined` if the answer is a
   * number. Absent: all answers are tried.
   */
  readonly takes?: (kind: string, answer: Answer, option: ShownOption | undefined) => boolean;
  /**
   * The most futures to try for this answer, if fewer than usual. This keeps an answer with little to show from using
   * up the whole budget.
   */
  readonly most?: number;
  /** Whether the future ends before the step of that name. */
  readonly stops: (step: string) => boolean;
}

/** One way in which a match can continue after an answer. */
export interface Future {
  /** The answers given in this future, the previewed answer first. */
  readonly answers: readonly Answer[];
  /** The events of this future, as the viewer may read them; `index` counts from 0. */
  readonly events: readonly LogEvent[];
  /**
   * The kind and answers of the question to the viewer's seat at which the future ends; `null` if it ends elsewhere or
   * at something hidden.
   */
  readonly asked: { readonly kind: string; readonly answers: readonly Answer[] } | null;
  /** The outcome of the match; `null` if the match does not end in this future. */
  readonly outcome: Outcome | null;
  /** Computes the viewer's view at the end of the future; `null` if something hidden was revealed on the way. */
  readonly view: () => unknown;
}

/** The possible futures after one answer. */
export interface Futures {
  readonly all: readonly Future[];
  /** Whether `all` lists every future, and each is known to its end. */
  readonly complete: boolean;
}

/**
 * Returns the futures of an answer to the pending decision. At most `MAX_BRANCHES` futures are tried for one question;
 * after that, answers get no preview.
 */
export type Preview = (answer: Answer, horizon: Horizon) => Futures;

/** The most futures to try for one answer. */
const MAX_BRANCHES_OF_ONE = 48;

/** The most futures to try for all answers to one question, because previews must appear at once. */
const MAX_BRANCHES = 72;

/**
 * The most answers in a future. A longer one is abandoned, since choices that can be put back could continue without
 * end.
 */
const MAX_ANSWERS = 20;

/** Thrown to end a future between two steps of the rules. */
class HorizonReached extends Error {}

/**
 * Previews answers by carrying them out on a side run. It leaks nothing to `viewer`: up to the next draw, roll or
 * reveal everything follows from known facts, and the future ends there. This requires that a game's rules mark every
 * use of hidden facts (`Play.reveal`, `roll`).
 */
export function previewer(match: Pick<Match, 'fork'>, viewer: Viewer): Preview {
  let triedCount = 0;
  return (answer, horizon) => {
    const futures: Future[] = [];
    const pendingScripts: (readonly Answer[])[] = [[answer]];
    let complete = true;
    for (let script = pendingScripts.pop(); script !== undefined; script = pendingScripts.pop()) {
      if (futures.length >= Math.min(MAX_BRANCHES_OF_ONE, horizon.most ?? Infinity) || triedCount >= MAX_BRANCHES)
        return { all: futures, complete: false };
      triedCount += 1;
      const trial = new Trial(match.fork(null), viewer);
      pendingScripts.push(...trial.follow(script, horizon).toReversed());
      if (trial.isInTheDark || trial.isTooLong) complete = false;
      futures.push(trial.future);
    }
    return { all: futures, complete };
  };
}

/** A side run that tries one series of answers up to a horizon. */
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

  /** Whether something hidden was revealed since the trial began. */
  get isInTheDark(): boolean {
    return this.#run.revealed !== this.#revealed;
  }

  /** Whether the trial was abandoned for having too many answers. */
  get isTooLong(): boolean {
    return this.#answers.length > MAX_ANSWERS;
  }

  /** The future that the trial found. */
  get future(): Future {
    let cachedView: unknown = null;
    const view = (): unknown => (this.isInTheDark ? null : (cachedView ??= this.#run.view(this.#viewer)));
    const outcome = this.isInTheDark ? null : copy(this.#run.outcome);
    const { question } = this.#run;
    const asked =
      question === null || this.isInTheDark || this.#hasStopped || question.seat !== this.#viewer
        ? null
        : { kind: question.kind, answers: answersTo(question) };
    return { answers: this.#answers, events: this.#events, asked, outcome, view };
  }

  /**
   * Gives the answers of the script (a list of answers), then the first answer to each further question up to the
   * horizon. Returns a script for each of the other answers.
   */
  follow(script: readonly Answer[], horizon: Horizon): (readonly Answer[])[] {
    const otherScripts: (readonly Answer[])[] = [];
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
        otherScripts.push(...answers.slice(1).map(other => [...this.#answers, other]));
      }
    } catch (error) {
      if (!(error instanceof HorizonReached)) throw error;
      this.#hasStopped = true;
    }
    return otherScripts;
  }

  #listener(horizon: Horizon): RunListener {
    return {
      tell: event => {
        if (this.isInTheDark) return;
        const eventText = eventTextFor(event, this.#viewer);
        if (eventText !== null) this.#events.push({ ...eventText, index: this.#events.length });
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
