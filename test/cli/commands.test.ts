import { mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSave, readSave, restoreSave } from '../../src/saves/load.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { playUntil } from '../oracles/random-play.ts';
import { writeSave } from '../../src/saves/write.ts';
import { freshFolder, resigned, save, starcraftAt, toyUntil } from '../saves/support.ts';
import { orrery } from './said.ts';

/** A folder with a StarCraft match, written last, one that is cut off, and one of an unknown game. */
function folderOfSaves(): string {
  const folder = freshFolder();
  const files = {
    toy: save(toyUntil(({ decision }) => decision?.n === 9)),
    match: save(starcraftAt(['battle.cards'])),
  };
  for (const [name, unsigned] of Object.entries(files)) writeSave(join(folder, `${name}.json`), unsigned);
  writeSave(join(folder, 'broken.json'), files.match);
  truncateSync(join(folder, 'broken.json'), 500);
  ['toy', 'broken', 'match'].forEach((name, place) => utimesSync(join(folder, `${name}.json`), 1000, 1000 + place));
  return folder;
}

describe('wrong usage ends with 2 and a word about what to do', () => {
  const wrong: readonly (readonly [readonly string[], string])[] = [
    [
      ['pley'],
      'There is no command "pley" of orrery. Did you mean play? Use one of play, learn, resume, replay, export, saves, rules, simulate, engine, paths, completion, man, or --help.',
    ],
    [['pley', '--json'], '--json'],
    [['--no-such-flag'], '--no-such-flag'],
    [['--color', 'pink'], 'is invalid. Use one of auto, always, never'],
    [['saves', 'foo'], 'There is no command "foo" of orrery saves. Use one of list, show, export, rm, or --help.'],
    [['saves', 'show'], "missing required argument 'save'"],
    [['saves', 'show', 'a', 'b'], 'too many arguments'],
    [['saves', 'rm', '../x', '--yes'], '"../x" is no name of a save: see orrery saves list.'],
    [['saves', 'rm', '/etc/passwd', '--yes'], 'is no name of a save'],
    [['saves', 'rm', '', '--yes'], 'is no name of a save'],
    [['learn', 'chess'], 'There is no game "chess". The games: starcraft, theseus.'],
    [['learn', 'starcraft', 'juggling'], 'has no lesson "juggling". There are '],
    [['learn', 'theseus', 'juggling'], 'has no lesson "juggling". There are 1 walking, '],
    [['learn', 'starcraft', 'workers-pay', 'now'], 'too many arguments'],
    [['play'], "orrery: missing required argument 'game'. Examples and all options: orrery --help"],
    [['--asci'], "orrery: unknown option '--asci' (Did you mean --ascii?). Examples"],
    [['play', 'chess'], 'There is no game "chess". The games: starcraft, theseus.'],
    [['play', 'starcraft', '--quick', '--by-hand'], 'Say --quick or --by-hand, not both.'],
    [
      ['play', 'starcraft', '--beginner'],
      'StarCraft: The Board Game knows no --beginner. It has --set-up=quick|by-hand',
    ],
    [['play', 'theseus', '--random'], '--random can mean --deal=random, --first=random, --ring=random.'],
    [['play', 'theseus', '--ring=square'], 'use --ring=standard, --ring=random, --ring=by-hand.'],
    [
      ['play', 'theseus', '--round-limit=soon'],
      'use --round-limit=none, --round-limit=10, --round-limit=15, --round-limit=20, --round-limit=30, or --round-limit=N for a number from 1 to 1000.',
    ],
    [['simulate', 'theseus', '--round-limit=1001'], 'or --round-limit=N for a number from 1 to 1000.'],
    [['play', 'theseus', 'beginner'], 'knows no beginner'],
    [['play', 'theseus', '--galactic-conquest'], 'knows no --galactic-conquest'],
    [['simulate', 'theseus', '--beginners'], 'knows no --beginners'],
    [['play', 'starcraft', '--seats', 'Ann'], 'is for 2 to 6 seats; --seats names 1.'],
    [['play', 'starcraft', '--seats', 'A,B,C,D,E,F,G'], 'is for 2 to 6 seats; --seats names 7.'],
    ...[2, 3, 5].flatMap(seats => {
      const names = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'].slice(0, seats).join(',');
      const reason = `Team play is for 4 or 6 seats, in teams of two; there are ${seats}.`; // SC-23.2
      return [
        [['play', 'starcraft', '--seats', names, '--teams'], reason] as const,
        [['play', 'starcraft', '--seats', names, '--teams', '--galactic-conquest'], reason] as const,
        [['simulate', 'starcraft', '--seats', String(seats), '--teams'], reason] as const,
      ];
    }),
    [['play', 'starcraft', '--seats', ''], 'needs a name of 1 to 24 printable characters'],
    [['play', 'starcraft', '--seats', 'Ann,\u001b[2J'], '"\\u001b[2J" needs a name'],
    [['play', 'starcraft', '--seats', `Ann,${'B'.repeat(25)}`], 'needs a name'],
    [['play', 'starcraft', '--seats', 'Ann,Ann'], '--seats names Ann twice: give every seat its own name.'],
    [['play', 'starcraft', '--seats', 'Ann:raynor,Bob:raynor'], 'raynor'],
    [['play', 'starcraft', '--seats', 'Ann:napoleon,Bob'], 'Ann can\'t have "napoleon". There are '],
    [['play', 'starcraft', '--seats', 'Ann:raynor:mengsk,Bob'], 'NAME:FACTION:bot'],
    [['play', 'starcraft', '--seed', 'x'.repeat(201)], 'Use at most 200 characters'],
    [['simulate'], "missing required argument 'game'"],
    [['simulate', 'chess'], 'There is no game "chess". The games: starcraft, theseus.'],
    [['simulate', '__proto__'], 'There is no game "__proto__"'],
    [['simulate', 'starcraft', '--seats', '7'], 'is for 2 to 6 seats, not 7.'],
    [['simulate', 'starcraft', '--seats', '1'], 'is for 2 to 6 seats, not 1.'],
    ...['0', '-1', '1.5', 'two', '', ' 2', '1e1', '0x2', '99'].map(
      seats => [['simulate', 'starcraft', `--seats=${seats}`], 'Use a whole number from 1 to 16'] as const,
    ),
    [['simulate', 'starcraft', '--matches', '0'], 'Use a whole number from 1 to 1000000'],
    [['engine', 'now'], 'too many arguments'],
  ];
  test.each(wrong)('orrery %j', async (args, message) => {
    const { code, out, err } = await orrery('--saves', '/nowhere', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});

describe('saves list', () => {
  test('has each match with its game, seats, round and date, the newest first, and what is wrong', async () => {
    const folder = folderOfSaves();
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'list');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [match, broken, toy, ...more] = out.trimEnd().split('\n');
    expect(match).toMatch(
      /^match {3}starcraft {2}Ann, Bob, Cyd {2}round \d+ {2}2026-01-02 20:30 {2}(Ann|Bob|Cyd) to decide$/,
    );
    expect(broken).toMatch(/^broken {2}damaged: .*cut off/);
    // Columns stand below each other; the sentence about a damaged one makes none of them wider.
    expect(toy).toMatch(/^toy {5}toy {8}Ann, Bob, Cid {2}round /);
    expect(more).toEqual([]);
    expect(await orrery('--saves', folder, 'saves')).toEqual({ code, out, err });
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
    expect((await orrery('saves', 'show', join(folder, 'match.json'))).out).toBe(out);
  });

  test('shows no secret telling', async () => {
    const folder = folderOfSaves();
    const { log } = readSave(join(folder, 'match.json'));
    expect(log.some(({ secret }) => secret !== undefined)).toBe(true);
    const { out } = await orrery('--saves', folder, 'saves', 'show', 'match', '--json');
    const { match } = restoreSave(starcraft, readSave(join(folder, 'match.json')));
    expect(JSON.parse(out)).toMatchObject({ game: 'starcraft', lost: null, outcome: null });
    expect(out).not.toContain('"log"');
    expect(match.events('spectator').length).toBeGreaterThan(10);
  });

  test('escapes what a seed may hold', async () => {
    const folder = freshFolder();
    const seed = '\u001b[2J\u009b2J\u202e';
    const match = theseus.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], seed });
    writeSave(join(folder, 'seed.json'), save(playUntil(match, () => false)));
    for (const args of [
      ['show', 'seed', '--json'],
      ['export', 'seed'],
    ]) {
      const { code, out } = await orrery('--saves', folder, 'saves', ...args);
      expect(code).toBe(0);
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      expect(JSON.parse(out)).toMatchObject({ seed });
    }
  });

  const wrong: readonly (readonly [string, string])[] = [
    ['broken', 'cut off'],
    ['toy', 'The save is of a game that is not here: toy.'],
    ['none', 'There is no save "none" in'],
    ['../none', 'There is no save "../none" in'],
    ['', 'no save of Orrery'],
    ['/dev/null', 'no save of Orrery'],
  ];
  test.each(wrong)('%j ends with 1 and says why', async (name, message) => {
    for (const command of name === 'toy' ? ['show'] : ['show', 'export']) {
      const { code, out, err } = await orrery('--saves', folderOfSaves(), 'saves', command, name);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(message);
    }
  });
});

