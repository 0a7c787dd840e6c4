import { parseArgs } from 'node:util';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { closings, endings } from './endings.ts';
import { environments } from './environments.ts';
import { bursts, mice, pastes, resizes, strangers } from './playing.ts';
import type { Tried } from './scene.ts';
import { HOME, stops } from './stopping.ts';

// npm run terminal -- --sizes 200 --seed terminal: the bundled program in a pseudo-terminal to which everything
// happens.

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'terminal' },
    only: { type: 'string', default: '' },
  },
});
const sizes = Number(values.sizes);
if (!Number.isInteger(sizes) || sizes < 1) {
  process.stderr.write('npm run terminal -- [--sizes N] [--seed S] [--only WORD]\n');
  process.exit(2);
}
const random = seededRandom(values.seed);
const ofGame = (game: string): Readonly<Record<string, () => Promise<Tried>>> => ({
  [`sizes ${game}`]: () => resizes(game, sizes, random),
  [`keys ${game}`]: () => bursts(game, 40, 200, random),
  [`mouse ${game}`]: () => mice(game, 1_000, random),
  [`strangers ${game}`]: () => strangers(game),
  [`pastes ${game}`]: () => pastes(game),
  [`stops ${game}`]: () => stops(game, 5),
  [`stops from outside ${game}`]: () => stops(game, 5, 'a signal'),
});
const parts: Readonly<Record<string, () => Promise<Tried>>> = {
  ...ofGame('starcraft'),
  ...ofGame('theseus'),
  'stops while the screen moves': () => stops(HOME, 5),
  endings: () => endings(),
  closings: () => closings(20),
  environments,
};

const lines: string[] = [];
const faults: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (!name.includes(values.only)) continue;
  process.stderr.write(`${name} …\n`);
  const tried = await run();
  lines.push(`| ${tried.what} | ${tried.times} | ${tried.faults.length} |`);
  faults.push(...tried.faults.map(fault => `FAULT ${tried.what}: ${fault}`));
}
for (const line of ['| what happened to the terminal | times | faults |', '| --- | --- | --- |', ...lines, ...faults]) {
  console.log(line);
}
process.exitCode = faults.length === 0 ? 0 : 1;
