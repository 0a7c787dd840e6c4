import { expect, test } from 'vitest';
import type { Program } from './program.ts';
import { start } from './start.ts';

// Node opens its debugger at this signal, unless somebody listens to it. There is no such signal on Windows.

test.skipIf(process.platform === 'win32').each<[string, readonly string[], (program: Program) => Promise<void>]>([
  ['at the table', ['play', 'theseus', '--seats', 'Ann,Bob'], program => program.untilText('Which card')],
  [
    'in the engine, which has no screen',
    ['engine'],
    program => {
      program.type('no request\r');
      return program.until('an answer', ({ bytes }) => bytes.includes('{'));
    },
  ],
])('SIGUSR1 opens no debugger %s', async (_, args, ready) => {
  const program = start({ args });
  await ready(program);
  await program.quiet();
  const before = program.bytes;
  program.kill('SIGUSR1');
  await new Promise(resolve => setTimeout(resolve, 500));
  await program.quiet();
  expect(program.hasEnded).toBe(false);
  expect(program.bytes).toBe(before);
});
