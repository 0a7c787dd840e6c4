import { plainLines } from '../saves/plain.ts';
import { systemReason } from '../saves/fault.ts';
import { EXIT } from './exit.ts';
import { say, tell } from './say.ts';
import type { Streams } from './streams.ts';

/** What is needed of `process.stdout` and `process.stderr`. */
export interface Outlet {
  readonly isTTY?: boolean;
  write(text: string): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Streams that survive when nobody reads them any more, as in `orrery --help | head -1`: the program then ends quietly
 * with 0, and with 1 and a word when its output can't be written for another reason (a full disk). A terminal that has
 * gone is the table's own matter.
 */
export function guardedStreams(stdout: Outlet, stderr: Outlet, exit: (code: number) => void): Streams {
  stderr.on('error', () => undefined);
  stdout.on('error', error => {
    if (stdout.isTTY === true) return;
    if ('code' in error && error.code === 'EPIPE') {
      exit(EXIT.fine);
      return;
    }
    const message = say('cli.no-output', { reason: systemReason(error) });
    stderr.write(`${tell(say('cli.says', { message }))}\n`);
    exit(EXIT.failed);
  });
  return {
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
  };
}

/** The same streams for texts that may quote untrusted input: no byte of it can paint the terminal (`plainLines`). */
export function plainStreams({ out, err }: Streams): Streams {
  return { out: text => out(plainLines(text)), err: text => err(plainLines(text)) };
}

/** Data as JSON that can't paint a terminal: what `JSON.stringify` leaves of control characters is escaped too. */
export function printableJson(value: unknown, indent = 0): string {
  return plainLines(JSON.stringify(value, null, indent));
}
