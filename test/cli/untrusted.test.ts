import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSettings } from '../../src/cli/settings.ts';
import { KnownFolders } from '../../src/saves/folder/known-folders.ts';
import { openProgress } from '../../src/cli/progress.ts';
import { progressIn } from '../../src/session/learning/progress.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { freshFolder } from '../saves/support.ts';
import { orrery } from './said.ts';

// What stands in files, in paths and on the command line may have been written by anybody.

const TITLE = '\u001b]0;pwned\u0007';
const TURNED = '\u202e';
const HOSTILE = `${TITLE}${TURNED}\u009b2J\r\u2028`;

/** Whatever could paint a terminal or turn its text around, but for the line feed. */
const STEERING = /[^\n\P{C}]|[\p{Zl}\p{Zp}]/u;

afterEach(() => vi.unstubAllEnvs());

describe('nothing that is quoted in a message steers the terminal', () => {
  test.each([
    ['a folder', ['--saves', `/nowhere/${HOSTILE}`, 'saves']],
    ['a folder without a save', ['--saves', `/nowhere/${HOSTILE}`, 'resume', 'x']],
    ['a save', ['resume', HOSTILE]],
    ['a name to delete', ['saves', 'rm', HOSTILE]],
    ['a command', [HOSTILE]],
    ['a flag', [`--${HOSTILE}`]],
    ['a game', ['play', HOSTILE]],
    ['a choice of a game', ['play', 'starcraft', `--${HOSTILE}=x`]],
    ['a faction', ['play', 'starcraft', '--seats', `Ann:${HOSTILE},Bob`]],
    ['a seat twice', ['play', 'starcraft', '--seats', 'Ann,Ann']],
    ['a language', ['--language', HOSTILE, 'saves']],
    ['words of the rules', ['rules', 'starcraft', HOSTILE]],
    ['a lesson', ['learn', 'starcraft', HOSTILE]],
    ['a seed', ['simulate', 'theseus', '--matches', '1', '--decisions', '0', '--seed', HOSTILE]],
  ])('%s', async (_, args) => {
    const { out, err } = await orrery(...args);
    expect(out + err).not.toBe('');
    expect(out + err).not.toMatch(STEERING);
  });

  test('names in the settings', async () => {
    const folder = freshFolder();
    const content = {
      [HOSTILE]: 1,
      keys: { [HOSTILE]: ['q'], undo: [HOSTILE] },
      themes: { [HOSTILE]: {}, light: { [HOSTILE]: '#000000', accent: HOSTILE } },
    };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(content));
    vi.stubEnv('ORRERY_SETTINGS', folder);
    const { err } = await orrery('play', 'theseus');
    expect(err).toMatch(/no setting .*pwned[^]*no command .*pwned[^]*no colours called .*pwned[^]*no tone .*pwned/);
    expect(err).not.toMatch(STEERING);
  });

  test('a settings file that is no JSON, and the path of its folder', async () => {
    const folder = join(freshFolder(), `named ${TURNED}${TITLE}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'settings.json'), `${HOSTILE}{`);
    vi.stubEnv('ORRERY_SETTINGS', folder);
    const { err } = await orrery('play', 'theseus');
    expect(err).toContain('can’t be read');
    expect(err).not.toMatch(STEERING);
  });
});

/** A folder in which the file of that name was made by `make`. */
function folderWith(name: string, make: (file: string) => void): string {
  const folder = freshFolder();
  make(join(folder, name));
  return folder;
}

const ODD_FILES: readonly (readonly [string, (file: string) => void, string])[] = [
  ['a pipe', file => void execFileSync('mkfifo', [file]), 'it is not an ordinary file'],
  ['a device without end', file => symlinkSync('/dev/zero', file), 'it is not an ordinary file'],
  ['a folder', file => mkdirSync(file), 'it is not an ordinary file'],
  ['two megabytes', file => writeFileSync(file, ' '.repeat(2 * 1024 * 1024)), 'it is too large'],
  ['null', file => writeFileSync(file, 'null'), 'it is not a JSON object'],
  ['a list', file => writeFileSync(file, '[1]'), 'it is not a JSON object'],
  ['a text', file => writeFileSync(file, '"fast"'), 'it is not a JSON object'],
];

describe.skipIf(process.platform === 'win32')('a file that the program did not write', () => {
  test.each(ODD_FILES)('%s as settings is told, and all is as usual', async (_, make, reason) => {
    const { settings, problems, keep } = await openSettings(folderWith('settings.json', make), false);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(problems.map(tableFormatter())).toEqual([`The file can’t be read (${reason}); all settings are as usual.`]);
    expect(() => keep('speed', 'fast')).toThrow(reason);
  });

  test.each(ODD_FILES)('%s as progress is told', async (_, make, reason) => {
    const { problem } = await openProgress(folderWith('lessons.json', make), progressIn);
    expect(problem).toBe(reason);
  });

  test.each(ODD_FILES.slice(0, 4))('%s as the values of a box is refused', async (_, make, reason) => {
    const file = join(folderWith('box.json', make), 'box.json');
    const { code, err } = await orrery('play', 'galactic-emperor', '--seats', '3', '--box', file);
    expect(err).toContain(`The values of the box can’t be read from ${file} (${reason}).`);
    expect(code).toBe(2);
  });

  test('a pipe as the list of known folders is no list', () => {
    const folder = folderWith('folders.json', file => void execFileSync('mkfifo', [file]));
    const known = new KnownFolders(() => join(folder, 'folders.json'));
    expect(known.consentFor('/anywhere')).toBeNull();
  });

  test('what is wrong with it is told to its end, also where that quotes a comma', async () => {
    const folder = folderWith('settings.json', file => writeFileSync(file, '{"speed":"fast" "ascii":true}'));
    const { problems } = await openSettings(folder, false);
    expect(problems.map(tableFormatter())).toEqual([
      expect.stringMatching(
        /^The file can’t be read \(it is not JSON: Expected ',' or '}' .*\); all settings are as usual\.$/,
      ),
    ]);
  });

  test.skipIf(!existsSync('/proc/self'))('a folder that can’t be made is told, for settings and progress', async () => {
    const reason = 'its folder /proc/x/y can’t be made: ENOENT: no such file or directory';
    const { problems, keep } = await openSettings('/proc/x/y', true);
    expect(problems.map(tableFormatter())).toEqual([`The file can’t be read (${reason}); all settings are as usual.`]);
    expect(() => keep('speed', 'fast')).toThrow(reason);
    expect((await openProgress('/proc/x/y', progressIn, true)).problem).toBe(reason);
  });

  test('is left as it is', async () => {
    const folder = folderWith('settings.json', file => writeFileSync(file, 'null'));
    await openSettings(folder, true);
    expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe('null');
  });
});
