import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeSave } from '../../src/saves/write.ts';
import { freshFolder, resigned, save, starcraftAt } from '../saves/support.ts';
import { orrery } from './said.ts';

const match = save(starcraftAt(['battle.cards']));

/** A folder with a running match, one that is cut off, and one whose answers no longer fit. */
function folderOfSaves(): string {
  const folder = freshFolder();
  for (const name of ['match', 'broken']) writeSave(join(folder, `${name}.json`), match);
  truncateSync(join(folder, 'broken.json'), 500);
  const strange = resigned({ ...match, entries: [...match.entries, 'no-such-option'] });
  writeFileSync(join(folder, 'strange.json'), JSON.stringify(strange));
  return folder;
}

const FINISHED = 'test/saves/golden/format-1-finished.json';

describe('orrery export', () => {
  test.each([
    ['sample-six-seats-late', 'StarCraft: The Board Game'],
    ['sample-theseus-teams-late', 'Theseus: The Dark Orbit'],
  ])('writes %s as a page for people', async (name, title) => {
    const { code, out, err } = await orrery('export', `saves/${name}.json`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')[0]).toContain(`# ${title}: Ann, Bob`);
    expect(out).toContain('Only what everybody may know stands here.');
    expect(out).toMatch(/^## .* round\b.*\n\n\| Round \|/m);
    expect(out).toContain('## Log');
  });

  test('writes JSON whose every part docs/report.md explains, and no seed, answer or state', async () => {
    const { code, out } = await orrery('--saves', folderOfSaves(), 'export', 'match', '--format', 'json');
    expect(code).toBe(0);
    const report: unknown = JSON.parse(out);
    expect(report).toMatchObject({ program: 'orrery', report: 1, game: { id: 'starcraft' }, result: null });
    const keys = Object.keys(typeof report === 'object' && report !== null ? report : {});
    const explained = readFileSync('docs/report.md', 'utf8');
    expect(keys.filter(key => !explained.includes(`\`${key}\``))).toEqual([]);
    expect(out).not.toMatch(/"(seed|entries|checkpoint|state|deck|hand)"/);
  });

  test('writes a file when asked to, in one go, and says where', async () => {
    const folder = folderOfSaves();
    const to = join(folder, 'report.md');
    const { code, out, err } = await orrery('--saves', folder, 'export', 'match', '--out', to);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain(to);
    expect(readFileSync(to, 'utf8')).toContain('# StarCraft');
  });

  test('never writes over a save', async () => {
    const folder = folderOfSaves();
    const before = readFileSync(join(folder, 'match.json'), 'utf8');
    const { code, err } = await orrery('--saves', folder, 'export', 'match', '--out', join(folder, 'match.json'));
    expect(code).toBe(1);
    expect(err).toContain('is a saved match');
    expect(readFileSync(join(folder, 'match.json'), 'utf8')).toBe(before);
  });

  test('says what is lost when the last answers no longer fit the rules, and leaves the file as it is', async () => {
    const folder = folderOfSaves();
    const before = readFileSync(join(folder, 'strange.json'), 'utf8');
    const { code, out, err } = await orrery('--saves', folder, 'export', 'strange');
    expect(code).toBe(0);
    expect(err).toMatch(/The rules have changed .* The file stays as it is\./);
    expect(out).toContain('# StarCraft');
    expect(readFileSync(join(folder, 'strange.json'), 'utf8')).toBe(before);
  });

  test('says when newer rules lead elsewhere, so that only the end of the match can be told', async () => {
    const folder = freshFolder();
    const led = resigned({ ...match, entries: ['no-such-option', ...match.entries.slice(1)] });
    writeFileSync(join(folder, 'led.json'), JSON.stringify(led));
    const { code, err } = await orrery('--saves', folder, 'export', 'led');
    expect(code).toBe(0);
    expect(err).toContain("what came before its last checkpoint can't be told any more");
  });

  test.each([
    [['export'], 2, "missing required argument 'save'"],
    [['export', 'nowhere'], 1, 'There is no save "nowhere"'],
    [['export', 'broken'], 1, 'is no whole JSON file'],
    [['export', 'README.md'], 1, 'is no whole JSON file'],
    [['export', 'match', '--format', 'html'], 2, 'Use one of md, json'],
    [['export', 'match', '--out', '/nowhere/at/all.md'], 1, "can't be written"],
  ])('orrery %s ends with %i', async (args, code, message) => {
    const said = await orrery('--saves', folderOfSaves(), ...args);
    expect({ code: said.code, out: said.out }).toEqual({ code, out: '' });
    expect(said.err).toContain(message);
    expect(existsSync('/nowhere')).toBe(false);
  });
});

describe('orrery replay', () => {
  test.each([
    [['replay'], 2, "missing required argument 'save'"],
    [['replay', 'nowhere'], 1, 'There is no save "nowhere"'],
    [['replay', 'broken'], 1, 'is no whole JSON file'],
    [['replay', 'match', '--seat', '1'], 1, 'The match is not over, so what'],
    [['replay', 'match', '--seat', '9'], 2, 'there is no seat "9" in this match; there are 1 '],
    [['replay', 'match', '--seat', 'nobody'], 2, 'there is no seat "nobody"'],
    [['replay', FINISHED, '--seat', '0'], 2, 'there is no seat "0"'],
    // Everything is in order but for the terminal, which the table asks for on the real streams.
    [['replay', 'match'], 2, ''],
    [['replay', FINISHED, '--seat', '2'], 2, ''],
  ])('orrery %s ends with %i', async (args, code, message) => {
    const said = await orrery('--saves', folderOfSaves(), ...args);
    expect({ code: said.code, out: said.out }).toEqual({ code, out: '' });
    expect(said.err).toContain(message);
  });
});
