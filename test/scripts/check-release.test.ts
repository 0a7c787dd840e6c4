import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { missingFor } from '../../scripts/check-release.mjs';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const HERE = v.parse(v.looseObject({ version: v.string(), private: v.boolean() }), JSON.parse(read('package.json')));
const { private: _private, ...published } = HERE;
const READY = {
  ...published,
  name: '@scope/orrery',
  version: '1.2.3',
  homepage: 'https://forge.test/orrery',
  repository: { type: 'git', url: 'git+https://forge.test/orrery.git' },
  bugs: { url: 'https://forge.test/orrery/issues' },
};
const CHANGES = '# Changelog\n\n## 1.2.3 – 2027-01-02\n\n- more\n';

test('a checkout that names its owner, its addresses and its date can be released', () => {
  expect(missingFor({ manifest: READY, changes: CHANGES, tag: 'v1.2.3' })).toEqual([]);
});

test.each([
  [{ private: true }, {}, 'private'],
  [{ name: 'orrery' }, {}, 'no scope'],
  [{ homepage: undefined }, {}, 'homepage names no address'],
  [{ bugs: { url: 'https://orrery.example/issues' } }, {}, 'bugs names no address'],
  [{}, { changes: '# Changelog\n\n## Unreleased\n' }, 'no heading "## 1.2.3'],
  [{}, { tag: 'v1.2.4' }, 'not that of version 1.2.3'],
])('%j %j keeps it from that', (changed, more, why) => {
  const missing = missingFor({ manifest: { ...READY, ...changed }, changes: CHANGES, tag: 'v1.2.3', ...more });
  expect(missing).toHaveLength(1);
  expect(missing[0]).toContain(why);
});

test('this one is private as long as its addresses are placeholders', () => {
  const missing = missingFor({ manifest: HERE, changes: read('CHANGELOG.md') });
  const hasPlaceholders = missing.some(line => line.includes('names no address'));
  expect(HERE.private || !hasPlaceholders).toBe(true);
});
