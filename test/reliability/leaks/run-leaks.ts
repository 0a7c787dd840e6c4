import { parseArgs } from 'node:util';
import { SECRET_GAMES } from '../../games/list.ts';
import type { SecretGame, Way } from './secret-game.ts';
import { compareBetween } from './between-people.ts';
import type { BetweenTried } from './between-people.ts';
import { watchHandOvers } from './hand-overs.ts';
import { compareMatch } from './whole-matches.ts';
import type { SecretsTried } from './whole-matches.ts';

// npm run leaks -- --matches 1 --between 60 --hand-overs 12 --seed leaks: what one seat may know is looked for where
// another one looks.

const USAGE = `npm run leaks -- [--game ID] [--seats N] [--way NAME] [--matches N] [--decisions N] [--every N] [--screens N]
              [--all N] [--between N] [--hand-overs N] [--seed S]
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    way: { type: 'string' },
    decisions: { type: 'string' },
    matches: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    screens: { type: 'string', default: '5' },
    all: { type: 'string', default: '50' },
    between: { type: 'string', default: '60' },
    'hand-overs': { type: 'string', default: '12' },
    seed: { type: 'string', default: 'leaks' },
  },
});
const games = SECRET_GAMES.filter(({ id }) => values.game === undefined || values.game === id);
const [matches, handOvers] = [countFrom(values.matches, 0), countFrom(values['hand-overs'], 0)];
/** In each way to play this many screens between two people are compared with those of another world. */
const between = countFrom(values.between, 0);
const [every, screens, all] = [countFrom(values.every, 1), countFrom(values.screens, 1), countFrom(values.all, 1)];
/** At most this many decisions of a match are looked at. */
const limit = values.decisions === undefined ? Infinity : countFrom(values.decisions, 1);
/** The numbers of seats that are asked for. */
const seatsOf = ({ seats }: SecretGame): readonly number[] =>
  seats.filter(count => values.seats === undefined || String(count) === values.seats);
if (games.every(game => seatsOf(game).length === 0)) refuse();
const faults: string[] = [];

if (matches > 0) {
  const counted = ['matches', 'decisions', 'views', 'kernel', 'told', 'screens', 'all', 'in rows', 'apart', 'faults'];
  head(['all dealt anew', 'seats', ...counted, 'took']);
  for (const game of games) for (const seats of seatsOf(game)) await compareMatches(game, seats);
}
if (between > 0) {
  head([
    'between two people',
    'seats',
    'handed over',
    'decisions',
    'compared',
    'apart',
    'answers taken back',
    'faults',
  ]);
  for (const game of games) for (const seats of seatsOf(game)) await lookBetween(game, seats);
}
if (handOvers > 0) {
  head(['in the terminal', 'seats', 'hand-overs', 'screens looked at', 'words looked for', 'faults']);
  const watched = games.filter(({ seldomHandsOver }) => seldomHandsOver !== true);
  for (const game of watched) for (const seats of seatsOf(game)) await handOver(game, seats);
}
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The ways to play with this many seats that are asked for. */
function waysTo(game: SecretGame, seats: number): readonly Way[] {
  return game.ways(seats).filter(({ name }) => values.way === undefined || name.includes(values.way));
}

/** Whole matches with this many seats, in all ways to play that are asked for in turn. */
async function compareMatches(game: SecretGame, seats: number): Promise<void> {
  const started = performance.now();
  const tried: SecretsTried[] = [];
  const ways = waysTo(game, seats);
  for (let number = 0; number < matches; number++) {
    const way = ways[number % ways.length];
    if (way === undefined) throw new Error(`there is no way to play ${game.id} with ${seats} seats`);
    process.stderr.write(`\r${game.id}, ${seats} seats, ${way.name} `);
    tried.push(
      await compareMatch(game, { seats, seed: `${values.seed}-${seats}-${number}`, way, every, screens, all, limit }),
    );
  }
  process.stderr.write('\r');
  faults.push(...tried.flatMap(one => one.faults));
  const sum = (what: Exclude<keyof SecretsTried, 'faults'>): number => tried.reduce((all, one) => all + one[what], 0);
  const counts = (['decisions', 'views', 'compared', 'told', 'screens', 'all', 'inRows', 'apart'] as const).map(sum);
  const failed = tried.reduce((count, one) => count + one.faults.length, 0);
  const seconds = Math.round((performance.now() - started) / 1000);
  row([game.id, seats, matches, ...counts, failed, `${seconds} s`]);
  for (const fault of tried.flatMap(one => one.faults)) process.stderr.write(`${fault}\n`);
}

/** The screens between two people in all ways to play, where the keyboard goes round for secrets alone, and always. */
async function lookBetween(game: SecretGame, seats: number): Promise<void> {
  for (const policy of ['private', 'always'] as const) {
    const tried: BetweenTried[] = [];
    for (const way of waysTo(game, seats)) {
      const seed = `${values.seed}-${seats}-${way.name}`;
      tried.push(await compareBetween(game, { seats, seed, way, policy, handOvers: between, limit }));
    }
    faults.push(...tried.flatMap(one => one.faults));
    const sum = (what: Exclude<keyof BetweenTried, 'faults'>): number => tried.reduce((all, one) => all + one[what], 0);
    const failed = tried.reduce((count, one) => count + one.faults.length, 0);
    row([game.id, seats, policy, ...(['decisions', 'handOvers', 'apart', 'undone'] as const).map(sum), failed]);
  }
}

async function handOver(game: SecretGame, seats: number): Promise<void> {
  const tried = await watchHandOvers(game, { seats, seed: `${values.seed}-${seats}`, handOvers, ...waysOf(game) });
  faults.push(...tried.faults);
  row([game.id, seats, tried.handOvers, tried.screens, tried.words, tried.faults.length]);
}

/**
 * In Theseus only decks that are built are secret; elsewhere in it the keyboard is handed over because people want
 * that.
 */
function waysOf({ id }: SecretGame): { readonly flags: readonly string[]; readonly policy: 'private' | 'always' } {
  return id === 'theseus' ? { flags: ['--decks=built'], policy: 'always' } : { flags: [], policy: 'private' };
}

function head(columns: readonly string[]): void {
  console.log('');
  row(columns);
  row(columns.map(() => '---'));
}

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)).join(' | ')} |`);
}

function countFrom(text: string, least: number): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= least ? count : refuse();
}

function refuse(): never {
  process.stderr.write(USAGE);
  process.exit(2);
}
