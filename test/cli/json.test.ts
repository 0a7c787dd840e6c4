import { mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { errorReportOf, writeErrorReport } from '../../src/cli/explain.ts';
import { lessonOrRefuse } from '../../src/cli/lessons.ts';
import { playMatch } from '../../src/bots/simulate.ts';
import { save, writeSave } from '../saves/old/writing.ts';
import { freshFolder, starcraftAt, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';

const seat = v.strictObject({ name: v.string(), player: v.picklist(['human', 'bot']) });
const words = { kind: v.pipe(v.string(), v.regex(/^[\w.-]+$/)), with: v.record(v.string(), v.unknown()) };

/** What stands in the list and in what is shown of one. */
const summary = {
  name: v.nullable(v.string()),
  file: v.nullable(v.string()),
  game: v.nullable(v.string()),
  seats: v.array(seat),
  round: v.nullable(v.number()),
  begun: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  saved: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  pending: v.nullable(v.strictObject({ seat: v.number(), kind: v.string() })),
  older: v.nullable(v.string()),
  fault: v.nullable(v.strictObject({ code: v.string(), message: v.string() })),
};
const list = v.strictObject({ version: v.literal(1), folder: v.string(), saves: v.array(v.strictObject(summary)) });
// More may come with it: see docs/json.md.
const shown = v.object({
  version: v.literal(1),
  ...summary,
  outcome: v.nullable(v.strictObject({ winners: v.array(v.number()), ...words })),
  lost: v.nullable(v.strictObject(words)),
  last: v.array(
    v.strictObject({ index: v.number(), ...words, refs: v.array(v.string()), rule: v.nullable(v.string()) }),
  ),
});
const complaint = v.strictObject({
  version: v.literal(1),
  error: v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]+$/)), message: v.string(), exit: v.number() }),
});

/** A folder with a running match, one that has ended, and a damaged one, and such ones of an older program. */
function folderOfSaves(): string {
  const folder = freshFolder();
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const running = starcraftAt(['battle.cards'], 3, 'xoroshiro128plus');
  writeSaved(join(folder, 'running.jsonl'), running);
  writeSaved(join(folder, 'ended.jsonl'), playMatch(starcraft, { seats, seed: 'json' }, []).match);
  writeSaved(join(folder, 'damaged.jsonl'), running);
  truncateSync(join(folder, 'damaged.jsonl'), 200);
  writeSave(join(folder, 'older.json'), save(running));
  writeSave(join(folder, 'damaged-older.json'), save(running));
  truncateSync(join(folder, 'damaged-older.json'), 500);
  // Its match went on in a new file.
  writeSave(join(folder, 'ended.json'), save(running));
  return folder;
}

