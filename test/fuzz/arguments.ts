import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { FAILURES } from './failures.ts';

/** What a run of the fuzz test is to do. */
export interface FuzzRun {
  /**
   * Goes on with matches until this many decisions are answered, shared among the games; `null`: until everything was
   * used.
   */
  readonly decisions: number | null;
  /** The games that are played; empty: all. */
  readonly games: readonly string[];
  /** The fewest and the most seats; matches take each number in turn. `null`: as the game has it. */
  readonly seats: readonly [number, number] | null;
  readonly seed: string;
  /** This many processes play at once; the matches are the same. */
  readonly jobs: number;
  /** Goes on where the run with the same games, seats and seed stopped. */
  readonly resume: boolean;
  /** Plays the rules alone, with nobody who listens: no oracles, no progress, in this process. */
  readonly silently: boolean;
  /** Where failures and the progress are written to. */
  readonly folder: string;
  /** A failure's file that is to be run again, instead of all that. */
  readonly again: string | null;
}

/** How the fuzz test is called. */
export const USAGE =
  'npm run fuzz -- [--decisions N] [--games a,b] [--seats a-b] [--seed S] [--jobs N] [--resume] [--silently] [--again FILE]';

/** No run is longer. */
const MOST = 100_000_000;

/** More processes than this are a slip. */
const MOST_JOBS = 256;

/** Reads the arguments that `USAGE` shows. Throws `TypeError` or `RangeError` for what it can't read. */
export function readArguments(args: readonly string[]): FuzzRun {
  const { values } = parseArgs({
    args: [...args],
    options: {
      decisions: { type: 'string' },
      games: { type: 'string', default: '' },
      seats: { type: 'string' },
      seed: { type: 'string', default: 'fuzz' },
      jobs: { type: 'string' },
      resume: { type: 'boolean', default: false },
      silently: { type: 'boolean', default: false },
      again: { type: 'string' },
    },
  });
  if (values.silently && values.decisions === undefined) throw new RangeError('--silently needs --decisions');
  if (values.silently && values.resume) throw new RangeError('--silently can’t be gone on with: leave --resume out');
  return {
    decisions: values.decisions === undefined ? null : readCount('--decisions', values.decisions, MOST),
    games: values.games.split(',').filter(id => id !== ''),
    seats: values.seats === undefined ? null : readSeats(values.seats),
    seed: values.seed,
    jobs: values.jobs === undefined ? availableParallelism() : readCount('--jobs', values.jobs, MOST_JOBS),
    resume: values.resume,
    silently: values.silently,
    folder: FAILURES,
    again: values.again ?? null,
  };
}

function readCount(flag: string, text: string, most: number): number {
  const count = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isInteger(count) || count < 1 || count > most) throw new RangeError(`${flag} ${text}`);
  return count;
}

function readSeats(text: string): readonly [number, number] {
  const [, from, to] = /^(\d)(?:-(\d))?$/.exec(text) ?? [];
  const [few, most] = [Number(from), Number(to ?? from)];
  if (from === undefined || few < 1 || most < few) throw new RangeError(`--seats ${text}: such as 3 or 2-4`);
  return [few, most];
}
