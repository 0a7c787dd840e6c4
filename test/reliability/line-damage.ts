import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { randomBelow, shuffle } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { CHANGES, STRANGE_KEYS, TERMINAL_ART } from './changes.ts';
import type { Change } from './changes.ts';
import { isTree, pick, places } from './json-places.ts';
import type { Json } from './json-places.ts';

/** One way to damage a file of lines. */
export interface LineDamage {
  readonly name: string;
  /** Whether the sums and the numbers of the lines find it out: what can be gone on with is a state that stood. */
  readonly found?: true;
  /** The damaged file. `others` are sound files of all games. */
  readonly damage: (
    lines: readonly string[],
    random: RandomState,
    others: readonly (readonly string[])[],
  ) => string | Uint8Array;
}

const DEEP = 100_000;

/** Lines as a file has them. */
export function fileText(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('');
}

function withoutSum({ sum: _, ...data }: Json): string {
  return JSON.stringify(data);
}

function sumOf(text: string, key: string): string {
  return createHash('sha256').update(key).update(text).digest('hex').slice(0, 16);
}

/** A text with the sum that belongs to it. */
function sealed(text: string, key: string): string {
  const before = text.slice(0, -1);
  return `${before},"sum":"${sumOf(before, key)}"}`;
}

/** What the sums behind that head are made with. */
function keyOf(head: string): string {
  return sumOf(`${head}\n`, '');
}

/** The data of a line; a state that is deflated lies open in it. */
function dataOf(line: string): Json {
  const data: unknown = JSON.parse(line);
  if (!isTree(data)) throw new TypeError('a line is an object');
  const { checkpoint } = data;
  if (isTree(checkpoint) && isTree(checkpoint.state) && typeof checkpoint.state.deflated === 'string') {
    const state: unknown = JSON.parse(
      inflateRawSync(Buffer.from(checkpoint.state.deflated, 'base64')).toString('utf8'),
    );
    checkpoint.state = { plain: state };
  }
  return data;
}

/** A line to be damaged: often the last checkpoint or the head, for on these all depends. */
function target(lines: readonly string[], random: RandomState): number {
  const last = lines.findLastIndex(line => line.includes('"line":"checkpoint"'));
  return pick(
    [
      0,
      last,
      last,
      randomBelow(random, lines.length),
      lines.length - 1 - randomBelow(random, Math.min(4, lines.length)),
    ],
    random,
  );
}

/** The lines with another one at that place; sometimes it is the last one, so that nothing behind it counts. */
function replaced(lines: readonly string[], at: number, line: string, random: RandomState): string {
  return fileText([...lines.slice(0, at), line, ...(randomBelow(random, 2) === 0 ? [] : lines.slice(at + 1))]);
}

/**
 * The same with a text that gets the sum that belongs to it, and so do all lines behind a head: a forger can count too.
 */
function signed(lines: readonly string[], at: number, text: string, random: RandomState): string {
  const [head = '', ...rest] = lines;
  if (at > 0) return replaced(lines, at, sealed(text, keyOf(head)), random);
  const forged = sealed(text, '');
  const again = rest.map(line => sealed(line.replace(/,"sum":"\w*"\}$/, '}'), keyOf(forged)));
  return replaced([head, ...again], 0, forged, random);
}

function forging(name: string, forge: (data: Json, random: RandomState) => void): LineDamage {
  return {
    name,
    damage: (lines, random) => {
      const at = target(lines, random);
      const data = dataOf(lines[at] ?? '');
      forge(data, random);
      return signed(lines, at, withoutSum(data), random);
    },
  };
}

function changing({ name, wanted, change, finish = text => text }: Change): LineDamage {
  return {
    name: `${name}, and signed`,
    damage: (lines, random) => {
      const at = target(lines, random);
      const data = dataOf(lines[at] ?? '');
      const { sum: _, ...rest } = data;
      const fitting = places(rest).filter(({ parent, key }) => wanted(parent[key]));
      if (fitting.length === 0) return fileText(lines);
      const { parent, key } = pick(fitting, random);
      parent[key] = change(parent[key], random, rest);
      return signed(lines, at, finish(JSON.stringify(rest), random), random);
    },
  };
}

