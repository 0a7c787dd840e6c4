import { closestMatch } from 'leven';
import type { Message } from '../kernel/words/message.ts';
import { say } from './say.ts';

/**
 * The known word that a misspelled one may mean: one that begins with it, else one that is nearly the same; `null`:
 * none.
 */
export function meantBy(typed: string, known: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  if (wanted.length > LONGEST) return null;
  const begins = wanted.length > 1 ? known.find(word => word.toLowerCase().startsWith(wanted)) : undefined;
  if (begins !== undefined) return begins;
  const byLower = new Map(known.map(word => [word.toLowerCase(), word]));
  const maxDistance = Math.ceil(wanted.length * TYPOS);
  return byLower.get(closestMatch(wanted, [...byLower.keys()], { maxDistance }) ?? '') ?? null;
}

/** The share of a word's letters that may be wrong. */
const TYPOS = 0.4;

/** The longest word for which there are suggestions, in characters. */
const LONGEST = 40;

/** The message " Did you mean …?", or an empty one. */
export function didYouMean(typed: string, known: readonly string[]): Message {
  const word = meantBy(typed, known);
  return word === null ? say('cli.meant.nothing') : say('cli.meant', { word });
}
