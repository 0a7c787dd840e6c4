import { constants } from 'node:os';

/** Everything that ends a program by a signal and lets it do something before. */
const ENDING: ReadonlySet<string> = new Set([
  'SIGHUP',
  'SIGINT',
  'SIGQUIT',
  'SIGABRT',
  'SIGUSR2',
  'SIGALRM',
  'SIGTERM',
  'SIGXCPU',
]);

/** The signals that end the program, as far as this system has them, and the exit code that a shell gives for each: 128 and its number. */
export const ENDING_SIGNALS: readonly EndingSignal[] = Object.entries(constants.signals)
  .filter(([signal]) => ENDING.has(signal))
  .map(([signal, number]) => ({ signal, code: 128 + number }));

export interface EndingSignal {
  readonly signal: string;
  readonly code: number;
}

/** Asks the program to stop until it is continued: what Ctrl-Z is where keys are not raw. */
export const STOP = 'SIGTSTP';
export const CONTINUED = 'SIGCONT';
