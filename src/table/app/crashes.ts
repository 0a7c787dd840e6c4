import type { TerminalOptions } from '../frame/edge/terminal.ts';
import { say } from '../frame/text/say.ts';
import type { Look } from '../frame/theme/look.ts';

/**
 * How a crash is told. While a match is on the table an error may name what it was about, a card or an order that one
 * seat alone may know: that is not printed for all who stand before the terminal then. Where it came from in the
 * program is.
 */
export function describedBy(
  describe: NonNullable<TerminalOptions['describeCrash']>,
  state: () => { readonly match: object | null; readonly look: Pick<Look, 'format'> },
): (error: unknown) => string {
  return error => describe(printable(error, state()));
}

/** The error as it may be told to all: while a match is on the table, without its words. */
function printable(
  error: unknown,
  { match, look }: { readonly match: object | null; readonly look: Pick<Look, 'format'> },
): unknown {
  return match === null ? error : wordless(error, look.format(say('table.crash-unquoted')));
}

/** The same as an error, to be thrown on. */
export function printableError(error: unknown, state: Parameters<typeof printable>[1]): Error {
  const told = printable(error, state);
  return told instanceof Error ? told : new Error(String(told));
}

/** The error with other words, and the same places in the program. */
function wordless(error: unknown, words: string): Error {
  const other = new Error(words);
  other.name = error instanceof Error ? error.name : typeof error;
  const places = placesOf(error).filter(line => /^\s+at /.test(line));
  other.stack = [`${other.name}: ${words}`, ...places].join('\n');
  return other;
}

/** The lines of an error's stack behind its words, which may look like places themselves. */
function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  return stack.slice(stack.indexOf(message) + message.length).split('\n');
}
