import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { Driver, isBetween } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import { lateMatch } from './matches.ts';
import { saveTo } from './saving.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * A frame of 120x40 has some 5,000 characters; a hex with a ground that comes, and one that goes, some 400 bytes with
 * their colours.
 */
const MOST = 600;

/** What each key writes, once nothing more comes of it. */
async function bytesOf(program: Program, keys: readonly string[]): Promise<readonly number[]> {
  const written: number[] = [];
  for (const key of keys) {
    const before = program.bytes.length;
    await program.press(key);
    await program.settle();
    written.push(Buffer.byteLength(program.bytes.slice(before)));
  }
  return written;
}

test('when only the cursor moves, no more is written than what has changed', async () => {
  const saves = temporaryFolder('bytes');
  const match = lateMatch();
  const { decision } = match;
  if (decision === null) throw new Error('the late match has ended');
  saveTo(join(saves, 'late.jsonl'), match);
  const program = new Program({ columns: 120, rows: 40, saves, args: ['resume'] });
  onTestFinished(() => program.putAway());
  await new Driver(program, match, starcraft).arrive(decision);
  const written = await bytesOf(program, ['j', 'k', 'j', 'k', 'j', 'k']);
  expect(Math.min(...written)).toBeGreaterThan(0);
  expect(Math.max(...written)).toBeLessThanOrEqual(MOST);
}, 60_000);

test.each(['sample-empires-machines', 'sample-emperor-five-late'])(
  'also on a hex map with grounds: %s',
  async name => {
    const sample = fileURLToPath(new URL(`../../saves/${name}.jsonl`, import.meta.url));
    const program = new Program({ columns: 120, rows: 40, args: ['resume', sample], set: { theme: 'okabe-ito' } });
    onTestFinished(() => program.putAway());
    await program.until('the table', ({ text }) => /\? help|Pass the keyboard|Any key goes on/.test(text));
    while (isBetween(program)) await program.press('\r');
    const written = await bytesOf(program, ['j', 'j', 'j', 'k', 'k']);
    expect(program.bytes).toContain('48;2;90;66;0');
    expect(Math.max(...written)).toBeLessThanOrEqual(MOST);
  },
  60_000,
);
