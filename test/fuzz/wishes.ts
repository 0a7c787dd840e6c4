import type { Tally } from './tally.ts';

/** What is to be sought, by the names of things: `archon`, `nuke-1`, `stim-packs`. */
export interface Wishes {
  /** What never took effect. */
  readonly never: ReadonlySet<string>;
  /** What did so a few times only. */
  readonly seldom: ReadonlySet<string>;
}

/** What leads to something that has no name of its own: `option: build.sacrifice back` comes of an `archon`. */
export type Hints = Readonly<Record<string, readonly string[]>>;

/** This many times are no longer seldom. */
const SELDOM = 5;

/** What is to be sought now: each name is the first word of a use, or hinted at. */
export function wishesOf(tally: Tally, hints: Hints): Wishes {
  const never = tally.never().flatMap(line => [firstWord(line.slice(line.indexOf(': ') + 2)), ...(hints[line] ?? [])]);
  return { never: new Set(never), seldom: new Set(tally.seldom(SELDOM).map(firstWord)) };
}

function firstWord(use: string): string {
  return use.split(' ')[0] ?? use;
}
