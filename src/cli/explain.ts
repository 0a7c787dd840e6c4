import { CommanderError } from 'commander';
import { Refusal } from '../kernel/match/refusal.ts';
import { UserError } from '../kernel/words/user-error.ts';
import { SaveFault, systemReason } from '../saves/input/fault.ts';
import { crashReport } from './crash.ts';
import { EXIT, UsageError } from './exit.ts';
import { JSON_VERSION, printableJson } from './output.ts';
import { say, shortened, format } from './say.ts';
import type { Streams } from './streams.ts';

/** What went wrong: for people in a line or two, for programs by a code, and how the program ends. */
interface Complaint {
  readonly exit: number;
  /** `no-game`, `checksum`, `unknown-option` */
  readonly code: string;
  readonly message: string;
  readonly error: unknown;
}

/** The message for anything that was thrown. */
export function complaintOf(error: unknown, args: readonly string[]): Complaint {
  const complain = (exit: number, code: string, message: string): Complaint => ({ exit, code, message, error });
  if (error instanceof CommanderError) {
    const fault = usageFault(error.message, args);
    return complain(EXIT.usage, codeOf(error.code), format(say('cli.misused', { fault })));
  }
  if (error instanceof Refusal || error instanceof SaveFault) {
    const isUsage = error.code === 'bad-options' || error.code === 'bad-seat';
    return complain(isUsage ? EXIT.usage : EXIT.failed, error.code, error.message);
  }
  if (error instanceof UserError) {
    const code = error.words.key.replace(/^cli\./, '').replaceAll('.', '-');
    return complain(error instanceof UsageError ? EXIT.usage : EXIT.failed, code, error.message);
  }
  if (error instanceof Error && 'syscall' in error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : 'system';
    return complain(EXIT.failed, code, format(say('cli.system', { reason: systemReason(error) })));
  }
  return complain(EXIT.fault, 'fault', crashReport(error));
}

/** How a complaint is written. */
interface ComplaintForm {
  readonly json: boolean;
  /** Whether the stack is printed, too. */
  readonly debug: boolean;
}

/** Writes a complaint to stderr: as sentences, or as one JSON object a line. */
export function writeComplaint(
  { code, message, exit, error }: Complaint,
  { json, debug }: ComplaintForm,
  { err }: Streams,
): void {
  if (json) err(`${printableJson({ version: JSON_VERSION, error: { code, message, exit } })}\n`);
  else err(`${format(say('cli.says', { message }))}\n`);
  if (debug && exit !== EXIT.fault) err(`${crashReport(error)}\n`);
}

/** `commander.unknownOption` is `unknown-option`. */
function codeOf(code: string): string {
  return code.replace(/^commander\./, '').replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

/** What the command line library has against a line: its own sentence, in one line and without the word before it. */
function usageFault(message: string, args: readonly string[]): string {
  const short = args.reduce((text, arg) => (arg === '' ? text : text.replaceAll(arg, shortened(arg))), message);
  return short
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\.? ?$/, '');
}
