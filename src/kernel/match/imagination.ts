import { copy } from '../plain/copy.ts';
import type { RandomState } from '../plain/random.ts';
import type { Viewer } from '../words/message.ts';

/**
 * Something that a seat's knowledge leaves open, such as "seat 1 holds this card": true in some of the states it can
 * imagine.
 */
export interface Case<State> {
  readonly name: string;
  readonly holds: (state: State) => boolean;
}

/** What a game says of knowing and guessing. */
export interface ImaginationParts<State, Known> {
  /**
   * What `viewer` may know of the state, as plain JSON: hidden things as counts and as pools of what they may be, the
   * generator not at all.
   */
  known(state: State, viewer: Viewer): Known;
  /** A state of which `viewer` would know exactly that; what it may not know is dealt by `random`. */
  imagine(known: Known, random: RandomState): State;
  /** Why a state can't be the one of which that is known, a line for each rule that it breaks; empty: it could be. */
  couldBe(known: Known, state: State): readonly string[];
  /**
   * What may be the case as far as that knowledge goes: each comes up in some imagined state. Left out: nothing is
   * listed.
   */
  cases?(known: Known): readonly Case<State>[];
}

/** What one viewer knows of a match, in the game's own form. */
export interface Knowledge<State> {
  /** The knowledge itself, plain JSON. */
  readonly data: unknown;
  /** Deals what is not known. Sees nothing but `data`, so that it can't peep. */
  imagine(random: RandomState): State;
  couldBe(state: State): readonly string[];
  readonly cases: () => readonly Case<State>[];
}

/** What a viewer knows of a state. */
export type Imagination<State> = (state: State, viewer: Viewer) => Knowledge<State>;

/**
 * Ties the parts together and hides the game's own type of knowledge. The knowledge shares nothing with the state it
 * was taken from.
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
