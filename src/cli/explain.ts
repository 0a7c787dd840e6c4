import { CommanderError } from 'commander';
import { Refusal } from '../kernel/match/refusal.ts';
import { UserError } from '../kernel/words/user-error.ts';
import { SaveFault, systemReason } from '../saves/input/fault.ts';
import { crashReport } from './crash.ts';
import { EXIT, UsageError } from './exit.ts';
import { JSON_VERSION, printableJson } from './output.ts';
import { say, shortened, format } from './say.ts';
import type { Streams } from './streams.ts';

/** An error report: a message for people, a code for programs, and the exit code. */
interface ErrorReport {
  readonly exit: number;
  /** The error code for programs, such as `no-game`, `checksum` or `unknown-option`. */
  readonly code: string;
  readonly message: string;
  readonly error: unknown;
}

/** Makes the error report for anything that was thrown. `args`: the arguments of the program. */
export function errorReportOf(error: unknown, args: readonly string[]): ErrorReport {
  const makeReport = (exit: number, code: string, message: string): ErrorReport => ({ exit, code, message, error });
  if (error instanceof CommanderError) {
    const fault = usageFault(error.message, args);
    return makeReport(EXIT.usage, codeOf(error.code), format(say('cli.misused', { fault })));
  }
  if (error instanceof Refusal || error instanceof SaveFault) {
    const isUsage = error.code === 'bad-options' || error.code === 'bad-seat';
    return makeReport(isUsage ? EXIT.usage : EXIT.failed, error.code, error.message);
  }
  if (error instanceof UserError) {
    const code = error.words.key.replace(/^cli\./, '').replaceAll('.', '-');
    return makeReport(error instanceof UsageError ? EXIT.usage : EXIT.failed, code, error.message);
  }
  if (error instanceof Error && 'syscall' in error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : 'system';
    return makeReport(EXIT.failed, code, format(say('cli.system', { reason: systemReason(error) })));
  }
  return makeReport(EXIT.fault, 'fault', crashReport(error));
}

/** How an error report is written. */
interface ErrorReportForm {
  readonly json: boolean;
  /** Whether the stack is printed too. */
  readonly debug: boolean;
}

/** Writes an error report to stderr: as sentences, or as a JSON object on one line. */
export function writeErrorReport(
  { code, message, exit, error }: ErrorReport,
  { json, debug }: ErrorReportForm,
  { err }: Streams,
): void {
  if (json) err(`${printableJson({ version: JSON_VERSION, error: { code, message, exit } })}\n`);
  else err(`${format(say('cli.says', { message }))}\n`);
  if (debug && exit !== EXIT.fault) err(`${crashReport(error)}\n`);
}

/** The error code for an error of the command line library: `unknown-option` for `commander.unknownOption`. */
function codeOf(code: string): string {
  return code.replace(/^commander\./, '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

/**
 * The message of the command line library about wrong arguments, on one line, without its prefix and with long
 * arguments shortened.
 */
function usageFault(message: string, args: readonly string[]): string {
  const shortMessage = args.reduce((text, arg) => (arg === '' ? text : text.replaceAll(arg, shortened(arg))), message);
  return shortMessage
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.? ?$/, '');
}
