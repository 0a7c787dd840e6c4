import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Match } from '../../src/kernel/playable.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { saveOf } from '../../src/saves/keep.ts';
import { readSave, restoreSave } from '../../src/saves/load.ts';
import { writeSave } from '../../src/saves/write.ts';
import { AT_EVERY_STEP, lateMatch } from './matches.ts';
import { median, quantile, repeated, spread, timed } from './measure.ts';
import type { Bench } from './measure.ts';

const SAMPLE = fileURLToPath(new URL('../../saves/sample-six-seats-late.json', import.meta.url));

/** Saves `match` into `file`, as the table does after every answer. */
export function saveTo(file: string, match: Match): void {
  const { seats } = match.start;
  const begun = new Date();
  writeSave(file, saveOf(match, { players: seats.map(() => 'human'), seen: seats.map(() => 0), begun, now: begun }));
}

/** Answer to saved on disk, the file's size, and the resume, late in a match of six seats. */
export const saving: Bench = () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  try {
    const file = join(folder, 'late.json');
    const match = lateMatch();
    const random = seededRandom('late');
    const saved: number[] = [];
    saveTo(file, match);
    const size = statSync(file).size;
    while (match.decision !== null && saved.length < 100) {
      const { decision } = match;
      saved.push(
        timed(() => {
          match.answer(decision.n, randomAnswer(decision, random));
          saveTo(file, match);
        }),
      );
    }
    saveTo(file, match);
    const source = existsSync(SAMPLE) ? SAMPLE : file;
    const resumed = repeated(30, () => {
      restoreSave(starcraft, readSave(source), AT_EVERY_STEP);
    });
    const answers = readSave(source).entries.length;
    const p95 = quantile(saved, 0.95);
    return [
      {
        what: 'an answer and its save on disk, late in a match, 6 seats, checkpoint at every step',
        reach: '10 ms (p95)',
        measured: spread(saved),
        reached: p95 <= 10,
      },
      {
        what: 'size of that save',
        reach: '300 kB',
        measured: `${Math.round(size / 1000)} kB`,
        reached: size <= 300_000,
      },
      {
        what: `resume a late match of 6 seats (${answers} answers)`,
        reach: '50 ms',
        measured: spread(resumed),
        reached: median(resumed) <= 50,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};
