import type { RulingKind } from '../../../../kernel/rule-book.ts';

/** A ruling, without its id and its words. */
export type RulingFacts = {
  readonly kind: RulingKind;
  /** The rules it belongs to, `TH-6.4`. */
  readonly rules: readonly string[];
  /** The records it is about, `card:greys-decay`; `card:*` is all of a kind. */
  readonly records?: readonly string[];
  /** The file that carries it out, from the folder of the game, or from `src` when it begins with a slash. */
  readonly doneIn: string;
};
