import { backupEntry } from '../saves/saved/entry.ts';
import { SaveFault } from '../saves/input/fault.ts';
import { LARGEST_FILE } from '../saves/lines/lines.ts';
import { say as saySave } from '../saves/input/say.ts';
import { storedFrom, storedIn } from '../saves/saved/stored.ts';
import { UsageError } from './exit.ts';
import { say, text } from './say.ts';
import { readBack } from './replay.ts';
import { findSave } from './saves.ts';
import type { MeantSave } from './saves.ts';

/** What stands for standard input where a file is read. */
const INPUT = ['-', '/dev/stdin'];

/** The save that a person means by a name, a file, or `-` for standard input. Throws `SaveFault`, `Failure`. */
export async function findSaveByName(
  folder: string,
  typed: string,
  input: AsyncIterable<string | Uint8Array> = process.stdin,
): Promise<MeantSave> {
  if (INPUT.includes(typed)) return { stored: storedFrom(await readAll(input), text('cli.input')), file: null };
  const file = findSave(folder, process.cwd(), typed);
  return { stored: storedIn(file), file };
}

/**
 * The file of a save that the table opens: it can't come by standard input, where the keys come from. Throws
 * `UsageError`, `Failure`.
 */
export function findFileByName(folder: string, typed: string): string {
  if (INPUT.includes(typed)) throw new UsageError(say('cli.input.keys'));
  return findSave(folder, process.cwd(), typed);
}

/**
 * Throws what is wrong with a save that can't be gone on with, `SaveFault` or `Failure`; not when its backup is whole,
 * for then the table asks whether to go on from that.
 */
export async function refuseDamaged(file: string): Promise<void> {
  try {
    const { close } = await readBack(storedIn(file));
    close();
  } catch (error) {
    if (backupEntry(file) === null) throw error;
  }
}

/** All that comes in, if it is no more than a save can be. */
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
