// Counts keys, by what they are for, round by round:
//
//   npm run keys -- FILE those of an evening, from the log that `orrery play … --keys FILE` has written
//   npm run keys -- GAME [SEATS [SEED [ROUNDS [PLAYER]]]] those of a match that the program's player, or another one of
//   `npm run strength`, plays at the real table: the fewest for each answer
//   npm run keys                               five scenes of StarCraft, beside the most that they should take
import { existsSync, readFileSync } from 'node:fs';
import { GAMES, roundNameOf } from '../src/games/index.ts';
import { keyLine, readKeyLine } from '../src/table/app/screens/key-line.ts';
import { countLog, countsTable } from './keys/log-counts.ts';
import { keysOfMatch } from './keys/played-table.ts';
import { starcraftFigures } from './keys/scenes.ts';

const [what, seats = '2', seed = 'keys', rounds = '3', player] = process.argv.slice(2);
/** The usual terminal. */
const SIZE = { columns: 80, rows: 24 };

/** A log of somebody's evening. Returns the exit code. */
function countFile(file: string): number {
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter(text => text !== '');
  const lines = texts.flatMap(text => readKeyLine(text) ?? []);
  if (lines.length < texts.length) process.stderr.write(`${texts.length - lines.length} lines are no keys\n`);
  for (const counts of countLog(lines)) {
    const { game } = counts;
    process.stdout.write(`${game ?? 'without a match'}: keys\n${countsTable(counts, nameOfRound(game))}\n\n`);
  }
  return lines.length === 0 ? 1 : 0;
}

async function countMatch(game: string): Promise<void> {
  const keys = await keysOfMatch({
    game,
    seats: Number(seats),
    seed,
    lastRound: Number(rounds),
    size: SIZE,
    ...(player !== undefined && { player }),
  });
  // Nobody has a secret in it: what the log of an evening keeps to itself is counted here.
  const lines = keys.map(key => keyLine({ ...key, hides: null }, new Date(0)));
  for (const counts of countLog(lines)) {
    const title = `${game}, ${seats} seats, seed ${seed}: keys`;
    process.stdout.write(`${title}\n${countsTable(counts, nameOfRound(game))}\n`);
  }
}

async function countScenes(): Promise<void> {
  for (const { what, keys, target } of await starcraftFigures()) {
    const mark = keys > target ? '  too many' : '';
    process.stdout.write(`${what.padEnd(54)}${String(keys).padStart(4)} of at most ${target}${mark}\n`);
  }
}

function nameOfRound(game: string | null): string {
  return game === null ? '' : roundNameOf(game);
}

if (what === undefined) await countScenes();
else if (Object.hasOwn(GAMES, what)) await countMatch(what);
else if (existsSync(what)) process.exitCode = countFile(what);
else {
  process.stderr.write(`${what} is neither a file nor one of ${Object.keys(GAMES).join(', ')}\n`);
  process.exitCode = 2;
}
