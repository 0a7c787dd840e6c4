import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { standingLines } from '../../src/kernel/history/chronicle.ts';
import type { History } from '../../src/kernel/history/chronicle.ts';
import type { Catalogue, Phrase } from '../../src/kernel/words/format.ts';

/** The messages that histories may hold: each key with the names of its parameters, in order. */
export type KeptMessages = Readonly<Record<string, readonly string[]>>;

/** The texts of a game that its histories name, and the list of their keys and parameters that is kept for good. */
export interface KeptTexts {
  readonly texts: Catalogue;
  readonly file: URL;
}

/** A message as it was written down. */
const givenShape = v.strictObject({ key: v.string(), with: v.optional(v.record(v.string(), v.unknown())) });
type Given = v.InferOutput<typeof givenShape>;

const keptShape = v.record(v.string(), v.array(v.string()));

export function readKept(file: URL): KeptMessages {
  return v.parse(keptShape, JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The parameters that a text can't do without, in order. One that it asks for by `'name' in params` may be left out.
 */
export function parametersOf(phrase: Phrase): readonly string[] {
  const names = new Set<string>();
  if (typeof phrase === 'string') for (const [, name = ''] of phrase.matchAll(/\{(\w+)\}/g)) names.add(name);
  else {
    phrase(
      new Proxy<Record<string, string>>(
        {},
        {
          get: (_, name) => {
            if (typeof name === 'string') names.add(name);
            return `{${String(name)}}`;
          },
        },
      ),
    );
  }
  return [...names].sort();
}

/** Every text with its parameters. */
export function messagesOf(texts: Catalogue): KeptMessages {
  return Object.fromEntries(Object.entries(texts).map(([key, phrase]) => [key, parametersOf(phrase)]));
}

/** The list with what is new in the texts; what stands in it stays as it is. */
export function extended(kept: KeptMessages, texts: Catalogue): KeptMessages {
  const all = Object.entries({ ...messagesOf(texts), ...kept });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What is wrong with texts by the list that is kept, a sentence each. */
export function brokenPromises(kept: KeptMessages, texts: Catalogue): readonly string[] {
  const messages = messagesOf(texts);
  const broken = Object.entries(kept).flatMap(([key, given]) => {
    const wanted = messages[key];
    if (wanted === undefined) return [`${key} is gone: histories name it. Put its text into retired.en.ts.`];
    const others = wanted.filter(name => !given.includes(name));
    return others.length === 0
      ? []
      : [`${key} wants ${others.join(', ')}, which histories do not hold. Give the new text a key of its own.`];
  });
  const unlisted = Object.keys(messages).filter(key => !Object.hasOwn(kept, key));
  return [...broken, ...unlisted.map(key => `${key} is new: run npm run messages.`)];
}

/** What stands in a history that the list does not keep, or that lacks a parameter, a line each. */
export function unreadable(history: History, kept: KeptMessages): readonly string[] {
  const found = new Set<string>();
  for (const { line } of standingLines(history)) {
    for (const { key, with: given = {} } of messagesWithin(line)) {
      const names = kept[key];
      if (names === undefined) found.add(`${key} is not kept`);
      else for (const name of names) if (!Object.hasOwn(given, name)) found.add(`${key} lacks ${name}`);
    }
  }
  return [...found].sort();
}

/** Every message in a piece of data, however deep. */
function messagesWithin(data: unknown): readonly Given[] {
  if (typeof data !== 'object' || data === null) return [];
  const found: Given[] = [];
  // Most pieces are no messages: only what may be one is tried.
  if ('key' in data) {
    const own = v.safeParse(givenShape, data);
    if (own.success) found.push(own.output);
  }
  for (const part of Object.values(data)) if (typeof part === 'object') found.push(...messagesWithin(part));
  return found;
}
