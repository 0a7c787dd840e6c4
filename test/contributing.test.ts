import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The paths that a page names in full; `<game>` stands for either game. */
function pathsIn(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const paths = [...text.matchAll(/(?<=`)(?:src|test|docs|scripts)\/[\w./<>-]+|(?<=\]\()[\w./-]+\.md(?=\))/g)].map(
    String,
  );
  return [...new Set(paths)]
    .filter(path => !path.includes('<lesson>'))
    .flatMap(path =>
      path.includes('<game>') ? ['starcraft', 'theseus'].map(game => path.replace('<game>', game)) : [path],
    );
}

test.each(['CONTRIBUTING.md', 'SECURITY.md'])('every file that %s names is there', page => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every command that CONTRIBUTING.md names is there', () => {
  const scripts = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(name => !scripts.includes(`"${name}":`))).toEqual([]);
});

test('every folder and file of tests that the workflows run is there', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8');
  const paths = [...text.matchAll(/(?<= )test\/[\w./-]+/g)].map(String);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
});
