import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { GAMES } from '../../src/games/index.ts';
import { ENTRANT_NAMES } from './entrants.ts';
import { SEATS } from './pairs.ts';
import type { Order } from './playing.ts';

export const USAGE =
  'npm run strength -- GAME --players A,B --pairs N [--seats 2|3|4] [--options JSON] [--seed TEXT] [--jobs N]';

/** What is to be measured. */
export interface Measuring extends Omit<Order, 'pair' | 'match'> {
  readonly pairs: number;
  readonly jobs: number;
  /** How the run was asked for, without the number of jobs, on which nothing depends. */
  readonly command: string;
}

/** Galactic Emperor takes three or more. */
const FEWEST: Readonly<Partial<Record<string, number>>> = { 'galactic-emperor': 3 };

/** Reads the arguments. Throws `RangeError` for a game, a player or a number that there is not. */
export function readArguments(args: readonly string[]): Measuring {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      pairs: { type: 'string' },
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
      seed: { type: 'string', default: 'strength' },
      jobs: { type: 'string', default: '1' },
    },
  });
  const [game, ...rest] = positionals;
  if (game === undefined || !Object.hasOwn(GAMES, game) || rest.length > 0) {
    throw new RangeError(`name one game: ${Object.keys(GAMES).join(', ')}`);
  }
  const [one, other, ...more] = values.players?.split(',') ?? [];
  if (one === undefined || other === undefined || more.length > 0) throw new RangeError('--players: name two');
  for (const name of [one, other])
    if (!ENTRANT_NAMES.includes(name)) throw new RangeError(`--players ${name}: use ${ENTRANT_NAMES.join(', ')}`);
  const seats = numberOf('seats', values.seats ?? `${FEWEST[game] ?? 2}`);
  if (!SEATS.includes(seats)) throw new RangeError(`--seats ${seats}: use ${SEATS.join(', ')}`);
  const pairs = numberOf('pairs', values.pairs ?? '');
  const options = optionsIn(values.options);
  const chosen = values.options === '{}' ? '' : ` --options '${values.options}'`;
  return {
    game,
    players: [one, other],
    seats,
    options,
    seed: values.seed,
    pairs,
    jobs: numberOf('jobs', values.jobs),
    command: `npm run strength -- ${game} --players ${one},${other} --pairs ${pairs} --seats ${seats}${chosen} --seed '${values.seed}'`,
  };
}

function optionsIn(text: string): Record<string, unknown> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
  if (!read.success) throw new RangeError(`--options ${text}: use an object of JSON`);
  return read.output;
}

function numberOf(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${flag} ${text}: use a number from 1`);
  return number;
}
