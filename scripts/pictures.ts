// Makes the pictures of docs/pictures from the real program's screen: npm run pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../test/e2e/program.ts';
import { loopOf, screenOf, svgOf } from './picture.ts';
import type { Frame } from './picture.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs/pictures');

/** A save to resume, the screens to pass before the picture is taken, and its size. */
interface Shot {
  readonly name: string;
  readonly title: string;
  readonly save: string;
  readonly columns: number;
  readonly rows: number;
  /** Passes hand-over and what happened since, so that the table itself is seen. */
  readonly sitDown: boolean;
}

const SHOTS: readonly Shot[] = [
  {
    name: 'table',
    title: 'The table: six seats, late',
    save: 'sample-six-seats-late',
    columns: 120,
    rows: 40,
    sitDown: true,
  },
  {
    name: 'theseus',
    title: 'Theseus: teams, late',
    save: 'sample-theseus-teams-late',
    columns: 120,
    rows: 40,
    sitDown: true,
  },
  ...(['120x40', '80x24'] as const).flatMap((size): Shot[] => {
    const [columns = 0, rows = 0] = size.split('x').map(Number);
    const common = { columns, rows, sitDown: true };
    // In a battle the small screen shows no map.
    const empires = size === '80x24' ? 'sample-empires-aliens' : 'sample-empires-mid-battle';
    return [
      { name: `empires-${size}`, title: 'Space Empires', save: empires, ...common },
      { name: `emperor-${size}`, title: 'Galactic Emperor', save: 'sample-emperor-five-late', ...common },
    ];
  }),
  { name: 'battle', title: 'A battle', save: 'sample-mid-battle', columns: 120, rows: 40, sitDown: true },
  {
    name: 'hand-over',
    title: 'Passing the keyboard',
    save: 'sample-after-set-up',
    columns: 80,
    rows: 24,
    sitDown: false,
  },
];

/** A program in the moving picture: what it resumes, and the keys that are pressed, with how long each result stays. */
interface Scene {
  /** `null`: it shows the home screen. */
  readonly save: string | null;
  /** The first one is what stands there before a key. */
  readonly steps: readonly (readonly [key: string | null, seconds: number])[];
}

const LEFT = '\u001b[D';
const DOWN = '\u001b[B';

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
    save: 'sample-empires-aliens',
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
    save: 'sample-empires-mid-battle',
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

/** The program with a sample at the table, or with the home screen. */
async function started(save: string | null, columns: number, rows: number, sitDown: boolean): Promise<Program> {
  const args = save === null ? [] : ['resume', join(root, 'saves', `${save}.jsonl`)];
  const program = new Program({ args, columns, rows, saves: temporaryFolder('pictures'), set });
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

for (const { name, title, save, columns, rows, sitDown } of SHOTS) {
  const program = await started(save, columns, rows, sitDown);
  keep(name, svgOf(program.screen, `${title} (${columns}x${rows})`));
  await ended(program);
}

const frames: Frame[] = [];
let loop = '';
for (const { save, steps } of LOOP) {
  const program = await started(save, 80, 24, true);
  for (const [key, seconds] of steps) {
    if (key !== null) await program.press(key);
    await program.settle();
    // The clock says the same each time.
    frames.push({ screen: screenOf(program.screen).replace(/saved \d\d:\d\d/, 'saved 20:15'), seconds });
  }
  loop = loopOf(program.screen, 'Orrery: home, a move, a battle', frames);
  await ended(program);
}
keep('loop', loop);
