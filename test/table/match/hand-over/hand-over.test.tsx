import { describe, expect, test } from 'vitest';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';
import type { Settings } from '../../../../src/table/frame/preferences/settings.ts';

/** Ann has hidden what she hides: the page for Bob has just come. */
async function beforeBob(settings: Partial<Settings> = {}) {
  const at = await deskAt({ start: ANN_AND_BOB, settings });
  await at.press('enter', '1', '1');
  expect(at.frame()).toContain('BOB');
  /** Presses a key so many milliseconds after what was before, and returns the frame. */
  const after = (milliseconds: number, key = 'enter'): string => {
    at.wait(milliseconds);
    at.desk.key(key);
    return at.frame();
  };
  return { ...at, after };
}

describe('the page for the next person', () => {
  test('opens by a key that is pressed 600 ms after it came, and says that an earlier one was swallowed', async () => {
    const { after, rows } = await beforeBob();
    for (const milliseconds of [240, 240, 119]) {
      expect(after(milliseconds)).not.toContain('SECRET');
      expect(rows().at(-1)).toMatch(/^ …$/);
    }
    // The quiet begins anew with each key.
    expect(after(150)).toContain('SECRET');
    expect(rows().at(-1)).not.toContain('…');
  });

  test('opens at once where nobody wants quiet, and later where more of it is wanted', async () => {
    expect((await beforeBob({ quiet: 0 })).after(1)).toContain('SECRET');
    expect((await beforeBob({ quiet: 1000 })).after(900)).not.toContain('SECRET');
    expect((await beforeBob({ quiet: 150 })).after(600)).toContain('SECRET');
  });

  test('lets the one before undo sooner', async () => {
    expect((await beforeBob()).after(200, 'u')).not.toContain('BOB');
  });

  test('opens after a short quiet for one who has covered the own screen', async () => {
    const { press, frame, wait, desk } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', '1', 'c');
    expect(frame()).toContain('ANN');
    expect(frame()).not.toContain('Pass the keyboard');
    wait(200);
    desk.key('enter');
    expect(frame()).toContain('SECRET');
  });
});
