import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Message, Ref } from '../kernel/words/message.ts';

// Orders longer than one answer: something is sent to a place several steps away, and the game's own questions for each
// step are answered one after another. Marches are not part of a match: they are forgotten when the sitting ends.

/** A march, as plain data; `what` is a game's own name for the things that move. */
export interface March {
  readonly what: string;
  /** Where the things are now. */
  readonly at: Ref;
  /** Where the things are going; `null`: they stay on watch until something comes near. */
  readonly goal: Ref | null;
  /** The things have gone as far as they can for now. */
  readonly rests?: true;
  /** Nobody ordered this: the things would continue as they moved in the turn before. */
  readonly asBefore?: true;
  /** A game's name for work that is only offered: nobody ordered it, and it is forgotten when it is not taken. */
  readonly errand?: string;
  /** The things were left standing when their turn ended, so that work may still be offered to them. */
  readonly leftStanding?: true;
}

/** A place to which the thing in question can be sent. */
export interface Goal {
  readonly ref: Ref;
  /** The places on the path, ending with the goal. */
  readonly way: readonly Ref[];
  /** The number of turns before it arrives: 0 is this turn. */
  readonly turns: number;
  /** What is waiting there, in a few words each. */
  readonly ahead: readonly Message[];
  /** Who is known to be near enough to strike there; `null`: nobody. */
  readonly threat: Message | null;
  readonly march: March;
}

/** The next step of a march. */
export type MarchStep =
  | { readonly do: 'answer'; readonly answer: Answer; readonly march: March }
  /** The things have arrived. */
  | { readonly do: 'arrived' }
  /** The things have gone as far as they can now and continue later. */
  | { readonly do: 'later'; readonly march: March }
  /** Something has come up; `why` is `null` if the next question explains it. */
  | { readonly do: 'stop'; readonly why: Message | null };

/** How a game sends things further than one step. */
export interface MarchingOf<View> {
  /** The places to which the things in question can be sent; empty if the question is not about such things. */
  readonly goals: (view: View, decision: Decision) => readonly Goal[];
  /** The next answer of a march; `began`: the view when the order started. */
  readonly step: (view: View, decision: Decision, march: March, began: View) => MarchStep;
  /**
   * The option that chooses the things of a march in a question about what to move; `null`: there is none. Absent: the
   * game has no such question, and its marches end with the turn.
   */
  readonly optionOf?: (view: View, decision: Decision, march: March) => string | null;
  /** A march that puts the things of an option on watch where they are; `null`: the option has no things that move. */
  readonly watchOf?: (view: View, decision: Decision, option: string) => March | null;
  /**
   * The march by which the things moved by these answers would continue in the same direction next turn; `null`: they
   * can't.
   */
  readonly again?: (view: View, decision: Decision, answers: readonly Answer[]) => March | null;
  /** The same for things that have just continued as before. */
  readonly onceMore?: (view: View, march: March) => March | null;
  /** Whether something has come near the things on watch. */
  readonly isWoken?: (view: View, decision: Decision, march: March) => boolean;
  /** The goal that explores the nearest place; `null`: there is none. */
  readonly nearest?: (view: View, goals: readonly Goal[]) => Goal | null;
  /**
   * The work that is offered to things that are not under way, in a question about what to move; `ordered`: those
   * that are, or that were put on watch.
   */
  readonly errands?: (view: View, decision: Decision, ordered: readonly Ordered[]) => readonly March[];
  /** The description of a march: "on to F7"; `null`: for a view of another game. */
  readonly words: (view: View, march: March) => Message | null;
}

/** A march, and the option of its things. */
export type Ordered = readonly [option: string, march: March];

export type Marching = MarchingOf<unknown>;

const NOWHERE: MarchStep = { do: 'stop', why: null };

/** The marching of a game for the table, which has views of unknown games. */
export function marchingFrom<View>(
  reads: (view: unknown) => view is View,
  { goals, step, optionOf, watchOf, again, onceMore, isWoken, nearest, errands, words }: MarchingOf<View>,
): Marching {
  return {
    words: (view, march) => (reads(view) ? words(view, march) : null),
    goals: (view, decision) => (reads(view) ? goals(view, decision) : []),
    step: (view, decision, march, began) =>
      reads(view) && reads(began) ? step(view, decision, march, began) : NOWHERE,
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
