import type { GameEvent } from './events.ts';
import { randomBelow, shuffle } from '../plain/random.ts';
import type { RandomState } from '../plain/random.ts';
import type { WindowState } from './window.ts';
import type { Seat, Message } from '../words/message.ts';

/** One step of the agenda, with its arguments. */
export type Task<Steps, Key extends keyof Steps = keyof Steps> = {
  [K in Key]: { readonly step: K; readonly args: Steps[K] };
}[Key];

/** How a match ended. */
export interface Outcome {
  /** The seats that have won; empty if nobody has won, or if everybody has lost. */
  readonly winners: readonly Seat[];
  /** The powers that have won, so that all seats lose; absent if no power has won. */
  readonly victors?: readonly string[];
  /** The kind of victory and the reason. */
  readonly words: Message;
  /** The final figures of every seat, best first: points, then tie-breaks, by their catalogue names. */
  readonly ranking: readonly { readonly seat: Seat; readonly figures: Readonly<Record<string, number>> }[];
}

/** The part of every game's state that the kernel needs to run it. */
export interface Framed<Steps> {
  random: RandomState;
  /** The number of draws, rolls and reveals so far. No free undo goes back past one of them. */
  revealed: number;
  /** The agenda: the steps still to be done, the next one first. */
  agenda: Task<Steps>[];
  outcome: Outcome | null;
  /** Which seats have passed in advance or asked to be included in windows; absent in games without windows. */
  windows?: WindowState;
}

/** The results of `roll` so far, in order (`fallen`), and scripted results to use instead of random ones (`coming`). */
export interface Dice {
  readonly fallen: number[];
  readonly coming: number[];
}

/** Thrown by `Play.end` to leave the rules from any depth; the kernel catches it. */
export class EndOfMatch extends Error {
  /** The kind of the beat that shows the end of the match; `null` if there is no such beat. */
  readonly beat: string | null;

  constructor(beat: string | null) {
    super('The match has ended.');
    this.name = 'EndOfMatch';
    this.beat = beat;
  }
}

/**
 * The kernel's interface for the rules: the state, which rules change in place, and functions that only the kernel can
 * provide. Each running match has one. It holds nothing that a save would need.
 */
export class Play<State extends Framed<Steps>, Steps> {
  state: State;
  /** Whether to make slow checks (for duplicate option ids, or ids that look like numbers); true in tests. */
  readonly thorough: boolean;
  /**
   * Writes an event to the log; `null` if nobody listens. Rules write `game.tell?.(…)`, so that the event is not even
   * created in that case.
   */
  tell: ((event: GameEvent) => void) | null;
  #linedUp: Task<Steps>[] = [];
  /** Records and scripts the dice; `null` if that is not needed. Used only by side runs that replay another run. */
  dice: Dice | null = null;

  constructor(state: State, tell: ((event: GameEvent) => void) | null, thorough = false) {
    this.state = state;
    this.tell = tell;
    this.thorough = thorough;
  }

  /** Schedules a step to run after the current one. Scheduled steps run in the order of these calls. */
  next<K extends keyof Steps>(step: K, args: Steps[K]): void {
    this.#linedUp.push({ step, args });
  }

  /**
   * Returns a random whole number from 0 to `limit - 1` that everybody sees; counts as a reveal. Throws `RangeError` if
   * a scripted result does not fit.
   */
  roll(limit: number): number {
    this.state.revealed += 1;
    const result = this.dice?.coming.shift() ?? randomBelow(this.state.random, limit);
    if (result >= limit) throw new RangeError(`a die of ${limit} sides can't show ${result}`);
    this.dice?.fallen.push(result);
    return result;
  }

  /** Returns a random whole number from 0 to `limit - 1` that nobody sees, such as for a card drawn unseen. */
  pickUnseen(limit: number): number {
    return randomBelow(this.state.random, limit);
  }

  /** Shuffles a list in place. This reveals nothing. */
  shuffle(list: unknown[]): void {
    shuffle(this.state.random, list);
  }

  /**
   * Evaluates a test of hidden facts that the asked seat may not know. It always ends the free undo, whatever the
   * result: a mark only for some results would itself reveal the result. Rules must use nothing else to test hidden
   * facts.
   */
  uncover<Found>(test: () => Found): Found {
    this.state.revealed += 1;
    return test();
  }

  /** Notes that something hidden is revealed or drawn, so that no free undo goes back past this moment. */
  reveal(): void {
    this.state.revealed += 1;
  }

  /**
   * Ends the match at once, from any call depth. `beat`: the kind of a last beat, for an end in the middle of something
   * worth showing whose own beat would not be reached.
   */
  end(outcome: Outcome, beat: string | null = null): never {
    this.state.outcome = outcome;
    throw new EndOfMatch(beat);
  }

  /** Returns the steps that the finished step scheduled, and clears them. Only the kernel calls it. */
  takeLinedUp(): Task<Steps>[] {
    const tasks = this.#linedUp;
    this.#linedUp = [];
    return tasks;
  }
}
