import { describe, expect, test } from 'vitest';
import { Preferences } from '../../../../src/table/frame/preferences/preferences.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { fileValue, settingsFrom } from '../../../../src/table/frame/preferences/settings-file.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';

const format = tableFormatter();

describe('what a settings file may hold', () => {
  test('nothing: all is as usual, and nothing is wrong', () => {
    expect(settingsFrom({})).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
  });

  test('all settings', () => {
    const file = {
      handOver: 'always',
      speed: 'fast',
      quiet: 400,
      deaf: 'long',
      coach: true,
      mouse: false,
      theme: 'light',
      colour: '16',
      ascii: true,
      screenReader: true,
      language: 'en',
      keys: { undo: ['y'] },
      against: { game: 'theseus', opponents: 2, choices: { ring: 'random' } },
      themes: { light: { seat0: '#123456', accent: 'cyan' } },
    };
    const { settings, problems } = settingsFrom(file);
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      ...file,
      keys: { ...DEFAULT_KEYMAP, undo: ['y'] },
      themes: { light: { seat0: { hex: '#123456' }, accent: { basic: 'cyan' } } },
    });
  });

  test.each([
    [{ handOver: 'perhaps' }, /“handOver” can’t be "perhaps"; use private, always, never/],
    [{ quiet: -1 }, /“quiet” can’t be -1/],
    [{ quiet: 99_999 }, /“quiet” can’t be 99999; use 0 … 5000/],
    [{ ascii: 'often' }, /“ascii” can’t be "often"; use auto, true, false/],
    [{ against: 'chess' }, /“against” can’t be "chess"; use ."game":"theseus"/],
    [{ against: { game: 'theseus', opponents: -1, choices: {} } }, /“against” can’t be/],
    [{ mouse: 'yes' }, /“mouse” can’t be "yes"; use true, false/],
    [{ theme: 'toString' }, /“theme” can’t be "toString"; use auto, okabe-ito, light, dark, high-contrast, plain/],
    [{ color: 'none' }, /no setting “color”; there are handOver, speed/],
    [{ __proto__: null, constructor: 1 }, /no setting “constructor”/],
    [{ keys: ['x'] }, /“keys” can’t be \["x"\]/],
    [{ keys: { undo: 'z' } }, /“keys.undo” can’t be "z"; use a list of keys/],
    [{ keys: { fly: ['y'] } }, /no command “fly”/],
    [{ keys: { undo: ['q'] } }, /q would mean both “Undo the last answer” and “Leave, after asking”/],
    [{ keys: { take: [] } }, /“Take what the cursor is on” needs at least one key/],
    [{ themes: 3 }, /“themes” can’t be 3/],
    [{ themes: { sunset: {} } }, /no colours called “sunset”; there are okabe-ito/],
    [{ themes: { light: { sky: '#000000' } } }, /“light” have no tone “sky”/],
    [{ themes: { light: { accent: 'blueish' } } }, /“accent” of “light” can’t be "blueish"/],
  ])('of %o only that is left out, and it is said', (wrong, message) => {
    const { settings, problems } = settingsFrom({ speed: 'slow', ...wrong });
    expect(problems.map(format).join()).toMatch(message);
    expect(problems).toHaveLength(1);
    expect({ ...settings, themes: {} }).toEqual({ ...DEFAULT_SETTINGS, speed: 'slow' });
  });

  test('what older versions kept and no longer means anything, without a word about it', () => {
    expect(settingsFrom({ blind: true, coach: true })).toEqual({
      settings: { ...DEFAULT_SETTINGS, coach: true },
      problems: [],
    });
  });

  test('what is no record at all leaves everything as usual', () => {
    expect(settingsFrom([1])).toMatchObject({ settings: DEFAULT_SETTINGS, problems: [{ key: 'settings.no-record' }] });
  });

  test('only what is not as usual is written', () => {
    const settings = { ...DEFAULT_SETTINGS, coach: true, keys: { ...DEFAULT_KEYMAP, undo: ['y'] } };
    expect(fileValue(settings, 'coach')).toBe(true);
    expect(fileValue(settings, 'keys')).toEqual({ undo: ['y'] });
    expect(fileValue(settings, 'speed')).toBeUndefined();
    expect(fileValue(DEFAULT_SETTINGS, 'keys')).toBeUndefined();
  });
});

