import type { GameEvent } from './events.ts';
import { below, shuffle } from '../plain/random.ts';
import type { RandomState } from '../plain/random.ts';
import type { WindowState } from './window.ts';
import type { Seat, Message } from '../words/message.ts';

/** One step still to be done, with its arguments. */
export type Task<Steps, Key extends keyof Steps = keyof Steps> = {
  [K in Key]: { readonly step: K; readonly args: Steps[K] };
}[Key];

/** How a match ended. */
export interface Outcome {
  /** Empty: nobody has won, or everybody has lost. */
  readonly winners: readonly Seat[];
  /** The powers that have won, so that everybody loses; absent: none. */
  readonly victors?: readonly string[];
  /** Which victory it was, and why. */
  readonly words: Message;
  /** The final figures of every seat, best first: points, then tie-breaks, by their names in the catalogue. */
  readonly ranking: readonly { readonly seat: Seat; readonly figures: Readonly<Record<string, number>> }[];
}

/** What every game's state has, so that the kernel can run it. */
export interface Framed<Steps> {
  random: RandomState;
  /** How often something hidden was revealed: draws, rolls, reveals. No free undo goes back over one. */
  revealed: number;
  /** The steps still to be done, the next one first. */
  agenda: Task<Steps>[];
  outcome: Outcome | null;
  /** What seats have said about being asked; only in games that open windows. */
  windows?: WindowState;
}

/** Results of `roll`: those that fell, in order, and the scripted ones that fall next instead of random ones. */
export interface Dice {
  readonly fallen: number[];
  readonly coming: number[];
}

/** Thrown by `Play.end` to leave the rules from any depth; the kernel knows it. */
export class EndOfMatch extends Error {
  /** The kind of the beat that shows the match as it ended; `null`: there is nothing to see. */
  readonly beat: string | null;

  constructor(beat: string | null) {
    super('The match has ended.');
    this.name = 'EndOfMatch';
    this.beat = beat;
  }
}

/**
 * What a rule works with: the state, which it changes in place, and the few things that only the kernel can do.
 * There is one for each running match, and it holds nothing that a save would need.
 */
export class Play<State extends Framed<Steps>, Steps> {
  state: State;
  /** Checks that cost time (doubled option ids, number-like ids): on in tests. */
  readonly thorough: boolean;
  /**
   * Tells an event to the log; `null`: nobody listens, so that rules write `game.tell?.(…)` and the event is not even
   * made.
   */
  tell: ((event: GameEvent) => void) | null;
  #linedUp: Task<Steps>[] = [];
  /**
   * Where dice are noted and come from; `null`: nobody notes them. Only runs on the side that follow another run have
   * them.
   */
  dice: Dice | null = null;

  constructor(state: State, tell: ((event: GameEvent) => void) | null, thorough = false) {
    this.state = state;
    this.tell = tell;
    this.thorough = thorough;
  }

  /** Lines up a step to be done when the running step has ended; steps lined up are done in reading order. */
  next<K extends keyof Steps>(step: K, args: Steps[K]): void {
    this.#linedUp.push({ step, args });
  }

  /**
   * A whole number from 0 to `limit - 1`, in the open: counts as something revealed. Throws `RangeError` when a die
   * that fell elsewhere can't fall here.
   */
  roll(limit: number): number {
    this.state.revealed += 1;
    const result = this.dice?.coming.shift() ?? below(this.state.random, limit);
    if (result >= limit) throw new RangeError(`a die of ${limit} sides can't show ${result}`);
    this.dice?.fallen.push(result);
    return result;
  }

  /** A whole number from 0 to `limit - 1` that nobody gets to see by itself, such as a card taken out unseen. */
  pickUnseen(limit: number): number {
    return below(this.state.random, limit);
  }

  /** Shuffles in place; by itself that shows nothing to anybody. */
  shuffle(list: unknown[]): void {
    shuffle(this.state.random, list);
  }

  /**
   * Tests something that the asked seat may not know. It ends the free undo whatever it finds: a mark or a stop that
   * came only where it mattered would have told already. Hidden facts are tested by nothing else.
   */
  uncover<Found>(test: () => Found): Found {
    this.state.revealed += 1;
    return test();
  }

  /** Records that something hidden is revealed or drawn: from here on there is no free undo. */
  reveal(): void {
    this.state.revealed += 1;
  }

  /**
   * Ends the match at once, from any depth. `beat`: the kind of a last beat, where it ends in the middle of something
   * worth showing, whose own beat will not come any more.
   */
  end(outcome: Outcome, beat: string | null = null): never {
    this.state.outcome = outcome;
    throw new EndOfMatch(beat);
  }

  /** For the kernel: what the ended step lined up, which is then forgotten here. */
  takeLinedUp(): Task<Steps>[] {
    const tasks = this.#linedUp;
    this.#linedUp = [];
    return tasks;
  }
}
