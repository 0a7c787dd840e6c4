import { describe, expect, test } from 'vitest';
import { visit } from '../situations.ts';
import { testWoundingTrap } from '../shared/wounding-trap.ts';

testWoundingTrap('scientists', 'aliens', 'scientists-defense-system', 1);

describe('scientists-defense-system, TH-16.4.5', () => {
  test('TH-16.4.5: without an upgrade token it sleeps, and so does its copy', () => {
    const asleep = visit('aliens', 'scientists', it =>
      it.card('scientists-defense-system-1', 'science-lab-s1').card('scientists-reproduction-1', 'science-lab-s2'),
    );
    expect(asleep.life('aliens')).toBe(20);
  });
});
