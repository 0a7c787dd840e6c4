import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { checksumOf } from './checksum.ts';
import { SaveFault, systemReason } from './fault.ts';
import { ensureFolder } from './folder.ts';
import type { UnsignedSave } from './format.ts';

/** Adds the checksum. */
export function signed(save: UnsignedSave): UnsignedSave & { readonly checksum: string } {
  return { ...save, checksum: checksumOf(save) };
}

/**
 * Writes a save so that at every moment the old or the new one is whole: a new file, flushed, renamed over the old one,
 * the folder flushed; the previous one stays as `….backup`. Throws `SaveFault` and leaves the old save as it was.
 */
export function writeSave(file: string, save: UnsignedSave): void {
  const folder = dirname(file);
  ensureFolder(folder);
  const fresh = `${file}.${process.pid}.new`;
  try {
    writeFlushed(fresh, `${JSON.stringify(signed(save))}\n`);
    if (existsSync(file)) copyFileSync(file, `${file}.backup`);
    renameSync(fresh, file);
    flushFolder(folder);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new SaveFault(
      'cannot-write',
      `The match can't be saved to ${file} (${systemReason(error)}). The save before is whole; make room or name another folder with --saves DIR.`,
      { cause: error },
    );
  }
}

function writeFlushed(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes the rename itself last. Some systems can't flush a folder; the file's own flush has to do there. */
function flushFolder(folder: string): void {
  let handle: number | null = null;
  try {
    handle = openSync(folder, 'r');
    fsyncSync(handle);
  } catch {
    return;
  } finally {
    if (handle !== null) closeSync(handle);
  }
}
