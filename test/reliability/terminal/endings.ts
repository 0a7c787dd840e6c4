import { constants } from 'node:os';
import { existsSync } from 'node:fs';
import { claimFile, thisMachine } from '../../../src/saves/folder/claim.ts';
import { INTERRUPT, onScene } from './scene.ts';
import type { Tried, Scene } from './scene.ts';
import type { Shelled } from './shelled.ts';
import { holderOfSave } from './stopping.ts';

/** Where the program is when it ends. */
const PLACES: Readonly<Record<string, (scene: Scene, env: Readonly<Record<string, string>>) => Promise<Shelled>>> = {
  'the home screen': async (scene, env) => {
    const program = scene.start({ env });
    await program.untilText('New match');
    return program;
  },
  'a hand-over': (scene, env) => scene.play('starcraft', { env }),
  'a seat’s own view': async (scene, env) => {
    const program = await scene.play('starcraft', { env });
    await program.press('\r');
    return program;
  },
  'the open table': (scene, env) => scene.play('theseus', { env }),
  'a screen too small': async (scene, env) => {
    const program = await scene.play('theseus', { env });
    program.resize(20, 5);
    await program.untilText('80x23');
    return program;
  },
};

/** A fault of the program's own: what it never does by itself happens at this signal. */
const faultAt = (signal: NodeJS.Signals, fault: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,process.on('${signal}',()=>{${fault}})`,
});

interface Ending {
  readonly code: number;
  readonly act: (program: Shelled) => void;
  readonly env?: Readonly<Record<string, string>>;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  'Ctrl-C': { code: 130, act: program => program.type(INTERRUPT) },
  SIGTERM: { code: 143, act: program => program.signal('SIGTERM') },
  SIGHUP: { code: 129, act: program => program.signal('SIGHUP') },
  SIGINT: { code: 130, act: program => program.signal('SIGINT') },
  SIGQUIT: { code: 131, act: program => program.signal('SIGQUIT') },
  SIGABRT: { code: 134, act: program => program.signal('SIGABRT') },
  SIGALRM: { code: 142, act: program => program.signal('SIGALRM') },
  SIGUSR2: { code: 128 + constants.signals.SIGUSR2, act: program => program.signal('SIGUSR2') },
  // Of what the first of them does, nothing may be seen.
  'SIGUSR1, then SIGTERM': {
    code: 143,
    act: program => {
      program.signal('SIGUSR1');
      setTimeout(() => program.signal('SIGTERM'), 300);
    },
  },
  'an exception': {
    code: 70,
    act: program => program.signal('SIGURG'),
    env: faultAt('SIGURG', "throw(Error('on-purpose'))"),
  },
  'a rejected promise': {
    code: 70,
    act: program => program.signal('SIGURG'),
    env: faultAt('SIGURG', "Promise.reject(Error('on-purpose'))"),
  },
};

/** Every way to end at every place, or at some of them. */
export function endings(places: readonly string[] = Object.keys(PLACES)): Promise<Tried> {
  return onScene(`ends by keys, signals and faults on ${places.length} screens`, async scene => {
    let times = 0;
    for (const place of places) {
      for (const name of Object.keys(ENDINGS)) {
        scene.faults.push(...(await endOnce(place, name)).map(fault => `${name} at ${place}: ${fault}`));
        times += 1;
      }
    }
    return times;
  });
}

async function endOnce(place: string, name: string): Promise<readonly string[]> {
  const come = PLACES[place];
  const ending = ENDINGS[name];
  if (come === undefined || ending === undefined) return ['there is no such end'];
  const { code, act, env = {} } = ending;
  const { faults } = await onScene(name, async scene => {
    const program = await come(scene, env);
    act(program);
    await scene.ends(program, code);
    if (code === 70 && !program.bytes.includes('on-purpose')) scene.faults.push('it is not told');
    for (const file of program.saveFiles) {
      await scene.checkSave(file);
      if (existsSync(claimFile(file))) scene.faults.push('the match still counts as open');
    }
    return 1;
  });
  return faults;
}

/** The terminal itself is gone, as when its window is closed: the program ends, and its match can be gone on with. */
export function closings(times: number): Promise<Tried> {
  return onScene('closed terminals', async scene => {
    for (let done = 0; done < times; done++) {
      const faults = await closeOnce(PLAYED[done % PLAYED.length] ?? '');
      scene.faults.push(...faults);
    }
    return times;
  });
}

const PLAYED = ['starcraft', 'theseus'];

/** A terminal within the terminal is killed: `script` is one that every Linux has. */
async function closeOnce(game: string): Promise<readonly string[]> {
  const quoted = (words: readonly string[]): string => words.map(word => `'${word}'`).join(' ');
  const { faults } = await onScene(game, async scene => {
    const program = await scene.play(game, { within: command => ['script', '-qfec', quoted(command), '/dev/null'] });
    const [file = ''] = program.saveFiles;
    const pid = holderOfSave(program);
    program.signal('SIGKILL');
    await program.until('the end of the program', () => !thisMachine.runs(pid));
    await program.ended();
    await scene.checkSave(file);
    if (existsSync(claimFile(file))) scene.faults.push(`${game}: the match still counts as open`);
    return 1;
  });
  return faults;
}
