import { plainLines } from '../../../saves/input/plain.ts';
import type { Size } from './too-small.ts';

/** The output of a terminal; `process.stdout` is one. */
export interface TerminalOutput {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
  on(event: 'resize' | 'error', listener: (error: unknown) => void): unknown;
  off(event: 'resize' | 'error', listener: (error: unknown) => void): unknown;
}

/**
 * Returns a `write` that never throws. When the other end is gone (a closed window, a pipe whose reader has ended),
 * `onClosed` is called once with the error, and later writes do nothing. The error listener stays for good: a write may
 * fail after the screen was left, and nothing else would catch the error.
 */
export function safeWriter(stdout: TerminalOutput, onClosed: (error: unknown) => void): (text: string) => void {
  let isClosed = false;

  function fail(error: unknown): void {
    if (isClosed) return;
    isClosed = true;
    onClosed(error);
  }

  stdout.on('error', fail);
  return text => {
    if (isClosed || text === '') return;
    try {
      stdout.write(text);
    } catch (error) {
      fail(error);
    }
  };
}

/** Prints a message after the terminal was given back; `null`: none. The message may quote file names. */
export function sayLast(stderr: { write(text: string): unknown }, words: string | null): void {
  if (words !== null) stderr.write(`${plainLines(words)}\n`);
}

/** A terminal that does not know its size reports 0 or nothing. */
export function sizeOf({ columns = 0, rows = 0 }: Pick<TerminalOutput, 'columns' | 'rows'>): Size {
  return { columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24 };
}
