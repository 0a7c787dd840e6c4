import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Message, Ref } from '../kernel/words/message.ts';

// Orders longer than an answer: something is sent to a place several steps away, and the steps are the game's own
// questions, answered one after the other. They are no part of a match: they live as long as a sitting.

/** What goes where: plain data, in which `what` is a game's own name for the things that go. */
export interface March {
  readonly what: string;
  /** Where they are. */
  readonly at: Ref;
  /** Where they go; `null`: they stay on watch until something comes near. */
  readonly goal: Ref | null;
  /** They have gone as far as they can now. */
  readonly rests?: true;
  /** Nobody has sent them there: they would go on as they went in the turn before. */
  readonly asBefore?: true;
}

/** Somewhere that what a question is about can be sent. */
export interface Goal {
  readonly ref: Ref;
  /** The places on the way, the goal last. */
  readonly way: readonly Ref[];
  /** The turns that pass before it gets there: 0 is this one. */
  readonly turns: number;
  /** What waits there, in a few words each. */
  readonly ahead: readonly Message[];
  /** Who is known to be near enough to strike there; `null`: nobody. */
  readonly threat: Message | null;
  readonly march: March;
}

/** What comes next of a march. */
export type MarchStep =
  | { readonly do: 'answer'; readonly answer: Answer; readonly march: March }
  /** They are there. */
  | { readonly do: 'arrived' }
  /** They have gone as far as they can now, and go on when they can. */
  | { readonly do: 'later'; readonly march: March }
  /** Something has come up; `why` `null`: the next question says it. */
  | { readonly do: 'stop'; readonly why: Message | null };

/** How a game's things are sent further than a step. */
export interface MarchingOf<View> {
  /** Where the things can be sent that the question is about; none where it is about none. */
  readonly goals: (view: View, decision: Decision) => readonly Goal[];
  /** The next answer of a march; `began`: the view when it set out. */
  readonly step: (view: View, decision: Decision, march: March, began: View) => MarchStep;
  /**
   * The option by which the things of a march are chosen, in a question for what goes; `null`: there is none. Absent:
   * the game has no such question, and its marches end with the turn.
   */
  readonly optionOf?: (view: View, decision: Decision, march: March) => string | null;
  /** The things of an option, on watch where they are; `null`: it is no option of things that go. */
  readonly watchOf?: (view: View, decision: Decision, option: string) => March | null;
  /** What things that these answers move would do next turn if they went on the same way; `null`: they can't. */
  readonly again?: (view: View, decision: Decision, answers: readonly Answer[]) => March | null;
  /** The same for things that have just gone on as before, once more. */
  readonly onceMore?: (view: View, march: March) => March | null;
  /** Whether something has come near what is on watch. */
  readonly isWoken?: (view: View, decision: Decision, march: March) => boolean;
  /** The goal that explores what is nearest; `null`: there is none. */
  readonly nearest?: (view: View, goals: readonly Goal[]) => Goal | null;
  /** What a march is called: "on to F7". */
  readonly words: (march: March) => Message;
}

export type Marching = MarchingOf<unknown>;

const NOWHERE: MarchStep = { do: 'stop', why: null };

/** The marching of a game as the table knows it, which has views of unknown games. */
export function marchingFrom<View>(
  reads: (view: unknown) => view is View,
  { goals, step, optionOf, watchOf, again, onceMore, isWoken, nearest, words }: MarchingOf<View>,
): Marching {
  return {
    words,
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
    ...(nearest && { nearest: (view, all) => (reads(view) ? nearest(view, all) : null) }),
  };
}
