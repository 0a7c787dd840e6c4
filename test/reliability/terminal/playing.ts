import { below } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import { frameFaults, REPAINT } from './frames.ts';
import { INTERRUPT } from '../../e2e/program.ts';
import { isPainted, onScene } from './scene.ts';
import type { Scene, Tried } from './scene.ts';
import type { Shelled } from './shelled.ts';
import { burst, mouse, PASTES, UNKNOWN } from './typing.ts';

/** Random sizes between 20x5 and 250x80 while chance plays; one in five comes before the one before it was painted. */
export function resizes(game: string, count: number, random: RandomState): Promise<Tried> {
  return onScene(`sizes while ${game} is played`, async scene => {
    let program = await scene.play(game);
    for (let done = 0; done < count; done++) {
      program.resize(20 + below(random, 231), 5 + below(random, 76));
      if (below(random, 5) === 0) continue;
      program.type(burst(below(random, 6), random));
      program = await look(scene, program, `size ${done}`);
    }
    program.resize(80, 24);
    await leave(scene, program);
    return count;
  });
}

/** Many keys at once, again and again. */
export function bursts(game: string, count: number, keys: number, random: RandomState): Promise<Tried> {
  return onScene(`bursts of ${keys} keys in ${game}`, async scene => {
    let program = await scene.play(game);
    for (let done = 0; done < count; done++) {
      program.type(burst(keys, random));
      program = await look(scene, program, `burst ${done}`);
    }
    await leave(scene, program);
    return count;
  });
}

/** The mouse does all it can, in lots of twenty. */
export function mice(game: string, count: number, random: RandomState): Promise<Tried> {
  return onScene(`mouse reports in ${game}`, async scene => {
    let program = await scene.play(game);
    for (let done = 0; done < count; done += 20) {
      program.type(Array.from({ length: 20 }, () => mouse(80, 24, random)).join(''));
      program = await look(scene, program, `mouse ${done}`);
    }
    await leave(scene, program);
    return count;
  });
}

/** What nobody typed, or one in `step` of it, does nothing: the screen stays, nothing is answered, and the next key works. */
export function strangers(game: string, step = 1): Promise<Tried> {
  return inVain(
    `unknown sequences in ${game}`,
    game,
    UNKNOWN.filter((_, at) => at % step === 0),
    async (program, strange) => {
      program.type(strange);
      await program.quiet();
    },
  );
}

/** What was pasted, or one in `step` of it, does nothing either, and that is said until the next key. */
export function pastes(game: string, step = 1): Promise<Tried> {
  return inVain(
    `pastes in ${game}`,
    game,
    PASTES.filter((_, at) => at % step === 0),
    async (program, text) => {
      program.paste(text);
      await program.untilText('Pasted text is not taken as keys.');
      program.type(REPAINT);
      await program.until('the next key', shown => !shown.text.includes('Pasted text'));
      await program.quiet();
    },
  );
}

function inVain(
  what: string,
  game: string,
  all: readonly string[],
  send: (program: Shelled, text: string) => Promise<void>,
): Promise<Tried> {
  return onScene(what, async scene => {
    let program = await scene.play(game);
    for (const strange of all) {
      const [text, answers] = [program.text, program.answersSaved];
      await send(program, strange);
      const name = JSON.stringify(strange.slice(0, 40));
      if (program.text !== text) scene.faults.push(`${name} changed the screen`);
      program = await look(scene, program, name);
      if (program.answersSaved !== answers) scene.faults.push(`${name} answered something`);
    }
    await leave(scene, program);
    return all.length;
  });
}

/** Looks at the screen; where the keys have left the program, at what it leaves, and goes on with the match. */
async function look(scene: Scene, program: Shelled, where: string): Promise<Shelled> {
  await program.quiet();
  if (!program.hasEnded) {
    scene.faults.push(...(await frameFaults(program)).map(fault => `${where}: ${fault}`));
    return program;
  }
  const { cols, rows } = program.screen;
  await scene.ends(program, 0);
  const again = scene.start({ args: ['resume'], columns: cols, rows });
  await again.until('the table', ({ text }) => isPainted(text));
  await again.quiet();
  return again;
}

async function leave(scene: Scene, program: Shelled): Promise<void> {
  program.type(INTERRUPT);
  await scene.ends(program, 130);
  for (const file of program.saveFiles) await scene.checkSave(file);
}
