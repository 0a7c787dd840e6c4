import { randomBelow } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import { frameFaults, REPAINT } from './frames.ts';
import { INTERRUPT } from '../../e2e/program.ts';
import { isPainted, onScene } from './scene.ts';
import type { Scene, Tried } from './scene.ts';
import type { Shelled } from './shelled.ts';
import { burst, mouse, PASTES, UNKNOWN } from './typing.ts';

/** Something that happens to the terminal of a running program; gives the program that runs afterwards. */
type Deed = (scene: Scene, program: Shelled) => Promise<Shelled>;

/** How much happens to one program, in the order in which it happens. */
export interface Happening {
  /** One in this many of the sequences that nobody typed, and of the texts that are pasted. */
  readonly strangers?: number;
  readonly pastes?: number;
  /** Mouse reports, sizes, and bursts of this many keys. */
  readonly mice?: number;
  readonly sizes?: number;
  readonly bursts?: readonly [count: number, keys: number];
}

/** All of it to one program. */
export function happenings(game: string, wanted: Happening, random: RandomState): Promise<Tried> {
  const { strangers: step, pastes: pasted, mice: reports, sizes, bursts: lots } = wanted;
  const deeds = [
    ...(step === undefined ? [] : [typingStrangers(step)]),
    ...(pasted === undefined ? [] : [pasting(pasted)]),
    ...(reports === undefined ? [] : [mousing(reports, random)]),
    ...(sizes === undefined ? [] : [resizing(sizes, random)]),
    ...(lots === undefined ? [] : [bursting(...lots, random)]),
  ];
  return onProgram(`${Object.keys(wanted).join(', ')} in ${game}`, game, deeds, deeds.length);
}

/** Random sizes between 20x5 and 250x80 while chance plays; one in five comes before the one before it was painted. */
export function resizes(game: string, count: number, random: RandomState): Promise<Tried> {
  return onProgram(`sizes while ${game} is played`, game, [resizing(count, random)], count);
}

function resizing(count: number, random: RandomState): Deed {
  return async (scene, program) => {
    let running = program;
    for (let done = 0; done < count; done++) {
      running.resize(20 + randomBelow(random, 231), 5 + randomBelow(random, 76));
      if (randomBelow(random, 5) === 0) continue;
      running.type(burst(randomBelow(random, 6), random));
      running = await look(scene, running, `size ${done}`);
    }
    running.resize(80, 24);
    return running;
  };
}

/** Many keys at once, again and again. */
export function bursts(game: string, count: number, keys: number, random: RandomState): Promise<Tried> {
  return onProgram(`bursts of ${keys} keys in ${game}`, game, [bursting(count, keys, random)], count);
}

function bursting(count: number, keys: number, random: RandomState): Deed {
  return async (scene, program) => {
    let running = program;
    for (let done = 0; done < count; done++) {
      running.type(burst(keys, random));
      running = await look(scene, running, `burst ${done}`);
    }
    return running;
  };
}

/** The mouse does all it can, in lots of twenty. */
export function mice(game: string, count: number, random: RandomState): Promise<Tried> {
  return onProgram(`mouse reports in ${game}`, game, [mousing(count, random)], count);
}

function mousing(count: number, random: RandomState): Deed {
  return async (scene, program) => {
    let running = program;
    for (let done = 0; done < count; done += 20) {
      running.type(Array.from({ length: 20 }, () => mouse(80, 24, random)).join(''));
      running = await look(scene, running, `mouse ${done}`);
    }
    return running;
  };
}

/** What nobody typed does nothing: the screen stays, nothing is answered, and the next key works. */
export function strangers(game: string): Promise<Tried> {
  return onProgram(`unknown sequences in ${game}`, game, [typingStrangers(1)], UNKNOWN.length);
}

function typingStrangers(step: number): Deed {
  return inVain(every(step, UNKNOWN), async (program, strange) => {
    program.type(strange);
    await program.quiet();
  });
}

/** What was pasted does nothing either, and that is said until the next key. */
export function pastes(game: string): Promise<Tried> {
  return onProgram(`pastes in ${game}`, game, [pasting(1)], PASTES.length);
}

function pasting(step: number): Deed {
  return inVain(every(step, PASTES), async (program, text) => {
    program.paste(text);
    await program.untilText('Pasted text is not taken as keys.');
    program.type(REPAINT);
    await program.until('the next key', shown => !shown.text.includes('Pasted text'));
    await program.quiet();
  });
}

function every(step: number, texts: readonly string[]): readonly string[] {
  return texts.filter((_, at) => at % step === 0);
}

function inVain(all: readonly string[], send: (program: Shelled, text: string) => Promise<void>): Deed {
  return async (scene, program) => {
    let running = program;
    for (const strange of all) {
      const [text, answers] = [running.text, running.answersSaved];
      await send(running, strange);
      const name = JSON.stringify(strange.slice(0, 40));
      if (running.text !== text) scene.faults.push(`${name} changed the screen`);
      running = await look(scene, running, name);
      if (running.answersSaved !== answers) scene.faults.push(`${name} answered something`);
    }
    return running;
  };
}

/** A match that is played, to whose program all of that happens before it is left. */
function onProgram(what: string, game: string, deeds: readonly Deed[], times: number): Promise<Tried> {
  return onScene(what, async scene => {
    let program = await scene.play(game);
    for (const deed of deeds) program = await deed(scene, program);
    await leave(scene, program);
    return times;
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
