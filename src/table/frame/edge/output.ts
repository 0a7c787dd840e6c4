import { plainLines } from '../../../saves/input/plain.ts';
import type { Size } from './too-small.ts';

/** The output stream of a terminal, such as `process.stdout`. */
export interface TerminalOutput {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
  on(event: 'resize' | 'error', listener: (error: unknown) => void): unknown;
  off(event: 'resize' | 'error', listener: (error: unknown) => void): unknown;
}

/**
 * Returns a `write` function that never throws. If the other end is gone (a closed window, a closed pipe), `onClosed`
 * is called once with the error, and later writes do nothing. The error listener is never removed, because a write may
 * fail after the screen was left.
 */
export function safeWriter(stdout: TerminalOutput, onClosed: (error: unknown) => void): (text: string) => void {
  let isClosed = false;

  function reportFailure(error: unknown): void {
    if (isClosed) return;
    isClosed = true;
    onClosed(error);
  }

  stdout.on('error', reportFailure);
  return text => {
    if (isClosed || text === '') return;
    try {
      stdout.write(text);
    } catch (error) {
      reportFailure(error);
    }
  };
}

/**
 * Prints a message after the terminal was given back; `null`: there is none. The message may contain file names, so
 * control characters are removed.
 */
export function printLastWords(stderr: { write(text: string): unknown }, words: string | null): void {
  if (words !== null) stderr.write(`${plainLines(words)}\n`);
}

/** The size of the terminal, or 80x24 if the terminal does not report a size. */
export function sizeOf({ columns = 0, rows = 0 }: Pick<TerminalOutput, 'columns' | 'rows'>): Size {
  return { columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24 };
}
