import { describe, expect, test } from 'vitest';
import { homeFeature, openHome } from '../../../../src/table/home/front/home.tsx';
import type { HomeState } from '../../../../src/table/home/front/home.tsx';
import { paintOrrery } from '../../../../src/table/home/front/orrery.ts';
import { literal } from '../../../../src/kernel/match/refusal.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { ASCII_GLYPHS, UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { deskAt } from '../../desk-at.tsx';
import { rowsOf, situationAt } from '../../screen-of.tsx';

const look = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format: tableFormatter() };
const at = { ...situationAt({ columns: 80, rows: 23 }, look), taught: true };
const START = openHome(null).state;
const LAST = { line: literal('StarCraft · round 3'), file: 'evening.jsonl', isOver: false };
const rows = (state: HomeState): readonly string[] => rowsOf(state, at);
const doors = (state: HomeState): readonly string[] => homeFeature.speech(state, at).choices;

describe('the home screen', () => {
  test('begins with learning for somebody who has not played here, and with the last match for all others', () => {
    expect(doors(START).slice(0, 2)).toEqual(['Learn by playing', 'New match']);
    expect(doors({ ...START, last: LAST }).slice(0, 2)).toEqual([
      'Continue the last match, StarCraft · round 3',
      'New match',
    ]);
    expect(doors({ ...START, last: LAST })).toContain('Learn');
    // A match that has ended can only be looked back on.
    expect(doors({ ...START, last: { ...LAST, isOver: true } })[0]).toBe(
      'Look back at the last match, StarCraft · round 3',
    );
  });

  test('has an orrery that turns for a while and then stands still', () => {
    const turned = homeFeature.update(START, { kind: 'pass' }, at).state;
    expect(rows(turned).join('\n')).not.toBe(rows(START).join('\n'));
    let state = START;
    let steps = 0;
    for (let soon = homeFeature.timer?.(state, at); soon !== null && soon !== undefined && steps < 1000; steps += 1) {
      state = homeFeature.update(state, soon.input, at).state;
      soon = homeFeature.timer?.(state, at);
    }
    expect(steps).toBeGreaterThan(60);
    expect(steps).toBeLessThan(1000);
  });

  test('has no orrery where there is no room for one', () => {
    const small = rowsOf(START, { ...at, size: { columns: 80, rows: 14 } });
    expect(small.join('\n')).not.toContain('★');
    expect(rows(START).join('\n')).toContain('★');
  });
});

test.each([
  ['home', []],
  ['the settings', ['4']],
  ['a new match', ['2']],
])('? on a screen without a match opens the keys: %s', async (_, way) => {
  const { press, frame } = await deskAt();
  await press(...way);
  const before = frame();
  await press('?');
  expect(frame()).toContain('Take what the cursor is on');
  await press('escape');
  expect(frame()).toBe(before);
});

test('an orrery stays within its room, in both looks', () => {
  for (const [width, height] of [
    [78, 9],
    [30, 20],
    [200, 40],
  ] as const) {
    for (const glyphs of [UNICODE_GLYPHS, ASCII_GLYPHS]) {
      const lines = toPlain(paintOrrery(width, height, 5, glyphs));
      expect(lines).toHaveLength(height);
      expect(lines.join('')).toContain(glyphs.seat4);
    }
  }
});
