import { parseArgs } from 'node:util';
import { killAgainAndAgain } from './kills.ts';
import type { KillReport } from './kills.ts';
import { MOMENTS } from './killed-save.ts';

// npm run kill -- --kills 500 --seed kill: the bundled program, killed at any moment and resumed.

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, seed: { type: 'string', default: 'kill' } },
});
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  process.stderr.write('npm run kill -- [--kills N] [--seed S]\n');
  process.exit(2);
}
const started = performance.now();
const report = await killAgainAndAgain({
  kills,
  seed: values.seed,
  progress: done => process.stderr.write(`\r${done} of ${kills} `),
});
process.stderr.write('\r');
for (const line of killLines(report)) console.log(line);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = report.failures.length === 0 ? 0 : 1;

/** The report as lines of a table. */
function killLines({ kills, matches, answers, moments, failures }: KillReport): string[] {
  const manners = [...moments.keys()].sort();
  const count = (manner: string, moment: (typeof MOMENTS)[number]): number => moments.get(manner)?.get(moment) ?? 0;
  const rows = MOMENTS.map(moment => {
    const counts = manners.map(manner => count(manner, moment));
    return `| ${moment} | ${counts.join(' | ')} | ${counts.reduce((sum, one) => sum + one, 0)} |`;
  });
  return [
    `${kills} kills in ${matches} matches with ${answers} answers, ${failures.length} failures.`,
    '',
    `| where the program was | ${manners.join(' | ')} | all |`,
    `| --- |${' --- |'.repeat(manners.length + 1)}`,
    ...rows,
    ...failures.map(failure => `FAILURE ${failure}`),
  ];
}
