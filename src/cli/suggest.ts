import { closestMatch } from 'leven';
import type { Message } from '../kernel/words/message.ts';
import { say } from './say.ts';

/**
 * The known word that a misspelled one may mean: one that begins with it, else one that is nearly the same; `null`:
 * none.
 */
export function findSimilarWord(typed: string, knownWords: readonly string[]): string | null {
  const lowerTyped = typed.toLowerCase();
  if (lowerTyped.length > MAX_WORD_LENGTH) return null;
  const startingWord =
    lowerTyped.length > 1 ? knownWords.find(word => word.toLowerCase().startsWith(lowerTyped)) : undefined;
  if (startingWord !== undefined) return startingWord;
  const byLowerCase = new Map(knownWords.map(word => [word.toLowerCase(), word]));
  const maxDistance = Math.ceil(lowerTyped.length * MAX_TYPO_SHARE);
  return byLowerCase.get(closestMatch(lowerTyped, [...byLowerCase.keys()], { maxDistance }) ?? '') ?? null;
}

/** The share of a word's letters that may be wrong. */
const MAX_TYPO_SHARE = 0.4;

/** The longest word for which there are suggestions, in characters. */
const MAX_WORD_LENGTH = 40;

/** The message " Did you mean …?", or an empty one. */
export function didYouMean(typed: string, knownWords: readonly string[]): Message {
  const word = findSimilarWord(typed, knownWords);
  return word === null ? say('cli.meant.nothing') : say('cli.meant', { word });
}
