import { mkdirSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { loggedEvents } from '../kernel/history/logged.ts';
import { openHistory } from '../../src/saves/file/file-history.ts';
import { textOf } from '../../src/saves/lines/lines.ts';
import { linesOf, loadMatch } from '../../src/saves/saved/load.ts';
import { parseSave, readSave } from '../../src/saves/old/read.ts';
import { storedFrom } from '../../src/saves/saved/stored.ts';
import { playUntil } from '../oracles/random-play.ts';
import { fullSnapshot } from '../oracles/snapshot.ts';
import { resigned, save, writeSave } from '../saves/old/writing.ts';
import { freshFolder, starcraftAt, toyUntil, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

/**
 * A folder with a StarCraft match, written last, one that is cut off, one of an unknown game, and the first as an older
 * program saved it.
 */
function folderOfSaves(): string {
  const folder = freshFolder();
  const match = starcraftAt(['battle.cards'], 3, 'xoroshiro128plus');
  writeSaved(
    join(folder, 'toy.jsonl'),
    toyUntil(({ decision }) => decision?.n === 9),
  );
  writeSaved(join(folder, 'match.jsonl'), match);
  writeSaved(join(folder, 'broken.jsonl'), match);
  truncateSync(join(folder, 'broken.jsonl'), 200);
  writeSave(join(folder, 'older.json'), save(match));
  writeSave(join(folder, 'older-broken.json'), save(match));
  truncateSync(join(folder, 'older-broken.json'), 500);
  const files = ['older-broken.json', 'older.json', 'toy.jsonl', 'broken.jsonl', 'match.jsonl'];
  files.forEach((file, place) => utimesSync(join(folder, file), 1000, 1000 + place));
  return folder;
}

describe('saves list', () => {
  test('has each match with its game, seats, round and date, the newest first, and what is wrong', async () => {
    const folder = folderOfSaves();
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'list');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [match, broken, toy, older, olderBroken, ...more] = out.trimEnd().split('\n');
    expect(match).toMatch(
      /^match {9}starcraft {2}Ann, Bob, Cyd {2}round \d+ {2}2026-01-02 20:30 {2}(Ann|Bob|Cyd) to decide$/,
    );
    expect(broken).toMatch(/^broken {8}damaged: .*damaged at its very beginning/);
    // Columns stand below each other; the sentence about a damaged one makes none of them wider.
    expect(toy).toMatch(/^toy {11}toy {8}Ann, Bob, Cid {2}round /);
    expect(older).toBe(match?.replace('match', 'older'));
    expect(olderBroken).toMatch(/^older-broken {2}damaged: .*cut off/);
    expect(more).toEqual([]);
    expect(await orrery('--saves', folder, 'saves')).toEqual({ code, out, err });
  });

  test('says where an older file is kept beside one that goes on from it', async () => {
    const folder = folderOfSaves();
    for (const name of ['match', 'broken'])
      writeSave(join(folder, `${name}.json`), save(starcraftAt(['battle.cards'], 3, 'xoroshiro128plus')));
    const { out } = await orrery('--saves', folder, 'saves', 'list');
    expect(out).toMatch(/^match .* to decide; match\.json from an older version is kept$/m);
    expect(out).toMatch(/^broken {8}damaged: .*; broken\.json from an older version is kept$/m);
    expect(out).toMatch(/^toy .* to decide$/m);
    expect(out.trimEnd().split('\n')).toHaveLength(5);
  });

  test('of an empty folder, and of one that can not be read', async () => {
    const folder = freshFolder();
    expect(await orrery('--saves', folder, 'saves')).toEqual({
      code: 0,
      out: '',
      err: `No saves in ${folder}.\n`,
    });
    writeFileSync(join(folder, 'file'), '');
    const { code, err } = await orrery('--saves', join(folder, 'file'), 'saves');
    expect(code).toBe(1);
    expect(err).toContain('Name another one with --saves DIR.');
  });
});

describe('saves show', () => {
  test('tells what everybody may know, by name or file', async () => {
    const folder = folderOfSaves();
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'show', 'match');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^StarCraft: The Board Game: Ann, Bob, Cyd; round \d+; \w+ to decide; saved 2026-01-02T20:30:00.000Z\n/,
    );
    expect(out.trimEnd().split('\n')).toHaveLength(11);
    expect(out).not.toMatch(/\[\w|\{/);
    expect((await orrery('saves', 'show', join(folder, 'match.jsonl'))).out).toBe(out);
    expect((await orrery('saves', 'show', join(folder, 'older.json'))).out).toBe(out);
  });

  test('shows no secret telling', async () => {
    const folder = folderOfSaves();
    const history = openHistory(join(folder, 'match.jsonl'));
    const log = loggedEvents(history);
    history.close();
    const last = log.slice(-10).flatMap(({ secrets = [] }) => secrets.map(({ words }) => words.key));
    expect(last).not.toEqual([]);
    for (const name of ['match', 'older']) {
      const { out } = await orrery('--saves', folder, 'saves', 'show', name, '--json');
      expect(JSON.parse(out)).toMatchObject({ game: 'starcraft', lost: null, outcome: null });
      // What fills a message may be called so, too.
      const without = JSON.stringify(JSON.parse(out), (name, value: unknown) => (name === 'with' ? undefined : value));
      expect(without).not.toMatch(/"(log|secret|events|beats|state)"/);
      for (const key of last) expect(out).not.toContain(`"${key}"`);
      for (const key of last) expect(out).toContain(`"${key.replace('.secret', '')}"`);
    }
  });

  test('escapes what a seed may hold', async () => {
    const folder = freshFolder();
    const seed = '\u001b[2J\u009b2J\u202e';
    const match = theseus.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed, generator: 'xoroshiro128plus' });
    playUntil(match, () => false);
    writeSaved(join(folder, 'seed.jsonl'), match);
    writeSave(join(folder, 'older-seed.json'), save(match));
    for (const args of [
      ['show', 'seed', '--json'],
      ['show', 'older-seed', '--json'],
      ['export', 'seed'],
      ['export', 'older-seed'],
    ]) {
      const { code, out } = await orrery('--saves', folder, 'saves', ...args);
      expect(code).toBe(0);
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      const isLines = args.join(' ') === 'export seed';
      const said: unknown = JSON.parse(isLines ? (out.split('\n')[0] ?? '') : out);
      expect(said).toMatchObject(isLines ? { start: { seed } } : { seed });
    }
  });

  const wrong: readonly (readonly [string, string])[] = [
    ['broken', 'damaged at its very beginning'],
    ['older-broken', 'cut off'],
    ['toy', 'The save is of a game that this Orrery does not have: toy.'],
    ['none', 'There is no save "none" in'],
    ['../none', 'There is no save "../none" in'],
    ['', 'There is no save "" in'],
    ['/dev/null', 'not a save of Orrery'],
  ];
  test.each(wrong)('%j ends with 1 and says why', async (name, message) => {
    for (const command of name === 'toy' ? ['show', 'pack'] : ['show', 'export', 'pack']) {
      const { code, out, err } = await orrery(
        '--saves',
        folderOfSaves(),
        'saves',
        command,
        name,
        ...(command === 'pack' ? ['--yes'] : []),
      );
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(message);
    }
  });
});

