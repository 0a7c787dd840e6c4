import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIGHTS, wonOf } from './fights.ts';
import { TRIALS } from './trials.ts';
import { tryOut } from './trying.ts';

// npm run lesson-trials -- [--pairs 400] [--fights 2000] [--lesson ID] [--write]: the positions of which a lesson of
// Galactic Emperor says that one choice is better, played on by the normal player from each choice, with the same
// deals; and the fights of which a lesson says how many are won. --write keeps the figures in measured.json.

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '400' },
    fights: { type: 'string', default: '2000' },
    lesson: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [pairs, count] = [Number(values.pairs), Number(values.fights)];
const isAsked = ({ lesson }: { readonly lesson: string }): boolean =>
  values.lesson === undefined || lesson === values.lesson;
const file = new URL('measured.json', import.meta.url);
const trials = TRIALS.filter(isAsked).map(trial => {
  let done = 0;
  const compared = tryOut(trial, pairs, () => {
    done += 1;
    process.stderr.write(`\r${trial.id}: ${done} of ${pairs} `);
  });
  process.stderr.write('\n');
  return { id: trial.id, lesson: trial.lesson, good: trial.good, than: trial.than, against: compared };
});
const fights = FIGHTS.filter(isAsked).map(fight => ({
  id: fight.id,
  lesson: fight.lesson,
  count,
  won: wonOf(fight, count),
}));
const command = `npm run lesson-trials -- --pairs ${pairs} --fights ${count}`;
const measured = {
  command,
  trials: [...trials, ...kept('trials', trials)],
  fights: [...fights, ...kept('fights', fights)],
};
process.stdout.write(`${JSON.stringify({ trials, fights }, null, 2)}\n`);
if (values.write) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);

/** What is kept of those that were not tried now. */
function kept(what: 'trials' | 'fights', now: readonly { readonly id: string }[]): readonly unknown[] {
  const before: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof before !== 'object' || before === null) return [];
  const listed: unknown = Object.entries(before).find(([name]) => name === what)?.[1];
  return Array.isArray(listed) ? listed.filter(one => !now.some(({ id }) => isOf(one, id))) : [];
}

/** Whether something kept is of that id. */
function isOf(one: unknown, id: string): boolean {
  return typeof one === 'object' && one !== null && 'id' in one && one.id === id;
}
