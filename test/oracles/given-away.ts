import type { Prediction, Stage } from '../../src/lessons/lesson.ts';
import type { Formatter } from '../../src/kernel/words/format.ts';

/** Whether words stand in a text by themselves: a bare number stands anywhere, and says nothing. */
function stands(words: string, text: string): boolean {
  return !/^\d+$/.test(words) && text.toLowerCase().includes(words.toLowerCase());
}

/**
 * Whether a text, such as what the coach says or a frame without its list of choices, has the words of what comes of a
 * prediction, and of nothing else that could be said. The `people` of a match are named everywhere.
 */
export function saysTheAnswer(
  { choices }: Prediction<unknown>,
  came: string,
  text: string,
  format: Formatter,
  people: readonly string[] = [],
): boolean {
  const isSaid = (words: string): boolean => !people.includes(words) && stands(words, text);
  const found = choices.filter(({ words }) => isSaid(format(words))).map(({ id }) => id);
  return found.length === 1 && found[0] === came;
}

/** Whether a stage points at what comes of its prediction, and at nothing else that could be said. */
export function pointsAtTheAnswer({ refs = [], predict }: Stage<unknown>, came: string): boolean {
  const pointed = (predict?.choices ?? []).filter(choice => choice.refs?.some(ref => refs.includes(ref)) === true);
  return pointed.length === 1 && pointed[0]?.id === came;
}
