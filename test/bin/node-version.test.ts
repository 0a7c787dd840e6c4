import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../saves/support.ts';

const ROOT = join(import.meta.dirname, '../..');
const READ_BY_OLD = ['bin/orrery.js', 'bin/node-version.js'];
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** A checkout whose program, and what builds it, only say that they were there. */
function checkout({ main = 'console.log("the program"); process.exitCode = 0;', isBuilt = true } = {}): string {
  const root = freshFolder();
  for (const folder of ['bin', 'scripts', 'src']) mkdirSync(join(root, folder));
  for (const file of [...READ_BY_OLD, 'scripts/start.mjs']) cpSync(join(ROOT, file), join(root, file));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'src/main.ts'), '');
  // What is built is newer than its sources.
  utimesSync(join(root, 'src/main.ts'), 1, 1);
  const building = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/main.js', ${JSON.stringify(main)});`;
  writeFileSync(join(root, 'scripts/build.mjs'), building);
  if (isBuilt) {
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist/main.js'), main);
  }
  // Node takes itself for another one.
  writeFileSync(
    join(root, 'other.cjs'),
    "Object.defineProperty(process.versions, 'node', { value: process.env.OTHER_NODE });",
  );
  return root;
}

/** Runs a file of such a checkout as a Node of this version would; absent: as this one. */
function run(root: string, file: string, version?: string) {
  const args = version === undefined ? [file] : ['--require', './other.cjs', file];
  const env = { ...process.env, ...(version === undefined ? {} : { OTHER_NODE: version }) };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

const sentence = (version: string): string =>
  `Orrery needs Node 20.19 or newer, and this is Node ${version} (https://nodejs.org).\n`;

describe('on a Node that is too old', () => {
  test.each(['12.22.9', '16.20.2', '18.20.8', '20.18.3'])('%s: one sentence, 1, and nothing is imported', version => {
    const { code, out, err } = run(checkout(), 'bin/orrery.js', version);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(sentence(version));
  });

  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s is new enough', version => {
    expect(run(checkout(), 'bin/orrery.js', version)).toEqual({ code: 0, out: 'the program\n', err: '' });
  });

  test('npm start says the same, and builds nothing', () => {
    const root = checkout({ isBuilt: false });
    const { code, err } = run(root, 'scripts/start.mjs', '18.20.8');
    expect(code).toBe(1);
    expect(err).toBe(sentence('18.20.8'));
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });

  test('the bound is that of the package', () => {
    const shape = v.object({ engines: v.object({ node: v.pipe(v.string(), v.regex(/^>=\d+\.\d+$/)) }) });
    const { engines } = v.parse(shape, JSON.parse(textOf('package.json')));
    const [major = 0, minor = 0] = engines.node.slice(2).split('.').map(Number);
    const root = checkout();
    expect(run(root, 'bin/orrery.js', `${major}.${minor}.0`).code).toBe(0);
    for (const older of [`${major}.${minor - 1}.9`, `${major - 1}.99.0`]) {
      expect(run(root, 'bin/orrery.js', older).err).toContain(`needs Node ${major}.${minor} or newer`);
    }
  });

  // What esbuild would have to write in another way is newer than that Node.
  test.each(READ_BY_OLD)('%s is written as Node 12 reads it', async file => {
    const options = { minifyWhitespace: true, format: 'esm' } as const;
    const old = await transform(textOf(file), { ...options, target: 'node12.20' });
    const now = await transform(textOf(file), { ...options, target: 'esnext' });
    expect(old.code).toBe(now.code);
    await expect(transform(`${textOf(file)}\nawait null;`, { target: 'node12.20' })).rejects.toThrow('await');
    expect((await transform('a ?? b', { ...options, target: 'node12.20' })).code).not.toContain('??');
    for (const [, module = ''] of textOf(file).matchAll(/^import .* from '(.*)'/gm)) {
      expect(['node:fs', './node-version.js']).toContain(module);
    }
  });
});

test('a program that never comes to an end is an error in it', () => {
  expect(run(checkout({ main: 'await new Promise(() => undefined);' }), 'bin/orrery.js').code).toBe(70);
});

test('npm start says that it builds, once, and nothing when there is nothing to build', () => {
  const root = checkout({ isBuilt: false });
  const says = 'Orrery is being built, which takes some seconds…\n';
  expect(run(root, 'scripts/start.mjs')).toEqual({ code: 0, out: 'the program\n', err: says });
  expect(run(root, 'scripts/start.mjs')).toEqual({ code: 0, out: 'the program\n', err: '' });
});