describe('saves export', () => {
  test('gives the whole save, which loads again, with a word about its secrets', async () => {
    const folder = folderOfSaves();
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'export', 'match');
    expect({ code, err }).toEqual({ code: 0, err: 'This holds everything, even hidden cards and orders.\n' });
    expect(out).toBe(readFileSync(join(folder, 'match.jsonl'), 'utf8'));
    const again = storedFrom(Buffer.from(out), 'it').load(starcraft);
    expect(fullSnapshot(again.match)).toEqual(fullSnapshot(loadMatch(starcraft, join(folder, 'match.jsonl')).match));
  });

  test('gives that of an older program as one JSON document, as it was', async () => {
    const folder = folderOfSaves();
    const { code, out } = await orrery('--saves', folder, 'saves', 'export', 'older');
    expect(code).toBe(0);
    expect(parseSave(out, 'it')).toEqual(readSave(join(folder, 'older.json')));
  });

  test('leaves out a last line that is torn, and nothing else', async () => {
    const folder = folderOfSaves();
    const file = join(folder, 'match.jsonl');
    const whole = readFileSync(file, 'utf8');
    truncateSync(file, whole.length - 20);
    const { out } = await orrery('--saves', folder, 'saves', 'export', 'match');
    expect(out).toBe(whole.slice(0, whole.trimEnd().lastIndexOf('\n') + 1));
  });
});

