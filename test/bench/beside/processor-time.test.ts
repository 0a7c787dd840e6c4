import { expect, test } from 'vitest';
import { endRunning, runCommand, secondsOf } from './processor-time.ts';

const folder = import.meta.dirname;

test('what a shell says of its children is added up', () => {
  expect(secondsOf('0m0.010000s 0m0.020000s\n1m2.500000s 0m0.250000s\n')).toBe(62.75);
  expect(secondsOf('0m0.001s 0m0.002s\n0m1.5s 0m0.25s\n')).toBe(1.75);
  expect(() => secondsOf('what?')).toThrow('no times');
});

test('processor time is what a command works, not how long it takes', async () => {
  const node = (script: string) => runCommand({ command: [process.execPath, '-e', script], folder });
  const works = await node('while (process.cpuUsage().user < 400_000); console.log("worked")');
  const waits = await node('setTimeout(() => console.log("waited"), 400)');
  expect(works.out).toBe('worked\n');
  expect(waits.out).toBe('waited\n');
  expect(works.seconds).toBeGreaterThan(0.35);
  expect(waits.seconds).toBeLessThan(0.35);
});

test('a command that fails says why', async () => {
  const failing = runCommand({ command: ['sh', '-c', 'echo first >&2; echo because >&2; exit 3'], folder });
  await expect(failing).rejects.toThrow('because');
  const thrown = runCommand({ command: [process.execPath, '-e', 'throw new RangeError("too far")'], folder });
  await expect(thrown).rejects.toThrow('RangeError: too far');
  await expect(runCommand({ command: ['no-such-command-here'], folder })).rejects.toThrow('failed');
});

test('what is still running is ended, with all that it has started', async () => {
  const started = performance.now();
  const long = runCommand({ command: ['sh', '-c', 'sleep 60 & sleep 60'], folder });
  setTimeout(endRunning, 100);
  await expect(long).rejects.toThrow('failed');
  expect(performance.now() - started).toBeLessThan(20_000);
});
