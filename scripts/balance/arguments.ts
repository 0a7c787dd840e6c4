import { parseArgs } from 'node:util';
import { MODES } from './tables.ts';
import type { Mode } from './tables.ts';

export const USAGE =
  'npm run balance -- GAME [--mode MODE,…] [--table WORDS] [--matches N] [--seats N] [--jobs N] [--seed TEXT] [--each]';

/** What is to be measured. */
export interface Run {
  readonly game: string;
  readonly modes: readonly Mode[];
  readonly seed: string;
  readonly jobs: number;
  /** How the run was asked for, without the number of jobs, on which nothing depends. */
  readonly command: string;
  /** How many matches each table of a mode has. */
  readonly matchesOf: (mode: Mode) => number;
}

/** Reads the arguments of a run. Throws `RangeError` for a game, a mode, a table or a number that there is not. */
export function readArguments(args: readonly string[]): Run {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mode: { type: 'string' },
      table: { type: 'string' },
      matches: { type: 'string', default: '400' },
      seats: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'balance' },
      each: { type: 'boolean', default: false },
    },
  });
  const [game, ...rest] = positionals;
  if (game === undefined || !Object.hasOwn(MODES, game) || rest.length > 0) {
    throw new RangeError(`name one game: ${Object.keys(MODES).join(', ')}`);
  }
  const matches = numberOf('matches', values.matches);
  const chosen = chosenModes(MODES[game] ?? [], values.mode, values.seats).map(mode => ({
    ...mode,
    tables: mode.tables.filter(({ name }) => name.includes(values.table ?? '')),
  }));
  const modes = chosen.filter(({ tables }) => tables.length > 0);
  if (modes.length === 0) throw new RangeError('no table is called that');
  const flags = (['mode', 'table', 'seats'] as const).flatMap(flag => {
    const value = values[flag];
    return value === undefined ? [] : [`--${flag} ${quoted(value)}`];
  });
  const each = values.each ? ' --each' : '';
  return {
    game,
    modes,
    seed: values.seed,
    jobs: numberOf('jobs', values.jobs),
    command: `npm run balance -- ${[game, ...flags, `--matches ${matches}${each}`, `--seed ${quoted(values.seed)}`].join(' ')}`,
    matchesOf: ({ tables }) => (values.each ? matches : Math.ceil(matches / tables.length)),
  };
}

function chosenModes(modes: readonly Mode[], named: string | undefined, seats: string | undefined): readonly Mode[] {
  const ids = named?.split(',') ?? modes.map(({ id }) => id);
  const unknown = ids.find(id => !modes.some(mode => mode.id === id));
  if (unknown !== undefined) {
    throw new RangeError(`--mode ${unknown}: use ${modes.map(({ id }) => id).join(', ')}`);
  }
  const size = seats === undefined ? null : numberOf('seats', seats);
  const fits = modes.filter(
    ({ id, tables }) => ids.includes(id) && (size === null || tables.some(({ sides }) => sides.length === size)),
  );
  if (fits.length === 0) throw new RangeError(`--seats ${seats}: no mode has so many`);
  return fits;
}

function numberOf(flag: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${flag} ${text}: use a number from 1`);
  return number;
}

function quoted(text: string): string {
  return /^[\w,.-]+$/.test(text) ? text : `'${text}'`;
}
