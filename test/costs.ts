import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

// npm run test:costs: what each file of tests takes of a processor, its programs included, in seconds. Linux only.

/** Clock ticks a second, as /proc counts them. */
const TICKS = 100;

/** The seconds of a processor that this process has taken so far, and those that its ended programs have. */
function taken(): { readonly own: number; readonly programs: number } {
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user = 0, system = 0, ofUser = 0, ofSystem = 0] = fields.split(' ').slice(11, 15).map(Number);
  return { own: (user + system) / TICKS, programs: (ofUser + ofSystem) / TICKS };
}

const before = taken();

afterAll(() => {
  const after = taken();
  const [own, programs] = [after.own - before.own, after.programs - before.programs];
  const file = expect.getState().testPath?.replace(/^.*[\\/]test[\\/]/, '') ?? '';
  appendFileSync(
    process.env.ORRERY_COSTS ?? 'test-costs.txt',
    `${(own + programs).toFixed(2)} ${own.toFixed(2)} ${programs.toFixed(2)} ${file}\n`,
  );
});
