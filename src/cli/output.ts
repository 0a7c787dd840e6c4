import { plainLines } from '../saves/input/plain.ts';
import { systemReason } from '../saves/input/fault.ts';
import { EXIT, UsageError } from './exit.ts';
import { say, format } from './say.ts';
import type { Outlets, Streams } from './streams.ts';

/**
 * The version of the `--json` output (`docs/json.md`). It is increased when a part is removed or changes its meaning.
 */
export const JSON_VERSION = 1;

/** The part of `process.stdout` and `process.stderr` that is used. */
interface OutputStream {
  readonly isTTY?: boolean;
  readonly columns?: number | undefined;
  write(text: string | Uint8Array): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/**
 * Wraps stdout and stderr so that write errors do not crash the program. If nobody reads the output any more, as in
 * `orrery --help | head -1`, the program exits quietly with 0; after any other write error, such as a full disk, with a
 * message and 1. If stdout is a terminal, the table handles the error.
 */
export function guardedOutlets(stdout: OutputStream, stderr: OutputStream, exit: (code: number) => void): Outlets {
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

/** The columns of a terminal that does not tell its width. */
const DEFAULT_COLUMNS = 80;

/** The facts that decide how a command writes. */
interface OutputOptions {
  /** Whether `--ascii` was given; otherwise the locale decides. */
  readonly ascii: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isQuiet: () => boolean;
}

/**
 * Makes the output streams of a command. Quoted text can't send control characters to the terminal. Output to a
 * terminal whose locale is not UTF-8 is plain ASCII, and with `--ascii` all output is, without loss in JSON. Files and
 * pipes get UTF-8.
 */
export async function streamsTo(
  { out, err, bytes, isTerminal, columns }: Outlets,
  { ascii, env, isQuiet }: OutputOptions,
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
  const toPlainText = (text: string, stream: 'out' | 'err'): string => {
    const safe = safeText(text);
    return isPlainFor(stream) ? textInAscii(safe) : safe;
  };
  return {
    out: text => out(toPlainText(text, 'out')),
    err: text => err(toPlainText(text, 'err')),
    note: text => {
      if (!isQuiet()) err(toPlainText(text, 'err'));
    },
    json: (value, indent) => out(`${printableJson(value, indent, isPlainFor('out'))}\n`),
    columns: isTerminal?.out === true ? (columns ?? DEFAULT_COLUMNS) : null,
    bytes: given => {
      if (isTerminal?.out === true) throw new UsageError(say('cli.no-text'));
      bytes(given);
    },
  };
}

/**
 * Makes a text that may quote untrusted input safe for a terminal: of control characters only line breaks and tabs stay
 * (`plainLines`).
 */
function safeText(text: string): string {
  return text.split('\t').map(plainLines).join('\t');
}

/**
 * Data as JSON that is safe for a terminal: control characters that `JSON.stringify` keeps are escaped too and, with
 * `ascii`, everything that is not ASCII.
 */
export function printableJson(value: unknown, indent = 0, ascii = false): string {
  const text = plainLines(JSON.stringify(value, null, indent));
  return ascii ? text.replace(/[^\n -~]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : text;
}
