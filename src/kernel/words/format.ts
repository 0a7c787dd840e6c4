import { grammarOf } from './grammar.ts';
import { message } from './message.ts';
import type { Param, Message } from './message.ts';

/** Every word a person reads: templates with `{parameter}`, or functions where a language needs to decide. */
export type Catalogue = Readonly<Record<string, Phrase>>;

/**
 * One text of a catalogue; the parameters arrive formatted. A function asks `'name' in params` for one that may be left
 * out.
 */
export type Phrase = string | ((params: Readonly<Record<string, string | number>>) => string);

/**
 * The catalogues of a body of texts: English, whose keys are the list of all keys, and other languages, loaded only
 * when somebody wants to read them. A catalogue in which a key is missing does not compile.
 */
export interface Texts<Key extends string = string> {
  readonly en: Readonly<Record<Key, Phrase>>;
  readonly others?: Readonly<Record<string, () => Promise<Readonly<Record<Key, Phrase>>>>>;
}

/**
 * Turns words into a sentence. A key that the catalogue lacks shows with all that it was given, `[key: seat Ann, count
 * 2]`, and a parameter that a text wants and was not given shows as `{name}`: what was written down long ago can be
 * read in any case.
 */
export type Formatter = (words: Message) => string;

/** A formatter for one language, named as in `pt-BR`, and one table's names. */
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
    const filled: Record<string, string | number> = {};
    for (const [name, param] of Object.entries(params ?? {})) filled[name] = textOf(param);
    if (phrase === undefined) return unknownKey(key, filled);
    if (typeof phrase === 'function') return phrase(showingMissing(filled));
    if (params === undefined) return phrase;
    return phrase.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const filler = Object.hasOwn(filled, name) ? filled[name] : undefined;
      return typeof filler === 'number' ? number(filler) : (filler ?? hole);
    });
  };
  return format;
}

/** What a phrase was given, and `{name}` for what it was not; `'name' in params` still tells which. */
function showingMissing(filled: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
  return new Proxy(filled, {
    get: (given, name) => (typeof name === 'string' ? (given[name] ?? `{${name}}`) : undefined),
  });
}

function unknownKey(key: string, filled: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(filled).map(([name, value]) => `${name} ${value}`);
  return given.length === 0 ? `[${key}]` : `[${key}: ${given.join(', ')}]`;
}

function isList(param: Param): param is readonly Message[] {
  return Array.isArray(param);
}
