import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { saveOf } from '../../src/saves/keep.ts';
import { signed } from '../../src/saves/write.ts';
import { playUntil } from '../oracles/random-play.ts';
import { isTree } from './json-places.ts';
import type { Json } from './json-places.ts';

const SAMPLES = join(import.meta.dirname, '../../saves');
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];

/** Sound saves of every game: the samples that come with the program, and matches played by chance to `each` places. */
export async function soundSaves(each: number): Promise<Json[]> {
  const saves: Json[] = [];
  for (const file of readdirSync(SAMPLES).filter(name => name.startsWith('sample-'))) {
    saves.push(asJson(readFileSync(join(SAMPLES, file), 'utf8')));
  }
  for (const id of Object.keys(GAMES)) {
    const game = await loadGame(id);
    if (game === null) continue;
    const { min, max } = game.seats;
    for (let number = 0; number < each; number++) {
      const seats = NAMES.slice(0, min + (number % (max - min + 1))).map(name => ({ name }));
      const match = game.start({ seats, seed: `damage ${number}` });
      const stop = 10 + 37 * number;
      playUntil(match, ({ decision }) => (decision?.n ?? 0) >= stop, `players ${number}`);
      const begun = new Date(0);
      const players = seats.map(() => 'human' as const);
      saves.push(
        asJson(JSON.stringify(signed(saveOf(match, { players, seen: seats.map(() => 0), begun, now: begun })))),
      );
    }
  }
  return saves;
}

function asJson(text: string): Json {
  const data: unknown = JSON.parse(text);
  if (!isTree(data)) throw new TypeError('a save is an object');
  return data;
}
