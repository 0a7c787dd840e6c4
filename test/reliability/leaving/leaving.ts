import { readdirSync, readFileSync } from 'node:fs';
import { INTERRUPT, LEAVING, newHome, Program } from '../../e2e/program.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { FRAME, MENU_PAGES, MOMENTS, NOTHING, PARTS, PICTURES, REPLAYS, SCREENS, UNDER_WAY } from './places.ts';
import type { Place, Way } from './places.ts';

/** A program that was left. */
export interface Left {
  /** From the last key to the end of the process. */
  readonly milliseconds: number;
  /**
   * The same without what its main thread waited for a processor meanwhile, as far as the system tells: what is left on
   * a machine that does nothing else.
   */
  readonly own: number;
  /** What was wrong about it, as sentences. */
  readonly faults: readonly string[];
}

/** No screen is further away from the end than this many keys. */
const MOST_KEYS = 12;
/** The exit code of each way. */
const CODES: Readonly<Record<Way, number>> = { q: 0, 'Ctrl-C': 130 };

/** All places to leave from, each once, by their names. */
export function allPlaces(): ReadonlyMap<string, Place> {
  const lists = {
    screen: SCREENS,
    part: PARTS,
    picture: PICTURES,
    menu: MENU_PAGES,
    replay: REPLAYS,
    under: UNDER_WAY,
    moment: MOMENTS,
  };
  const named = Object.entries(lists).flatMap(([list, places]) =>
    Object.entries(places).flatMap(([name, place]): (readonly [string, Place])[] =>
      place === null ? [] : [[list === 'moment' ? name : `${list} ${name}`, place]],
    ),
  );
  const seen = new Set<Place>();
  return new Map(
    named.filter(([, place]) => {
      const isNew = !seen.has(place);
      seen.add(place);
      return isNew;
    }),
  );
}

/**
 * Starts the program as people do, comes to a place, leaves it, and waits for the end of the process. Throws when that
 * never comes.
 */
export async function leave(place: Place, way: Way): Promise<Left> {
  const folders = { saves: temporaryFolder('leaving'), home: newHome() };
  await place.prepare?.(folders);
  const program = new Program({ ...folders, ...(place.args === undefined ? {} : { args: place.args }) });
  program.owns(folders.saves, folders.home);
  try {
    await come(program, place);
    const watch = watchWaiting(program.ownPid);
    const from = way === 'Ctrl-C' ? typed(program, INTERRUPT) : await leaveByKey(program, place);
    const code = await program.left();
    const milliseconds = (program.endedAt ?? Infinity) - from;
    const waited = watch(from);
    const wrong = code === CODES[way] ? [] : [`it ended with ${code}`];
    const open = readdirSync(folders.saves).filter(name => name.endsWith('.open'));
    const claims = open.map(name => `${name} is left behind`);
    return {
      milliseconds,
      own: milliseconds - waited,
      faults: [...wrong, ...claims, ...program.modeFaults()],
    };
  } finally {
    await program.putAway();
  }
}

async function come(program: Program, { first, keys = [], size, amid }: Place): Promise<void> {
  if (first === null) await program.until('the screen', ({ bytes }) => bytes.includes('\u001b[?1049h'));
  else await program.untilText(first);
  for (const [key, shows] of keys) {
    await program.settle();
    await program.press(keyOf(program, key));
    await program.untilText(shows);
  }
  if (size !== undefined) {
    program.resize(...size);
    await program.until('the other size', ({ text }) => !text.includes(first ?? ''));
  }
  if (amid === undefined) {
    if (first !== null) await program.settle();
    return;
  }
  const [key] = amid;
  if (key !== '') await program.settle();
  await comeAmid(program, amid);
}

/** The key that is typed: of a row its number. */
function keyOf({ lines }: Program, key: string): string {
  if (!key.startsWith('#')) return key;
  const row = lines.map(line => /^\W*(\d) (.*)/.exec(line)).find(found => found?.[2]?.startsWith(key.slice(1)));
  if (row?.[1] === undefined) throw new Error(`no row is ${key}:\n${lines.join('\n')}`);
  return row[1];
}

/** Types the last key, and waits for no more than is wanted. */
async function comeAmid(program: Program, [key, until]: NonNullable<Place['amid']>): Promise<void> {
  const from = program.bytes.length;
  if (key !== '') program.type(keyOf(program, key));
  if (until === NOTHING) return;
  const isThere = (): boolean =>
    until === FRAME ? program.bytes.length > from : program.bytes.slice(from).includes(until);
  for (const start = performance.now(); !isThere() && performance.now() - start < LEAVING;) {
    await new Promise(resolve => setImmediate(resolve));
  }
}

/**
 * Types the key that leaves until the program ends, and says yes where that is asked; returns when the last key was
 * typed.
 */
async function leaveByKey(program: Program, { out = [] }: Place): Promise<number> {
  for (const key of out) {
    program.type(key);
    await program.settle();
  }
  let from = 0;
  for (let keys = 0; keys < MOST_KEYS && !program.hasEnded; keys += 1) {
    from = typed(program, /Leave the (match|lesson)\?/.test(program.text) ? '\r' : 'q');
    await program.settle();
  }
  if (!program.hasEnded) throw new Error(`the key that leaves does not lead out:\n${program.text}`);
  return from;
}

/** Types a key; returns when that was. */
function typed(program: Program, key: string): number {
  const from = performance.now();
  program.type(key);
  return from;
}

/**
 * Watches how long the main thread of a process has waited for a processor; what is returned gives the milliseconds of
 * it since a moment, and ends the watch. The last moments before the end may be missed, and where the system does not
 * tell it is nothing.
 */
function watchWaiting(pid: number): (from: number) => number {
  const seen: { readonly at: number; readonly waited: number }[] = [];
  const look = (): void => {
    try {
      const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
      seen.push({ at: performance.now(), waited: Number(waited) / 1e6 });
    } catch {
      clearInterval(timer);
    }
  };
  const timer = setInterval(look, 2);
  look();
  return from => {
    clearInterval(timer);
    const before = seen.findLast(({ at }) => at <= from) ?? seen[0];
    return (seen.at(-1)?.waited ?? 0) - (before?.waited ?? 0);
  };
}
