import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

// The libraries are ones of development, for they are bundled: yet a checkout needs them, whatever a machine says.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** On Windows npm's commands are scripts, which only a shell runs. */
const shell = process.platform === 'win32';

/**
 * A folder with nothing of the checkout but what npm reads before an install, and an npm that has no cache and asks no
 * registry.
 */
function freshCheckout() {
  const folder = temporaryFolder('npmrc');
  for (const file of ['.npmrc', 'package.json', 'package-lock.json'])
    copyFileSync(join(ROOT, file), join(folder, file));
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = { ...Object.fromEntries(kept), NODE_ENV: 'production', npm_config_cache: join(folder, 'cache') };
  return (...args: readonly string[]): string =>
    execFileSync('npm', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe', shell });
}

test('npm install takes the libraries along on a machine that says NODE_ENV=production', () => {
  const npm = freshCheckout();
  expect(npm('config', 'get', 'include').trim()).toBe('dev');
  const [, added = '0'] =
    /added (\d+) packages/.exec(npm('install', '--dry-run', '--offline', '--ignore-scripts')) ?? [];
  expect(Number(added)).toBeGreaterThan(200);
});
