import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { ThinkerThread } from '../../src/session/thinker-thread.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A thread's script that answers every task with the same answer. */
const ECHO = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ task, about }) =>
  parentPort.postMessage({ task, found: { answer: 'same', random: about.random } }));
`;

/** What keeps this process running: its message ports. */
const ports = (): number => process.getActiveResourcesInfo().filter(name => name === 'MessagePort').length;

test('a thread that has answered and waits does not keep the program running', async () => {
  const file = join(temporaryFolder('thread'), 'echo.mjs');
  writeFileSync(file, ECHO);
  const before = ports();
  const thread = new ThinkerThread(pathToFileURL(file));
  const match = theseus.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'thread' });
  const about = { record: match.record(), level: 'hard', random: seededRandom('thread') } as const;
  expect((await thread.think(about)).answer).toBe('same');
  expect(ports()).toBe(before);
  thread.stop();
});
