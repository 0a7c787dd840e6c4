import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import type { Program } from '../../e2e/program.ts';
import { onScene } from '../terminal/scene.ts';
import { answer, PLAY } from './cases.ts';
import type { StorageCase } from './cases.ts';

/** Answers enough to go beyond the limit. */
const MOST = 12;
/** What may still be written, in bytes. */
const ROOM = 300;

/** Whether a running program can be given a limit here: Linux. */
export function hasLimits(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0;
}

/**
 * Files may not become larger (`ulimit -f`), for which the system sends a signal that ends a program: it goes on, says
 * that it is not saved, and saves when it may.
 */
export function fileLimit(): Promise<StorageCase> {
  let told = '';
  return onScene('files limited to a size while a match is played', async scene => {
    const program = scene.start({ args: PLAY, columns: 120, rows: 40 });
    await program.until('the first save', ({ answersSaved }) => answersSaved === 0);
    await program.untilText('saved ');
    await program.quiet();
    const { saveFile } = program;
    limit(program.ownPid, `${statSync(saveFile).size + ROOM}`);
    let given = 0;
    for (; !program.text.includes('NOT SAVED') && given < MOST; given++) await goOn(program);
    await program.untilText('NOT SAVED');
    told = /(E[A-Z]+: [a-z -]*[a-z])/.exec(program.text)?.[1] ?? '?';
    for (let more = 0; more < 3; more++) {
      const before = program.text;
      await goOn(program);
      if (!program.text.includes('NOT SAVED')) scene.faults.push(`NOT SAVED is out of sight:\n${program.text}`);
      if (program.text === before) scene.faults.push(`the match does not go on:\n${program.text}`);
    }
    await scene.checkSave(saveFile);
    limit(program.ownPid, 'unlimited');
    const saved = program.answersSaved;
    await goOn(program);
    await program.untilText('The match is saved again');
    if (program.answersSaved <= saved) scene.faults.push('nothing was saved in the end');
    await scene.checkSave(saveFile);
    program.signal('SIGTERM');
    await scene.ends(program, 143);
    return 1;
  }).then(({ what, faults }) => ({
    what,
    told: `NOT SAVED since …: ${told}; then: The match is saved again`,
    faults,
  }));
}

/** An answer, or a key for what waits to be seen. */
async function goOn(program: Program): Promise<void> {
  if (program.text.includes('Any key goes on')) await program.press('\r');
  else await answer(program);
}

function limit(pid: number, size: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${size}:unlimited`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
