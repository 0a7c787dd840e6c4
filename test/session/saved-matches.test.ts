import { copyFileSync, readdirSync, readFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { randomPlayer } from '../../src/bots/player.ts';
import { literal } from '../../src/kernel/match/refusal.ts';
import { readEntry } from '../../src/saves/saved/entry.ts';
import { realFileDisk } from '../../src/saves/disk/file-disk.ts';
import type { FileDisk } from '../../src/saves/disk/file-disk.ts';
import { linesOf } from '../../src/saves/saved/load.ts';
import { MatchFile } from '../../src/saves/file/match-file.ts';
import { OpenMatch } from '../../src/saves/file/open-match.ts';
import { storedIn } from '../../src/saves/saved/stored.ts';
import { resume } from '../../src/session/begin.ts';
import { libraryOf } from '../../src/session/setting/library.ts';
import type { SaveToOpen } from '../../src/session/setting/library.ts';
import type { Session } from '../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { saveOf, writeSave } from '../saves/old/writing.ts';
import { FakeLibrary } from '../table/desk-of.ts';
import { deskAt } from '../table/desk-at.tsx';
import { fakeGame } from '../table/fake-game.ts';
import { ownFolder } from '../table/kept.ts';

const NOW = new Date(2026, 0, 1);

/** A match as an older program saved it. */
function writeOlder(file: string, answers: readonly string[] = []): void {
  const match = fakeGame.start({
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
    options: { rounds: 'two' },
    seed: 'real',
    generator: 'xoroshiro128plus',
  });
  answers.forEach((answer, n) => match.answer(n, answer));
  writeSave(file, saveOf(match, { players: ['human', 'human'], seen: [0, 0], begun: NOW, now: NOW }));
}

/** A library with a damaged save of an older program, whose backup is whole. */
function withBackup(): FakeLibrary {
  const library = new FakeLibrary();
  const file = library.at('evening.json');
  writeOlder(file);
  writeOlder(file, ['hide:cave']);
  truncateSync(file, 50);
  return library;
}

/** Where sentences are wrapped hangs on how long the path of the folder is. */
const oneLine = (frame: string): string => frame.replaceAll(/\s+/g, ' ');

describe('a damaged save with a whole backup', () => {
  test('is offered by the list, with what is wrong, and goes on in a new file', async () => {
    const library = withBackup();
    const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
    expect(frame()).toMatch(/evening +can’t be read; its backup can/);
    await press('enter');
    expect(frame()).toContain('evening can’t be read');
    expect(oneLine(frame())).toContain('evening.json is not a complete JSON file;');
    expect(frame()).toMatch(/Go on from the backup, one answer earlier +round 1/);
    const before = library.names;
    await press('enter');
    expect(library.names).toEqual([...before, 'fake-ann-bob.jsonl']);
    expect(frame()).toContain('ANN');
  });

  test('is offered when it is named, and can be left alone', async () => {
    const library = withBackup();
    const before = library.names;
    const { press, frame } = await deskAt({ library, start: { resume: library.at('evening.json') } });
    expect(frame()).toContain('Go on from the backup');
    await press('escape');
    expect(frame()).toContain('New match');
    expect(library.names).toEqual(before);
  });

  test('without one there is only what is wrong', async () => {
    const library = new FakeLibrary();
    writeFileSync(library.at('evening.jsonl'), 'no head\n');
    const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
    expect(frame()).toMatch(/evening +can’t be read/);
    await press('enter');
    expect(oneLine(frame())).toContain('evening.jsonl is not a save of Orrery.');
    expect(frame()).not.toContain('backup');
    const named = await deskAt({ library, start: { resume: '/nowhere/evening.jsonl' } });
    expect(named.frame()).toContain('There is no save at /nowhere/evening.jsonl.');
  });
});

test('a long list can be used before all of it is read, and grows', async () => {
  const library = withBackup();
  const [one = expect.fail()] = [...library.all()];
  const desk = await deskAt({ library });
  // Every save takes a tenth of a second to read.
  const slow = Array.from({ length: 10 }, (_, number) => ({ ...one, name: `slow-${number}` }));
  library.slow = { saves: slow, read: () => desk.wait(100) };
  await desk.press('down');
  desk.desk.key('enter');
  expect(desk.frame()).toMatch(/Reading … \d so far\./);
  expect(desk.frame()).toContain('slow-0');
  expect(desk.frame()).not.toContain('slow-9');
  await vi.waitFor(() => expect(desk.frame()).toContain('slow-9'));
  await vi.waitFor(() => expect(desk.frame()).not.toContain('Reading'));
});

describe('deleting from the list', () => {
  test('a match that is open in another window says so first', async () => {
    const library = withBackup();
    library.value = { holder: { pid: 47110, host: 'laptop', since: new Date(2026, 0, 1) } };
    const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
    await press('x');
    expect(frame().replaceAll(/\s+/g, ' ')).toContain('It is open in another window (process 47110 on laptop)');
    await press('enter');
    expect(frame()).toContain('Resume a match');
    expect(library.names).toContain('evening.json');
  });

  test('a damaged save says that its whole backup would go as well', async () => {
    const library = withBackup();
    const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
    await press('x');
    expect(frame().replaceAll(/\s+/g, ' ')).toContain('its backup is intact, and would be deleted too');
    await press('down', 'enter');
    expect(library.names).toEqual([]);
  });
});

test('a folder that can not be read is said, on the home screen and in the list, and not shown as empty', async () => {
  const library = new FakeLibrary();
  library.unreadable = literal('The saves folder can’t be read (EACCES).');
  const { press, frame } = await deskAt({ library });
  expect(frame()).toContain('The saves folder can’t be read (EACCES).');
  await press('down', 'enter');
  expect(frame()).toContain('The saves folder can’t be read (EACCES).');
  expect(frame()).not.toContain('no saved matches here yet');
});

describe('a folder of saves that came from elsewhere', () => {
  async function asked(...keys: readonly string[]) {
    const decided: string[] = [];
    const strange = { folder: '/clone/saves', decide: (opinion: string) => void decided.push(opinion) };
    const desk = await deskAt({ strange });
    expect(desk.frame()).toContain('/clone/saves');
    await desk.press(...keys);
    expect(desk.frame()).toContain('New match');
    const { folder } = desk.library;
    return { decided, folder: folder === desk.library.at('') ? 'own' : folder };
  }

  test('is asked about before anything else, and not used just so', async () => {
    expect(await asked('enter')).toEqual({ decided: [], folder: 'own' });
    expect(await asked('escape')).toEqual({ decided: [], folder: 'own' });
  });

  test('is used from then on after a yes, and never again spoken of after a no', async () => {
    expect(await asked('down', 'enter')).toEqual({ decided: ['used'], folder: '/clone/saves' });
    expect(await asked('down', 'down', 'enter')).toEqual({ decided: ['left'], folder: 'own' });
  });
});

describe('in a real folder', () => {
  /**
   * A folder with a match of the present program and one of an older, with its backup, and copies under names that no
   * save has.
   */
  function folderOf(): { folder: string; file: string } {
    const folder = ownFolder();
    const file = join(folder, 'evening.jsonl');
    const options = { now: () => NOW, elsewhere: () => expect.fail() };
    const match = fakeGame.start({
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      options: { rounds: 'two' },
      seed: 'real',
    });
    new MatchFile(file, { ...match.history.head, begun: NOW }, options, linesOf(match.history)).close();
    const older = join(folder, 'morning.json');
    for (let times = 0; times < 2; times++) writeOlder(older);
    for (const name of ['evening.jsonl.bak', 'Evening.jsonl', 'sample-evening.jsonl'])
      copyFileSync(file, join(folder, name));
    for (const name of ['morning.json.bak', 'Morning.json', 'sample-morning.json'])
      copyFileSync(older, join(folder, name));
    return { folder, file };
  }

  /** A disk on which no file that is there may be written. */
  function writeProtected(code: string): FileDisk {
    const open = (): never => {
      throw Object.assign(new Error(`${code}: no, open`), { code });
    };
    return { ...realFileDisk, open };
  }

  function answerOnce(session: Session): void {
    session.hotSeat.sitDown();
    session.hotSeat.goOn();
    const picture = session.hotSeat.picture();
    const option = picture.show === 'table' ? picture.decision?.options[0] : undefined;
    if (option === undefined) throw new Error('nothing is asked');
    session.answer(option.id);
    session.leave();
  }

  function resumed(folder: string, file: string, disk: FileDisk = realFileDisk): Session {
    const real = libraryOf(folder);
    const open = ({ file: from, ...opening }: SaveToOpen): OpenMatch =>
      new OpenMatch(from, { ...opening, elsewhere: () => real.newFile('fake', ['Ann', 'Bob']), newest: 0, disk });
    const library = disk === realFileDisk ? real : { ...real, open };
    const circumstances = {
      library,
      settings: DEFAULT_SETTINGS,
      now: () => new Date(2026, 0, 1),
      newSeed: () => 'cards',
    };
    return resume({ game: fakeGame, bot: randomPlayer }, storedIn(file).entry, file, circumstances);
  }

  test.each([
    'evening.jsonl.bak',
    'Evening.jsonl',
    'sample-evening.jsonl',
    'morning.json.backup',
    'morning.json.bak',
    'Morning.json',
    'sample-morning.json',
  ])('%s is no save of the folder: it goes on in a copy and stays as it was', name => {
    const { folder } = folderOf();
    const from = join(folder, name);
    const before = [readFileSync(from, 'utf8'), readdirSync(folder)] as const;
    const session = resumed(folder, from);
    session.leave();
    expect(readFileSync(from, 'utf8')).toBe(before[0]);
    const isSample = name.startsWith('sample-');
    expect(readdirSync(folder).sort()).toEqual([...before[1], ...(isSample ? [] : ['fake-ann-bob.jsonl'])].sort());
    if (!isSample) expect(session.notes.note?.words).toMatchObject({ key: 'table.copied', with: { from: name } });
  });

  test('a packed match goes on in a copy, whatever its name, and is looked back on; it stays as it was', async () => {
    const { folder, file } = folderOf();
    for (const name of ['sent.jsonl.gz', 'attachment']) {
      const sent = join(folder, name);
      writeFileSync(sent, gzipSync(readFileSync(file)));
      const before = readFileSync(sent);
      const session = resumed(folder, sent);
      expect(session.notes.note?.words).toMatchObject({ key: 'table.copied', with: { from: name } });
      session.leave();
      expect(readFileSync(sent)).toEqual(before);
      const { frame } = await deskAt({ start: { replay: sent, seat: null } });
      expect(frame()).toContain('The beginning');
    }
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['fake-ann-bob.jsonl', 'fake-ann-bob-2.jsonl']));
  });

  test.runIf(process.platform !== 'win32')('a link to a save goes on in a copy, and says so', () => {
    const { folder, file } = folderOf();
    const elsewhere = join(ownFolder(), 'real.jsonl');
    renameSync(file, elsewhere);
    symlinkSync(elsewhere, file);
    const before = readFileSync(elsewhere);
    const session = resumed(folder, file);
    expect(session.notes.note?.words).toMatchObject({
      key: 'table.linked',
      with: { from: 'evening.jsonl', file: 'fake-ann-bob.jsonl' },
    });
    answerOnce(session);
    expect(readFileSync(elsewhere)).toEqual(before);
    expect(readEntry(join(folder, 'fake-ann-bob.jsonl')).answers).toBe(1);
    expect(readdirSync(folder)).not.toContain('evening.jsonl.open');
  });

  test.each(['EACCES', 'EPERM', 'EROFS'])('a save that may only be read (%s) goes on in a copy, and says so', code => {
    const { folder, file } = folderOf();
    const before = readFileSync(file);
    const session = resumed(folder, file, writeProtected(code));
    expect(session.notes.note?.words).toMatchObject({
      key: 'table.protected',
      with: { from: 'evening.jsonl', file: 'fake-ann-bob.jsonl' },
    });
    answerOnce(session);
    expect(readFileSync(file)).toEqual(before);
    expect(readEntry(join(folder, 'fake-ann-bob.jsonl')).answers).toBe(1);
    expect(readdirSync(folder)).not.toContain('evening.jsonl.open');
  });

  test('one that can not be opened for another reason says that, and no copy is made', () => {
    const { folder, file } = folderOf();
    const before = readdirSync(folder);
    expect(() => resumed(folder, file, writeProtected('EIO'))).toThrow("can't be read (EIO: no)");
    expect(readdirSync(folder)).toEqual(before);
  });

  test('one beside which an older file is kept says so in the list, and before both are deleted', async () => {
    const library = new FakeLibrary();
    writeOlder(library.at('evening.json'));
    writeOlder(library.at('morning.json'));
    resumed(library.folder, library.at('evening.json')).leave();
    const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
    const note = 'evening.json, which an older Orrery saved, is kept as well.';
    expect(frame().replaceAll(/\s+/g, ' ')).toContain(note);
    await press('down');
    expect(frame()).not.toContain('evening.json');
    await press('up', 'x');
    expect(frame().replaceAll(/\s+/g, ' ')).toContain(
      'The file that an older Orrery kept of this match would be deleted too.',
    );
    await press('down', 'enter');
    expect(library.names).toEqual(['morning.json']);
  });

  test('of two that open a save the second is refused it, and what the first wrote meanwhile is not missed', () => {
    const { folder, file } = folderOf();
    const other = { pid: process.ppid, host: 'elsewhere', since: new Date().toISOString(), id: 'other' };
    writeFileSync(`${file}.open`, JSON.stringify(other));
    expect(() => resumed(folder, file)).toThrow(expect.objectContaining({ code: 'held' }));
    expect(readFileSync(`${file}.open`, 'utf8')).toContain('elsewhere');
  });

  test('one entry that leads nowhere hides no other, and a damaged one names its backup', () => {
    const { folder, file } = folderOf();
    symlinkSync('loop.jsonl', join(folder, 'loop.jsonl'));
    truncateSync(file, 50);
    truncateSync(join(folder, 'morning.json'), 50);
    const library = libraryOf(folder);
    const listed = [...library.all()].map(entry => [entry.name, 'save' in entry ? 'sound' : entry.backup?.file]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['sample-evening', 'sound'],
        ['loop', undefined],
        ['evening', undefined],
        ['morning', join(folder, 'morning.json.backup')],
      ]),
    );
    expect(library.trouble()).toBeNull();
    expect(libraryOf(file).trouble()).toMatchObject({ key: 'save.folder.unreadable' });
  });
});