describe('looks', () => {
  const looks = (
    env: Record<string, string>,
    colour: (typeof DEFAULT_SETTINGS)['colour'],
    color: 'auto' | 'always' | 'never' = 'auto',
  ) =>
    new Preferences({
      settings: { ...DEFAULT_SETTINGS, colour },
      environment: { env: { TERM: 'xterm-256color', ...env }, isTTY: true, flags: { color, ascii: false } },
    }).depth;

  test.each([
    ['the terminal', {}, 'auto', 'auto', '256'],
    ['the setting', {}, '24-bit', 'auto', 'truecolor'],
    ['the setting “none”', {}, 'none', 'auto', 'none'],
    ['NO_COLOR', { NO_COLOR: '1' }, 'auto', 'auto', 'none'],
    ['the setting before NO_COLOR', { NO_COLOR: '1' }, '16', 'auto', '16'],
    ['a dumb terminal before the setting', { TERM: 'dumb' }, '256', 'auto', 'none'],
    ['--color=never before the setting', {}, '24-bit', 'never', 'none'],
    ['--color=always with the setting’s depth', { NO_COLOR: '1' }, '16', 'always', '16'],
    ['--color=always before “none”', {}, 'none', 'always', '256'],
  ] as const)('%s decides how many colours there are', (_, env, colour, flag, depth) => {
    expect(looks(env, colour, flag)).toBe(depth);
  });

  test('a terminal that draws marks wide gets ASCII, unless the settings or the command line say otherwise', () => {
    const glyphs = (ascii: boolean | 'auto', { flag = false, locale = 'C.UTF-8' } = {}) => {
      const preferences = new Preferences({
        settings: { ...DEFAULT_SETTINGS, ascii },
        environment: { env: { LC_ALL: locale }, platform: 'linux', isTTY: true, flags: { color: 'auto', ascii: flag } },
      });
      const { asksWidth, glyphs: before } = preferences;
      preferences.foundWide();
      return [asksWidth, before === ASCII_GLYPHS, preferences.glyphs === ASCII_GLYPHS];
    };
    expect(glyphs('auto')).toEqual([true, false, true]);
    // Who has said what they want is not asked about it, nor is who gets ASCII anyway.
    expect(glyphs(false)).toEqual([false, false, false]);
    expect(glyphs(true)).toEqual([false, true, true]);
    expect(glyphs('auto', { flag: true })).toEqual([false, true, true]);
    expect(glyphs(false, { flag: true })).toEqual([false, true, true]);
    expect(glyphs('auto', { locale: 'C' })).toEqual([false, true, true]);
    expect(glyphs(false, { locale: 'C' })).toEqual([false, false, false]);
  });

  test('a dumb terminal gets no codes at all, and a tone can be set by itself', () => {
    const situation = { env: { TERM: 'dumb' }, isTTY: true, flags: { color: 'auto', ascii: false } } as const;
    const dumb = new Preferences({ settings: DEFAULT_SETTINGS, environment: situation });
    expect(dumb.paint({ tone: 'danger', bold: true })).toEqual({ open: '', close: '' });
    const settings = { ...DEFAULT_SETTINGS, themes: { 'okabe-ito': { seat0: { hex: '#010203' } } } };
    const env = { COLORTERM: 'truecolor' };
    const own = new Preferences({ settings, environment: { ...situation, env } });
    expect(own.paint({ tone: 'seat0' }).open).toContain('38;2;1;2;3m');
    expect(own.paint({ tone: 'seat1' }).open).toContain('38;2;86;180;233m');
  });
});

