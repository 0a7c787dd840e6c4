import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

describe.concurrent('of tests that run at the same time', () => {
  test('one keeps its folder', async () => {
    await wait(20);
    const folder = temporaryFolder('kept');
    await wait(100);
    expect(existsSync(folder)).toBe(true);
  });

  test('while the other, which is the one that has begun last, ends', async () => {
    await wait(60);
  });
});
