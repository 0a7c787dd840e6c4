// What npm runs after `npm install` in a checkout, and for a package that is installed from a git address: it builds the
// program. `npm install --global` of a git address hands `global` on to the installation of what building needs, so that
// nothing lies in the checkout: then it is installed here first.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether the libraries that the build takes can be found. */
function isInstalled() {
  try {
    createRequire(import.meta.url).resolve('esbuild');
    return true;
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}

/** Runs a command in the checkout; ends this one with its exit code when it fails. */
function run(command, args, env) {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd: root, env, shell, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment without what npm says of the installation that runs this: where to, and globally or not. */
function ownEnvironment() {
  const others = ['npm_config_global', 'npm_config_prefix', 'npm_config_local_prefix', 'npm_config_location'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !others.includes(name.toLowerCase())));
}

if (!isInstalled()) run('npm', ['ci', '--ignore-scripts', '--include=dev'], ownEnvironment());
run(process.execPath, ['scripts/build.mjs'], process.env);
