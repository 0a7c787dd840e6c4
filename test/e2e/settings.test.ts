import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Program } from './program.ts';
import { start } from './start.ts';

// The real program, bundled, in a pseudo-terminal, with a settings file of its own.

function fileOf({ settings }: Program): unknown {
  return JSON.parse(readFileSync(join(settings, 'settings.json'), 'utf8'));
}

test('a setting changed on its screen holds at once, is in the file, and holds the next time', async () => {
  const program = start();
  await program.untilText('New match');
  await program.press('6');
  await program.untilText('Handing over');
  // To the plain ASCII.
  await program.press('7');
  await program.untilText('> Plain ASCII');
  // The last line leads to the page of keys.
  await program.press('\u001b[F');
  await program.untilText('> Keys');
  await program.press('\r');
  await program.untilText('always leaves');
  // The second command is "down": it gets the y.
  await program.press('2');
  await program.untilText('Press the new key');
  await program.press('y');
  await program.untilText('is now y');
  expect(fileOf(program)).toEqual({ ascii: true, keys: { down: ['y'] } });
  await program.press('\u001b');
  await program.untilText('Handing over');
  program.type('\u0003');
  expect(await program.left()).toBe(130);

  const again = start({ home: program.home });
  await again.untilText('> 1 Learn by playing');
  await again.press('y');
  await again.untilText('> 2 Play against the program');
  expect(again.lines.join('')).toMatch(/^[\u0000-\u007f]*$/);
});

test('what is wrong in the file is said on the home screen, and the rest of it holds', async () => {
  const program = start({ set: JSON.stringify({ speed: 'warp', ascii: true, keys: { undo: ['q'] } }) });
  await program.untilText('> 1 Learn by playing');
  expect(program.text).toContain('"warp"');
  expect(program.text.replaceAll(/\s+/g, ' ')).toContain('q would mean both');
});

test('a file that is no JSON leaves all as usual, and is left alone', async () => {
  const program = start({ set: '{"speed":' });
  await program.untilText('can’t be read');
  await program.press('6');
  await program.untilText('They can’t be saved here');
  await program.press('2');
  await program.untilText('can’t be saved');
  expect(readFileSync(join(program.settings, 'settings.json'), 'utf8')).toBe('{"speed":');
});

test('no name in the file steers the terminal, neither before the table opens nor on it', async () => {
  const name = '\u001b]0;pwned\u0007\u202e\u009b2J';
  const program = start({ set: JSON.stringify({ [name]: 1, themes: { [name]: {} } }) });
  await program.untilText('In the settings: There is no setting');
  expect(program.bytes).not.toMatch(/\u001b\]0;pwned|\u202e|\u009b/);
});
