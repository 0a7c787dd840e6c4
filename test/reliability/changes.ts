import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { pick, places } from './json-places.ts';
import type { Json } from './json-places.ts';

/** A change of one value somewhere in JSON data, in whatever format that is kept. */
export interface Change {
  readonly name: string;
  /** The values that it can be made of. */
  readonly wanted: (value: unknown) => boolean;
  /** What stands there instead; `data` is all of it. */
  readonly change: (value: unknown, random: RandomState, data: Json) => unknown;
  /** What is made of the whole text in the end. */
  readonly finish?: (text: string, random: RandomState) => string;
}

/** Texts that do something to a terminal. */
export const TERMINAL_ART = [
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u009b2J',
  'right\u202eleft',
  'one\ntwo',
  'back\b\b\b\b',
  '\u200bnothing',
  '\u2028line',
  'bell\u0007',
  '\ud800',
] as const;

const HUGE = [1e308, -1, -0.5, 2 ** 53, 2 ** 31, 4_294_967_296, 1e21, 200_001, 0.1] as const;
const WRONG: readonly unknown[] = [null, true, 0, 'x', '', [], {}, [[]], { toString: 1 }];
/** Keys that mean something to objects, or to a terminal. */
export const STRANGE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '\u001b[2J',
  '',
] as const;
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 1;

/** All of them, each made again from chance every time. */
export const CHANGES: readonly Change[] = [
  { name: 'a list reversed', wanted: isList, change: list => (isList(list) ? list.toReversed() : list) },
  {
    name: 'a list shortened or lengthened',
    wanted: isList,
    change: (list, random) => {
      if (!isList(list)) return list;
      return randomBelow(random, 2) === 0 ? list.slice(1) : [...list, ...structuredClone(list)];
    },
  },
  { name: 'a wrong type', wanted: () => true, change: (_, random) => structuredClone(pick(WRONG, random)) },
  { name: 'a huge or odd number', wanted: isNumber, change: (_, random) => pick(HUGE, random) },
  {
    name: 'a number that is none',
    wanted: isNumber,
    change: () => 1_234_567,
    finish: (text, random) => text.replaceAll('1234567', pick(['1e999', '-1e999', 'NaN', '007'], random)),
  },
  { name: 'an unknown id', wanted: isText, change: text => `${String(text)}-x` },
  {
    name: 'an id of something else',
    wanted: isText,
    change: (_, random, data) =>
      pick(
        places(data).flatMap(({ parent, key }) => (isText(parent[key]) ? [parent[key]] : [])),
        random,
      ),
  },
  { name: 'a terminal painted', wanted: isText, change: (_, random) => pick(TERMINAL_ART, random) },
];
