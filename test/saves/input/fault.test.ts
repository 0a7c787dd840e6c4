import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemReason } from '../../../src/saves/input/fault.ts';
import { resultOrError } from '../../../src/saves/input/untrusted.ts';

test('of what the system says the call and the path are left out', () => {
  expect(systemReason(resultOrError(() => readFileSync('/nowhere, at all')))).toBe('ENOENT: no such file or directory');
  expect(systemReason(new Error('E2BIG: argument list too long, spawn'))).toBe('E2BIG: argument list too long');
});

test('other errors are told to their end, also behind a comma', () => {
  const reason = "Expected ',' or '}' after property value in JSON at position 16";
  expect(systemReason(new SyntaxError(reason))).toBe(reason);
});
