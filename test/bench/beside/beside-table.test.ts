import { expect, test } from 'vitest';
import { besideTable } from './beside-table.ts';
import { besideEachOther } from './turns.ts';

test('each line has both medians, the ratio with the middle half of the turns, and whether it moved', () => {
  const turns = [10, 10, 10, 10].map((one, at) => [one, one + at / 2] as const);
  const rows = [
    { what: 'theseus by chance, a decision', unit: 'µs', beside: besideEachOther(turns), note: 'other matches' },
    { what: 'space-empires by chance', unit: '', beside: null, note: 'not measured: no such game' },
  ];
  const [head, , first, second] = besideTable('c18b36d', rows).split('\n');
  expect(head).toMatch(/^\| what +\| c18b36d +\| here +\| ratio +\|/);
  expect(first).toContain('| 10.0 µs | 11.0 µs | 1.10 (1.05 to 1.15) | moved; other matches');
  expect(second).toMatch(/\| space-empires by chance +\| +\| +\| +\| not measured: no such game +\|/);
});
