import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/kernel/history/lines.ts';
import { textOf } from '../../src/saves/lines/lines.ts';
import { linesOf } from '../../src/saves/saved/load.ts';
import { resigned, save, writeSave } from '../saves/old/writing.ts';
import { freshFolder, headOf, starcraftAt, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

const match = starcraftAt(['battle.cards'], 3, 'xoroshiro128plus');
const older = save(match);

/**
 * A folder with a running match, one that is cut off, and one whose answers no longer fit, and such ones of an older
 * program.
 */
function folderOfSaves(): string {
  const folder = freshFolder();
  for (const name of ['match', 'broken']) {
    writeSaved(join(folder, `${name}.jsonl`), match);
    writeSave(join(folder, `older-${name}.json`), older);
  }
  truncateSync(join(folder, 'broken.jsonl'), 200);
  truncateSync(join(folder, 'older-broken.json'), 500);
  writeFileSync(
    join(folder, 'strange.jsonl'),
    answeredOtherwise((_, isLast) => isLast),
  );
  const strange = resigned({ ...older, entries: [...older.entries, 'no-such-option'] });
  writeFileSync(join(folder, 'older-strange.json'), JSON.stringify(strange));
  return folder;
}

/** The match as a file in which some answers are none that are offered. */
function answeredOtherwise(isStrange: (n: number, isLast: boolean) => boolean): string {
  const all = linesOf(match.history);
  // No checkpoint says where the last answer led.
  const lines = all.slice(0, all.findLastIndex(line => line.line === 'record') + 1);
  const changed = lines.map((line): Line => {
    if (line.line !== 'record' || line.given === null || !isStrange(line.given.n, line === lines.at(-1))) return line;
    return { ...line, given: { ...line.given, answer: 'no-such-option' } };
  });
  return textOf(headOf(match), changed);
}

const FINISHED = 'test/saves/golden/format-1-finished.json';

describe('orrery export', () => {
  test.each([
    ['sample-six-seats-late', 'StarCraft: The Board Game'],
    ['sample-theseus-teams-late', 'Theseus: The Dark Orbit'],
  ])('writes %s as a page for people', async (name, title) => {
    const { code, out, err } = await orrery('export', `saves/${name}.jsonl`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')[0]).toContain(`# ${title}: Ann, Bob`);
    expect(out).toContain('Only what everybody may know is shown here.');
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

  test('is the same of a match as an older program saved it, and of one that was packed', async () => {
    const folder = folderOfSaves();
    const { out } = await orrery('--saves', folder, 'export', 'match');
    expect((await orrery('--saves', folder, 'export', 'older-match')).out).toBe(out);
    const packed = join(folder, 'sent.jsonl.gz');
    await orrery('--saves', folder, 'saves', 'pack', 'match', '--yes', '--out', packed);
    expect(await orrery('export', packed)).toEqual({ code: 0, out, err: '' });
  });

  test.each(['match.jsonl', 'older-match.json', 'packed.jsonl.gz'])('never writes over a save: %s', async name => {
    const folder = folderOfSaves();
    const file = join(folder, name);
    await orrery('--saves', folder, 'saves', 'pack', 'match', '--yes', '--out', join(folder, 'packed.jsonl.gz'));
    const before = readFileSync(file);
    for (const force of [[], ['--force']]) {
      const { code, err } = await orrery('--saves', folder, 'export', 'match', '--out', file, ...force);
      expect(code).toBe(1);
      expect(err).toContain('is a saved match');
    }
    expect(readFileSync(file)).toEqual(before);
  });

  test.each([
    ['strange', 'strange.jsonl', 'The last answer could not be given again.'],
    ['older-strange', 'older-strange.json', 'The rules have changed since this was saved: '],
  ])(
    'says what is lost of %s when the last answers no longer fit the rules, and leaves the file as it is',
    async (name, file, lost) => {
      const folder = folderOfSaves();
      const before = readFileSync(join(folder, file), 'utf8');
      const { code, out, err } = await orrery('--saves', folder, 'export', name);
      expect(code).toBe(0);
      expect(err).toContain(lost);
      expect(err).toMatch(/ The file stays as it is\.\n$/);
      expect(out).toContain('# StarCraft');
      expect(readFileSync(join(folder, file), 'utf8')).toBe(before);
    },
  );

  test('says when newer rules lead elsewhere, so that only the end of the match that an older program saved can be told', async () => {
    const folder = freshFolder();
    const led = resigned({ ...older, entries: ['no-such-option', ...older.entries.slice(1)] });
    writeFileSync(join(folder, 'led.json'), JSON.stringify(led));
    const { code, err } = await orrery('--saves', folder, 'export', 'led');
    expect(code).toBe(0);
    expect(err).toContain('its log and replay begin where it was last saved');
  });

  test('tells all of a match in lines wherever newer rules would lead: what happened is written down', async () => {
    const folder = folderOfSaves();
    writeFileSync(
      join(folder, 'led.jsonl'),
      answeredOtherwise(n => n === 0),
    );
    const log = (page: string): string => page.slice(page.indexOf('## Log'));
    const { code, out, err } = await orrery('--saves', folder, 'export', 'led');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(log(out)).toBe(log((await orrery('--saves', folder, 'export', 'match')).out));
    expect(log(out).length).toBeGreaterThan(1000);
  });

  test.each([
    [['export'], 2, "missing required argument 'save'"],
    [['export', 'nowhere'], 1, 'There is no save "nowhere"'],
    [['export', 'broken'], 1, 'is damaged at its very beginning'],
    [['export', 'older-broken'], 1, 'is not a complete JSON file'],
    [['export', 'README.md'], 1, 'README.md is not a save of Orrery'],
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
    [['replay', 'broken'], 1, 'is damaged at its very beginning'],
    [['replay', 'older-broken'], 1, 'is not a complete JSON file'],
    [['replay', '-'], 2, 'The table takes its keys from standard input'],
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
