import { expect, onTestFinished, test } from 'vitest';
import type { Program } from './program.ts';
import { start } from './start.ts';

const QUESTION = '\u001b]11;?\u001b\\';
const LIGHT = '\u001b]11;rgb:ffff/ffff/ffff\u001b\\';
/** The ink of a title on light paper; the usual one has none so dark. */
const LIGHT_INK = '38;2;0;114;178m';

/** Types an answer as soon as the terminal is asked, after so many milliseconds. */
function answering(program: Program, answer: string, after: number): void {
  const timer = setInterval(() => {
    if (!program.bytes.includes(QUESTION)) return;
    clearInterval(timer);
    setTimeout(() => program.type(answer), after);
  }, 5);
  onTestFinished(() => clearInterval(timer));
}

const atHome = (program: Program): Promise<void> => program.until('home', ({ text }) => text.includes('Settings'));

test('a terminal that says its paper is light gets the light theme, and its answer types nothing', async () => {
  const program = start();
  answering(program, LIGHT, 0);
  await atHome(program);
  await program.until('light ink', ({ bytes }) => bytes.includes(LIGHT_INK));
  await program.settle();
  const before = program.text;
  await program.press('j');
  expect(program.text).not.toBe(before);
});

test('a terminal that does not answer is waited for by nobody, and an answer that comes late changes nothing', async () => {
  const program = start();
  answering(program, LIGHT, 1_600);
  await atHome(program);
  await program.settle();
  // The orrery below the rows turns.
  const rows = (): readonly string[] => program.lines.slice(0, 12);
  const before = rows();
  await new Promise(resolve => setTimeout(resolve, 2_000));
  expect(rows()).toEqual(before);
  expect(program.bytes).not.toContain(LIGHT_INK);
});

test('COLORFGBG decides where a terminal does not answer', async () => {
  const program = start({ env: { COLORFGBG: '0;15' } });
  await atHome(program);
  expect(program.bytes).toContain(LIGHT_INK);
});

test('a pipe and a terminal without colours are asked nothing', async () => {
  const piped = start({
    within: command => ['/bin/sh', '-c', `${command.map(word => `'${word}'`).join(' ')} games | cat; sleep 0.2`],
  });
  await piped.ended();
  const plain = start({ env: { NO_COLOR: '1' } });
  await atHome(plain);
  expect([piped.bytes.includes(QUESTION), plain.bytes.includes(QUESTION)]).toEqual([false, false]);
});
