import type { TerminalOptions } from '../frame/edge/terminal.ts';
import { say } from '../frame/text/say.ts';
import type { Look } from '../frame/theme/look.ts';

/**
 * How a crash is described. While a match is on the table, an error may name something secret, such as a card or an
 * order of one seat. Its words are then not printed, because everybody at the terminal would see them; the stack trace
 * is.
 */
export function describedBy(
  describe: NonNullable<TerminalOptions['describeCrash']>,
  state: () => { readonly match: object | null; readonly look: Pick<Look, 'format'> },
): (error: unknown) => string {
  return error => describe(printable(error, state()));
}

/** The error as everybody may see it: without its message while a match is on the table. */
function printable(
  error: unknown,
  { match, look }: { readonly match: object | null; readonly look: Pick<Look, 'format'> },
): unknown {
  return match === null ? error : wordless(error, look.format(say('table.crash-unquoted')));
}

/** The same as an error, to be rethrown. */
export function printableError(error: unknown, state: Parameters<typeof printable>[1]): Error {
  const told = printable(error, state);
  return told instanceof Error ? told : new Error(String(told));
}

/** The error with another message and the same stack trace. */
function wordless(error: unknown, words: string): Error {
  const other = new Error(words);
  other.name = error instanceof Error ? error.name : typeof error;
  const places = placesOf(error).filter(line => /^\s+at /.test(line));
  other.stack = [`${other.name}: ${words}`, ...places].join('\n');
  return other;
}

/** The stack trace without the error's message, whose lines may look like stack entries. */
function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  return stack.slice(stack.indexOf(message) + message.length).split('\n');
}
