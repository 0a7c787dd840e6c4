import { copyFileSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { randomPlayer } from '../../src/bots/player.ts';
import { asSaid } from '../../src/kernel/refusal.ts';
import { readSave } from '../../src/saves/load.ts';
import { writeSave } from '../../src/saves/write.ts';
import { resume } from '../../src/table/begin.ts';
import { libraryOf } from '../../src/table/library.ts';
import type { Session } from '../../src/table/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/settings.ts';
import { faultOf, freshFolder, save } from '../saves/support.ts';
import { ANN_AND_BOB, deskOf, FakeLibrary } from './desk-of.ts';
import { fakeGame } from './fake-game.ts';

/** A library with a match, and a damaged save whose backup that match is. */
async function withBackup(): Promise<FakeLibrary> {
  const { library, press } = await deskOf({ start: ANN_AND_BOB });
  await press('enter');
  const [file = ''] = library.files.keys();
  const backup = { file: `${file}.backup`, save: library.read(file) };
  library.files.set(backup.file, library.files.get(file) ?? expect.fail());
  library.files.delete(file);
  library.damaged = [{ name: 'evening', file, fault: asSaid('It was cut off.'), backup }];
  return library;
}

describe('a damaged save with a whole backup', () => {
  test('is offered by the list, with what is wrong, and goes on in a new file', async () => {
    const library = await withBackup();
    const { press, frame } = await deskOf({ library, start: { screen: 'resume' } });
    expect(frame()).toMatch(/evening +can’t be read; its backup can/);
    await press('enter');
    expect(frame()).toContain('evening can’t be read');
    expect(frame()).toContain('It was cut off.');
    expect(frame()).toMatch(/Go on from the backup, one answer earlier +round 1/);
    const before = [...library.files.keys()];
    await press('enter');
    expect([...library.files.keys()]).toEqual([...before, 'fake-2']);
    expect(frame()).toContain('ANN');
  });

  test('is offered when it is named, and can be left alone', async () => {
    const library = await withBackup();
    const file = library.damaged[0]?.file ?? '';
    const { press, frame } = await deskOf({ library, start: { resume: file } });
    expect(frame()).toContain('Go on from the backup');
    await press('escape');
    expect(frame()).toContain('New match');
    expect(library.files.size).toBe(1);
  });

  test('without one there is only what is wrong', async () => {
    const library = new FakeLibrary();
    library.damaged = [{ name: 'evening', file: 'evening', fault: asSaid('It was cut off.'), backup: null }];
    const { press, frame } = await deskOf({ library, start: { screen: 'resume' } });
    await press('enter');
    expect(frame()).toContain('It was cut off.');
    expect(frame()).not.toContain('backup');
    const named = await deskOf({ library, start: { resume: 'evening' } });
    expect(named.frame()).toContain('There is no save at evening.');
  });
});

test('a long list can be used before all of it is read, and grows', async () => {
  const library = await withBackup();
  const [one] = library.damaged;
  const desk = await deskOf({ library });
  // Every save takes a tenth of a second to read.
  const slow = Array.from({ length: 10 }, (_, number) => ({ ...(one ?? expect.fail()), name: `slow-${number}` }));
  library.slow = { saves: slow, read: () => desk.wait(100) };
  await desk.press('down', 'down', 'enter');
  expect(desk.frame()).toMatch(/Reading … \d so far\./);
  expect(desk.frame()).toContain('slow-0');
  expect(desk.frame()).not.toContain('slow-9');
  await vi.waitFor(() => expect(desk.frame()).toContain('slow-9'));
  expect(desk.frame()).not.toContain('Reading');
});

describe('deleting from the list', () => {
  test('a match that is open in another window says so first', async () => {
    const library = await withBackup();
    library.value = { holder: { pid: 47110, host: 'laptop', since: new Date(2026, 0, 1) } };
    const { press, frame } = await deskOf({ library, start: { screen: 'resume' } });
    await press('x');
    expect(frame().replaceAll(/\s+/g, ' ')).toContain('It is open in another window (process 47110 on laptop)');
    await press('enter');
    expect(frame()).toContain('Resume a match');
    expect(library.removed).toEqual([]);
  });

  test('a damaged save says that its whole backup would go as well', async () => {
    const library = await withBackup();
    const backup = library.damaged[0]?.backup ?? expect.fail();
    library.value = { backup: backup.save };
    const { press, frame } = await deskOf({ library, start: { screen: 'resume' } });
    await press('x');
    expect(frame().replaceAll(/\s+/g, ' ')).toContain('its backup is whole, and would be deleted too');
    await press('down', 'enter');
    expect(library.removed).toEqual(['evening']);
  });
});

test('a folder that can not be read is said, on the home screen and in the list, and not shown as empty', async () => {
  const library = new FakeLibrary();
  library.unreadable = asSaid('The saves folder can’t be read (EACCES).');
  const { press, frame } = await deskOf({ library });
  expect(frame()).toContain('The saves folder can’t be read (EACCES).');
  await press('down', 'enter');
  expect(frame()).toContain('The saves folder can’t be read (EACCES).');
  expect(frame()).not.toContain('no saved matches here yet');
});

describe('a folder of saves that came from elsewhere', () => {
  async function asked(...keys: readonly string[]) {
    const decided: string[] = [];
    const strange = { folder: '/clone/saves', decide: (opinion: string) => void decided.push(opinion) };
    const desk = await deskOf({ strange });
    expect(desk.frame()).toContain('/clone/saves');
    await desk.press(...keys);
    expect(desk.frame()).toContain('New match');
    return { decided, folder: desk.library.folder };
  }

  test('is asked about before anything else, and not used just so', async () => {
    expect(await asked('enter')).toEqual({ decided: [], folder: '/saves' });
    expect(await asked('escape')).toEqual({ decided: [], folder: '/saves' });
  });

  test('is used from then on after a yes, and never again spoken of after a no', async () => {
    expect(await asked('down', 'enter')).toEqual({ decided: ['used'], folder: '/clone/saves' });
    expect(await asked('down', 'down', 'enter')).toEqual({ decided: ['left'], folder: '/saves' });
  });
});

describe('in a real folder', () => {
  /** A folder with a match, its backup, and a copy of that under a name that no save has. */
  function folderOf(): { folder: string; file: string } {
    const folder = freshFolder();
    const file = join(folder, 'evening.json');
    const match = fakeGame.start({
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      options: { rounds: 'two' },
      seed: 'real',
    });
    for (let times = 0; times < 2; times++) writeSave(file, save(match));
    for (const name of ['evening.json.bak', 'Evening.json', 'sample-evening.json'])
      copyFileSync(file, join(folder, name));
    return { folder, file };
  }

  function resumed(folder: string, file: string): Session {
    const library = libraryOf(folder);
    const circumstances = {
      library,
      settings: DEFAULT_SETTINGS,
      now: () => new Date(2026, 0, 1),
      newSeed: () => 'cards',
    };
    return resume({ game: fakeGame, bot: randomPlayer }, readSave(file), file, circumstances);
  }

  test.each(['evening.json.backup', 'evening.json.bak', 'Evening.json', 'sample-evening.json'])(
    '%s is no save of the folder: it goes on in a copy and stays as it was',
    name => {
      const { folder } = folderOf();
      const from = join(folder, name);
      const before = [readFileSync(from, 'utf8'), readdirSync(folder)] as const;
      const session = resumed(folder, from);
      session.leave();
      expect(readFileSync(from, 'utf8')).toBe(before[0]);
      expect(readdirSync(folder).sort()).toEqual([...before[1], 'fake-ann-bob.json'].sort());
      if (!name.startsWith('sample-')) {
        expect(session.note?.words).toMatchObject({ key: 'table.copied', with: { from: name } });
      }
    },
  );

  test('of two that open a save the second is refused it, and what the first wrote meanwhile is not missed', () => {
    const { folder, file } = folderOf();
    const other = { pid: process.ppid, host: 'elsewhere', since: new Date().toISOString(), id: 'other' };
    writeFileSync(`${file}.open`, JSON.stringify(other));
    expect(faultOf(() => resumed(folder, file)).code).toBe('held');
    expect(readFileSync(`${file}.open`, 'utf8')).toContain('elsewhere');
  });

  test('one entry that leads nowhere hides no other, and a damaged one names its backup', () => {
    const { folder, file } = folderOf();
    symlinkSync('loop.json', join(folder, 'loop.json'));
    truncateSync(file, 50);
    const library = libraryOf(folder);
    const listed = [...library.all()].map(entry => [entry.name, 'save' in entry ? 'sound' : entry.backup?.file]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['sample-evening', 'sound'],
        ['loop', undefined],
        ['evening', `${file}.backup`],
      ]),
    );
    expect(library.trouble()).toBeNull();
    expect(libraryOf(file).trouble()).toMatchObject({ key: 'save.folder.unreadable' });
  });
});
