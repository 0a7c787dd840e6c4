import type { Answer, Decision } from '../kernel/match/decision.ts';
import type { Message } from '../kernel/words/message.ts';
import type { Goal, StageProgress } from './lesson.ts';
import { LEARNER } from './position.ts';

// Helpers for the goals and opponents of lessons of any game. They read only the learner's log and decisions.

/** Functions for writing goals, which use keys of a game's catalogue. */
interface GoalWriting<View, Key extends string> {
  /** A goal, and the condition that meets it. */
  readonly goal: (key: Key, met: (now: StageProgress<View>) => boolean) => Goal<View>;
  /** Whether an event with that key was logged since the stage began. */
  readonly told: (now: StageProgress<View>, key: Key) => boolean;
}

/** Makes the functions for writing the goals of a game's lessons. `say` turns a key into a message. */
export function goalWriting<View, Key extends string>(say: (key: Key) => Message): GoalWriting<View, Key> {
  return {
    goal: (key, met) => ({ words: say(key), met }),
    told: ({ events }, key) => events.some(({ words }) => words.key === key),
  };
}

/** Whether the learner is asked this kind of question. */
export function isAsked({ decision }: StageProgress<unknown>, kind: string): boolean {
  return decision?.seat === LEARNER && decision.kind === kind;
}

/** The first of the option ids in `wanted` that a decision offers; `null` if it offers none. */
export function firstOffered({ options }: Decision, ...wanted: readonly string[]): string | null {
  return wanted.find(id => options.some(option => option.id === id)) ?? null;
}

/**
 * Makes an opponent that takes the first of the option ids in `wanted` that is offered, else the first option there is.
 */
export function scripted(...wanted: readonly string[]): (decision: Decision) => Answer | null {
  return decision => firstOffered(decision, ...wanted) ?? decision.options[0]?.id ?? null;
}
