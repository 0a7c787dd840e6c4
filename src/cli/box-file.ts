import { plainBytes } from '../saves/input/plain-file.ts';
import { systemReason } from '../saves/input/fault.ts';
import { UsageError } from './exit.ts';
import { say, text } from './say.ts';

/** A box has some fifty values; a larger file is something else. Bytes. */
const LARGEST = 256 * 1024;

/**
 * Reads the values that people have read from their own box of a game, as JSON; the game checks them. Throws
 * `UsageError` for a file that can't be read, that is no ordinary one or too large, or that is no JSON.
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
  const refused = (reason: string): UsageError => new UsageError(say('cli.box.unreadable', { file, reason }));
  let bytes: ReturnType<typeof plainBytes>;
  try {
    bytes = plainBytes(file, LARGEST);
  } catch (error) {
    throw refused(systemReason(error));
  }
  if (bytes === 'no-plain-file') throw refused(text('cli.config.no-file'));
  if (bytes === 'too-large') throw refused(text('cli.config.too-large'));
  return bytes;
}
