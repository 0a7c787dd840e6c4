// Plays whole matches with the keys of the real program, from the home screen to the end: `npm run keyed -- GAME
// --seats 3 --size 80x24 [--most ANSWERS] [--frames FOLDER [--every 20]] [--set 'Scenario=Double trouble' …]`. The
// first screen of each kind of question, and the last one of all, is written to FOLDER; with --every also each
// twentieth or so.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playByKeys } from './keyed-match.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    size: { type: 'string', default: '80x24' },
    most: { type: 'string' },
    frames: { type: 'string' },
    every: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
  },
});
const game = positionals[0] ?? 'starcraft';
const [columns = 80, rows = 24] = values.size.split('x').map(Number);
const { frames } = values;
if (frames !== undefined) mkdirSync(frames, { recursive: true });

const seen = new Set<string>();
let questions = 0;
const keep = (name: string, frame: string): void => {
  if (frames !== undefined && !seen.has(name)) writeFileSync(join(frames, `${name}.txt`), `${frame}\n`);
  seen.add(name);
};
const { match, answers, frame } = await playByKeys({
  game,
  seats: Number(values.seats),
  columns,
  rows,
  choices: values.set.map(choice => {
    const at = choice.indexOf('=');
    return [choice.slice(0, at), choice.slice(at + 1)] as const;
  }),
  ...(values.most === undefined ? {} : { most: Number(values.most) }),
  look: (shown, { decision }) => {
    keep(decision?.kind ?? 'end', shown);
    questions += 1;
    if (values.every !== undefined && questions % Number(values.every) === 0)
      keep(String(questions).padStart(5, '0'), shown);
    if (questions % 100 === 0) process.stderr.write(`${questions} questions\n`);
  },
});
process.stdout.write(`${frame}\n${game}: ${answers} answers by keys, ${match.outcome === null ? 'left' : 'ended'}\n`);
