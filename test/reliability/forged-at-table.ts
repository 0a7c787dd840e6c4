import { writeFileSync } from 'node:fs';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { isPrintable } from '../../src/saves/input/plain.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { deskAt } from '../table/desk-at.tsx';
import { FakeLibrary } from '../table/desk-of.ts';
import { pick } from './json-places.ts';
import { LINE_DAMAGES } from './line-damage.ts';
import type { SoundFile } from './sound-saves.ts';

/** Keys that answer, look about, write, go back and on, and leave a screen. */
const KEYS = [
  ...['enter', 'enter', 'enter', '1', '1', '2', '3', 'd', 'down', 'up', 'left', 'right', 'tab', 'pagedown'],
  ...['i', 'n', 'L', 't', 'm', 'r', '?', 'p', 'u', 'U', 'b', 'H', 'e', 'g', '/', '+', '-', 'escape', 'escape'],
];

/** What came of forged saves at the table: how many were played, and what went wrong. */
export interface ForgedPlay {
  readonly opened: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

/**
 * Saves that somebody has forged, most of them with right sums, are opened at the table and played by keys: nothing
 * that a save says may end the program or paint the terminal.
 */
export async function playForged(
  files: readonly SoundFile[],
  { rounds, keys, seed }: { readonly rounds: number; readonly keys: number; readonly seed: string },
): Promise<ForgedPlay> {
  const random = seededRandom(seed);
  const faults: string[] = [];
  let [opened, refused] = [0, 0];
  for (let number = 0; number < rounds * LINE_DAMAGES.length; number++) {
    const damage = LINE_DAMAGES[number % LINE_DAMAGES.length];
    const file = files[number % files.length];
    if (damage === undefined || file === undefined) throw new RangeError('there is nothing to forge');
    const all = files.map(({ lines }) => lines);
    const content = damage.damage(file.lines, random, all);
    const which = `${damage.name}, number ${number} of ${seed}`;
    try {
      const isOpened = await playedOn(content, keys, random);
      if (isOpened) opened += 1;
      else refused += 1;
    } catch (error) {
      faults.push(`${which}: ${error instanceof Error ? (error.stack ?? '') : messageOf(error)}`);
    }
  }
  return { opened, refused, faults };
}

/**
 * Plays a save by keys; whether it could be opened. Throws what ends the program, and for a frame that could paint the
 * terminal.
 */
async function playedOn(content: string | Uint8Array, keys: number, random: RandomState): Promise<boolean> {
  const library = new FakeLibrary();
  const file = library.at('forged.jsonl');
  writeFileSync(file, content);
  const settings = { speed: 'instant', quiet: 0 } as const;
  const { desk, rows, table, unmount } = await deskAt({
    library,
    shelf: PROGRAM_GAMES,
    settings,
    start: { resume: file },
  });
  try {
    if (table.store.state().match === null) return false;
    for (let pressed = 0; pressed < keys; pressed++) {
      for (let soon = desk.soon(); soon !== null && soon.isOrnament !== true; soon = desk.soon()) soon.run();
      const key = pick(KEYS, random);
      desk.key(key);
      // Not every frame: drawing takes longest.
      if (randomBelow(random, 4) > 0) continue;
      const bad = rows().find(row => !isPrintable(row));
      if (bad !== undefined) throw new Error(`shows ${JSON.stringify(bad)}`);
    }
    return true;
  } finally {
    desk.putDown();
    unmount();
  }
}
