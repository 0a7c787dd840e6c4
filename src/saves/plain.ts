import type { Param, Words } from '../kernel/words.ts';
import { say } from './say.ts';

/** Only ASCII, and nothing but what can be printed: nearly every text. */
const PLAIN = /^[ -~]*$/;

/** Whether a text holds nothing that could paint a terminal or turn its text around: see `printable`. */
export function isPrintable(text: string): boolean {
  return printable(text) === text;
}

/**
 * The text with `instead` for whatever could paint a terminal or turn its text around: control, format, unassigned and
 * line-breaking characters. Its pattern is made only when a text needs it: making it takes longer than most of a start.
 */
export function printable(text: string, instead: (character: string) => string = () => '?'): string {
  return PLAIN.test(text) ? text : text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, instead);
}

/**
 * A text of any number of lines as a terminal may get it: whatever could paint the terminal or turn its text around is shown as JSON
 * writes it, `\u001b`.
 */
export function plainLines(text: string): string {
  return text
    .split('\n')
    .map(line => printable(line, escaped))
    .join('\n');
}

function escaped(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** No sound save is nested deeper: a state is some ten levels deep, words in words a few more. */
const DEEPEST = 64;

/**
 * Whether the text of JSON data is nested deeper than any save, or a request that holds one. It is looked at before
 * `JSON.parse`, which takes seconds for some millions of brackets.
 */
export function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) place += code === BACKSLASH ? 1 : 0;
    else if (code === BRACKET || code === BRACE) depth += 1;
    else if (code === BRACKET + CLOSING || code === BRACE + CLOSING) depth -= 1;
    if (depth > 2 * DEEPEST) return true;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/** What closes stands so far behind what opens. */
const CLOSING = 2;

/** Keys that mean something to JavaScript itself, which no sound save has. */
const STRANGE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The one text that may hold anything, since it is never shown as it is: the seed that somebody typed. */
const FREE_TEXT = 'seed';

/**
 * Says what data from a stranger holds that no save may: nesting without end, numbers that JSON can't write back, keys
 * such as `__proto__`, texts with control characters. `null`: nothing of that. It goes no deeper than `DEEPEST`.
 */
export function whyNotPlain(value: unknown, path = '', depth = 0): Words | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : say('save.fault.number', { place: path });
  if (typeof value === 'string') {
    return path !== FREE_TEXT && !isPrintable(value) ? say('save.fault.control', { place: path }) : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return say('save.fault.nested', { place: path.slice(0, 60) });
  for (const [key, item] of Object.entries(value)) {
    if (STRANGE_KEYS.includes(key) || !isPrintable(key)) {
      return say('save.fault.key', { place: path === '' ? say('save.fault.top') : path });
    }
    const reason = whyNotPlain(item, path === '' ? key : `${path}.${key}`, depth + 1);
    if (reason !== null) return reason;
  }
  return null;
}

/** Longer messages are cut. */
const LONGEST_MESSAGE = 400;

/** A message that may quote a stranger's data, without what could paint the terminal, and not too long. */
export function harmless(message: string): string {
  const clean = printable(message);
  return clean.length > LONGEST_MESSAGE ? `${clean.slice(0, LONGEST_MESSAGE)}…` : clean;
}

/** Words of which no text that fills them could paint the terminal or is too long. */
export function harmlessWords({ key, with: params = {} }: Words): Words {
  return { key, with: Object.fromEntries(Object.entries(params).map(([name, param]) => [name, harmlessParam(param)])) };
}

function harmlessParam(param: Param): Param {
  if (typeof param === 'string') return harmless(param);
  if (typeof param === 'number') return param;
  if ('key' in param) return harmlessWords(param);
  return 'seat' in param ? param : param.map(harmlessWords);
}
