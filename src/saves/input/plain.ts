import type { Param, Message } from '../../kernel/words/message.ts';
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
 * A text of any number of lines as a terminal may get it: whatever could paint the terminal or turn its text around is
 * shown as JSON writes it, `\u001b`.
 */
export function plainLines(text: string): string {
  return text
    .split('\n')
    .map(line => printable(line, escaped))
    .join('\n');
}

/**
 * What somebody typed or sent, in quotes, as a message repeats it: plain, with what can't be seen as an escape, and cut
 * where it is long.
 */
export function quoted(text: string, longest = 60): string {
  const shown = printable(JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text), escaped);
  return PLAIN.test(shown) ? shown : shown.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, escaped);
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
 * No sound save has more parts: the most answers that one may have, and the longest log with some fifteen parts an
 * event, come to 500,000.
 */
const MOST_PARTS = 600_000;

/** No part of a sound save has more keys of its own. */
const MOST_KEYS = 10_000;

/**
 * Whether the text of JSON data is nested deeper, or has more parts, than any save, or a request that holds one. It is
 * looked at before `JSON.parse`: that, and looking at what comes of it, takes seconds and a gigabyte for some millions
 * of parts.
 */
export function isTooIntricate(text: string): boolean {
  let depth = 0;
  let commas = 0;
  let isQuoted = false;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) place += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA) commas += 1;
    else if (code === BRACKET || code === BRACE) depth += 1;
    else if (code === BRACKET + CLOSING || code === BRACE + CLOSING) depth -= 1;
    if (depth > 2 * DEEPEST || commas > MOST_PARTS) return true;
  }
  return false;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/** The distance from an opening bracket to its closing one, in characters. */
const CLOSING = 2;

/** Keys that mean something to JavaScript itself, which no sound save has. */
const STRANGE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Where the one text stands that may hold anything, since it is never shown as it is: the seed that somebody typed. */
const FREE_TEXTS: readonly string[] = ['seed', 'start.seed'];

/**
 * Says what untrusted input holds that no save may: nesting without end, numbers that JSON can't write back, keys
 * such as `__proto__`, texts with control characters. `null`: nothing of that. It goes no deeper than `DEEPEST`.
 */
export function whyNotPlain(value: unknown): Message | null {
  const found = firstFault(value, 0, '');
  if (found === null) return null;
  const place = found.path.toReversed().join('.');
  if (found.fault === 'nested') return say('save.fault.nested', { place: place.slice(0, 60) });
  return say(`save.fault.${found.fault}`, { place: place === '' ? say('save.fault.top') : place });
}

/**
 * What is wrong, and where: the keys that lead there, the last one first. There may be a million parts, and no fault in
 * any of them.
 */
interface Found {
  readonly fault: 'number' | 'control' | 'nested' | 'key' | 'keys';
  readonly path: string[];
}

/** `at`: the place of a value that is not deep; `null`: it is deeper than any free text. */
function firstFault(value: unknown, depth: number, at: string | null): Found | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : { fault: 'number', path: [] };
  if (typeof value === 'string') {
    const isFree = at !== null && FREE_TEXTS.includes(at);
    return isFree || isPrintable(value) ? null : { fault: 'control', path: [] };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return { fault: 'nested', path: [] };
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++) {
      const found = firstFault(value[place], depth + 1, null);
      if (found !== null) return within(String(place), found);
    }
    return null;
  }
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (entries.length > MOST_KEYS) return { fault: 'keys', path: [] };
  for (const [key, item] of entries) {
    if (STRANGE_KEYS.includes(key) || !isPrintable(key)) return { fault: 'key', path: [] };
    const found = firstFault(item, depth + 1, placeIn(at, depth, key));
    if (found !== null) return within(key, found);
  }
  return null;
}

function placeIn(at: string | null, depth: number, key: string): string | null {
  if (at === null || depth > 1) return null;
  return depth === 0 ? key : `${at}.${key}`;
}

function within(key: string, { fault, path }: Found): Found {
  return { fault, path: [...path, key] };
}

/** Longer messages are cut. */
const LONGEST_MESSAGE = 400;

/** A message that may quote a stranger's data, without what could paint the terminal, and not too long. */
export function harmless(message: string): string {
  const clean = printable(message);
  return clean.length > LONGEST_MESSAGE ? `${clean.slice(0, LONGEST_MESSAGE)}…` : clean;
}

/** Words of which no text that fills them could paint the terminal or is too long. */
export function harmlessMessage({ key, with: params = {} }: Message): Message {
  return { key, with: Object.fromEntries(Object.entries(params).map(([name, param]) => [name, harmlessParam(param)])) };
}

function harmlessParam(param: Param): Param {
  if (typeof param === 'string') return harmless(param);
  if (typeof param === 'number') return param;
  if ('key' in param) return harmlessMessage(param);
  return 'seat' in param || 'power' in param ? param : param.map(harmlessMessage);
}
