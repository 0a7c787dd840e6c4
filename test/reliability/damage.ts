import { checksumOf } from '../../src/saves/old/checksum.ts';
import { randomBelow, shuffle } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { CHANGES, STRANGE_KEYS, TERMINAL_ART } from './changes.ts';
import type { Change } from './changes.ts';
import { isTree, pick, places } from './json-places.ts';
import type { Json } from './json-places.ts';

/** One way to damage a save of format 1. */
export interface Damage {
  readonly name: string;
  /** Whether the checksum must find it out. */
  readonly unsigned?: true;
  /** The damaged file. `others` are sound saves of all games. */
  readonly damage: (save: Json, random: RandomState, others: readonly Json[]) => string | Uint8Array;
}

const DEEP = 100_000;

function copyOf(save: Json): Json {
  return structuredClone(save);
}

/** The text of data with the checksum that belongs to it: a forger can count too. */
function forged(data: unknown): string {
  if (!isTree(data)) return JSON.stringify(data);
  const { checksum: _, ...rest } = data;
  return JSON.stringify({ ...rest, checksum: checksumOf(rest) });
}

/** A change at a random place of a copy of the save, which is signed again. */
function changing({ name, wanted, change, finish = text => text }: Change): Damage {
  return {
    name,
    damage: (save, random) => {
      const data = copyOf(save);
      const fitting = places(data).filter(({ parent, key }) => key !== 'checksum' && wanted(parent[key]));
      const { parent, key } = pick(fitting, random);
      parent[key] = change(parent[key], random, save);
      // Without options the match can't be run again from its seed: only the damaged checkpoint is left.
      if (randomBelow(random, 2) === 0) data.options = 'none';
      return finish(forged(data), random);
    },
  };
}

function textOf(save: Json): Buffer {
  return Buffer.from(JSON.stringify(save));
}

/** All the ways there are for that format, each of them made again from chance every time. */
export const DAMAGES: readonly Damage[] = [
  {
    name: 'cut',
    unsigned: true,
    damage: (save, random) => {
      const bytes = textOf(save);
      return bytes.subarray(0, randomBelow(random, bytes.length));
    },
  },
  {
    name: 'bits flipped',
    unsigned: true,
    damage: (save, random) => {
      const bytes = textOf(save);
      for (let flips = 0; flips <= randomBelow(random, 4); flips++) {
        const at = randomBelow(random, bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << randomBelow(random, 8));
      }
      return bytes;
    },
  },
  {
    name: 'an answer changed',
    unsigned: true,
    damage: (save, random) => {
      const data = copyOf(save);
      const entries = Array.isArray(data.entries) ? data.entries : [];
      if (entries.length > 0) entries[randomBelow(random, entries.length)] = 'pass';
      return JSON.stringify(data);
    },
  },
  {
    name: 'an answer changed and signed',
    damage: (save, random) => {
      const data = copyOf(save);
      const entries = Array.isArray(data.entries) ? data.entries : [];
      if (entries.length > 0)
        entries[randomBelow(random, entries.length)] = pick(['pass', 'done', 'no', 3, -1], random);
      return forged(data);
    },
  },
  {
    name: 'keys in another order',
    damage: (save, random) => {
      const keys = Object.keys(save);
      shuffle(random, keys);
      return JSON.stringify(Object.fromEntries(keys.map(key => [key, save[key]])));
    },
  },
  ...CHANGES.map(changing),
  {
    name: 'something left out',
    damage: (save, random) => {
      const data = copyOf(save);
      const { parent, key } = pick(places(data), random);
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else Reflect.deleteProperty(parent, key);
      return forged(data);
    },
  },
  {
    name: 'a strange key',
    damage: (save, random) => {
      const data = copyOf(save);
      const tree = pick(
        places(data).filter(({ parent }) => !Array.isArray(parent)),
        random,
      ).parent;
      const key = pick(STRANGE_KEYS, random);
      Object.defineProperty(tree, key, { value: { polluted: true }, enumerable: true, configurable: true });
      return forged(data);
    },
  },
  {
    name: 'nested deeply',
    damage: (save, random) => {
      const open = pick(['[', '{"a":'], random);
      const nest = open.repeat(DEEP) + '1' + (open === '[' ? ']' : '}').repeat(DEEP);
      return JSON.stringify({ ...save, options: 'HERE' }).replace('"HERE"', nest);
    },
  },
  {
    name: 'nested somewhat too deeply',
    damage: (save, random) => {
      let nest: unknown = 1;
      for (let depth = 0; depth < 60 + randomBelow(random, 40); depth++) nest = [nest];
      return forged({ ...save, options: nest });
    },
  },
  {
    name: 'an agenda without end',
    damage: (save, random) => {
      const data = copyOf(save);
      const agenda = places(data).find(({ key }) => key === 'agenda');
      const steps: unknown = agenda?.parent[agenda.key];
      if (isTree(data.checkpoint)) data.options = 'none';
      if (Array.isArray(steps)) {
        const all: unknown[] = steps.slice();
        while (all.length < 400 && all.length > 0) all.push(structuredClone(pick(all, random)));
        steps.splice(0, steps.length, ...all);
      }
      return forged(data);
    },
  },
  {
    name: 'a terminal painted by a name',
    damage: (save, random) => {
      const data = copyOf(save);
      const seats = Array.isArray(data.seats) ? data.seats : [];
      const seat: unknown = seats[randomBelow(random, Math.max(1, seats.length))];
      if (isTree(seat)) seat.name = pick(TERMINAL_ART, random);
      return forged(data);
    },
  },
  {
    name: "another game's",
    damage: (save, random, others) => {
      const other = pick(others, random);
      return forged({ ...save, game: pick([other.game, 'chess', '../../etc', '__proto__', ''], random) });
    },
  },
  {
    name: "another match's part",
    damage: (save, random, others) => {
      const other = pick(others, random);
      const key = pick(['checkpoint', 'entries', 'options', 'seats', 'seed', 'log', 'pending', 'opening'], random);
      return forged({ ...save, [key]: other[key] });
    },
  },
  {
    name: 'of the future',
    damage: (save, random) => {
      const number = pick([2, 3, 99, 1e9, Number.MAX_SAFE_INTEGER], random);
      return forged(
        randomBelow(random, 2) === 0 ? { ...save, format: number } : { ...save, rulesVersion: number * 1000 },
      );
    },
  },
  {
    name: 'no save at all',
    damage: (_, random) =>
      pick(
        ['', ' ', 'null', '[]', '1', '"orrery"', '{}', '\u0000\u0001', '\ufeff{}', '{"program":"orrery"}', '#!/bin/sh'],
        random,
      ),
  },
  {
    name: 'in another encoding',
    damage: (save, random) => Buffer.from(JSON.stringify(save), pick(['utf16le', 'base64'] as const, random)),
  },
];
