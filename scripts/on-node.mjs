// npm run on-node -- 24 [FILE ...]: builds the program and runs its tests on another version of Node, which the
// registry brings.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';

/**
 * The tests that run the program as people do, or that touch what may differ from one Node to the next: files, streams,
 * terminals.
 */
const WHOLE_PROGRAM = ['test/cli/', 'test/e2e/', 'test/protocol/', 'test/reliability/', 'test/saves/', 'test/boards/'];

const [version = '', ...files] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('npm run on-node -- VERSION [FILE ...], as in: npm run on-node -- 24 test/cli/');
  process.exit(2);
}

const node = fetched(version);
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
console.log(`Node ${run(node, ['--version'], { stdio: 'pipe' }).toString().trim()}`);
run(node, [join(root, 'scripts/build.mjs')], { env });
run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...(files.length > 0 ? files : WHOLE_PROGRAM)], {
  env,
});

/** The program of that Node: from the package that holds it for this machine, kept for the next time. */
function fetched(wanted) {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules/.cache/nodes', wanted);
  const program = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${wanted}`], {
    shell: isWindows,
  });
  return program;
}

/** Runs a command; its output, if that is not shown. Ends with its exit code when it fails. */
function run(command, args, options = {}) {
  const { status, stdout, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}
