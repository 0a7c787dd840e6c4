import { describe, expect, test } from 'vitest';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';

describe('the screen between two people', () => {
  test('takes back what was just answered, as long as nobody has sat down', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1');
    expect(frame()).toContain('BOB');
    expect(frame()).toContain('u takes back what Ann has just answered.');
    expect(frame()).toContain('t takes answers back, if everyone agrees.');
    await press('u');
    expect(frame()).toContain('ANN');
    // Nothing of what was taken back is told before Ann sits there again.
    expect(frame()).not.toContain('SECRET');
    await press('enter', 'space');
    expect(frame()).toContain('Where do you hide');
  });

  test('takes back one answer, so that nobody can count how many were given in secret', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'u');
    expect(frame()).toContain('ANN');
    expect(frame()).not.toContain('u takes back');
    const once = frame();
    await press('u');
    expect(frame()).toBe(once);
    // Whoever gives it again can take it back again.
    await press('enter', 'space', 'U');
    expect(frame()).toContain('BOB');
    expect(frame()).toContain('u takes back what Ann has just answered.');
  });

  test('no longer does so where somebody has sat down and covers the screen', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1');
    expect(frame()).toContain('u takes back');
    await press('enter', 'space', 'c');
    expect(frame()).toContain('BOB');
    expect(frame()).not.toContain('u takes back');
  });

  test('no longer does so behind Enter, and never at the first screen', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    expect(frame()).not.toContain('u takes back');
    await press('u');
    expect(frame()).toContain('ANN');
    await press('enter', 'space', '1', '1', 'enter', 'space');
    expect(frame()).toContain('Bob: ');
    await press('u');
    expect(frame()).toContain('Bob: ');
    expect(frame()).toContain('Another player has been asked since then');
  });
});
