import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Texts } from '../../src/kernel/words/format.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Message } from '../../src/kernel/words/message.ts';

/** What a text never shows: a hole, a key that the catalogue lacks, what JavaScript says for want of words. */
const UNFINISHED = /\{|\}|\[[a-z]|undefined|null|NaN|\[object/;

/** An option's id: words, numbers and the marks between them. */
const ID = /^[a-z][a-z0-9]*(?:[-:>@+/,]-?[a-z0-9]+)*$/;

/** An address: a kind of thing, and which. */
const REF = /^[a-z][a-z-]*:[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Makes the check of a game's texts: it throws for one that is not whole, a rule that is not there, or an id or address
 * out of shape.
 */
export function textCheck(texts: Texts, numbers: readonly string[]): (match: Match) => void {
  const rules: ReadonlySet<string> = new Set(numbers);
  return match => {
    const format = createFormatter(
      texts.en,
      match.start.seats.map(({ name }) => name),
    );
    const check = (what: string, words: Message, refs: readonly string[] = [], rule: string | null = null): void => {
      const said = format(words);
      if (UNFINISHED.test(said) || said.trim() === '') throw new Error(`${what}: "${said}"`);
      const strange = refs.find(ref => !REF.test(ref));
      if (strange !== undefined) throw new Error(`${what} points at ${strange}`);
      if (rule !== null && !rules.has(rule)) throw new Error(`${what} cites ${rule}`);
    };
    const to = match.logEnd('spectator');
    for (const { words, refs, rule } of match.events('spectator', Math.max(0, to - 30))) {
      check(words.key, words, refs, rule);
    }
    if (match.outcome !== null) check('the outcome', match.outcome.words);
    const { decision } = match;
    if (decision === null) return;
    check(decision.kind, decision.prompt, [], decision.rule);
    for (const { id, words, refs } of decision.options) {
      if (!ID.test(id)) throw new Error(`the id ${id} of ${decision.kind}`);
      check(id, words, refs);
    }
    for (const { id, words, refs, why, rule } of match.blocked()) {
      if (!ID.test(id)) throw new Error(`the blocked id ${id} of ${decision.kind}`);
      check(id, words, refs, rule);
      check(`why not ${id}`, why);
    }
  };
}
