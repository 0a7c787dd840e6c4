import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Message, Ref } from '../kernel/words/message.ts';

// Marches: orders longer than one answer. Things are sent to a place several steps away, and the game's own questions
// for each step are answered one after another. Marches are not part of a match: they are forgotten when the session
// ends.

/** A march, as plain data. `what`: the game's own name for the things that move. */
export interface March {
  readonly what: string;
  /** Where the things are now. */
  readonly at: Ref;
  /** Where the things are going; `null`: they stay on watch until something comes near. */
  readonly goal: Ref | null;
  /** The things have gone as far as they can for now. */
  readonly rests?: true;
  /** Nobody ordered this march: the things would continue as they moved in the previous turn. */
  readonly asBefore?: true;
  /** The game's name for an errand: work that is only offered, and forgotten if it is not taken. */
  readonly errand?: string;
  /** The things were left standing when their turn ended, so that work may still be offered to them. */
  readonly leftStanding?: true;
}

/** A place to which the things in question can be sent. */
export interface Goal {
  readonly ref: Ref;
  /** The places on the path, ending with the goal. */
  readonly way: readonly Ref[];
  /** The number of turns until the things arrive: 0 is this turn. */
  readonly turns: number;
  /** What is waiting at the goal, in a few words each. */
  readonly ahead: readonly Message[];
  /** Words about enemies that are known to be near enough to strike at the goal; `null`: there are none. */
  readonly threat: Message | null;
  readonly march: March;
}

/** The next step of a march. */
export type MarchStep =
  | { readonly do: 'answer'; readonly answer: Answer; readonly march: March }
  /** The things have arrived. */
  | { readonly do: 'arrived' }
  /** The things have gone as far as they can now, and continue later. */
  | { readonly do: 'later'; readonly march: March }
  /** Something unexpected has happened; `why` is `null` if the next question explains it. */
  | { readonly do: 'stop'; readonly why: Message | null };

/** How a game sends things on marches. */
export interface MarchingOf<View> {
  /** Returns the places to which the things in question can be sent; empty if the question is not about such things. */
  readonly goals: (view: View, decision: Decision) => readonly Goal[];
  /** Returns the next step of a march. `began`: the view when the order started. */
  readonly step: (view: View, decision: Decision, march: March, began: View) => MarchStep;
  /**
   * Returns the option that chooses the things of a march, in a question about what to move; `null`: there is none.
   * Absent: the game has no such question, and its marches end with the turn.
   */
  readonly optionOf?: (view: View, decision: Decision, march: March) => string | null;
  /**
   * Returns a march that puts the things of an option on watch where they are; `null`: the option has no things that
   * move.
   */
  readonly watchOf?: (view: View, decision: Decision, option: string) => March | null;
  /**
   * Returns the march by which things that moved by these answers would continue in the same direction next turn;
   * `null`: they can't.
   */
  readonly again?: (view: View, decision: Decision, answers: readonly Answer[]) => March | null;
  /**
   * Returns the march by which things that have just continued as before would continue once more; `null`: they can't.
   */
  readonly onceMore?: (view: View, march: March) => March | null;
  /** Whether something has come near the things on watch. */
  readonly isWoken?: (view: View, decision: Decision, march: March) => boolean;
  /** Returns the goal that explores the nearest place; `null`: there is none. */
  readonly nearest?: (view: View, goals: readonly Goal[]) => Goal | null;
  /**
   * Returns the errands (work) offered to things without a march, in a question about what to move. `ordered`: the
   * marches of the other things, and those on watch.
   */
  readonly errands?: (view: View, decision: Decision, ordered: readonly Ordered[]) => readonly March[];
  /** Returns the description of a march: "on to F7"; `null`: the view is of another game. */
  readonly words: (view: View, march: March) => Message | null;
}

/** A march, and the id of the option that chooses its things. */
export type Ordered = readonly [option: string, march: March];

export type Marching = MarchingOf<unknown>;

const STOP_STEP: MarchStep = { do: 'stop', why: null };

/** Wraps a game's marching for the table, which has views of unknown type. */
export function marchingFrom<View>(
  reads: (view: unknown) => view is View,
  { goals, step, optionOf, watchOf, again, onceMore, isWoken, nearest, errands, words }: MarchingOf<View>,
): Marching {
  return {
    words: (view, march) => (reads(view) ? words(view, march) : null),
    goals: (view, decision) => (reads(view) ? goals(view, decision) : []),
    step: (view, decision, march, began) =>
      reads(view) && reads(began) ? step(view, decision, march, began) : STOP_STEP,
    ...(optionOf && {
      optionOf: (view, decision, march) => (reads(view) ? optionOf(view, decision, march) : null),
    }),
    ...(watchOf && { watchOf: (view, decision, option) => (reads(view) ? watchOf(view, decision, option) : null) }),
    ...(again && {
      again: (view, decision, answers) => (reads(view) ? again(view, decision, answers) : null),
    }),
    ...(onceMore && { onceMore: (view, march) => (reads(view) ? onceMore(view, march) : null) }),
    ...(isWoken && { isWoken: (view, decision, march) => reads(view) && isWoken(view, decision, march) }),
    ...(errands && { errands: (view, decision, ordered) => (reads(view) ? errands(view, decision, ordered) : []) }),
    ...(nearest && { nearest: (view, all) => (reads(view) ? nearest(view, all) : null) }),
  };
}
