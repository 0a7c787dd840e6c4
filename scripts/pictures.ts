// npm run pictures: makes the pictures of docs/pictures, and docs/finished-match.md, from the real program.
// npm run pictures -- FOLDER: the same pictures in other looks (light, 256 colours, 16, none, ASCII), to be looked at.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../test/e2e/program.ts';
import { FINISHED, ROLES, saveOf } from './pictures/made-matches.ts';
import type { Settings } from '../src/table/frame/preferences/settings.ts';
import { LIGHT_COLOURS, loopOf, screenOf, svgOf } from './pictures/picture.ts';
import type { Frame, TerminalColours } from './pictures/picture.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'docs/pictures');
/** Where the pictures in other looks go; absent: the pictures of the docs are made. */
const looksFolder = process.argv[2];
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
      ['G', 1],
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
const set: Partial<Settings> = { theme: 'okabe-ito' };

/** The other looks: each picture must be readable in all of them. */
const LOOKS: readonly (readonly [name: string, set: Partial<Settings>, colours?: TerminalColours])[] = [
  ['light', { theme: 'light' }, LIGHT_COLOURS],
  ['light-256', { theme: 'light', colour: '256' }, LIGHT_COLOURS],
  ['light-16', { theme: 'light', colour: '16' }, LIGHT_COLOURS],
  ['dark', { theme: 'dark' }],
  ['high-contrast', { theme: 'high-contrast' }],
  ['256', { ...set, colour: '256' }],
  ['16', { ...set, colour: '16' }],
  ['none', { ...set, colour: 'none' }],
  ['ascii', { ...set, colour: 'none', ascii: true }],
];

/** The orrery of the home screen stands still, so that it looks the same each time. */
const setAtHome: Partial<Settings> = { ...set, speed: 'instant' };

/** The program with a save at the table, or with the home screen. */
async function started(
  save: string | null,
  columns: number,
  rows: number,
  sitDown: boolean,
  look: Partial<Settings> = save === null ? setAtHome : set,
): Promise<Program> {
  const args = save === null ? [] : ['resume', save];
  const program = new Program({
    args,
    columns,
    rows,
    saves: temporaryFolder('pictures'),
    set: look,
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

function keep(folder: string, name: string, picture: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.svg`), picture);
  process.stdout.write(`${name}.svg\n`);
}

/** The clock says the same each time. */
const withoutClock = (drawn: string): string => drawn.replace(/saved \d\d:\d\d/, 'saved 20:15');

/** A picture in the look of the docs, or in another one. */
async function pictureOf({ title, save, columns, rows, keys }: Shot, look = set, colours?: TerminalColours) {
  const program = await started(save, columns, rows, keys !== null, look);
  for (const key of keys ?? []) await program.press(key);
  await program.settle();
  const picture = withoutClock(svgOf(program.screen, title, colours));
  await ended(program);
  return picture;
}

if (looksFolder !== undefined) {
  for (const [look, settings, colours] of LOOKS)
    for (const shot of SHOTS) keep(looksFolder, `${shot.name}-${look}`, await pictureOf(shot, settings, colours));
  process.exit();
}

for (const shot of SHOTS) keep(docs, shot.name, await pictureOf(shot));

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
keep(docs, 'loop', loop);

const page = join(root, 'docs/finished-match.md');
const finished = saveOf(FINISHED, made, 'finished');
execFileSync(process.execPath, [join(root, 'bin/orrery.js'), 'export', finished, '--out', page, '--force', '--quiet']);
process.stdout.write('docs/finished-match.md\n');
