import { readFileSync, statSync } from 'node:fs';
import { UsageError } from './exit.ts';
import { say } from './say.ts';

/** A box has some fifty values; a larger file is something else. */
const LARGEST = 256 * 1024;

/**
 * Reads the values that people have read from their own box of a game, as JSON; the game checks them. Throws `UsageError` for a file that
 * can't be read, that is too large, or that is no JSON.
 */
export function readBox(file: string): unknown {
  let text: string;
  try {
    if (statSync(file).size > LARGEST) throw new RangeError('too large');
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(say('cli.box.unreadable', { file }));
  }
  try {
    const box: unknown = JSON.parse(text);
    return box;
  } catch {
    throw new UsageError(say('cli.box.no-json', { file }));
  }
}
