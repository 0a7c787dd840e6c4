import { backupEntry } from '../saves/saved/entry.ts';
import { SaveFault } from '../saves/input/fault.ts';
import { LARGEST_FILE } from '../saves/lines/lines.ts';
import { say as saySave } from '../saves/input/say.ts';
import { storedFrom, storedIn } from '../saves/saved/stored.ts';
import { UsageError } from './exit.ts';
import { say, text } from './say.ts';
import { loadStored } from './replay.ts';
import { findSave } from './saves.ts';
import type { FoundSave } from './saves.ts';

/** The names that stand for standard input instead of a file to read. */
const STANDARD_INPUT_NAMES = ['-', '/dev/stdin'];

/** Finds the save that a person means by a name, a file, or `-` for standard input. Throws `SaveFault`, `Failure`. */
export async function findSaveByName(
  folder: string,
  typed: string,
  input: AsyncIterable<string | Uint8Array> = process.stdin,
): Promise<FoundSave> {
  if (STANDARD_INPUT_NAMES.includes(typed))
    return { stored: storedFrom(await readAll(input), text('cli.input')), file: null };
  const file = findSave(folder, process.cwd(), typed);
  return { stored: storedIn(file), file };
}

/**
 * Finds the file of a save that the table opens. Standard input is refused, because the keys come from there. Throws
 * `UsageError`, `Failure`.
 */
export function findFileByName(folder: string, typed: string): string {
  if (STANDARD_INPUT_NAMES.includes(typed)) throw new UsageError(say('cli.input.keys'));
  return findSave(folder, process.cwd(), typed);
}

/**
 * Checks that a save can be continued. Throws `SaveFault` or `Failure` if it can't be, except if its backup is intact,
 * because then the table asks whether to continue from the backup.
 */
export async function refuseDamaged(file: string): Promise<void> {
  try {
    const { close } = await loadStored(storedIn(file));
    close();
  } catch (error) {
    if (backupEntry(file) === null) throw error;
  }
}

/** Reads all of an input. Throws `SaveFault` if it is larger than a save can be. */
async function readAll(input: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of input) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > LARGEST_FILE)
      throw new SaveFault('too-large', saySave('save.too-large', { source: text('cli.input') }));
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
