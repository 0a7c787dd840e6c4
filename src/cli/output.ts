import { plainLines } from '../saves/input/plain.ts';
import { systemReason } from '../saves/input/fault.ts';
import { EXIT, UsageError } from './exit.ts';
import { say, format } from './say.ts';
import type { Outlets, Streams } from './streams.ts';

/**
 * The version of what commands write with `--json` (`docs/json.md`); it grows when a part goes or changes its meaning.
 */
export const JSON_VERSION = 1;

/** What is needed of `process.stdout` and `process.stderr`. */
interface Outlet {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  write(text: string | Uint8Array): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Outlets that survive when nobody reads them any more, as in `orrery --help | head -1`: the program then ends quietly
 * with 0, and with 1 and a word when its output can't be written for another reason (a full disk). A terminal that has
 * gone is the table's own matter.
 */
export function guardedOutlets(stdout: Outlet, stderr: Outlet, exit: (code: number) => void): Outlets {
  stderr.on('error', () => undefined);
  stdout.on('error', error => {
    if (stdout.isTTY === true) return;
    if ('code' in error && error.code === 'EPIPE') {
      exit(EXIT.fine);
      return;
    }
    const message = say('cli.no-output', { reason: systemReason(error) });
    stderr.write(`${format(say('cli.says', { message }))}\n`);
    exit(EXIT.failed);
  });
  return {
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    bytes: bytes => void stdout.write(bytes),
    isTerminal: { out: stdout.isTTY === true, err: stderr.isTTY === true },
    columns: stdout.columns,
  };
}

/** A terminal that does not say how wide it is. */
const USUAL_COLUMNS = 80;

/** What decides how a command writes. */
interface Manner {
  /** Whether `--ascii` was said; else each terminal's locale decides. */
  readonly ascii: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isQuiet: () => boolean;
}

/**
 * The streams of a command: nothing that is quoted in what it says can paint the terminal. What goes to a terminal
 * whose locale is not UTF-8 is plain ASCII, and with `--ascii` everything is; JSON loses nothing by that. Files and
 * pipes are UTF-8.
 */
export async function streamsTo(
  { out, err, bytes, isTerminal, columns }: Outlets,
  { ascii, env, isQuiet }: Manner,
): Promise<Streams> {
  const { ASCII_GLYPHS, chooseGlyphs } =
    ascii || isTerminal?.out === true || isTerminal?.err === true
      ? await import('../boards/drawing/glyphs.ts')
      : { ASCII_GLYPHS: null, chooseGlyphs: null };
  const isPlain = chooseGlyphs !== null && chooseGlyphs({ env, ascii: ascii ? true : undefined }) === ASCII_GLYPHS;
  const { textInAscii } = isPlain
    ? await import('../boards/drawing/ascii.ts')
    : { textInAscii: (text: string) => text };
  const isPlainFor = (stream: 'out' | 'err'): boolean => isPlain && (ascii || isTerminal?.[stream] === true);
  const plainly = (text: string, stream: 'out' | 'err'): string => {
    const plain = sound(text);
    return isPlainFor(stream) ? textInAscii(plain) : plain;
  };
  return {
    out: text => out(plainly(text, 'out')),
    err: text => err(plainly(text, 'err')),
    note: text => {
      if (!isQuiet()) err(plainly(text, 'err'));
    },
    json: (value, indent) => out(`${printableJson(value, indent, isPlainFor('out'))}\n`),
    columns: isTerminal?.out === true ? (columns ?? USUAL_COLUMNS) : null,
    bytes: given => {
      if (isTerminal?.out === true) throw new UsageError(say('cli.no-text'));
      bytes(given);
    },
  };
}

/**
 * A text that may quote untrusted input: no byte of it but line breaks and tabs can paint the terminal (`plainLines`).
 */
function sound(text: string): string {
  return text.split('\t').map(plainLines).join('\t');
}

/**
 * Data as JSON that can't paint a terminal: what `JSON.stringify` leaves of control characters is escaped too, and with
 * `ascii` all that is not ASCII.
 */
export function printableJson(value: unknown, indent = 0, ascii = false): string {
  const text = plainLines(JSON.stringify(value, null, indent));
  return ascii ? text.replace(/[^\n -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : text;
}
