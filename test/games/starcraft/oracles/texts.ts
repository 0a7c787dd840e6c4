import { gameDefinition } from '../../../../src/games/starcraft/game.ts';
import { RULE_NUMBERS } from '../../../../src/games/starcraft/text/rules.en.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { Message } from '../../../../src/kernel/words/message.ts';
import { Fault, must } from './fault.ts';

const RULES: ReadonlySet<string> = new Set(RULE_NUMBERS);

/** What a text never shows: a hole, a key that the catalogue lacks, what JavaScript says for want of words. */
const UNFINISHED = /\{|\}|\[[a-z]|undefined|null|NaN|\[object/;

/** An option's id: words, numbers and the marks between them. */
const ID = /^[a-z][a-z0-9]*(?:[-:>@+/,]-?[a-z0-9]+)*$/;

/** An address: a kind of thing, and which. */
const REF = /^[a-z][a-z-]*:-?[a-z0-9]+(?:[-@,]-?[a-z0-9]+)*$/;

/** Reads every text of a match as it is told; remembers what it has read, so that a long match costs little. */
export class TextReader {
  readonly #read = new Set<string>();
  #told = 0;

  /** Throws `Fault` for a text that is not whole, a rule that is not there, or an id or address out of shape. */
  read(match: Match): void {
    const names = match.start.seats.map(({ name }) => name);
    const format = createFormatter(gameDefinition.texts.en, names);
    const text = (what: string, words: Message): void => {
      const said = format(words);
      if (UNFINISHED.test(said) || said.trim() === '') throw new Fault(`${what}: "${said}"`);
    };
    this.#readDecision(match, text);
    const { from, to } = match.logBounds;
    for (const viewer of [...names.keys(), 'spectator'] as const) {
      for (const event of match.events(viewer, Math.max(from, this.#told))) {
        text(`event ${event.words.key} for ${viewer}`, event.words);
        checkRefs(event.words.key, event.refs);
        if (event.rule !== undefined) must(`${event.words.key} cites ${event.rule}`, RULES.has(event.rule));
      }
    }
    this.#told = to;
    if (match.outcome !== null) text('the outcome', match.outcome.words);
  }

  #readDecision(match: Match, text: (what: string, words: Message) => void): void {
    const { decision } = match;
    if (decision === null) return;
    const { kind, rule, options, prompt } = decision;
    must(`${kind} cites ${rule}`, RULES.has(rule));
    this.#once(prompt, () => text(`prompt of ${kind}`, prompt));
    const ids = new Set<string>();
    for (const { id, words, refs } of options) {
      must(`the id ${id} of ${kind}`, ID.test(id) && !ids.has(id));
      ids.add(id);
      this.#once(words, () => text(`${id} of ${kind}`, words));
      checkRefs(`${id} of ${kind}`, refs);
    }
    for (const { id, words, refs, why, rule: forbids } of match.blocked()) {
      must(`the blocked id ${id} of ${kind}`, ID.test(id) && !ids.has(id));
      must(`${id} of ${kind} is blocked by ${forbids}`, RULES.has(forbids));
      this.#once(words, () => text(`${id} of ${kind}`, words));
      this.#once(why, () => text(`why not ${id} of ${kind}`, why));
      checkRefs(`${id} of ${kind}`, refs);
    }
  }

  #once(words: Message, read: () => void): void {
    const key = JSON.stringify(words);
    if (this.#read.has(key)) return;
    this.#read.add(key);
    read();
  }
}

function checkRefs(what: string, refs: readonly string[] = []): void {
  const strange = refs.find(ref => !REF.test(ref));
  if (strange !== undefined) throw new Fault(`${what} points at ${strange}`);
}
