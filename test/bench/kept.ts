import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { loadMatch } from '../../src/saves/saved/load.ts';
import { AT_EVERY_STEP, playOn, settingOf, usualSettingOf } from './matches.ts';
import { median, repeated, spread } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { saveTo } from './saving.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** This many matches of each number of seats. */
const MATCHES = 3;
const LATE = fileURLToPath(new URL('../../saves/sample-six-seats-late.jsonl', import.meta.url));

/** What matches of the games take in their files, and the resume of the late sample. */
export const kept: Bench = () => {
  const folder = temporaryFolder('bench');
  try {
    const resumed = repeated(30, () => loadMatch(starcraft, LATE, AT_EVERY_STEP).close());
    return [
      ...[2, 4, 6].map(seats =>
        sizeRow(`StarCraft, ${seats} seats`, folder, number => {
          const setting = settingOf(number, seats);
          return playOn(starcraft.start(setting, AT_EVERY_STEP), setting.seed, () => false);
        }),
      ),
      ...[2, 3, 4].map(seats =>
        sizeRow(`Theseus, ${seats} seats`, folder, number => {
          const setting = usualSettingOf('theseus', number, seats);
          return playOn(theseus.start(setting, AT_EVERY_STEP), setting.seed, () => false);
        }),
      ),
      {
        what: 'resume of the late sample of StarCraft, 6 seats',
        reach: '50 ms',
        measured: spread(resumed),
        reached: median(resumed) <= 50,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The bytes of whole matches, to the end. */
function sizeRow(what: string, folder: string, nth: (number: number) => Match): Row {
  let [answers, records, checkpoints] = [0, 0, 0];
  for (let number = 0; number < MATCHES; number++) {
    const file = join(folder, 'match.jsonl');
    saveTo(file, nth(number));
    const lines = sizesOf(file);
    answers += lines.answers;
    checkpoints += lines.checkpoints;
    records += lines.all - lines.checkpoints;
    rmSync(file);
  }
  const [each, share] = [records / answers, checkpoints / records];
  return {
    what: `size of whole matches, ${what}`,
    reach: '650 bytes an answer and 15 % for checkpoints',
    measured: `${Math.round(each)} bytes and ${Math.round(100 * share)} %`,
    reached: each <= 650 && share <= 0.15,
  };
}

/** How many answers stand in a file, and its bytes: all, and those of its checkpoints. */
export function sizesOf(file: string): {
  readonly answers: number;
  readonly all: number;
  readonly checkpoints: number;
} {
  const history = openHistory(file);
  const all = readFileSync(file).length;
  let [answers, checkpoints, last] = [0, 0, all];
  for (const { number, line } of history.back()) {
    if (line.line === 'checkpoint') checkpoints += last - number;
    if (line.line === 'record' && line.given !== null) answers += 1;
    last = number;
  }
  history.close();
  return { answers, all, checkpoints };
}
