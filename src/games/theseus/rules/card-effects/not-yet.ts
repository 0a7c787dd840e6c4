import type { CardKind } from '../../data/cards.ts';
import { ALIENS_NOT_YET } from './aliens/not-yet.ts';
import { GREYS_NOT_YET } from './greys/not-yet.ts';
import { MARINES_NOT_YET } from './marines/not-yet.ts';
import { SCIENTISTS_NOT_YET } from './scientists/not-yet.ts';

/** A kind of card that has no effect yet. */
export type NotYet =
  | (typeof MARINES_NOT_YET)[number]
  | (typeof SCIENTISTS_NOT_YET)[number]
  | (typeof ALIENS_NOT_YET)[number]
  | (typeof GREYS_NOT_YET)[number];

/** The kinds of card that have no effect yet: decks are dealt without them. */
export const NOT_YET: ReadonlySet<CardKind> = new Set<CardKind>([
  ...MARINES_NOT_YET,
  ...SCIENTISTS_NOT_YET,
  ...ALIENS_NOT_YET,
  ...GREYS_NOT_YET,
]);
