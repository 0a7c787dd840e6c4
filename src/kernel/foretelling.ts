import { copy } from './copy.ts';
import type { Answer, Question } from './decision.ts';
import { eventFor } from './events.ts';
import type { ToldEvent } from './events.ts';
import type { GameDefinition } from './game.ts';
import { Play } from './play.ts';
import type { Framed, Outcome } from './play.ts';
import { isAct } from './record.ts';
import type { Entry, MatchRecord } from './record.ts';
import { StepRun } from './steps.ts';
import type { Viewer } from './words.ts';

/** How far an answer is followed. Whatever it says, a future ends where something hidden comes to light. */
export interface Horizon {
  /** Whether all answers to a further question of that kind are tried; at any other question the future ends. */
  readonly tries: (kind: string) => boolean;
  /** Whether the future ends before that step. */
  readonly stops: (step: string) => boolean;
}

/** One way in which a match can go on. */
export interface Future {
  /** The answers that lead there, the one in question first. */
  readonly answers: readonly Answer[];
  /** What is told on the way, as the viewer may read it; `index` and `n` count from here. */
  readonly events: readonly ToldEvent[];
  /** The end of the match, if it ends on the way. */
  readonly outcome: Outcome | null;
  /** How it stands then, as the viewer may know it; `null` when something hidden has come to light by then. Worked out when asked for. */
  readonly view: () => unknown;
}

/** The ways in which a match can go on. */
export interface Futures {
  readonly all: readonly Future[];
  /** Whether there are no others, and each of them is known to its end. */
  readonly complete: boolean;
}

/** Says what can come of an answer to the pending decision; asked about many answers it tires (`MOST_OF_ALL`), and knows no more. */
export type Foretell = (answer: Answer, horizon: Horizon) => Futures;

/** So many ways of one answer are tried at most, */
const MOST = 48;

/** and so many of all answers to a question: what comes of them is to be there at once, so the last of them may go without. */
const MOST_OF_ALL = 72;

/** A way with more answers than that is given up: rows that can be put back have no end. */
const LONGEST = 20;

/** Thrown where a future ends between two steps. */
class HorizonReached extends Error {}

/**
 * Foretells by carrying answers out on the side, from the last checkpoint of a record, as the rules do. It tells `viewer` nothing that
 * it may not know: up to the next draw, roll or reveal, what happens follows from what is known, and there a future ends. That holds
 * for games whose rules bring to light (`Play.reveal`, `roll`) whatever hidden they act upon.
 */
export function foretelling<State extends Framed<Steps>, Steps, View, Options>(
  game: GameDefinition<State, Steps, View, Options>,
  { start, checkpoint, entries }: MatchRecord,
  viewer: Viewer,
): Foretell {
  const since = entries.slice(checkpoint.entries);
  let known: State | null = null;
  let tried = 0;
  return (answer, horizon) => {
    known ??= game.readState(copy(checkpoint.state), start.seats);
    const all: Future[] = [];
    const waiting: (readonly Answer[])[] = [[answer]];
    let complete = true;
    for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
      if (all.length >= MOST || tried >= MOST_OF_ALL) return { all, complete: false };
      tried += 1;
      const trial = new Trial(game, copy(known), viewer);
      trial.catchUp(since);
      waiting.push(...trial.follow(script, horizon).toReversed());
      if (trial.isInTheDark || trial.isTooLong) complete = false;
      all.push(trial.future);
    }
    return { all, complete };
  };
}

/** A match that is played on the side, without a way back. */
class Trial<State extends Framed<Steps>, Steps, View, Options> {
  readonly #game: GameDefinition<State, Steps, View, Options>;
  readonly #viewer: Viewer;
  readonly #play: Play<State, Steps>;
  readonly #steps: StepRun<State, Steps>;
  readonly #answers: Answer[] = [];
  readonly #events: ToldEvent[] = [];
  #horizon: Horizon | null = null;
  #revealed = 0;

  constructor(game: GameDefinition<State, Steps, View, Options>, state: State, viewer: Viewer) {
    this.#game = game;
    this.#viewer = viewer;
    this.#play = new Play<State, Steps>(state, event => {
      if (this.#horizon === null || this.isInTheDark) return;
      const place = { index: this.#events.length, n: this.#answers.length };
      this.#events.push(eventFor({ ...event, ...place }, viewer));
    });
    this.#steps = new StepRun<State, Steps>(game, this.#play, {
      beat: () => undefined,
      stepEnded: () => {
        const next = this.#play.state.agenda[0];
        if (next !== undefined && this.#horizon?.stops(String(next.step)) === true) throw new HorizonReached();
      },
      ended: () => undefined,
    });
  }

  /** Whether something hidden has come to light since it caught up. */
  get isInTheDark(): boolean {
    return this.#play.state.revealed !== this.#revealed;
  }

  /** Whether it was given up before its end. */
  get isTooLong(): boolean {
    return this.#answers.length > LONGEST;
  }

  /** What was found out. */
  get future(): Future {
    let seen: View | null = null;
    const view = (): unknown =>
      this.isInTheDark ? null : (seen ??= copy(this.#game.view(this.#play.state, this.#viewer)));
    const outcome = this.isInTheDark ? null : copy(this.#play.state.outcome);
    return { answers: this.#answers, events: this.#events, outcome, view };
  }

  /** Does what was done since the checkpoint. */
  catchUp(since: readonly Entry[]): void {
    this.#steps.run();
    for (const entry of since) {
      if (!isAct(entry)) this.#steps.run(entry);
      else if (entry.act === 'concede') this.#steps.concede(entry.seat);
    }
    this.#revealed = this.#play.state.revealed;
  }

  /** Gives answers up to the horizon, and where the script has none the first one. Gives back the scripts that lead elsewhere. */
  follow(script: readonly Answer[], horizon: Horizon): (readonly Answer[])[] {
    const others: (readonly Answer[])[] = [];
    this.#horizon = horizon;
    try {
      for (let answer = script[0]; answer !== undefined;) {
        this.#answers.push(answer);
        this.#steps.run(answer);
        const { question } = this.#steps;
        if (question === null || this.isInTheDark || this.isTooLong || !horizon.tries(question.kind)) break;
        const answers = answersTo(question);
        answer = script[this.#answers.length] ?? answers[0];
        if (this.#answers.length < script.length) continue;
        others.push(...answers.slice(1).map(other => [...this.#answers, other]));
      }
    } catch (error) {
      if (!(error instanceof HorizonReached)) throw error;
    }
    return others;
  }
}

/** Every legal answer to a question. */
function answersTo({ options, amount }: Question): readonly Answer[] {
  if (amount === undefined) return options.map(({ id }) => id);
  return Array.from({ length: amount.max - amount.min + 1 }, (_, more) => amount.min + more);
}
