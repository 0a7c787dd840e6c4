import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Program } from './program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder('packed');
const elsewhere = join(folder, 'elsewhere');
const unpacked = join(folder, 'package');

/** On Windows npm's commands are scripts, which only a shell runs. */
const shell = process.platform === 'win32';

const SHIPPED = ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies'];
const packageShape = v.looseObject({ name: v.string(), version: v.string(), license: v.string() });
const lockShape = v.looseObject({
  packages: v.record(v.string(), v.looseObject({ version: v.string(), integrity: v.optional(v.string()) })),
});
/** A bill of materials as CycloneDX 1.6 has it, as far as ours goes. */
const sbomShape = v.strictObject({
  $schema: v.string(),
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  version: v.literal(1),
  metadata: v.looseObject({ component: v.looseObject({ purl: v.string() }) }),
  components: v.array(
    v.strictObject({
      type: v.literal('library'),
      'bom-ref': v.string(),
      name: v.string(),
      version: v.string(),
      licenses: v.array(v.strictObject({ license: v.strictObject({ id: v.string() }) })),
      purl: v.string(),
      hashes: v.array(v.strictObject({ alg: v.string(), content: v.string() })),
    }),
  ),
  dependencies: v.array(v.strictObject({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

/** The version that a package.json says. */
function versionOf(manifest: string): string {
  return v.parse(packageShape, JSON.parse(manifest)).version;
}

/** Where the packed file lies. */
let packed = '';

/** Runs the packed program in a folder of its own, with nothing of the checkout and no library beside it. */
function orrery(...args: readonly string[]): string {
  const bin = join(unpacked, 'bin/orrery.js');
  return execFileSync(process.execPath, [bin, ...args], { cwd: elsewhere, encoding: 'utf8', stdio: 'pipe' });
}

/** The command that runs the packed file by npx, which may ask no registry. */
function byNpx(...args: readonly string[]): readonly string[] {
  return ['npx', '--offline', '--yes', '--package', packed, 'orrery', ...args];
}

/**
 * As on a machine on which npm was never used: its cache is new, and it has no settings, neither a person's nor those
 * of a running `npm test`.
 */
function untouchedNpm(): Readonly<Record<string, string>> {
  const home = mkdtempSync(join(folder, 'home-'));
  writeFileSync(join(home, 'npmrc'), '');
  const kept = Object.entries(process.env).flatMap(([name, value]): readonly (readonly [string, string])[] =>
    value === undefined || /^npm_/i.test(name) ? [] : [[name, value]],
  );
  const npm = { npm_config_cache: join(home, 'cache'), npm_config_userconfig: join(home, 'npmrc') };
  return { ...Object.fromEntries(kept), HOME: home, ...npm };
}

function filesIn(path: string, below = ''): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    const name = below + entry.name;
    return entry.isDirectory() ? filesIn(join(path, entry.name), `${name}/`) : [name];
  });
}

function textOf(file: string): string {
  return readFileSync(join(unpacked, file), 'utf8');
}

/** What the list at the head of the licences names: `react 19.3.1 (MIT)`. */
function listedLibraries(): readonly string[] {
  const [head = ''] = textOf('dist/THIRD-PARTY-LICENCES.txt').split(/^-{80}$/m);
  return [...head.matchAll(/^ {2}(\S.*)$/gm)].map(([, line = '']) => line);
}

beforeAll(() => {
  mkdirSync(elsewhere);
  // The bundle is there already: `npm test` makes it first.
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  execFileSync('npm', pack, { cwd: ROOT, stdio: 'pipe', shell });
  packed = join(folder, readdirSync(folder).find(name => name.endsWith('.tgz')) ?? '');
  execFileSync('tar', ['-xzf', packed], { cwd: folder });
}, 60_000);

describe('the packed program', () => {
  test('holds only what is needed to play: the bundle, what lies in it and its licences, the samples, and what to read first', () => {
    const files = filesIn(unpacked).filter(name => !/^dist\/chunks\/[\w.-]+\.js$/.test(name));
    const samples = files.filter(name => /^saves\/sample-[a-z-]+\.jsonl?$/.test(name));
    expect(samples.length).toBeGreaterThan(2);
    expect(samples.filter(name => name.endsWith('.json'))).toEqual(['saves/sample-old-format.json']);
    const pages = files.filter(name => /^docs\/([\w-]+\.md|pictures\/[\w-]+\.svg)$/.test(name));
    expect(files.filter(name => ![...samples, ...pages].includes(name)).sort()).toEqual([
      'ARCHITECTURE.md',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'NOTICE',
      'README.md',
      'SECURITY.md',
      'bin/node-version.js',
      'bin/orrery.js',
      'dist/THIRD-PARTY-LICENCES.txt',
      'dist/main.js',
      'dist/orrery.1',
      'dist/sbom.cdx.json',
      'dist/thinker.js',
      'package.json',
    ]);
  });

  test('holds the manual page of this very version, where the package says that it lies', () => {
    const { man } = v.parse(v.looseObject({ man: v.tuple([v.string()]) }), JSON.parse(textOf('package.json')));
    expect(textOf(man[0])).toBe(orrery('man'));
  });

  test('runs without any library installed beside it', () => {
    expect(orrery('--version').trim()).toBe(versionOf(textOf('package.json')));
    expect(orrery('simulate', 'starcraft', '--seats', '3', '--matches', '2')).toContain('2');
    expect(orrery('saves', 'list', '--saves', join(unpacked, 'saves'))).toContain('sample-mid-battle');
  });

  test('names no library that would be installed with it, and runs no script when it is installed', () => {
    const manifest = v.parse(packageShape, JSON.parse(textOf('package.json')));
    for (const kind of SHIPPED) expect(manifest).not.toHaveProperty(kind);
    expect(textOf('package.json')).not.toMatch(/"(?:pre|post)?install":/);
  });

  test('imports nothing but its own files and what comes with Node', () => {
    const bundle = filesIn(join(unpacked, 'dist')).filter(name => name.endsWith('.js'));
    const imported = bundle.flatMap(name =>
      [...textOf(`dist/${name}`).matchAll(/^(?:import|export)\b[^'"]*?(?:from )?["']([^"']+)["'];$/gm)].map(
        ([, module = '']) => module,
      ),
    );
    expect(imported.length).toBeGreaterThan(100);
    expect(
      imported.filter(module => !module.startsWith('./') && !module.startsWith('../') && !isBuiltin(module)),
    ).toEqual([]);
  });
});

describe('npx with the packed file, in an empty folder, with an empty cache and without a registry', () => {
  test.skipIf(shell)(
    'opens its first screen',
    async () => {
      const program = new Program({
        within: ([, , ...args]) => byNpx(...args),
        folder: elsewhere,
        env: untouchedNpm(),
      });
      onTestFinished(() => program.putAway());
      await program.untilText('New match');
      program.type('q');
      expect(await program.left()).toBe(0);
      expect(readdirSync(elsewhere)).toEqual([]);
    },
    60_000,
  );
});

describe('the libraries in the bundle', () => {
  test('are listed with the versions that the lock file has, each with its licence below', () => {
    const { packages } = v.parse(lockShape, JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    const locked = Object.entries(packages).map(
      ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')} ${version}`,
    );
    const listed = listedLibraries();
    for (const library of [
      'ink',
      'react',
      'chalk',
      'commander',
      'conf',
      'leven',
      'valibot',
      'pure-rand',
      'string-width',
    ]) {
      expect(listed).toContainEqual(expect.stringMatching(new RegExp(`^${library} \\d`)));
    }
    const page = textOf('dist/THIRD-PARTY-LICENCES.txt');
    for (const library of listed) {
      expect(locked).toContain(library.replace(/ \([^)]*\)$/, ''));
      expect(page).toContain(`\n${library}\n\n`);
    }
    // It comes without a text of its own.
    expect(page).toMatch(/^yoga-layout [\d.]+ \(MIT\)\n\nCopyright \(c\) Meta Platforms/m);
  });

  test('are all that the sources of the bundle name, and no more', () => {
    const named = filesIn(join(unpacked, 'dist'))
      .filter(name => name.endsWith('.js'))
      .flatMap(name => [...textOf(`dist/${name}`).matchAll(/^\/\/ (?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)])
      .map(([, name = '']) => name);
    const listed = listedLibraries().map(line => line.split(' ')[0] ?? '');
    expect([...new Set(named)].sort()).toEqual([...new Set(listed)].sort());
  });

  test('stand in the bill of materials: these, no others, with the hashes that the lock file has', () => {
    const { packages } = v.parse(lockShape, JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    const hashes = new Map(
      Object.entries(packages).map(([path, { version, integrity = '' }]) => [
        `${path.replace(/^.*node_modules\//, '')} ${version}`,
        Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
      ]),
    );
    const { specVersion, metadata, components, dependencies } = v.parse(
      sbomShape,
      JSON.parse(textOf('dist/sbom.cdx.json')),
    );
    expect([specVersion, metadata.component.purl]).toEqual([
      '1.6',
      `pkg:npm/orrery@${versionOf(textOf('package.json'))}`,
    ]);
    const billed = components.map(({ name, version, licenses }) => `${name} ${version} (${licenses[0]?.license.id})`);
    expect(billed.sort()).toEqual([...listedLibraries()].sort());
    for (const {
      name,
      version,
      purl,
      hashes: [hash],
    } of components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      expect(hash).toEqual({ alg: 'SHA-512', content: hashes.get(`${name} ${version}`) });
    }
    expect(dependencies[0]?.dependsOn).toEqual(components.map(({ purl }) => purl));
  });

  test('run no script when they are installed', () => {
    const names = listedLibraries().map(line => line.split(' ')[0] ?? '');
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const manifest = readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
      expect(manifest).not.toMatch(/"(?:pre|post)?install":/);
    }
  });
});
