import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-packed-'));
const elsewhere = join(folder, 'elsewhere');
const unpacked = join(folder, 'package');

/** Runs the packed program in a folder of its own, with nothing of the checkout and no library beside it. */
function orrery(...args: readonly string[]): string {
  const bin = join(unpacked, 'bin/orrery.js');
  return execFileSync(process.execPath, [bin, ...args], { cwd: elsewhere, encoding: 'utf8', stdio: 'pipe' });
}

function filesIn(path: string, below = ''): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap(entry => {
    const name = below + entry.name;
    return entry.isDirectory() ? filesIn(join(path, entry.name), `${name}/`) : [name];
  });
}

beforeAll(() => {
  mkdirSync(elsewhere);
  // The bundle is there already: `npm test` makes it first.
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  execFileSync('npm', pack, { cwd: ROOT, stdio: 'pipe', shell: process.platform === 'win32' });
  const packed = readdirSync(folder).find(name => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', packed], { cwd: folder });
}, 60_000);

describe('the packed program', () => {
  test('holds only what is needed to play: the bundle, its licences, the samples, and what to read first', () => {
    const files = filesIn(unpacked).filter(name => !/^dist\/chunks\/[\w.-]+\.js$/.test(name));
    const samples = files.filter(name => /^saves\/sample-[a-z-]+\.json$/.test(name));
    expect(samples.length).toBeGreaterThan(2);
    expect(files.filter(name => !samples.includes(name)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'bin/orrery.js',
      'dist/THIRD-PARTY-LICENCES.txt',
      'dist/main.js',
      'package.json',
    ]);
  });

  test('runs without any library installed beside it', () => {
    expect(orrery('--version').trim()).toBe('0.1.0');
    expect(orrery('simulate', 'starcraft', '--seats', '3', '--matches', '2')).toContain('2');
    expect(orrery('saves', 'list', '--saves', join(unpacked, 'saves'))).toContain('sample-mid-battle');
  });

  test('brings the licence of every library that it holds', () => {
    const licences = readFileSync(join(unpacked, 'dist/THIRD-PARTY-LICENCES.txt'), 'utf8');
    for (const library of ['ink', 'react', 'chalk', 'commander', 'conf', 'valibot', 'pure-rand', 'string-width']) {
      expect(licences).toMatch(new RegExp(`^${library} \\d`, 'm'));
    }
    // It comes without a text of its own.
    expect(licences).toMatch(/^yoga-layout [\d.]+ \(MIT\)\n\nCopyright \(c\) Meta Platforms/m);
  });

  test('needs no script when it is installed, nor do the libraries that it names', () => {
    const licences = readFileSync(join(unpacked, 'dist/THIRD-PARTY-LICENCES.txt'), 'utf8');
    const libraries = [...licences.matchAll(/^(\S+) \d[\w.-]* \(/gm)].map(([, name = '']) =>
      join(ROOT, 'node_modules', name),
    );
    expect(libraries.length).toBeGreaterThan(8);
    for (const folder of [unpacked, ...libraries]) {
      expect(readFileSync(join(folder, 'package.json'), 'utf8')).not.toMatch(/"(?:pre|post)?install":/);
    }
  });
});
