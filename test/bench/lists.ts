import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { AT_EVERY_STEP, playOn, settingOf } from './matches.ts';
import { median, ms, repeated } from './measure.ts';
import type { Row } from './measure.ts';
import { saveTo } from './saving.ts';
import { BIN } from './start-up.ts';

const SAVES = 1_000;
/** Each of them has this many answers. */
const ANSWERS = 100;
const RUNS = 8;

/** What `orrery saves list` takes beyond a bare Node, with many saves in that folder, which is made for it. */
export function listRow(folder: string): Row {
  mkdirSync(folder);
  const setting = settingOf(0, 4);
  const match = playOn(
    starcraft.start(setting, AT_EVERY_STEP),
    setting.seed,
    ({ decision }) => (decision?.n ?? ANSWERS) >= ANSWERS,
  );
  const first = join(folder, 'save-0.jsonl');
  saveTo(first, match);
  for (let save = 1; save < SAVES; save++) copyFileSync(first, join(folder, `save-${save}.jsonl`));
  const runs = (words: readonly string[]): number =>
    median(
      repeated(RUNS, () => {
        const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
        if (status !== 0) throw new Error(`it ended with ${status}: ${stderr}`);
      }),
    );
  const bare = runs(['-e', '0']);
  const beyond = runs([BIN, 'saves', 'list', '--saves', folder]) - bare;
  return {
    what: `\`orrery saves list\` with ${SAVES} saves, beyond node`,
    reach: '100 ms',
    measured: ms(beyond),
    reached: beyond <= 100,
  };
}
