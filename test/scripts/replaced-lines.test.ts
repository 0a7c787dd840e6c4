import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

// In the bundle scripts/bundled stands in for two libraries and a part of Ink, where these files of Ink import them.
// When a version moves, look at the files again: do they still import the same, and use it in the same way? Then write
// down the new version and the new hash.

const ROOT = join(import.meta.dirname, '../..');
const MODULES = join(ROOT, 'node_modules');

const VERSIONS = {
  ink: '6.8.0',
  '@alcalzone/ansi-tokenize': '0.2.5',
  'widest-line': '6.0.0',
  'string-width': '8.3.0',
} as const;

const FILES = [
  [
    'ink/build/output.js',
    'de9078c7fc647c40cf9e32d6658fcbbee91dae9e3f6334e5f4ebfc5905fc401d',
    ["import stringWidth from 'string-width';", "tokenize, } from '@alcalzone/ansi-tokenize';"],
  ],
  [
    'ink/build/squash-text-nodes.js',
    '69c8abf36d256f31722b2bb6316f9a8261e1f8435f344d373b1035e4c354a3e3',
    ["import sanitizeAnsi from './sanitize-ansi.js';"],
  ],
  [
    'widest-line/index.js',
    'c56c70d00610e14d157c1ed4fc3a2b83d96f7e595b1842ba12f3a84217796eb1',
    ["import stringWidth from 'string-width';"],
  ],
] as const;

const read = (path: string): string => readFileSync(join(MODULES, path), 'utf8');

describe('of what the bundle replaces', () => {
  test.each(Object.entries(VERSIONS))('%s has the version that was looked at', (name, version) => {
    const found = v.parse(v.looseObject({ version: v.string() }), JSON.parse(read(`${name}/package.json`)));
    expect(found.version).toBe(version);
  });

  test.each(FILES)('%s is as it was, and imports what is replaced', (file, hash, imports) => {
    const text = read(file);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    for (const line of imports) expect(text).toContain(line);
  });

  test('all stand-ins are in the bundle', () => {
    const chunks = readdirSync(join(ROOT, 'dist/chunks')).map(chunk =>
      readFileSync(join(ROOT, 'dist/chunks', chunk), 'utf8'),
    );
    for (const file of ['ansi-tokenize', 'string-width', 'sanitize-ansi']) {
      expect(chunks.some(chunk => chunk.includes(`// scripts/bundled/${file}.mjs`))).toBe(true);
    }
  });
});
