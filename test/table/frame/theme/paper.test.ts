import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import type { Settings } from '../../../../src/table/frame/preferences/settings.ts';
import { Preferences } from '../../../../src/table/frame/preferences/preferences.ts';
import { backgroundFromEnvironment, backgroundOf } from '../../../../src/table/frame/theme/paper.ts';

const COLOURFUL = { TERM: 'xterm-256color', COLORTERM: 'truecolor' };

function preferencesWith(env: Readonly<Record<string, string>>, settings: Partial<Settings> = {}): Preferences {
  const flags = { color: 'auto', ascii: false } as const;
  const situation = { env, isTTY: true, platform: 'linux', flags };
  return new Preferences({ settings: { ...DEFAULT_SETTINGS, ...settings }, environment: situation });
}

const groundIn = ({ paint }: Preferences): boolean => paint({ ground: 'deep' }).open.includes('\u001b[48;');

test.each([
  ['#000000', 'dark'],
  ['#1E1E2E', 'dark'],
  ['#002B36', 'dark'],
  ['#FDF6E3', 'light'],
  ['#808080', 'light'],
])('paper of %s is %s', (hex, paper) => {
  expect(backgroundOf(hex)).toBe(paper);
});

test.each([
  ['15;0', 'dark'],
  ['0;15', 'light'],
  ['0;default;7', 'light'],
  ['12;8', 'dark'],
  ['default;default', null],
  ['0;99', null],
  ['', null],
])('COLORFGBG=%s says %s', (COLORFGBG, paper) => {
  expect(backgroundFromEnvironment({ COLORFGBG })).toBe(paper);
});

describe('while nobody has chosen a theme', () => {
  test('there are no grounds until the paper is known, and the theme follows it', () => {
    const preferences = preferencesWith(COLOURFUL);
    expect([preferences.theme, groundIn(preferences)]).toEqual(['okabe-ito', false]);
    expect(preferences.foundPaper('light')).toBe(true);
    expect([preferences.theme, groundIn(preferences)]).toEqual(['light', true]);
    expect(preferences.foundPaper('light')).toBe(false);
    preferences.foundPaper('dark');
    expect([preferences.theme, groundIn(preferences)]).toEqual(['okabe-ito', true]);
  });

  test('COLORFGBG says it until the terminal does', () => {
    const preferences = preferencesWith({ ...COLOURFUL, COLORFGBG: '0;15' });
    expect([preferences.theme, groundIn(preferences)]).toEqual(['light', true]);
    preferences.foundPaper('dark');
    expect([preferences.theme, groundIn(preferences)]).toEqual(['okabe-ito', true]);
  });
});

test('a theme that was chosen stays, with its grounds, whatever the paper is', () => {
  for (const theme of ['okabe-ito', 'dark', 'light', 'high-contrast'] as const) {
    const preferences = preferencesWith(COLOURFUL, { theme });
    expect([preferences.theme, groundIn(preferences)]).toEqual([theme, true]);
    preferences.foundPaper('light');
    expect([preferences.theme, groundIn(preferences)]).toEqual([theme, true]);
  }
  expect(groundIn(preferencesWith(COLOURFUL, { theme: 'plain' }))).toBe(false);
});

test.each([
  ['24-bit colours', COLOURFUL, {}, true],
  ['256 colours', { TERM: 'xterm-256color' }, {}, true],
  ['16 colours', { TERM: 'xterm' }, {}, false],
  ['no colours', { ...COLOURFUL, NO_COLOR: '1' }, {}, false],
  ['no colours by the settings', COLOURFUL, { colour: 'none' }, false],
  ['the Linux console', { TERM: 'linux', COLORTERM: 'truecolor' }, {}, false],
] as const)('a terminal with %s is asked or not', (_, env, settings, isAsked) => {
  expect(preferencesWith(env, settings).asksPaper).toBe(isAsked);
});
