import { join } from 'node:path';
import { realDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { SaveFault, systemReason } from '../input/fault.ts';
import { ensureFolder, isSaveName } from './folder.ts';
import { say } from '../input/say.ts';
import { replaceFile } from '../disk/write.ts';

/**
 * The path of the report beside the save with that name. Throws `SaveFault` for an invalid name, which might lead out
 * of the folder.
 */
function reportFile(folder: string, name: string): string {
  if (!isSaveName(name)) throw new SaveFault('bad-name', say('save.report.bad-name', { name: JSON.stringify(name) }));
  return join(folder, `${name}.md`);
}

/**
 * Writes a report and replaces an earlier one of the same match, so that at every moment one of them is complete.
 * Returns the path of the report. Throws `SaveFault`.
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
