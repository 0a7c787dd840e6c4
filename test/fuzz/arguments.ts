import { parseArgs } from 'node:util';

/** What a run of the fuzz test is to do. */
export interface FuzzRun {
  /** Goes on with matches until so many decisions are answered. */
  readonly decisions: number;
  /** The fewest and the most seats; matches take each number in turn. */
  readonly seats: readonly [number, number];
  readonly seed: string;
  /** A failure's file that is to be run again, instead of all that. */
  readonly again: string | null;
}

/** Reads `--decisions N --seats a-b --seed S`, or `--again FILE`. Throws `TypeError` or `RangeError` for what it can't read. */
export function readArguments(args: readonly string[]): FuzzRun {
  const { values } = parseArgs({
    args: [...args],
    options: {
      decisions: { type: 'string', default: '200000' },
      seats: { type: 'string', default: '2-6' },
      seed: { type: 'string', default: 'fuzz' },
      again: { type: 'string' },
    },
  });
  const decisions = Number(values.decisions);
  if (!Number.isInteger(decisions) || decisions < 1) throw new RangeError(`--decisions ${values.decisions}`);
  const [, from, to] = /^([2-6])(?:-([2-6]))?$/.exec(values.seats) ?? [];
  const [few, most] = [Number(from), Number(to ?? from)];
  if (from === undefined || most < few) throw new RangeError(`--seats ${values.seats}: from 2 to 6, such as 2-4`);
  return { decisions, seats: [few, most], seed: values.seed, again: values.again ?? null };
}
