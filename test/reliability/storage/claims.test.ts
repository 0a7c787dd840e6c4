import { fork, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { claimFile } from '../../../src/saves/folder/claim.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const CLAIMING = fileURLToPath(new URL('claiming.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const PROCESSES = 4;
const ROUNDS = 400;
const PAUSE = 5;

/** A process that has ended. */
const DEAD = spawnSync(process.execPath, ['--version']).pid;

/**
 * What a program that was killed left behind beside a save; `kept` of its claims, each amid taking over the one before.
 */
function leaveBehind(file: string, kept: number): void {
  let path = claimFile(file);
  for (let number = 0; number < kept; number++) {
    const text = JSON.stringify({ pid: DEAD, host: hostname(), since: new Date().toISOString(), id: `${number}` });
    writeFileSync(path, text);
    path = `${claimFile(file)}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  }
}

async function started(): Promise<ChildProcess> {
  const child = fork(CLAIMING, { execArgv: ['--import', TSX] });
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  return child;
}

test('of programs that open a save at once exactly one gets it, and the others are told whose it is', async () => {
  const folder = temporaryFolder('claims');
  for (let round = 0; round < ROUNDS; round++) {
    const file = join(folder, `${round}.jsonl`);
    if (round % 5 === 4) symlinkSync(join(folder, 'elsewhere'), claimFile(file));
    else leaveBehind(file, round % 5);
  }
  const children = await Promise.all(Array.from({ length: PROCESSES }, started));
  const order = { folder, rounds: ROUNDS, begin: Date.now() + 100, pause: PAUSE };
  const answers = children.map(child => once(child, 'message'));
  for (const child of children) child.send(order);
  const got = (await Promise.all(answers)).map(([answer]) => v.parse(v.array(v.number()), answer));
  for (let round = 0; round < ROUNDS; round++) {
    const told = got.map(list => list[round]);
    const winners = children.filter(({ pid }, place) => told[place] === pid);
    expect(winners.length, `round ${round}: ${told.join(', ')}`).toBe(1);
    expect(new Set(told).size, `round ${round}: ${told.join(', ')}`).toBe(1);
  }
  // Nothing is left but the claims themselves.
  expect(readdirSync(folder).filter(name => !/^\d+\.jsonl\.open$/.test(name))).toEqual([]);
}, 60_000);
