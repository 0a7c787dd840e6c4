import type { Seat } from '../../kernel/words/message.ts';
import { below } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';

/**
 * A seat's private card for secret choices on the open table. Each line serves for one choice and is never used again:
 * it says which key stands for the first choice, and from there the keys count on in a circle. Whoever sees the key but
 * not the card learns nothing, for every choice is behind it equally often; and since no line serves twice, two keys
 * cannot be compared, nor what a choice turned out to be with a later one.
 */
export interface KeyCard {
  readonly seat: Seat;
  /** The kind of decision that it is for. */
  readonly kind: string;
  /** It is for this round only: the next begins with a new one. */
  readonly round: number;
  /** How many keys there are: 1 to this. */
  readonly keys: number;
  /** For each line the key of the first choice. */
  readonly starts: readonly number[];
}

/** Two more than the orders of a round in the games that use it, for second thoughts. */
export const CARD_LINES = 6;

/** The most choices that a card has keys for: 1 to 9. */
export const MOST_KEYS = 9;

/** A new card for `keys` choices. */
export function dealCard(card: Pick<KeyCard, 'seat' | 'kind' | 'round' | 'keys'>, random: RandomState): KeyCard {
  return { ...card, starts: Array.from({ length: CARD_LINES }, () => below(random, card.keys) + 1) };
}

/** The key of the choice at `place`, from 0, on a line, from 0. */
export function keyOn({ starts, keys }: KeyCard, line: number, place: number): number {
  return (((starts[line] ?? 1) - 1 + place) % keys) + 1;
}

/** The place of the choice that a key stands for on a line; `null`: it is no key of the card. */
export function placeOn({ starts, keys }: KeyCard, line: number, key: number): number | null {
  if (!Number.isInteger(key) || key < 1 || key > keys) return null;
  return (key - (starts[line] ?? 1) + keys) % keys;
}