describe('saves rm', () => {
  test('deletes only when --yes says so', async () => {
    const folder = folderOfSaves();
    const before = readdirSync(folder);
    const asked = await orrery('--saves', folder, 'saves', 'rm', 'match');
    expect(asked).toMatchObject({
      code: 2,
      err: "orrery: Deleting can't be undone. If you are sure: orrery saves rm match --yes\n",
    });
    expect(readdirSync(folder)).toEqual(before);
    expect(await orrery('--saves', folder, 'saves', 'rm', 'match', '--yes')).toMatchObject({
      code: 0,
      out: 'Deleted match.\n',
    });
    expect(readdirSync(folder)).toEqual(before.filter(file => file !== 'match.jsonl'));
    expect(await orrery('--saves', folder, 'saves', 'rm', 'match', '--yes')).toMatchObject({ code: 1 });
  });

  test('deletes a damaged one too', async () => {
    for (const name of ['broken', 'older-broken']) {
      expect((await orrery('--saves', folderOfSaves(), 'saves', 'rm', name, '--yes')).code).toBe(0);
    }
  });

  test('asks about the file of an older program too, which it would delete as well', async () => {
    const folder = folderOfSaves();
    writeSave(join(folder, 'match.json'), save(starcraftAt(['battle.cards'], 3, 'xoroshiro128plus')));
    const before = readdirSync(folder);
    const refused = await orrery('--saves', folder, 'saves', 'rm', 'match', '--yes');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(
      'match goes on from match.json, which an older version wrote; that would be deleted too.',
    );
    expect(readdirSync(folder)).toEqual(before);
    expect((await orrery('--saves', folder, 'saves', 'rm', 'match', '--yes', '--force')).code).toBe(0);
    expect(readdirSync(folder)).toEqual(before.filter(file => !file.startsWith('match.')));
  });

  test('of what can not be deleted ends with 1', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'a.jsonl'));
    mkdirSync(join(folder, 'b.json'));
    for (const name of ['a', 'b']) {
      expect(await orrery('--saves', folder, 'saves', 'rm', name, '--yes')).toMatchObject({ code: 1 });
    }
  });
});

describe('resume', () => {
  test('without any save ends with 1', async () => {
    const { code, err } = await orrery('--saves', freshFolder(), 'resume');
    expect(code).toBe(1);
    expect(err).toContain('begin one with orrery play');
  });

  test('of a save that is not there ends with 1, and names those that are', async () => {
    const { code, err } = await orrery('--saves', folderOfSaves(), 'resume', 'none');
    expect(code).toBe(1);
    expect(err).toContain('There are: match, broken, toy, older, older-broken.');
  });
});

test('a save of newer rules is refused with 1 and what to do', async () => {
  const folder = freshFolder();
  const match = starcraftAt(['planning.token'], 3, 'xoroshiro128plus');
  writeFileSync(join(folder, 'older.json'), JSON.stringify(resigned({ ...save(match), rulesVersion: 1000 })));
  const { start } = match.history.head;
  const head = { ...match.history.head, start: { ...start, rulesVersion: 1000 }, begun: new Date() };
  const lines = linesOf(match.history).map(line =>
    line.line === 'checkpoint' ? { ...line, rulesVersion: 1000 } : line,
  );
  writeFileSync(join(folder, 'newer.jsonl'), textOf(head, lines));
  for (const name of ['newer', 'older']) {
    const { code, err } = await orrery('--saves', folder, 'saves', 'show', name);
    expect(code).toBe(1);
    expect(err).toContain('update Orrery to open it');
  }
});

test('a language that is not there ends with 2 and the list of those that are', async () => {
  for (const args of [['--language', 'tlh', 'rules', 'theseus'], ['--language=tlh']]) {
    const { code, err } = await orrery(...args);
    expect(code).toBe(2);
    expect(err).toBe('orrery: There is no language "tlh". The languages: en (English).\n');
  }
});
