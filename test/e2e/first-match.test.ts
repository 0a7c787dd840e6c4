import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { PROGRAM_GAMES } from '../../src/session/setting/games.ts';
import { waysToPlayAgainst } from '../../src/session/setting/against.ts';
import type { Program } from './program.ts';
import { start } from './start.ts';

// The first minute: the home screen of somebody who has never played here, and the first question of a match.

/** As many keys as there may be from the home screen to the first question. */
const MOST_KEYS = 4;
/** Longer than keys answer nothing after something has left the screen by itself, in milliseconds. */
const DEAF = 800;
const KEYS: Readonly<Record<string, string>> = { Enter: '\r' };
const WAYS = waysToPlayAgainst(PROGRAM_GAMES.titles);

/** Whether Ann is asked; and whether a card waits for a key. */
const isAsked = ({ lines }: Program): boolean =>
  lines.some(line => /^ (\S )?Ann: .* [A-Z]{2}-[\d.A-Z]+$/.test(line.trimEnd()));
const waits = ({ text }: Program): boolean => text.includes('Space go on');

/** The program as it is before anything was set or saved, on its home screen. */
async function firstStart(): Promise<Program> {
  const program = start({ columns: 80, rows: 23 });
  await program.untilText('▸ 1 Learn by playing');
  await program.settle();
  return program;
}

/** Reads how the match is won, and passes the cards that wait, up to the first question; how many keys that took. */
async function toTheQuestion(program: Program): Promise<number> {
  await program.goOnFromGoal();
  await program.untilText('saved');
  for (let keys = 1; ; keys += 1) {
    await program.until('a question or a card that waits', () => isAsked(program) || waits(program), 60_000);
    if (isAsked(program)) return keys;
    // Behind a card that has left by itself the next one is deaf for a moment, which people need to read it anyway.
    await new Promise(resolve => setTimeout(resolve, DEAF));
    await program.press('\r');
  }
}

test('the keys that the README names lead from a first start to a match', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, named = ''] = /\bOn the home screen (.*?) begin a match/.exec(readme) ?? [];
  const keys = [...named.matchAll(/`(\w+)`/g)].map(([, key = '']) => KEYS[key] ?? key);
  expect(keys.length).toBeGreaterThan(0);
  const program = await firstStart();
  for (const key of keys) await program.press(key);
  expect(keys.length + (await toTheQuestion(program))).toBeLessThanOrEqual(MOST_KEYS);
  expect(readEntry(program.saveFile).game).toBe(WAYS[0]?.game.id);
}, 90_000);

/**
 * The first row of each game but the first, which the keys of the README begin; what every row begins is in
 * test/table/home/seating/against.test.ts.
 */
const ROWS = WAYS.flatMap(({ game }, at) =>
  at > 0 && WAYS.findIndex(way => way.game.id === game.id) === at ? [[game.title, at + 1] as const] : [],
);

test.each(ROWS)(
  'from a first start to the first question of %s, row %i, in at most four keys',
  async (_title, row) => {
    const program = await firstStart();
    await program.press('2');
    await program.untilText('Enter begins at once');
    await program.press(String(row));
    expect(2 + (await toTheQuestion(program))).toBeLessThanOrEqual(MOST_KEYS);
  },
  120_000,
);
