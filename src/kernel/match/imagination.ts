import { copy } from '../plain/copy.ts';
import type { RandomState } from '../plain/random.ts';
import type { Viewer } from '../words/message.ts';

/**
 * A statement that a seat's knowledge leaves open, such as "seat 1 holds this card": it holds in some of the states
 * that the seat can imagine.
 */
export interface OpenStatement<State> {
  readonly name: string;
  readonly holds: (state: State) => boolean;
}

/** The functions of a game that say what a seat knows, and that make states which fit this knowledge. */
export interface ImaginationParts<State, Known> {
  /**
   * Returns what `viewer` may know of the state, as plain JSON. Hidden things appear as counts and as pools of
   * candidates. The random generator is left out.
   */
  known(state: State, viewer: Viewer): Known;
  /** Makes a random state that agrees with exactly this knowledge of the viewer. */
  imagine(known: Known, random: RandomState): State;
  /**
   * Returns the reasons why a state contradicts the knowledge, one line for each broken rule; empty if the state
   * agrees.
   */
  couldBe(known: Known, state: State): readonly string[];
  /**
   * Returns statements that the knowledge leaves open; each is true in some imagined state. Absent: none are listed.
   */
  cases?(known: Known): readonly OpenStatement<State>[];
}

/** What one viewer knows of a match, in a form of the game's own. */
export interface Knowledge<State> {
  /** The knowledge itself, plain JSON. */
  readonly data: unknown;
  /**
   * Makes a random state that agrees with the knowledge. It has access only to `data`, so that it can't use hidden
   * facts.
   */
  imagine(random: RandomState): State;
  couldBe(state: State): readonly string[];
  readonly cases: () => readonly OpenStatement<State>[];
}

/** Returns what a viewer knows of a state. */
export type Imagination<State> = (state: State, viewer: Viewer) => Knowledge<State>;

/**
 * Combines the functions of a game into an imagination, and hides the type of the knowledge. The knowledge shares no
 * objects with the state.
 */
export function imaginationOf<State, Known>(parts: ImaginationParts<State, Known>): Imagination<State> {
  return (state, viewer) => {
    const known = copy(parts.known(state, viewer));
    return {
      data: known,
      imagine: random => parts.imagine(copy(known), random),
      couldBe: other => parts.couldBe(known, other),
      cases: () => parts.cases?.(known) ?? [],
    };
  };
}
