// Makes the pictures of docs/pictures, and docs/finished-match.md, from the real program: npm run pictures
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../test/e2e/program.ts';
import { FINISHED, ROLES, saveOf } from './pictures/made-matches.ts';
import { loopOf, screenOf, svgOf } from './pictures/picture.ts';
import type { Frame } from './pictures/picture.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/pictures');
const made = temporaryFolder('made-matches');
const sample = (name: string): string => join(root, 'saves', `sample-${name}.jsonl`);

const FOUR = sample('empires-four-late');
const FIVE = sample('emperor-five-late');

const DOWN = '\u001b[B';
const LEFT = '\u001b[D';
const LARGE = { columns: 120, rows: 40 } as const;
const SMALL = { columns: 80, rows: 24 } as const;

/** A save to resume, the keys that are pressed before the picture is taken, and its size. */
interface Shot {
  readonly name: string;
  readonly title: string;
  readonly save: string;
  readonly columns: number;
  readonly rows: number;
  /** `null`: the screen between two people is not passed. */
  readonly keys: readonly string[] | null;
}

const SHOTS: readonly Shot[] = [
  { name: 'galaxy', title: 'StarCraft: six seats, late', save: sample('six-seats-late'), ...LARGE, keys: [] },
  { name: 'battle', title: 'StarCraft: a close battle', save: sample('mid-battle'), ...LARGE, keys: [] },
  { name: 'theseus', title: 'Theseus: where a move leads', save: sample('theseus-teams-late'), ...LARGE, keys: [DOWN] },
  {
    name: 'emperor',
    title: 'Galactic Emperor: the roles that are left',
    save: saveOf(ROLES, made, 'roles'),
    ...LARGE,
    keys: [DOWN],
  },
  {
    name: 'empires',
    title: 'Space Empires alone: where two Destroyers can go',
    save: sample('empires-aliens'),
    ...LARGE,
    keys: ['B'],
  },
  { name: 'empires-120x40', title: 'Space Empires: four seats, late', save: FOUR, ...LARGE, keys: [] },
  { name: 'empires-80x24', title: 'Space Empires at 80x24', save: FOUR, ...SMALL, keys: [] },
  { name: 'emperor-120x40', title: 'Galactic Emperor: five seats, late', save: FIVE, ...LARGE, keys: [] },
  { name: 'emperor-80x24', title: 'Galactic Emperor at 80x24', save: FIVE, ...SMALL, keys: [] },
  { name: 'hand-over', title: 'Passing the keyboard', save: sample('after-set-up'), ...SMALL, keys: null },
];

/** A program in the moving picture: what it resumes, and the keys that are pressed, with how long each result stays. */
interface Scene {
  /** `null`: it shows the home screen. */
  readonly save: string | null;
  /** The first one is what stands there before a key. */
  readonly steps: readonly (readonly [key: string | null, seconds: number])[];
}

/** Home; two Destroyers whose ways are looked at, sent and called back; shots of a battle. Twelve seconds. */
const LOOP: readonly Scene[] = [
  {
    save: null,
    steps: [
      [null, 1.2],
      [DOWN, 0.6],
    ],
  },
  {
    save: sample('empires-aliens'),
    steps: [
      [null, 1.2],
      ['B', 1],
      [LEFT, 0.6],
      [DOWN, 0.6],
      ['\r', 1.2],
      ['u', 1],
    ],
  },
  {
    save: sample('empires-mid-battle'),
    steps: [
      [null, 1.2],
      ['1', 1.4],
      ['\r', 0.8],
      ['2', 1.2],
    ],
  },
];

/** The terminal of the pictures does not say what its paper is, which is dark. */
const set = { theme: 'okabe-ito' } as const;
/** The orrery of the home screen stands still, so that it looks the same each time. */
const setAtHome = { ...set, speed: 'instant' } as const;

/** The program with a save at the table, or with the home screen. */
async function started(save: string | null, columns: number, rows: number, sitDown: boolean): Promise<Program> {
  const args = save === null ? [] : ['resume', save];
  const program = new Program({
    args,
    columns,
    rows,
    saves: temporaryFolder('pictures'),
    set: save === null ? setAtHome : set,
  });
  const isThere = save === null ? /Learn by playing/ : /\? help|Pass the keyboard|Any key goes on/;
  await program.until('the first screen', ({ text }) => isThere.test(text));
  const between = (): boolean => /press Enter when only|Any key goes on/.test(program.text);
  while (sitDown && between()) await program.press('\r');
  await program.settle();
  return program;
}

async function ended(program: Program): Promise<void> {
  program.kill('SIGTERM');
  await program.ended();
}

function keep(name: string, picture: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.svg`), picture);
  process.stdout.write(`docs/pictures/${name}.svg\n`);
}

/** The clock says the same each time. */
const withoutClock = (drawn: string): string => drawn.replace(/saved \d\d:\d\d/, 'saved 20:15');

for (const { name, title, save, columns, rows, keys } of SHOTS) {
  const program = await started(save, columns, rows, keys !== null);
  for (const key of keys ?? []) await program.press(key);
  await program.settle();
  keep(name, withoutClock(svgOf(program.screen, title)));
  await ended(program);
}

const frames: Frame[] = [];
let loop = '';
for (const { save, steps } of LOOP) {
  const program = await started(save, 80, 24, true);
  for (const [key, seconds] of steps) {
    if (key !== null) await program.press(key);
    await program.settle();
    frames.push({ screen: withoutClock(screenOf(program.screen)), seconds });
  }
  loop = loopOf(program.screen, 'Orrery: home, a move, a battle', frames);
  await ended(program);
}
keep('loop', loop);

const page = join(root, 'docs/finished-match.md');
const finished = saveOf(FINISHED, made, 'finished');
execFileSync(process.execPath, [join(root, 'bin/orrery.js'), 'export', finished, '--out', page, '--force', '--quiet']);
process.stdout.write('docs/finished-match.md\n');