describe('the settings screen', () => {
  test('changes a setting at once and keeps it; what is usual again is forgotten', async () => {
    const kept: unknown[] = [];
    const { press, frame, preferences } = await deskAt({ file: { keep: (...what) => void kept.push(what) } });
    await press('4');
    expect(frame()).toContain('Kept in /settings.json');
    expect(frame()).toMatch(/Handing over +← for secrets →/);
    await press('right');
    expect(frame()).toMatch(/Handing over +← always →/);
    expect(preferences.table.handOver).toBe('always');
    await press('left', 'down', 'down', 'down', 'enter');
    expect(frame()).toMatch(/Speed +← everything waits for a key →/);
    await press('6', 'down', 'right');
    expect(kept).toEqual([
      ['handOver', 'always'],
      ['handOver', undefined],
      ['speed', 'all'],
      ['colour', '24-bit'],
      ['ascii', true],
    ]);
    expect(frame()).toMatch(/Plain ASCII +< yes >/);
    await press('escape');
    expect(frame()).toContain('New match');
  });

  test('walks through all speeds and quiet times and comes round again', async () => {
    const { press, preferences } = await deskAt({ settings: { quiet: 400 } });
    await press('4', 'down', 'right');
    expect(preferences.settings.quiet).toBe(600);
    await press('left', 'left');
    expect(preferences.settings.quiet).toBe(150);
    await press('left', 'left');
    expect(preferences.settings.quiet).toBe(2000);
    const speeds: string[] = [];
    await press('down', 'right');
    expect(preferences.settings.deaf).toBe('long');
    await press('right', 'right', 'right');
    expect(preferences.settings.deaf).toBe('usual');
    await press('down');
    for (let step = 0; step < 6; step++) {
      await press('right');
      speeds.push(preferences.settings.speed);
    }
    expect(speeds).toEqual(['all', 'slow', 'normal', 'fast', 'instant', 'wait']);
  });

  test('says what is wrong with the file on the home screen, once', async () => {
    const { problems } = settingsFrom({ speed: 'warp' });
    const { press, frame } = await deskAt({ file: { problems } });
    expect(frame()).toContain('In the settings: “speed” can’t be "warp"');
    await press('2', 'escape');
    expect(frame()).not.toContain('warp');
  });

  test('and at the table, when the program begins there', async () => {
    const { problems } = settingsFrom({ speed: 'warp' });
    const { press, frame } = await deskAt({ file: { problems }, start: ANN_AND_BOB, settings: { handOver: 'never' } });
    expect(frame()).toContain('“speed” can’t be "warp"');
    await press('down');
    expect(frame()).not.toContain('warp');
  });

  test('goes on without a file that can’t be written, and says so', async () => {
    const keep = (): never => {
      throw new Error('the disk is full');
    };
    const { press, frame, preferences } = await deskAt({ file: { keep } });
    await press('4', 'down', 'down', 'down', 'right');
    expect(frame()).toContain('it can’t be saved: the disk is full');
    expect(preferences.table.speed).toBe('all');
  });
});

describe('the page of keys', () => {
  /** Opens it, with the cursor on a command. */
  async function at(command: keyof typeof DEFAULT_KEYMAP) {
    const opened = await deskAt();
    await opened.press('4', 'end', 'enter');
    for (let row = Object.keys(DEFAULT_KEYMAP).indexOf(command); row > 0; row--) await opened.press('down');
    return opened;
  }

  test('gives a command another key, which holds at once, and its usual keys again', async () => {
    const { press, frame, preferences } = await at('leave');
    await press('enter');
    expect(frame()).toContain('Press the new key for “Leave, after asking”; Esc leaves it as it is.');
    await press('Q');
    expect(frame()).toContain('“Leave, after asking” is now Q.');
    expect(preferences.keymap.leave).toEqual(['Q']);
    await press('x');
    expect(frame()).toContain('“Leave, after asking” has its usual keys again.');
    expect(preferences.keymap).toEqual(DEFAULT_KEYMAP);
  });

  test('refuses what would mean two things, what always means the same, and Esc leaves it', async () => {
    const { press, frame, preferences } = await at('undo');
    await press('enter', 'q');
    expect(frame()).toContain('q would mean both “Undo the last answer” and “Leave, after asking”.');
    await press('enter', '4');
    expect(frame()).toContain('4 always means the same');
    await press('enter', 'escape');
    expect(frame()).toContain('Enter gives a command a new key');
    expect(preferences.keymap).toEqual(DEFAULT_KEYMAP);
  });

  test('a new key moves the cursor the moment it is given; all of them can be reset', async () => {
    const { press, frame, preferences } = await at('down');
    await press('enter', 'y', 'y');
    expect(frame()).toMatch(/▸ .*To the left/);
    await press('end', 'enter');
    expect(frame()).toContain('All commands have their usual keys again.');
    expect(preferences.keymap).toEqual(DEFAULT_KEYMAP);
  });
});
