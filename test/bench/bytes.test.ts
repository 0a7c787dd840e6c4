import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { Driver } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import { lateMatch } from './matches.ts';
import { saveTo } from './saving.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A frame of 120x40 has some 5,000 characters. */
const MOST = 1500;

test('when only the cursor moves, no more is written than what has changed', async () => {
  const saves = temporaryFolder('bytes');
  const match = lateMatch();
  const { decision } = match;
  if (decision === null) throw new Error('the late match has ended');
  saveTo(join(saves, 'late.jsonl'), match);
  const program = new Program({ columns: 120, rows: 40, saves, args: ['resume'] });
  onTestFinished(() => program.putAway());
  await new Driver(program, match, starcraft).arrive(decision);
  const written: number[] = [];
  for (const key of ['j', 'k', 'j', 'k', 'j', 'k']) {
    const before = program.bytes.length;
    await program.press(key);
    await program.settle();
    written.push(Buffer.byteLength(program.bytes.slice(before)));
  }
  expect(Math.min(...written)).toBeGreaterThan(0);
  expect(Math.max(...written)).toBeLessThanOrEqual(MOST);
}, 60_000);
