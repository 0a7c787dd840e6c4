import { closestMatch } from 'leven';
import type { Message } from '../kernel/words/message.ts';
import { say } from './say.ts';

/**
 * Which of the known words somebody may have meant by another one: one that begins so, else one that is nearly the
 * same.
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

/** This many letters of a word may be wrong, as a part of it. */
const TYPOS = 0.4;

/** Nobody means a command by a longer word. */
const LONGEST = 40;

/** " Did you mean …?", or nothing. */
export function didYouMean(typed: string, known: readonly string[]): Message {
  const word = meantBy(typed, known);
  return word === null ? say('cli.meant.nothing') : say('cli.meant', { word });
}
