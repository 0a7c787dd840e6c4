import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

test.each([[[]], [['latest']], [['24; echo']], [['../24']]])(
  'npm run on-node -- %j is refused with how to say it',
  args => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/on-node.mjs'), ...args], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('npm run on-node -- 24');
  },
);

test('the project itself depends on no package that brings a Node', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(lock).not.toMatch(/"node_modules\/(node|node-(linux|darwin|win)-\w+)"/);
});
