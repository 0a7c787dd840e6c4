import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from '../../e2e/program.ts';
import { onScene } from '../terminal/scene.ts';
import type { Scene } from '../terminal/scene.ts';
import type { StorageCase } from './cases.ts';

const SAMPLE = fileURLToPath(new URL('../../../saves/sample-theseus-mid-turn.jsonl', import.meta.url));

/** Whoever is root may do all: then the program runs as somebody with no rights. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Whether the program can be run here by somebody to whom rights apply. */
export function hasRights(): boolean {
  if (process.platform === 'win32') return false;
  return !isRoot || spawnSync('setpriv', ['--version']).status === 0;
}

function asNobody(command: readonly string[]): readonly string[] {
  const nobody = ['--reuid', String(NOBODY), '--regid', String(NOBODY), '--clear-groups'];
  return isRoot ? ['setpriv', ...nobody, ...command] : command;
}

/** Gives a folder and all in it to whoever runs the program. */
function handOver(path: string): void {
  if (!isRoot) return;
  chownSync(path, NOBODY, NOBODY);
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) handOver(join(path, name));
}

/** What may not be done, with what the program is started, and what it says. */
export interface Rights {
  readonly what: string;
  readonly args: readonly string[];
  /** Takes the rights away; the folder of the saves has a match `evening.jsonl` in it, the home has settings. */
  readonly take: (folders: { readonly saves: string; readonly home: string }) => void;
  readonly sentences: readonly string[];
  /** Whether the program goes on; else it ends with 1. */
  readonly goesOn: boolean;
  /** Part of `npm test`. */
  readonly isShort?: true;
}

const evening = (saves: string): string => join(saves, 'evening.jsonl');
const settings = (home: string): string => join(home, 'settings', 'settings.json');
const AS_USUAL = 'The file can’t be read (EACCES: permission denied); all settings are as usual.';

export const RIGHTS: readonly Rights[] = [
  {
    what: 'save may only be read',
    args: ['resume', 'evening'],
    take: ({ saves }) => chmodSync(evening(saves), 0o444),
    sentences: ['evening.jsonl is read-only, so the match goes on as theseus-ann-bob-cyd.jsonl.'],
    goesOn: true,
    isShort: true,
  },
  {
    what: 'save may not be read',
    args: ['resume', 'evening'],
    take: ({ saves }) => chmodSync(evening(saves), 0),
    sentences: ["can't be read (EACCES: permission denied)."],
    goesOn: false,
    isShort: true,
  },
  {
    what: 'folder of saves may only be read, and so may the save',
    args: ['resume', 'evening'],
    take: ({ saves }) => {
      chmodSync(evening(saves), 0o444);
      chmodSync(saves, 0o555);
    },
    sentences: ['NOT SAVED since', 'EACCES: permission denied'],
    goesOn: true,
  },
  {
    what: 'folder of saves may not be entered',
    args: ['play', 'theseus', '--seats', 'Ann,Bob'],
    take: ({ saves }) => chmodSync(saves, 0),
    sentences: ['NOT SAVED since', 'EACCES: permission denied'],
    goesOn: true,
  },
  {
    what: 'settings may not be read',
    args: [],
    take: ({ home }) => chmodSync(settings(home), 0),
    sentences: [AS_USUAL],
    goesOn: true,
    isShort: true,
  },
  {
    what: 'home may not be entered',
    args: [],
    take: ({ home }) => chmodSync(home, 0),
    sentences: [AS_USUAL],
    goesOn: true,
  },
];

/**
 * Somebody without the rights plays or looks: it is said, nothing is changed that may not be, and the program can be
 * left.
 */
export async function withoutRights({ what, args, take, sentences, goesOn }: Rights): Promise<StorageCase> {
  const { faults } = await onScene(what, async scene => {
    const { saves, home } = scene;
    copyFileSync(SAMPLE, evening(saves));
    mkdirSync(dirname(settings(home)));
    writeFileSync(settings(home), '{"ascii":true}');
    for (const folder of [saves, home]) handOver(folder);
    // The folder of the run belongs to whoever runs the tests.
    if (isRoot) chmodSync(dirname(saves), 0o711);
    take(scene);
    const program = scene.startBare({ args, within: asNobody, columns: 160, rows: 40 });
    for (const sentence of sentences)
      await program.until(sentence, ({ text }) => oneLine(text).includes(plain(sentence)));
    await (goesOn ? left(program, scene) : refused(program, scene));
    for (const folder of [saves, home]) chmodSync(folder, 0o700);
    chmodSync(evening(saves), 0o600);
    if (!readFileSync(evening(saves)).equals(readFileSync(SAMPLE))) scene.faults.push('the save has changed');
    if (readFileSync(settings(home), 'utf8') !== '{"ascii":true}') scene.faults.push('the settings have changed');
    return 1;
  });
  return { what, told: sentences.join(' …: '), faults };
}

async function left(program: Program, scene: Scene): Promise<void> {
  await program.quiet();
  program.type('\u0003');
  const code = await program.left();
  if (code !== 130) scene.faults.push(`it ended with ${code}`);
}

async function refused(program: Program, scene: Scene): Promise<void> {
  const code = await program.ended();
  if (code !== 1) scene.faults.push(`it ended with ${code}`);
}

const oneLine = (text: string): string => plain(text.replaceAll(/\s+/g, ' '));
/** As a terminal shows it whose settings may say that it is to be ASCII. */
const plain = (text: string): string => text.replaceAll('’', "'");
