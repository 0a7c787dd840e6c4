import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES, loadBot, loadForesight, loadGame } from '../../../src/games/index.ts';
import { chanceBy } from '../../../src/bots/logistic.ts';
import { brier, fit } from './fit.ts';
import type { Sample } from './fit.ts';
import { samplesOf } from './samples.ts';

// Fits the chance to win to matches that normal plays against itself: npm run train.

const USAGE = 'npm run train -- GAME --matches N [--seats N] [--seed TEXT] [--out FILE]';
/** Every so manieth match is held out. */
const HELD_OUT = 4;
/** What the score of a game is, for comparison: the model of these features alone. */
const SCORES: Readonly<Partial<Record<string, readonly string[]>>> = {
  starcraft: ['points', 'enemy-points'],
  theseus: ['life', 'data', 'enemy-life', 'enemy-data'],
  'galactic-emperor': ['points'],
  'space-empires': ['income', 'enemy-income'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'train' },
    out: { type: 'string' },
  },
});
const [id = ''] = positionals;
const matches = Number(values.matches);
const game = await loadGame(id);
const foresight = await loadForesight(id);
if (game === null || foresight === null || !Number.isInteger(matches) || matches < HELD_OUT) {
  process.stderr.write(`${USAGE}\nGAME is one of ${Object.keys(GAMES).join(', ')}\n`);
  process.exit(2);
}
const seats = Number(values.seats ?? Math.max(2, game.seats.min));
const features = foresight.features ?? foresight.counts;
const { value } = foresight;
const own = value === undefined ? {} : { value };
const bot = await loadBot(id);
const samples: Sample[] = [];
for (let match = 0; match < matches; match += 1) {
  samples.push(...samplesOf({ game, bot, seats, seed: values.seed, features, ...own }, match));
  if (process.stderr.isTTY) process.stderr.write(`\r${match + 1} of ${matches} matches`);
}
const names = Object.keys(samples[0]?.features ?? {});
const known = samples.filter(({ match }) => match % HELD_OUT !== 0);
const heldOut = samples.filter(({ match }) => match % HELD_OUT === 0);
const model = fit(known, names);
const score = fit(
  known,
  names.filter(name => SCORES[id]?.includes(name) === true),
);
const thirds = [0, 1, 2].map(third => {
  const part = heldOut.filter(({ progress }) => Math.min(2, Math.floor(progress * 3)) === third);
  return {
    positions: part.length,
    model: shown(brier(part, ({ features: seen }) => chanceBy(model, seen))),
    score: shown(brier(part, ({ features: seen }) => chanceBy(score, seen))),
    ...(value === undefined ? {} : { value: shown(brier(part, sample => sample.value ?? 0)) }),
  };
});
const command = `npm run train -- ${id} --matches ${matches} --seats ${seats} --seed ${values.seed}`;
const result = { command, positions: known.length, heldOut: thirds, ...model };
const text = `${JSON.stringify(result, null, 2)}\n`;
process.stdout.write(text);
if (values.out !== undefined) writeFileSync(values.out, text);

function shown(value: number): number {
  return Math.round(value * 1000) / 1000;
}