/** All the ways there are for that format. */
export const LINE_DAMAGES: readonly LineDamage[] = [
  {
    name: 'lines: cut',
    found: true,
    damage: (lines, random) => {
      const bytes = Buffer.from(fileText(lines));
      return bytes.subarray(0, randomBelow(random, bytes.length));
    },
  },
  {
    name: 'lines: bits flipped',
    found: true,
    damage: (lines, random) => {
      const bytes = Buffer.from(fileText(lines));
      for (let flips = 0; flips <= randomBelow(random, 4); flips++) {
        const at = randomBelow(random, bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << randomBelow(random, 8));
      }
      return bytes;
    },
  },
  {
    name: 'lines: one twice',
    found: true,
    damage: (lines, random) => {
      const at = randomBelow(random, lines.length);
      const to = randomBelow(random, 2) === 0 ? at : randomBelow(random, lines.length);
      return fileText(lines.toSpliced(to, 0, lines[at] ?? ''));
    },
  },
  {
    name: 'lines: some left out',
    found: true,
    damage: (lines, random) => fileText(lines.toSpliced(randomBelow(random, lines.length), 1 + randomBelow(random, 3))),
  },
  {
    name: 'lines: exchanged',
    found: true,
    damage: (lines, random) => {
      const [one, other] = [randomBelow(random, lines.length), randomBelow(random, lines.length)];
      return fileText(lines.with(one, lines[other] ?? '').with(other, lines[one] ?? ''));
    },
  },
  {
    name: 'lines: shuffled',
    found: true,
    damage: ([head = '', ...lines], random) => {
      shuffle(random, lines);
      return fileText([head, ...lines]);
    },
  },
  {
    name: 'lines: of another match',
    found: true,
    damage: (lines, random, others) => {
      const other = pick(others, random);
      const at = Math.max(1, target(lines, random));
      return replaced(lines, at, other[Math.min(at, other.length - 1)] ?? '', random);
    },
  },
  {
    name: 'lines: of another match, numbered and signed',
    damage: (lines, random, others) => {
      const other = pick(others, random);
      const at = Math.max(1, target(lines, random));
      const line = other[target(other, random)] ?? '';
      return signed(lines, at, withoutSum({ ...dataOf(line), i: at }), random);
    },
  },
  {
    name: 'lines: the end of another match',
    found: true,
    damage: (lines, random, others) => {
      const at = 1 + randomBelow(random, lines.length - 1);
      return fileText([...lines.slice(0, at), ...pick(others, random).slice(at)]);
    },
  },
  ...CHANGES.map(changing),
  forging('something left out, and signed', (data, random) => {
    const { parent, key } = pick(places(data), random);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  }),
  forging('a strange key, and signed', (data, random) => {
    const trees = [data, ...places(data).flatMap(({ parent }) => (Array.isArray(parent) ? [] : [parent]))];
    const value = { polluted: true };
    Object.defineProperty(pick(trees, random), pick(STRANGE_KEYS, random), {
      value,
      enumerable: true,
      configurable: true,
    });
  }),
  forging('an answer changed in its line, and signed', (data, random) => {
    if (isTree(data.given)) data.given.answer = pick(['pass', 'done', 'no', 3, -1], random);
    if (Array.isArray(data.since)) data.since.push(pick(['pass', 'done', 'no', 3, -1], random));
  }),
  forging('other counts, and signed', (data, random) => {
    const key = pick(['i', 'n', 'entry', 'told', 'at', 'to', 'round', 'rulesVersion', 'format'], random);
    if (typeof data[key] === 'number') data[key] += pick([-1, 1, 2, 1000, -1000, 2 ** 40], random);
  }),
  forging('a cut to anywhere, and signed', (data, random) => {
    const { i, entry = 0, told = 0 } = data;
    for (const key of Object.keys(data)) Reflect.deleteProperty(data, key);
    const why = pick(['undo', 'take-back', 'rules', 'damage'], random);
    Object.assign(data, { i, line: 'cut', to: randomBelow(random, 60), why, entry, told, events: [] });
  }),
  forging('an agenda without end, and signed', (data, random) => {
    const agenda = places(data).find(({ key }) => key === 'agenda');
    const steps: unknown = agenda?.parent[agenda.key];
    if (!Array.isArray(steps)) return;
    const all: unknown[] = steps.slice();
    while (all.length < 400 && all.length > 0) all.push(structuredClone(pick(all, random)));
    steps.splice(0, steps.length, ...all);
  }),
  forging('names that paint, and signed', (data, random) => {
    const seats = isTree(data.start) && Array.isArray(data.start.seats) ? data.start.seats : [];
    const seat: unknown = seats[randomBelow(random, Math.max(1, seats.length))];
    if (isTree(seat)) seat.name = pick(TERMINAL_ART, random);
  }),
  forging('the table’s own line changed, and signed', (data, random) => {
    const { i } = data;
    for (const key of Object.keys(data)) Reflect.deleteProperty(data, key);
    const meta: unknown = pick([null, 'x', [], { players: ['nobody'] }, { at: 'now', seen: [-1] }], random);
    Object.assign(data, { i, line: 'meta', meta });
  }),
  {
    name: 'a state that inflates without end, and signed',
    damage: (lines, random) => {
      const at = lines.findLastIndex(line => line.includes('"line":"checkpoint"'));
      const data = dataOf(lines[at] ?? '');
      const { checkpoint } = data;
      const bomb = 'eAHtwTEBAAAAwqD1T20ND6AAAAAAAAAAAAAAAAAAAAAAAAAA';
      if (isTree(checkpoint)) checkpoint.state = { deflated: pick([bomb, bomb.repeat(500), '', '!'], random) };
      return signed(lines, at, withoutSum(data), random);
    },
  },
  {
    name: 'a line nested deeply, and signed',
    damage: (lines, random) => {
      const open = pick(['[', '{"a":'], random);
      const deep = pick([70, DEEP], random);
      const nest = open.repeat(deep) + '1' + (open === '[' ? ']' : '}').repeat(deep);
      const at = 1 + randomBelow(random, lines.length - 1);
      return signed(lines, at, `{"i":${at},"line":"meta","meta":${nest}}`, random);
    },
  },
  {
    name: 'a line without end',
    damage: (lines, random) => {
      const at = randomBelow(random, lines.length + 1);
      return fileText(lines.toSpliced(at, 0, pick(['x', ' ', '{"a":'], random).repeat(600_000)));
    },
  },
  {
    name: 'lines of the future',
    damage: (lines, random) => {
      const at = pick([0, randomBelow(random, lines.length)], random);
      const data = dataOf(lines[at] ?? '');
      const changed = at === 0 ? { ...data, format: pick([3, 99, 1e9], random) } : { ...data, line: 'vote' };
      return signed(lines, at, withoutSum(changed), random);
    },
  },
  {
    name: 'lines: none at all',
    damage: (lines, random) =>
      pick(['', '\n', '\n\n\n', 'null\n', '{}\n', '\u0000\u0001\n', `\ufeff${fileText(lines)}`, '#!/bin/sh\n'], random),
  },
  {
    name: 'lines in another encoding',
    damage: (lines, random) => {
      const text = fileText(lines);
      return pick(
        [
          Buffer.from(text, 'utf16le'),
          Buffer.from(text, 'base64url'),
          text.replaceAll('\n', '\r\n'),
          text.replaceAll('\n', '\r'),
        ],
        random,
      );
    },
  },
];
