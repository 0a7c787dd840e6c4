import type { Param, Message } from '../../kernel/words/message.ts';
import { say } from './say.ts';

/** Matches a text of only printable ASCII characters, as nearly every text is. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Whether a text has no characters that could garble the terminal or reverse its text: see `printable`. */
export function isPrintable(text: string): boolean {
  return printable(text) === text;
}

/**
 * Replaces, by the results of `replacement`, all characters that could garble the terminal or reverse its text:
 * control, format, unassigned and line-breaking characters. The pattern is created only when needed, because that takes
 * longer than most of the start.
 */
export function printable(text: string, replacement: (character: string) => string = () => '?'): string {
  return PRINTABLE_ASCII.test(text) ? text : text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, replacement);
}

/**
 * Makes a text of any number of lines safe for a terminal: characters that could garble it or reverse its text are
 * escaped as in JSON, `\u001b`.
 */
export function plainLines(text: string): string {
  return text
    .split('\n')
    .map(line => printable(line, escaped))
    .join('\n');
}

/** Quotes typed or received text for use in a message: invisible characters are escaped, and a long text is cut. */
export function quoted(text: string, longest = 60): string {
  const quotedText = printable(JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text), escaped);
  return PRINTABLE_ASCII.test(quotedText)
    ? quotedText
    : quotedText.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, escaped);
}

function escaped(character: string): string {
  return character
    .split('')
    .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** The deepest nesting of a valid save: a state has about ten levels, nested words have a few more. */
const MAX_DEPTH = 64;

/**
 * The most parts (values) of a valid save: the most answers, and the longest log with about fifteen parts for each
 * event, make 500,000.
 */
const MAX_PARTS = 600_000;

/** The most keys of one part of a valid save. */
const MAX_KEYS = 10_000;

/**
 * Whether a JSON text is nested deeper, or has more parts, than any save or request may have. This is checked before
 * `JSON.parse`, because parsing and checking millions of parts would take seconds and a gigabyte of memory.
 */
export function isTooComplex(text: string): boolean {
  let depth = 0;
  let commas = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) index += code === BACKSLASH ? 1 : 0;
    else if (code === COMMA) commas += 1;
    else if (code === BRACKET || code === BRACE) depth += 1;
    else if (code === BRACKET + CLOSING_DISTANCE || code === BRACE + CLOSING_DISTANCE) depth -= 1;
    if (depth > 2 * MAX_DEPTH || commas > MAX_PARTS) return true;
  }
  return false;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/** The distance from an opening bracket to its closing one, in characters. */
const CLOSING_DISTANCE = 2;

/** Keys with a special meaning in JavaScript, which no valid save has. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * The paths of the only text that may contain any characters, since it is never shown unescaped: the seed that somebody
 * typed.
 */
const UNCHECKED_TEXT_PATHS: readonly string[] = ['seed', 'start.seed'];

/**
 * Finds what untrusted input must not contain: too deep nesting, numbers that JSON can't write back, keys such as
 * `__proto__`, texts with control characters; `null` if there is nothing of that. It goes no deeper than `MAX_DEPTH`.
 */
export function findForbiddenData(value: unknown): Message | null {
  const firstFound = firstFault(value, 0, '');
  if (firstFound === null) return null;
  const faultPath = firstFound.path.toReversed().join('.');
  if (firstFound.fault === 'nested') return say('save.fault.nested', { place: faultPath.slice(0, 60) });
  return say(`save.fault.${firstFound.fault}`, { place: faultPath === '' ? say('save.fault.top') : faultPath });
}

/**
 * A fault in data, and its path with the last key first. The path is built only when a fault is found, because there
 * may be a million parts without one.
 */
interface FoundFault {
  readonly fault: 'number' | 'control' | 'nested' | 'key' | 'keys';
  readonly path: string[];
}

/**
 * Finds the first fault in a value; `null` if there is none. `at`: the path of the value; `null` if that is deeper than
 * any path in `UNCHECKED_TEXT_PATHS`.
 */
function firstFault(value: unknown, depth: number, at: string | null): FoundFault | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : { fault: 'number', path: [] };
  if (typeof value === 'string') {
    const isUnchecked = at !== null && UNCHECKED_TEXT_PATHS.includes(at);
    return isUnchecked || isPrintable(value) ? null : { fault: 'control', path: [] };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= MAX_DEPTH) return { fault: 'nested', path: [] };
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++) {
      const found = firstFault(value[place], depth + 1, null);
      if (found !== null) return withOuterKey(String(place), found);
    }
    return null;
  }
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (entries.length > MAX_KEYS) return { fault: 'keys', path: [] };
  for (const [key, item] of entries) {
    if (FORBIDDEN_KEYS.includes(key) || !isPrintable(key)) return { fault: 'key', path: [] };
    const found = firstFault(item, depth + 1, childPath(at, depth, key));
    if (found !== null) return withOuterKey(key, found);
  }
  return null;
}

function childPath(at: string | null, depth: number, key: string): string | null {
  if (at === null || depth > 1) return null;
  return depth === 0 ? key : `${at}.${key}`;
}

function withOuterKey(key: string, { fault, path }: FoundFault): FoundFault {
  return { fault, path: [...path, key] };
}

/** The longest message, in characters; longer ones are cut. */
const MAX_MESSAGE_LENGTH = 400;

/**
 * Makes a message that may quote untrusted data safe: without characters that could garble the terminal, and cut if too
 * long.
 */
export function safeText(message: string): string {
  const printableMessage = printable(message);
  return printableMessage.length > MAX_MESSAGE_LENGTH
    ? `${printableMessage.slice(0, MAX_MESSAGE_LENGTH)}…`
    : printableMessage;
}

/** Makes all text parameters of a message safe and short enough for the terminal. */
export function safeMessage({ key, with: params = {} }: Message): Message {
  return { key, with: Object.fromEntries(Object.entries(params).map(([name, param]) => [name, safeParam(param)])) };
}

function safeParam(param: Param): Param {
  if (typeof param === 'string') return safeText(param);
  if (typeof param === 'number') return param;
  if ('key' in param) return safeMessage(param);
  return 'seat' in param || 'power' in param ? param : param.map(safeMessage);
}
