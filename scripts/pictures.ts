// Makes the pictures of docs/pictures from the real program's screen: npm run pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../test/e2e/program.ts';
import { svgOf } from './picture.ts';
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

for (const { name, title, save, columns, rows, sitDown } of SHOTS) {
  const saves = temporaryFolder('pictures');
  // The terminal of the pictures does not say what its paper is, which is dark.
  const set = { theme: 'okabe-ito' } as const;
  const program = new Program({ args: ['resume', join(root, 'saves', `${save}.jsonl`)], columns, rows, saves, set });
  await program.until('the table', ({ text }) => /\? help|Pass the keyboard|Any key goes on/.test(text));
  const between = (): boolean => /press Enter when only|Any key goes on/.test(program.text);
  while (sitDown && between()) await program.press('\r');
  await program.settle();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.svg`), svgOf(program.screen, `${title} (${columns}x${rows})`));
  program.kill('SIGTERM');
  await program.ended();
  process.stdout.write(`docs/pictures/${name}.svg\n`);
}
