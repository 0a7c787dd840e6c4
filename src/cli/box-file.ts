import { readOrdinaryFile } from '../saves/input/plain-file.ts';
import { systemReason } from '../saves/input/fault.ts';
import { UsageError } from './exit.ts';
import { say, text } from './say.ts';

/** The largest box file, in bytes: a box has about fifty values, so a larger file is something else. */
const MAX_BOX_SIZE = 256 * 1024;

/**
 * Reads a JSON file with the values from people's own physical box of a game. The game checks the values. Throws
 * `UsageError` if the file can't be read, is not an ordinary file, is too large, or is not JSON.
 */
export function readBox(file: string): unknown {
  const content = contentOf(file);
  try {
    const box: unknown = JSON.parse(content.toString('utf8'));
    return box;
  } catch {
    throw new UsageError(say('cli.box.no-json', { file }));
  }
}

function contentOf(file: string): Buffer {
  const unreadable = (reason: string): UsageError => new UsageError(say('cli.box.unreadable', { file, reason }));
  let bytes: ReturnType<typeof readOrdinaryFile>;
  try {
    bytes = readOrdinaryFile(file, MAX_BOX_SIZE);
  } catch (error) {
    throw unreadable(systemReason(error));
  }
  if (bytes === 'no-plain-file') throw unreadable(text('cli.config.no-file'));
  if (bytes === 'too-large') throw unreadable(text('cli.config.too-large'));
  return bytes;
}
