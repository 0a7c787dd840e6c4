import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { progressIn } from '../../../src/session/learning/progress.ts';
import { dayOf, isDue, spacingAfter } from '../../../src/session/teaching/spacing.ts';

describe('what was missed', () => {
  test('comes back after one day, then after three more, then after seven, and then no more', () => {
    const missed = spacingAfter({}, false, '2026-02-27');
    expect(missed).toEqual({ due: '2026-02-28', times: 0 });
    const once = spacingAfter(missed ?? {}, true, '2026-02-28');
    expect(once).toEqual({ due: '2026-03-03', times: 1 });
    const twice = spacingAfter(once ?? {}, true, '2026-03-05');
    expect(twice).toEqual({ due: '2026-03-12', times: 2 });
    expect(spacingAfter(twice ?? {}, true, '2026-03-12')).toBeNull();
  });

  test('keeps its day when it is right before, and begins anew when it is wrong', () => {
    const spacing = { due: '2026-03-12', times: 2 };
    expect(spacingAfter(spacing, true, '2026-03-11')).toEqual(spacing);
    expect(spacingAfter(spacing, false, '2026-03-12')).toEqual({ due: '2026-03-13', times: 0 });
    expect(spacingAfter({}, true, '2026-03-12')).toBeNull();
  });

  test('is due from its day on', () => {
    expect(isDue({ due: '2026-03-09' }, '2026-03-08')).toBe(false);
    expect(isDue({ due: '2026-03-09' }, '2026-03-09')).toBe(true);
    expect(isDue({ due: '2026-03-09' }, '2026-12-01')).toBe(true);
    expect(isDue({}, '2026-03-09')).toBe(false);
    expect(dayOf(new Date(2026, 2, 9, 23, 59))).toBe('2026-03-09');
  });

  test('is kept, and counted on its day', () => {
    const kept = new Map<string, unknown>();
    let today = '2026-03-09';
    const progress = progressIn({ content: {}, keep: (name, value) => kept.set(name, value) }, null, () => today);
    progress.predicted('toy', 'ask', 'X-1', false);
    expect(progress.due('toy')).toBe(0);
    const was = v.parse(v.looseObject({}), kept.get('foretold.toy'));
    const content = { foretold: { toy: { ...was, odd: { rule: 'X', right: true, asked: 1, due: 7 } } } };
    today = '2026-03-10';
    const later = progressIn({ content, keep: () => undefined }, null, () => today);
    expect(later.due('toy')).toBe(1);
    later.predicted('toy', 'ask', 'X-1', true);
    expect(later.due('toy')).toBe(0);
    expect(later.proofs('toy').ask).toMatchObject({ due: '2026-03-13', times: 1 });
  });
});
