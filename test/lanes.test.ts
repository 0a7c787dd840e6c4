import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST } from './lanes.ts';

test.each(LONGEST)('%s, which begins its lane, is there', file => {
  expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true);
});
