import { readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { damageLines, tryDamagedSaves } from './damaged-saves.ts';
import { soundSaves } from './sound-saves.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// npm run damaged-saves -- --saves 10000 --seed damage: saves damaged in every way we know, opened and played on.

const { values } = parseArgs({
  options: { saves: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'damage' } },
});
const count = Number(values.saves);
if (!Number.isInteger(count) || count < 1) {
  process.stderr.write('npm run damaged-saves -- [--saves N] [--seed S]\n');
  process.exit(2);
}
const folder = temporaryFolder('damage');
const started = performance.now();
const report = await tryDamagedSaves({
  count,
  seed: values.seed,
  saves: await soundSaves(12),
  folder,
  progress: done => done % 50 === 0 && process.stderr.write(`\r${done} of ${count} `),
});
const strays = readdirSync(folder).filter(name => !/^damaged\.jsonl?$/.test(name));
rmSync(folder, { recursive: true });
process.stderr.write('\r');
for (const line of damageLines(report)) console.log(line);
if (strays.length > 0) console.log(`FAILURE files nobody asked for: ${strays.join(', ')}`);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = report.failures.length + strays.length === 0 ? 0 : 1;
