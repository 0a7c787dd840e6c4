import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomAnswer } from '../../src/bots/random.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { textOf } from '../../src/saves/lines/lines.ts';
import { linesOf } from '../../src/saves/saved/load.ts';
import { save, signed } from '../saves/old/writing.ts';
import { isTree } from './json-places.ts';
import type { Json } from './json-places.ts';

const SAMPLES = join(import.meta.dirname, '../../saves');
const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];

/** A match as a file of lines, and all states that it was ever in. */
export interface SoundFile {
  readonly lines: readonly string[];
  readonly states: ReadonlySet<string>;
}

/** Sound saves of both formats. */
export interface SoundSaves {
  readonly old: readonly Json[];
  readonly files: readonly SoundFile[];
}

/** Sound saves of every game: the samples that come with the program, and matches played by chance to `each` places. */
export async function soundSaves(each: number): Promise<SoundSaves> {
  const old: Json[] = [];
  const files: SoundFile[] = [];
  for (const file of readdirSync(SAMPLES).filter(name => /^sample-.*\.json$/.test(name))) {
    old.push(asJson(readFileSync(join(SAMPLES, file), 'utf8')));
  }
  for (const id of Object.keys(GAMES)) {
    const game = await loadGame(id);
    if (game === null) continue;
    const { min, max } = game.seats;
    for (let number = 0; number < each; number++) {
      const seats = NAMES.slice(0, min + (number % (max - min + 1))).map(name => ({ name }));
      const match = game.start({ seats, seed: `damage ${number}`, generator: 'xoroshiro128plus' });
      const states = playedTo(match, 10 + 37 * number, `players ${number}`);
      old.push(asJson(JSON.stringify(signed(save(match)))));
      files.push({ lines: linesFor(match), states });
    }
  }
  return { old, files };
}

/** Plays a match to that decision, now and then back and on again, and returns all of its states. */
function playedTo(match: Match, stop: number, players: string): ReadonlySet<string> {
  const random = seededRandom(players);
  const states = new Set<string>();
  const note = (): unknown => states.add(stateOf(match));
  note();
  for (let { decision } = match; decision !== null && decision.n < stop; decision = match.decision) {
    match.answer(decision.n, randomAnswer(decision, random));
    note();
    const lot = randomBelow(random, 12);
    if (lot === 0 && !(match.undoable() instanceof Refusal)) match.undo();
    if (lot === 1 && match.decision !== null && decision.n > 3) match.takeBack(decision.n - randomBelow(random, 3));
    note();
  }
  return states;
}

/** A whole state as a text; the order of keys says nothing. */
export function stateOf(match: Match): string {
  return JSON.stringify(match.secretState(), (_, value: unknown) =>
    isTree(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function linesFor(match: Match): readonly string[] {
  const { players, begun } = { players: match.start.seats.map(() => 'human'), begun: new Date(0) };
  const meta = {
    players,
    languages: players.map(() => null),
    seen: players.map(() => 0),
    coach: [],
    at: begun.toISOString(),
  };
  const lines = [...linesOf(match.history), { line: 'meta', meta } as const];
  return textOf({ ...match.history.head, begun }, lines)
    .trimEnd()
    .split('\n');
}

function asJson(text: string): Json {
  const data: unknown = JSON.parse(text);
  if (!isTree(data)) throw new TypeError('a save is an object');
  return data;
}
