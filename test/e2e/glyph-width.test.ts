import { expect, test } from 'vitest';
import { drawWide } from '../table/frame/edge/wide-terminal.ts';
import type { Program } from './program.ts';
import { start } from './start.ts';

const ASKED = '\u001b[6n';
const isAscii = ({ text }: Program): boolean => /^[\u0000-\u007f]*$/.test(text);

test('a terminal that draws marks two cells wide gets ASCII, also of what stood there before, and no key typed ahead is lost', async () => {
  const program = start();
  drawWide(program.screen);
  program.type('jj');
  await program.until('the third row of the home screen', ({ text }) => />\s+3 /.test(text));
  await program.quiet();
  expect(isAscii(program)).toBe(true);
  await program.press('k');
  expect(program.text).toMatch(/>\s+2 /);
  expect(isAscii(program)).toBe(true);
  program.type('q');
  expect(await program.ended()).toBe(0);
  expect(program.leftAsFound).toBe(true);
  expect(program.bytes.split(ASKED)).toHaveLength(2);
});

test.each([
  ['--ascii', ['--ascii'], {}, true],
  ['the setting “never”', [], { ascii: false }, false],
] as const)('%s comes first: then nothing is asked', async (_, args, kept, ascii) => {
  const program = start({ args, set: kept });
  drawWide(program.screen);
  await program.until('the home screen', ({ bytes }) => bytes.includes('Settings'));
  await program.settle();
  expect(program.bytes).not.toContain(ASKED);
  expect(/[▸◆★]/.test(program.bytes)).toBe(!ascii);
});
