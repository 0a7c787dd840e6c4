import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { openToContinue } from '../../src/saves/file/file-history.ts';
import { linesOf, loadMatch, resumeFrom } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import type { FileOptions } from '../../src/saves/file/match-file.ts';
import { Keeper } from '../../src/session/running/keeper.ts';
import type { SavedPeople } from '../../src/session/running/keeper.ts';
import { AT_EVERY_STEP, lateMatch } from './matches.ts';
import { median, quantile, repeated, spread, timed } from './measure.ts';
import type { Bench } from './measure.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Nobody else has the folder: the match stays in its file. */
export function fileOptions(file: string): FileOptions {
  return { now: () => new Date(), elsewhere: () => `${file}.elsewhere` };
}

/** Writes a new file with the whole history of a match, and what the table adds to it. */
export function saveTo(file: string, match: Match): void {
  const head = { ...match.history.head, begun: new Date() };
  const written = new MatchFile(file, head, fileOptions(file), linesOf(match.history));
  new Keeper(written, () => new Date()).keep(match, peopleAt(match));
  written.close();
}

/** Only people sit there, who have seen nothing yet. */
function peopleAt({ start: { seats } }: Match): SavedPeople {
  return { players: seats.map(() => 'human'), languages: seats.map(() => null), seen: seats.map(() => 0), coach: [] };
}

/** Answer to saved on disk, the file's size, and the resume, late in a match of six seats. */
export const saving: Bench = () => {
  const folder = temporaryFolder('bench');
  try {
    const file = join(folder, 'late.jsonl');
    saveTo(file, lateMatch());
    const size = statSync(file).size;
    const open = new MatchFile(file, openToContinue(file), fileOptions(file));
    const { match } = resumeFrom(starcraft, open, { keeping: AT_EVERY_STEP });
    const answers = match.decision?.n ?? 0;
    const resumed = repeated(30, () => {
      loadMatch(starcraft, file, AT_EVERY_STEP).close();
    });
    const keeper = new Keeper(open, () => new Date());
    const people = peopleAt(match);
    const random = seededRandom('late');
    const saved: number[] = [];
    keeper.keep(match, people);
    while (match.decision !== null && saved.length < 100) {
      const { decision } = match;
      saved.push(
        timed(() => {
          match.answer(decision.n, randomAnswer(decision, random));
          keeper.keep(match, people);
        }),
      );
    }
    open.close();
    const p95 = quantile(saved, 0.95);
    return [
      {
        what: 'an answer and its save on disk, late in a match, 6 seats, checkpoint at every step',
        reach: '10 ms (p95)',
        measured: spread(saved),
        reached: p95 <= 10,
      },
      {
        what: `size of that save (${answers} answers), with all that happened`,
        reach: '1 kB an answer',
        measured: `${Math.round(size / 1000)} kB`,
        reached: size <= 1000 * answers,
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
