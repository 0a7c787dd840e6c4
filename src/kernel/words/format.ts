import { grammarOf } from './grammar.ts';
import { message } from './message.ts';
import type { Param, Message } from './message.ts';

/**
 * All texts for people in one language, by key: templates with `{parameter}`, or functions where grammar needs a
 * decision.
 */
export type Catalogue = Readonly<Record<string, Phrase>>;

/**
 * One text of a catalogue. Its parameters arrive formatted. A function uses `'name' in params` to test for an optional
 * one.
 */
export type Phrase = string | ((params: Readonly<Record<string, string | number>>) => string);

/**
 * The catalogues of a set of texts, by language. English defines the keys; other languages are loaded only when needed.
 * A catalogue with a missing key does not compile.
 */
export interface Texts<Key extends string = string> {
  readonly en: Readonly<Record<Key, Phrase>>;
  readonly others?: Readonly<Record<string, () => Promise<Readonly<Record<Key, Phrase>>>>>;
}

/** Returns a function that joins a game's catalogue with `ownTexts`, whose texts come first. Each result is cached. */
export function joinedWith(ownTexts: Catalogue): (game: Catalogue) => Catalogue {
  const joined = new WeakMap<Catalogue, Catalogue>();
  return game => {
    const cachedTexts = joined.get(game);
    if (cachedTexts !== undefined) return cachedTexts;
    const joinedTexts = { ...game, ...ownTexts };
    joined.set(game, joinedTexts);
    return joinedTexts;
  };
}

/**
 * Turns words into a sentence. An unknown key is shown with all its parameters, `[key: seat Ann, count 2]`, and a
 * missing parameter as `{name}`, so that texts from old saves can always be read.
 */
export type Formatter = (words: Message) => string;

/** Makes a formatter for one language, given by its tag such as `pt-BR`, and the names of the seats at one table. */
export function createFormatter(catalogue: Catalogue, seatNames: readonly string[], language = 'en'): Formatter {
  const { number } = grammarOf(language);
  const textOf = (param: Param): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param;
    if (isList(param)) return param.map(format).join(', ');
    if ('seat' in param) return seatNames[param.seat] ?? format(message('kernel.seat', { number: param.seat + 1 }));
    return format('power' in param ? message(`power.${param.power}`) : param);
  };
  const format: Formatter = ({ key, with: params }) => {
    const phrase = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    const formattedParams: Record<string, string | number> = {};
    for (const [name, param] of Object.entries(params ?? {})) formattedParams[name] = textOf(param);
    if (phrase === undefined) return unknownKey(key, formattedParams);
    if (typeof phrase === 'function') return phrase(showingMissing(formattedParams));
    if (params === undefined) return phrase;
    return phrase.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const filler = Object.hasOwn(formattedParams, name) ? formattedParams[name] : undefined;
      return typeof filler === 'number' ? number(filler) : (filler ?? hole);
    });
  };
  return format;
}

/** Wraps parameters so that a missing one reads as `{name}`; `'name' in params` still tells which were given. */
function showingMissing(filled: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
  return new Proxy(filled, {
    get: (given, name) => (typeof name === 'string' ? (given[name] ?? `{${name}}`) : undefined),
  });
}

function unknownKey(key: string, filled: Readonly<Record<string, string | number>>): string {
  const givenParams = Object.entries(filled).map(([name, value]) => `${name} ${value}`);
  return givenParams.length === 0 ? `[${key}]` : `[${key}: ${givenParams.join(', ')}]`;
}

function isList(param: Param): param is readonly Message[] {
  return Array.isArray(param);
}
