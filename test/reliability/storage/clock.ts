import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEntry } from '../../../src/saves/saved/entry.ts';
import { onScene } from '../terminal/scene.ts';
import { answer, PLAY } from './cases.ts';
import type { StorageCase } from './cases.ts';

const DAY = 86_400_000;
const CLOCK = pathToFileURL(join(import.meta.dirname, 'clock-back.mjs')).href;

/**
 * The clock is set back a day while a match is played: it goes on, is saved, is the one that is gone on with, and
 * stands first in lists.
 */
export function clockSetBackMeanwhile(): Promise<StorageCase> {
  return onScene('clock set back by a day while a match is played', async scene => {
    const back = join(scene.home, 'back');
    const env = { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_BACK: back };
    const other = scene.startBare({ args: ['play', 'theseus', '--seats', 'Cyd,Dan', '--seed', 'before'] });
    await other.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await other.close();
    const program = scene.startBare({ args: PLAY, env, columns: 120, rows: 40 });
    await program.until('two saves', ({ saveFiles }) => saveFiles.length === 2);
    await program.untilText('saved ');
    await program.quiet();
    for (let given = 0; given < 2; given++) await answer(program);
    writeFileSync(back, '');
    for (let given = 0; given < 2; given++) await answer(program);
    if (program.text.includes('NOT SAVED')) scene.faults.push('it says that it is not saved');
    await program.close();
    const file = program.saveFiles.find(each => each.includes('ann')) ?? '';
    if (readEntry(file).answers !== 4) scene.faults.push(`${readEntry(file).answers} of 4 answers are saved`);
    if (readEntry(file).saved.getTime() > Date.now() - DAY / 2) scene.faults.push('the clock was not set back');
    await scene.checkSave(file);
    const again = scene.startBare({ args: ['resume'], env, columns: 120, rows: 40 });
    await again.untilText('Ann');
    await again.quiet();
    await answer(again);
    if (readEntry(file).answers !== 5) scene.faults.push('resume goes on with another match');
    await again.close();
    return 1;
  }).then(({ what, faults }) => ({ what, told: 'nothing: it goes on, and resume goes on with it', faults }));
}
