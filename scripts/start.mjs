// Starts Orrery from a checkout: builds it first when that is needed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyTooOld } from '../bin/node-version.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** When something under `path` was changed last, in milliseconds; 0 when it is not there. */
function changed(path) {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map(name => changed(join(path, name))));
}

/** Runs a script of this checkout; its exit code, or that of the signal which ended it. */
function run(script, args) {
  const { status, signal, error } = spawnSync(process.execPath, [join(root, script), ...args], { stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== null) return status;
  return signal === 'SIGINT' ? 130 : 1;
}

/** Builds the program, after saying so: nothing else is to be seen for that long. */
function build() {
  console.error('Orrery is being built, which takes some seconds…');
  return run('scripts/build.mjs', []);
}

const tooOld = whyTooOld(process.versions.node);
if (tooOld !== null) {
  console.error(tooOld);
  process.exit(1);
}

const built = changed(join(root, 'dist/main.js'));
const building = ['build', 'bundling', 'licences', 'sbom'].map(name => `scripts/${name}.mjs`);
const sources = ['src', ...building, 'package-lock.json'].map(path => changed(join(root, path)));
const buildCode = built > Math.max(...sources) ? 0 : build();

// Ctrl-C is for the program, which ends by itself; this one waits for it.
process.on('SIGINT', () => {});
process.exit(buildCode === 0 ? run('bin/orrery.js', process.argv.slice(2)) : buildCode);