describe('saves export', () => {
  test('gives the whole save, which loads again, with a word about its secrets', async () => {
    const folder = folderOfSaves();
    const { code, out, err } = await orrery('--saves', folder, 'saves', 'export', 'match');
    expect({ code, err }).toEqual({ code: 0, err: 'This holds everything, hidden cards and orders too.\n' });
    expect(parseSave(out, 'it')).toEqual(readSave(join(folder, 'match.json')));
  });
});

describe('saves rm', () => {
  test('deletes only when --yes says so', async () => {
    const folder = folderOfSaves();
    const before = readdirSync(folder);
    const asked = await orrery('--saves', folder, 'saves', 'rm', 'match');
    expect(asked).toMatchObject({
      code: 2,
      err: "orrery: Deleting can't be undone: say orrery saves rm match --yes\n",
    });
    expect(readdirSync(folder)).toEqual(before);
    expect(await orrery('--saves', folder, 'saves', 'rm', 'match', '--yes')).toMatchObject({
      code: 0,
      out: 'Deleted match.\n',
    });
    expect(readdirSync(folder)).toEqual(before.filter(file => file !== 'match.json'));
    expect(await orrery('--saves', folder, 'saves', 'rm', 'match', '--yes')).toMatchObject({ code: 1 });
  });

  test('deletes a damaged one too', async () => {
    expect((await orrery('--saves', folderOfSaves(), 'saves', 'rm', 'broken', '--yes')).code).toBe(0);
  });

  test('of what can not be deleted ends with 1', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'a.json'));
    expect(await orrery('--saves', folder, 'saves', 'rm', 'a', '--yes')).toMatchObject({ code: 1 });
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
    expect(err).toContain('There are: match, broken, toy.');
  });
});

test('a save of newer rules is refused with 1 and what to do', async () => {
  const folder = freshFolder();
  const newer = resigned({ ...save(starcraftAt(['planning.token'])), rulesVersion: 1000 });
  writeFileSync(join(folder, 'newer.json'), JSON.stringify(newer));
  const { code, err } = await orrery('--saves', folder, 'saves', 'show', 'newer');
  expect(code).toBe(1);
  expect(err).toContain('update Orrery to open it');
});

test('a language that is not there ends with 2 and the list of those that are', async () => {
  for (const args of [['--language', 'tlh', 'rules', 'theseus'], ['--language=tlh']]) {
    const { code, err } = await orrery(...args);
    expect(code).toBe(2);
    expect(err).toBe('orrery: There is no language "tlh". There are en (English).\n');
  }
});
