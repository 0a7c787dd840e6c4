import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIGHTS, wonOf } from './fights.ts';
import { TRIALS } from './trials.ts';
import { tryOut } from './trying.ts';

// npm run lesson-trials -- [--pairs 400] [--fights 2000] [--write]: the positions of which a lesson of Galactic Emperor
// says that one choice is better, played on by the normal player from each choice, with the same deals; and the fights
// of which a lesson says how many are won. --write keeps the figures in measured.json.

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '400' },
    fights: { type: 'string', default: '2000' },
    write: { type: 'boolean', default: false },
  },
});
const [pairs, count] = [Number(values.pairs), Number(values.fights)];
const file = new URL('measured.json', import.meta.url);
const trials = TRIALS.map(trial => {
  let done = 0;
  const compared = tryOut(trial, pairs, () => {
    done += 1;
    process.stderr.write(`\r${trial.id}: ${done} of ${pairs} `);
  });
  process.stderr.write('\n');
  return { id: trial.id, lesson: trial.lesson, good: trial.good, against: compared };
});
const fights = FIGHTS.map(fight => ({ id: fight.id, lesson: fight.lesson, count, won: wonOf(fight, count) }));
const command = `npm run lesson-trials -- --pairs ${pairs} --fights ${count} --write`;
const text = `${JSON.stringify({ command, trials, fights }, null, 2)}\n`;
process.stdout.write(text);
if (values.write) writeFileSync(file, text);
else process.stderr.write(text === readFileSync(file, 'utf8') ? 'as kept\n' : 'not what is kept\n');
