import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Measuring } from './arguments.ts';
import { isMeasured } from './playing.ts';
import type { Measured } from './playing.ts';

/** Matches of one measurement that are kept in a file, a line each, so that a run that was cut off goes on. */
export class KeptMatches {
  readonly #file: string;
  readonly #matches: Measured[];

  /** Reads the file of a measurement in `folder`; `program`: what plays, by whose change all is measured afresh. */
  constructor(folder: string, { game, players, seats, options, seed }: Measuring, program: string) {
    const about = createHash('sha256')
      .update(JSON.stringify([game, players, seats, options, seed, program]))
      .digest('hex');
    this.#file = join(folder, `${game}-${players.join('-')}-${seats}-${about.slice(0, 12)}.jsonl`);
    this.#matches = readLines(this.#file);
  }

  /** The matches of the first `pairs` pairs, in their order. */
  of(pairs: number): readonly Measured[] {
    return this.#matches
      .filter(({ pair }) => pair < pairs)
      .toSorted((one, other) => one.pair - other.pair || one.match - other.match);
  }

  /** Whether that match is kept. */
  has({ pair, match }: Pick<Measured, 'pair' | 'match'>): boolean {
    return this.#matches.some(kept => kept.pair === pair && kept.match === match);
  }

  /** Keeps a match. */
  add(measured: Measured): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(measured)}\n`);
    this.#matches.push(measured);
  }
}

/** The matches of a file; a last line that was cut off is left out. */
function readLines(file: string): Measured[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap(line => {
    try {
      const read: unknown = JSON.parse(line);
      return isMeasured(read) ? [read] : [];
    } catch {
      return [];
    }
  });
}
