import type { TerminalOptions } from '../frame/edge/terminal.ts';
import { say } from '../frame/text/say.ts';
import type { Appearance } from '../frame/theme/look.ts';

/**
 * Describes a crash without revealing secrets. While a match is on the table, an error message may name a card or an
 * order of one seat, so only the stack trace is printed.
 */
export function describeWithoutSecrets(
  describeError: NonNullable<TerminalOptions['describeCrash']>,
  state: () => { readonly match: object | null; readonly appearance: Pick<Appearance, 'format'> },
): (error: unknown) => string {
  return error => describeError(withoutMatchSecrets(error, state()));
}

/** The error without its message while a match is on the table, so that everybody may read it. */
function withoutMatchSecrets(
  error: unknown,
  { match, appearance }: { readonly match: object | null; readonly appearance: Pick<Appearance, 'format'> },
): unknown {
  return match === null ? error : withMessageReplaced(error, appearance.format(say('table.crash-unquoted')));
}

/** The printable error as an `Error`, to be rethrown. */
export function printableError(error: unknown, state: Parameters<typeof withoutMatchSecrets>[1]): Error {
  const printableValue = withoutMatchSecrets(error, state);
  return printableValue instanceof Error ? printableValue : new Error(String(printableValue));
}

/** An error with other words but the same stack trace. */
function withMessageReplaced(error: unknown, words: string): Error {
  const replacedError = new Error(words);
  replacedError.name = error instanceof Error ? error.name : typeof error;
  const stackLines = stackLinesOf(error).filter(line => /^\s+at /.test(line));
  replacedError.stack = [`${replacedError.name}: ${words}`, ...stackLines].join('\n');
  return replacedError;
}

/** The lines of the stack trace after the error's message, because lines of the message may look like stack entries. */
function stackLinesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { stack = '', message } = error;
  return stack.slice(stack.indexOf(message) + message.length).split('\n');
}
