import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { claimFile } from '../../../src/saves/folder/claim.ts';
import { onScene } from './scene.ts';
import type { Tried } from './scene.ts';
import type { Program } from '../../e2e/program.ts';
import { settingsIn } from './shelled.ts';

const STOP = '\u001a';
/** The end of what is typed is not in it, so that only the shell's answer has it. */
const SAID = 'stty -a; echo "settings""-end"\r';

/** The screen that moves by itself. */
export const HOME = 'the home screen';

/**
 * Ctrl-Z under a person's own shell, or a signal from outside, and back, again and again; while it is stopped the
 * terminal is as it was. On the home screen it comes while that moves.
 */
export function stops(game: string, times: number, how: 'Ctrl-Z' | 'a signal' = 'Ctrl-Z'): Promise<Tried> {
  const moves = game === HOME;
  const stop = (program: Program): void => {
    if (how === 'Ctrl-Z') program.type(STOP);
    else process.kill(holderOfSave(program), 'SIGTSTP');
  };
  return onScene(`${how} to stop ${game}, and back`, async scene => {
    let command: readonly string[] = [];
    const program = scene.startBare({
      env: { PS1: '$ ', INPUTRC: '/dev/null' },
      args: moves ? [] : ['play', game, '--seats', 'Ann,Bob', '--seed', game],
      within: given => {
        command = given;
        return ['bash', '--norc', '--noprofile', '-i'];
      },
      wayOut: 'exit\r',
    });
    await program.untilText('$');
    // The shell's own marks of pastes are not what is looked at.
    program.type("bind 'set enable-bracketed-paste off'\r");
    const before = await told(program);
    program.type(`${command.map(word => `'${word}'`).join(' ')}\r`);
    await program.until('the table', ({ answersSaved, text }) =>
      moves ? text.includes('New match') : answersSaved === 0 && isTable(text),
    );
    await program.settle();
    const shown = program.text;
    for (let done = 0; done < times; done++) {
      if (moves) await movesOn(program);
      stop(program);
      await program.until('the shell', ({ screen }) => !isAlternate(screen));
      await program.untilText('Stopped');
      scene.faults.push(...program.modeFaults());
      if ((await told(program)) !== before) scene.faults.push('stty says something else while it is stopped');
      program.type('fg\r');
      await program.until('the table again', ({ screen }) => isAlternate(screen));
      await program.settle();
      if (!moves && program.text !== shown) scene.faults.push(`it came back with\n${program.text}`);
    }
    stop(program);
    await program.until('the shell', ({ screen }) => !isAlternate(screen));
    await program.untilText('Stopped');
    // The shell needs a moment to see that its job goes on and ends.
    program.type('kill %1; sleep 1\r');
    await program.untilText('Terminated');
    scene.faults.push(...program.modeFaults());
    if ((await told(program)) !== before)
      scene.faults.push('stty says something else after it was ended while stopped');
    program.type('exit\r');
    await program.ended();
    for (const file of program.saveFiles) await scene.checkSave(file);
    return times;
  });
}

const claimShape = v.object({ pid: v.number() });

/** The process that has the only match open. */
export function holderOfSave({ saveFile }: Program): number {
  return v.parse(claimShape, JSON.parse(readFileSync(claimFile(saveFile), 'utf8'))).pid;
}

/** Waits for the next frame that comes by itself. */
export async function movesOn(program: Program): Promise<void> {
  const from = program.bytes.length;
  await program.until('the next frame', ({ bytes }) => bytes.length > from);
}

/** A hand-over, or a question. */
function isTable(text: string): boolean {
  return text.includes('Pass the keyboard to') || text.includes('Enter take');
}

function isAlternate({ buffer }: Program['screen']): boolean {
  return buffer.active.type === 'alternate';
}

/** The terminal's settings, asked of the shell. */
async function told(program: Program): Promise<string> {
  const from = program.bytes.length;
  program.type(SAID);
  await program.until('the settings', ({ bytes }) => bytes.slice(from).includes('settings-end'));
  await program.settle();
  return settingsIn(/speed[^]*?(?=settings-end)/.exec(program.bytes.slice(from))?.[0] ?? '');
}
