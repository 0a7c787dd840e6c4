import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { save, writeSave } from '../saves/old/writing.ts';
import { freshFolder, starcraftAt, writeSaved } from '../saves/support.ts';
import { orrery } from './said.ts';

const match = starcraftAt(['battle.cards'], 3, 'xoroshiro128plus');
const hasDevices = process.platform !== 'win32';

/** A folder with a save called `match`. */
function folderWithSave(): string {
  const folder = freshFolder();
  writeSaved(join(folder, 'match.jsonl'), match);
  return folder;
}

const exportTo = (folder: string, ...args: readonly string[]) => orrery('--saves', folder, 'export', 'match', ...args);
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

describe('orrery export --out', () => {
  test('- and /dev/stdout are standard output', async () => {
    const folder = folderWithSave();
    const { out } = await exportTo(folder);
    expect(out).toContain('# StarCraft');
    for (const to of ['-', '/dev/stdout'])
      expect(await exportTo(folder, '--out', to)).toEqual({ code: 0, out, err: '' });
    expect(await exportTo(folder, '-o', '-', '--json')).toEqual(await exportTo(folder, '--format', 'json'));
    expect(existsSync('-')).toBe(false);
  });

  test.runIf(hasDevices)('a new report has the rights that the umask leaves', async () => {
    const folder = folderWithSave();
    const plain = join(folder, 'plain');
    writeFileSync(plain, '');
    await exportTo(folder, '-o', join(folder, 'new.md'));
    expect(modeOf(join(folder, 'new.md'))).toBe(modeOf(plain));
  });

  test.runIf(hasDevices)('a report that was there keeps its rights and is replaced', async () => {
    const folder = folderWithSave();
    const file = join(folder, 'report.md');
    for (const [flag, mode] of [
      ['--format=md', 0o640],
      ['--format=json', 0o604],
    ] as const) {
      await exportTo(folder, '-o', file, flag, '--force');
      chmodSync(file, mode);
      expect(await exportTo(folder, '-o', file, flag)).toMatchObject({ code: 0 });
      expect(modeOf(file)).toBe(mode.toString(8));
    }
  });

  test.runIf(hasDevices)('a link stays one, and what it leads to is replaced', async () => {
    const folder = folderWithSave();
    const [target, link] = [join(folder, 'target.md'), join(folder, 'link.md')];
    writeFileSync(target, '');
    symlinkSync('target.md', link);
    expect((await exportTo(folder, '-o', link)).code).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toContain('# StarCraft');
  });

  test.runIf(hasDevices)('a link to nothing is refused, and no file is made', async () => {
    const folder = folderWithSave();
    symlinkSync('nothing.md', join(folder, 'link.md'));
    const { code, err } = await exportTo(folder, '-o', join(folder, 'link.md'), '--force');
    expect(code).toBe(1);
    expect(err).toContain('is a link to a file that does not exist');
    expect(existsSync(join(folder, 'nothing.md'))).toBe(false);
  });

  test('what Orrery did not write is replaced only with --force', async () => {
    const folder = folderWithSave();
    const file = join(folder, 'precious.txt');
    for (const content of ['precious\n', '{"mine":1}', '[]', 'null', '{"program":"orrery","checks']) {
      writeFileSync(file, content);
      const { code, err } = await exportTo(folder, '-o', file);
      expect({ code, content: readFileSync(file, 'utf8') }).toEqual({ code: 1, content });
      expect(err).toContain(`${file} exists already and is not a report of Orrery. Use --force to replace it.`);
    }
    expect((await exportTo(folder, '-o', file, '-f')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('# StarCraft');
  });

  test('a damaged save of an older program is replaced only with --force, a whole one never', async () => {
    const folder = folderWithSave();
    const damaged = join(folder, 'damaged.json');
    const whole = join(folder, 'whole.json');
    for (const file of [damaged, whole]) writeSave(file, save(match));
    truncateSync(damaged, 500);
    expect((await exportTo(folder, '-o', damaged)).code).toBe(1);
    expect((await exportTo(folder, '-o', damaged, '--force')).code).toBe(0);
    const before = readFileSync(whole, 'utf8');
    expect((await exportTo(folder, '-o', whole, '--force')).err).toContain('is a saved match');
    expect(readFileSync(whole, 'utf8')).toBe(before);
  });

  test('a save in lines is never replaced, however damaged: most of it can still be read', async () => {
    const folder = folderWithSave();
    const file = join(folder, 'other.jsonl');
    writeSaved(file, match);
    for (const length of [statSync(file).size, 2000, 200]) {
      truncateSync(file, length);
      const before = readFileSync(file, 'utf8');
      expect((await exportTo(folder, '-o', file, '--force')).err).toContain('is a saved match');
      expect(readFileSync(file, 'utf8')).toBe(before);
    }
  });

  test('--quiet says nothing of what was done', async () => {
    const folder = folderWithSave();
    expect(await exportTo(folder, '-q', '-o', join(folder, 'report.md'))).toEqual({ code: 0, out: '', err: '' });
  });

  test('a folder is refused', async () => {
    const folder = folderWithSave();
    expect(await exportTo(folder, '-o', folder)).toMatchObject({ code: 1, out: '' });
  });

  test.runIf(hasDevices)('a device is written to and stays a device', async () => {
    const folder = folderWithSave();
    expect((await exportTo(folder, '-o', '/dev/null')).code).toBe(0);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test.runIf(existsSync('/dev/full'))('a device that is full is told', async () => {
    const { code, err } = await exportTo(folderWithSave(), '-o', '/dev/full');
    expect(code).toBe(1);
    expect(err).toContain("The report can't be written to /dev/full (ENOSPC");
  });

  test.runIf(hasDevices)('a named pipe is written to and stays one', async () => {
    const folder = folderWithSave();
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Open for both, so that nobody waits for the other end.
    const end = await open(pipe, 'r+');
    try {
      expect((await exportTo(folder, '-o', pipe)).code).toBe(0);
      const { buffer, bytesRead } = await end.read(Buffer.alloc(20), 0, 20);
      expect(buffer.toString('utf8', 0, bytesRead)).toMatch(/^# StarCraft/);
    } finally {
      await end.close();
    }
    expect(statSync(pipe).isFIFO()).toBe(true);
  });
});
