import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { claimFile, thisMachine } from '../../../src/saves/folder/claim.ts';
import { ENDING_SIGNALS, SIGNAL_HANDLING } from '../../../src/table/frame/edge/signals.ts';
import { INTERRUPT } from '../../e2e/program.ts';
import { onScene } from './scene.ts';
import type { Tried, Scene } from './scene.ts';
import type { Shelled } from './shelled.ts';
import { holderOfSave, movesOn } from './stopping.ts';

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
  'a home screen that moves': async (scene, env) => {
    const program = scene.start({ env });
    await program.untilText('New match');
    for (let frames = 0; frames < 2; frames++) await movesOn(program);
    return program;
  },
  'cards that come and go': async (scene, env) => {
    const program = scene.start({ env, args: ['play', 'galactic-emperor', '--seats', 'Ann:bot,Bob:bot,Cyd:bot'] });
    await program.untilText('Space pause');
    await movesOn(program);
    return program;
  },
  'a screen too small': async (scene, env) => {
    const program = await scene.play('theseus', { env });
    program.resize(20, 5);
    await program.untilText('80x23');
    return program;
  },
};

/** A fault of the program's own: what it never does by itself happens at this signal. */
const faultAt = (signal: string, fault: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=data:text/javascript,process.on('${signal}',()=>{${fault}})`,
});

interface Ending {
  readonly code: number;
  readonly act: (program: Shelled) => Promise<void> | void;
  readonly env?: Readonly<Record<string, string>>;
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  'Ctrl-C': { code: 130, act: program => program.type(INTERRUPT) },
  ...Object.fromEntries(
    ENDING_SIGNALS.map(({ signal, code }) => [
      signal,
      { code, act: program => program.signal(signal) } satisfies Ending,
    ]),
  ),
  'all signals that do nothing, then SIGTERM': {
    code: 143,
    act: async program => {
      for (const signal of Object.keys(SIGNAL_HANDLING).filter(name => SIGNAL_HANDLING[name] === 'nothing')) {
        if (Object.hasOwn(constants.signals, signal)) program.signal(signal);
      }
      await new Promise(resolve => setTimeout(resolve, 300));
      if (program.screen.buffer.active.type !== 'alternate')
        throw new Error('a signal that does nothing did something');
      program.signal('SIGTERM');
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

/** They mostly wait. */
const AT_ONCE = 4;

/** Every way to end at every place, or some ways at some of them. */
export function endings(
  places: readonly string[] = Object.keys(PLACES),
  ways: readonly string[] = Object.keys(ENDINGS),
): Promise<Tried> {
  return onScene(`ends by keys, signals and faults on ${places.length} screens`, async scene => {
    const all = places.flatMap(place => ways.map(name => ({ place, name })));
    for (let at = 0; at < all.length; at += AT_ONCE) {
      const now = all.slice(at, at + AT_ONCE).map(async ({ place, name }) => {
        scene.faults.push(...(await endOnce(place, name)).map(fault => `${name} at ${place}: ${fault}`));
      });
      await Promise.all(now);
    }
    return all.length;
  });
}

async function endOnce(place: string, name: string): Promise<readonly string[]> {
  const come = PLACES[place];
  const ending = ENDINGS[name];
  if (come === undefined || ending === undefined) return ['there is no such end'];
  const { code, act, env = {} } = ending;
  const { faults } = await onScene(name, async scene => {
    const program = await come(scene, env);
    await act(program);
    await scene.ends(program, code);
    if (code === 70 && !program.bytes.includes('an error in the program: Error')) scene.faults.push('it is not told');
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
      const faults = await closeOnce(PLAYED[done % PLAYED.length] ?? []);
      scene.faults.push(...faults);
    }
    return times;
  });
}

const PLAYED: readonly (readonly string[])[] = [
  ['play', 'starcraft'],
  ['--screen-reader', 'play', 'starcraft'],
  ['play', 'theseus'],
];

/** Takes no notice of the closed window itself, and writes down how the program ended. */
const WITNESS = 'trap : HUP; "$@"; echo $? >"$0"';

/** A terminal within the terminal is killed: `script` is one that every Linux has. */
async function closeOnce(command: readonly string[]): Promise<readonly string[]> {
  const quoted = (words: readonly string[]): string => words.map(word => `'${word}'`).join(' ');
  const game = command.join(' ');
  const { faults } = await onScene(game, async scene => {
    const ended = join(scene.home, 'ended');
    const within = (given: readonly string[]): readonly string[] => [
      ...['script', '-qfec', quoted(['sh', '-c', WITNESS, ended, ...given]), '/dev/null'],
    ];
    const program = await scene.play('', {
      args: [...command, '--seats', 'Ann,Bob', '--seed', 'closed'],
      within,
    });
    const [file = ''] = program.saveFiles;
    const pid = holderOfSave(program);
    program.signal('SIGKILL');
    await program.until('the end of the program', () => !thisMachine.runs(pid));
    await program.ended();
    await program.until('how it ended', () => existsSync(ended) && readFileSync(ended, 'utf8').endsWith('\n'));
    const code = readFileSync(ended, 'utf8').trim();
    if (code !== '129') scene.faults.push(`${game}: it ended with ${code}, not 129`);
    await scene.checkSave(file);
    if (existsSync(claimFile(file))) scene.faults.push(`${game}: the match still counts as open`);
    return 1;
  });
  return faults;
}