describe('saves as JSON', () => {
  test('are listed by codes and data', async () => {
    const folder = folderOfSaves();
    const { code, out, err } = await orrery('--saves', folder, 'saves', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { saves, folder: told } = v.parse(list, JSON.parse(out));
    expect(told).toBe(folder);
    const named = (name: string) => saves.find(each => each.name === name);
    expect(named('running')).toMatchObject({ game: 'starcraft', pending: { kind: 'battle.cards' }, fault: null });
    expect(named('ended')).toMatchObject({ pending: null, fault: null });
    expect(named('damaged')).toMatchObject({ game: null, seats: [], round: null, fault: { code: 'not-a-save' } });
    expect(named('older')).toEqual({ ...named('running'), name: 'older', file: join(folder, 'older.json') });
    expect(named('damaged-older')).toMatchObject({ game: null, seats: [], round: null, fault: { code: 'not-json' } });
    expect(saves.map(({ name, older }) => [name, older]).filter(([, older]) => older !== null)).toEqual([
      ['ended', join(folder, 'ended.json')],
    ]);
  });

  test('an empty folder has none', async () => {
    const folder = freshFolder();
    const { out, err } = await orrery('--saves', folder, 'saves', 'list', '--json');
    const listed: unknown = JSON.parse(out);
    expect({ listed, err }).toEqual({ listed: { version: 1, folder, saves: [] }, err: '' });
  });

  test('one has the same keys as in the list, and more', async () => {
    const folder = folderOfSaves();
    const { saves } = v.parse(list, JSON.parse((await orrery('--saves', folder, 'saves', '--json')).out));
    for (const name of ['running', 'ended', 'older']) {
      const { code, out } = await orrery('--saves', folder, 'saves', 'show', name, '--json');
      expect(code).toBe(0);
      const { version: _, outcome, lost, last, ...same } = v.parse(shown, JSON.parse(out));
      expect(same).toEqual(saves.find(each => each.name === name));
      expect(lost).toBeNull();
      expect(last).toHaveLength(10);
      expect(outcome === null).toBe(name !== 'ended');
    }
  });

  test('hold no number of answers, which would tell how many somebody gave in secret', async () => {
    const { out } = await orrery('--saves', folderOfSaves(), 'saves', '--json');
    expect(out).not.toMatch(/"(n|answers|entries)":/);
  });
});

describe('lessons as JSON', () => {
  const lessons = v.strictObject({
    version: v.literal(1),
    language: v.literal('en'),
    games: v.array(
      v.strictObject({
        id: v.string(),
        title: v.string(),
        lessons: v.array(
          v.strictObject({
            number: v.number(),
            id: v.string(),
            title: v.string(),
            progress: v.nullable(v.picklist(['begun', 'done'])),
          }),
        ),
      }),
    ),
  });
  const asked = async (...args: readonly string[]) => {
    const { code, out } = await orrery('learn', ...args, '--json');
    expect(code).toBe(0);
    return v.parse(lessons, JSON.parse(out)).games;
  };

  test('are those of all games, of one, or one by its name or number', async () => {
    expect((await asked()).map(({ id }) => id)).toEqual(GAMES_WITH_LESSONS);
    const [starcraftLessons] = await asked('starcraft');
    expect(starcraftLessons?.lessons.map(({ number }) => number).slice(0, 3)).toEqual([0, 1, 2]);
    const second = starcraftLessons?.lessons[2];
    expect((await asked('starcraft', '2'))[0]?.lessons).toEqual([second]);
    expect((await asked('starcraft', second?.id ?? ''))[0]?.lessons).toEqual([second]);
  });

  test('a lesson is meant by its title too, whatever its capitals', async () => {
    const byTitle = await lessonOrRefuse('theseus', 'the Table Itself');
    expect(byTitle).toEqual(await lessonOrRefuse('theseus', 'table'));
  });

  test.each(['007x', '99', '1.5'])('the number %s is none', async number => {
    const { code, err } = await orrery('learn', 'starcraft', number);
    expect(code).toBe(2);
    expect(err).toContain(`has no lesson "${number}". There are 0 table, 1 watched-round, 2 galaxy, 3 orders, `);
  });

  test('are listed for people too', async () => {
    const { out } = await orrery('learn', 'starcraft', '--list');
    expect(out).toMatch(/^StarCraft: The Board Game\n {2}0 table: The table itself\n {2}1 watched-round: /);
    expect(out).toContain('\n  3 orders: Giving orders');
  });

  test('leave out some rules, and which these are is listed: none that a lesson names, and none of what belongs to it', async () => {
    const { out } = await orrery('learn', 'theseus', '--coverage', '--json');
    const shape = v.object({ taught: v.array(v.string()), untaught: v.array(v.string()) });
    const [covered] = v.parse(v.object({ games: v.array(shape) }), JSON.parse(out)).games;
    expect(covered?.taught).toContain('TH-6.2');
    expect(covered?.untaught).not.toContain('TH-6.2');
    const all = [...(covered?.taught ?? []), ...(covered?.untaught ?? [])];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(150);
    const { out: told } = await orrery('learn', 'theseus', '--coverage');
    expect(told).toContain(`${covered?.taught.length ?? 0} of ${all.length} rules are taught`);
    const [first = ''] = covered?.untaught ?? [];
    const row = told.split('\n').find(line => line.startsWith(`  ${first} `)) ?? '';
    expect(row).toMatch(/^ {2}TH-[\d.]+ [A-Z]/);
    expect(told).toContain(`To read one: orrery rules theseus ${first}\n`);
  });
});

describe('what goes wrong with --json is JSON', () => {
  test.each([
    [['saves', 'show', 'nowhere'], 1, 'save-missing'],
    [['saves', 'show', 'damaged'], 1, 'not-a-save'],
    [['saves', 'show', 'damaged-older'], 1, 'not-json'],
    [['export', 'damaged'], 1, 'not-a-save'],
    [['export', 'damaged-older'], 1, 'not-json'],

    [['rules', 'chess'], 2, 'no-game'],
    [['rules', 'starcraft', '99'], 1, 'rules-no-rule'],
    [['learn', 'starcraft', 'juggling'], 2, 'no-lesson'],
    [['simulate', 'starcraft', '--matches', '0'], 2, 'invalid-argument'],
    [['saves', 'show'], 2, 'missing-argument'],
    [['paths', '--nonsense'], 2, 'unknown-option'],
    [['saves', 'foo'], 2, 'no-command'],
  ])('orrery %j', async (args, exit, code) => {
    const said = await orrery('--saves', folderOfSaves(), ...args, '--json');
    expect({ code: said.code, out: said.out }).toEqual({ code: exit, out: '' });
    const { error } = v.parse(complaint, JSON.parse(said.err));
    expect(error).toMatchObject({ code, exit });
    expect(said.err.trimEnd()).not.toContain('\n');
  });
});

describe('a fault of the program', () => {
  const fault = errorReportOf(new RangeError('the stars are wrong'), []);

  test('ends with 70 and says where it is, the versions, and what to do', () => {
    expect(fault).toMatchObject({ exit: 70, code: 'fault' });
    for (const part of [
      'RangeError: the stars are wrong',
      'json.test.ts',
      'orrery 1.',
      `node ${process.versions.node}`,
      'Please tell',
    ]) {
      expect(fault.message).toContain(part);
    }
  });

  test('is one JSON object too', () => {
    let err = '';
    const streams = {
      out: () => undefined,
      err: (text: string) => void (err += text),
      note: () => undefined,
      json: () => undefined,
      bytes: () => undefined,
      columns: null,
    };
    writeErrorReport(fault, { json: true, debug: false }, streams);
    expect(v.parse(complaint, JSON.parse(err)).error.code).toBe('fault');
  });

  test('--debug says also of a wrong call where it was refused', async () => {
    const { code, err } = await orrery('--debug', 'rules', 'chess');
    expect(code).toBe(2);
    expect(err).toMatch(/^orrery: There is no game "chess"/);
    expect(err).toContain('known.ts');
    expect((await orrery('rules', 'chess')).err).not.toContain('known.ts');
  });
});

test('orrery paths says where things lie, for people and as JSON', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'x'));
  const { code, out } = await orrery('--saves', folder, 'paths', '--json');
  expect(code).toBe(0);
  const shape = v.strictObject({ version: v.literal(1), saves: v.string(), settings: v.string(), lessons: v.string() });
  const { saves, settings, lessons } = v.parse(shape, JSON.parse(out));
  expect(saves).toBe(folder);
  expect(settings).toMatch(/[/\\]settings\.json$/);
  expect(lessons).toMatch(/[/\\]lessons\.json$/);
  expect((await orrery('--saves', folder, 'paths')).out).toBe(
    `saves     ${saves}\nsettings  ${settings}\nlessons   ${lessons}\n`,
  );
});

test('docs/json.md explains every part', () => {
  const explained = readFileSync('docs/json.md', 'utf8');
  const keys = [list, shown, complaint].flatMap(({ entries }) => Object.keys(entries)).concat(Object.keys(summary));
  expect(keys.filter(key => !explained.includes(`\`${key}\``))).toEqual([]);
});
