import { expect, test } from 'vitest';
import { Preferences } from '../../../../src/table/frame/preferences/preferences.ts';
import { preferencesNow } from '../../../../src/table/frame/preferences/now.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { SETTINGS_START } from '../../../../src/table/home/settings/settings.tsx';
import { SETTING_LINES } from '../../../../src/table/home/settings/lines.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { rowsOf, situationAt } from '../../screen-of.tsx';

const cursor = SETTING_LINES.findIndex(({ name }) => name === 'ascii');

/** What the settings page says of plain ASCII, in one line. */
function aboutAscii(preferences: Preferences): string {
  const look = { glyphs: preferences.glyphs, keymap: DEFAULT_KEYMAP, format: tableFormatter() };
  const at = { ...situationAt({ columns: 80, rows: 23 }, look), preferences: preferencesNow(preferences) };
  const state = { ...SETTINGS_START, list: { ...SETTINGS_START.list, cursor } };
  return rowsOf(state, at).join(' ').replace(/\s+/g, ' ');
}

const preferencesIn = (env: Readonly<Record<string, string>>, ascii: 'auto' | boolean = 'auto'): Preferences =>
  new Preferences({
    settings: { ...DEFAULT_SETTINGS, ascii },
    environment: { env, isTTY: true, platform: 'linux', flags: { color: 'auto', ascii: false } },
  });

test.each([
  [{ LANG: 'C' }, 'It is on now because the locale (LC_ALL, LC_CTYPE or LANG) does not say UTF-8.'],
  [{ LANG: 'C.UTF-8', TERM: 'linux' }, 'It is on now because TERM is linux'],
])('the settings page says why the table is ASCII: %j', (env, why) => {
  expect(aboutAscii(preferencesIn(env))).toContain(why);
  expect(aboutAscii(preferencesIn(env, true))).not.toContain('It is on now');
  expect(aboutAscii(preferencesIn(env, false))).not.toContain('It is on now');
});

test('and so it does of a terminal that draws marks two cells wide', () => {
  const preferences = preferencesIn({ LANG: 'C.UTF-8' });
  expect(aboutAscii(preferences)).not.toContain('It is on now');
  preferences.foundWide();
  expect(aboutAscii(preferences)).toContain('It is on now because this terminal draws marks two cells wide.');
});
