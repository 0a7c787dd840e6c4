import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';

test('the page on settings has a row for each setting that there is, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys(DEFAULT_SETTINGS).toSorted());
});
