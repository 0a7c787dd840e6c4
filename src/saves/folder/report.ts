import { join } from 'node:path';
import { realDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { SaveFault, systemReason } from '../input/fault.ts';
import { ensureFolder, isSaveName } from './folder.ts';
import { say } from '../input/say.ts';
import { replaceFile } from '../disk/write.ts';

/**
 * The file of a report: beside the save of that name. Throws `SaveFault` for a bad name, so that it stays in the
 * folder.
 */
function reportFile(folder: string, name: string): string {
  if (!isSaveName(name)) throw new SaveFault('bad-name', say('save.report.bad-name', { name: JSON.stringify(name) }));
  return join(folder, `${name}.md`);
}

/**
 * Writes a report as saves are written: at every moment the old or the new one is whole. An earlier report of the same
 * match is replaced. Returns its file. Throws `SaveFault`.
 */
export function writeReport(folder: string, name: string, text: string, disk: Disk = realDisk): string {
  const file = reportFile(folder, name);
  ensureFolder(folder);
  try {
    replaceFile(file, text, disk);
  } catch (error) {
    throw new SaveFault('cannot-write', say('save.report.not-written', { file, reason: systemReason(error) }), {
      cause: error,
    });
  }
  return file;
}
