import { constants } from 'node:os';

/** What the program does about a signal; docs/reliability.md has a line for each. */
type Manner =
  /** It gives the terminal back, and ends with 128 and the number of the signal. */
  | 'ends'
  /** It covers what only one seat may see, gives the terminal back, and stops. */
  | 'stops'
  /** It takes the terminal again. */
  | 'continues'
  /** Nothing happens, or the system call that was under way fails or goes on. */
  | 'nothing'
  /** It is the system's, Node's or V8's own: the program does not hear it. */
  | 'unheard';

/** The signals of all systems, without second names. */
export const MANNERS: Readonly<Partial<Record<string, Manner>>> = {
  SIGHUP: 'ends',
  SIGINT: 'ends',
  SIGQUIT: 'ends',
  // V8 halts by a trap, which comes again and again where somebody hears it.
  SIGTRAP: 'unheard',
  SIGABRT: 'ends',
  SIGKILL: 'unheard',
  // True faults: code that goes on after one is no longer sound.
  SIGILL: 'unheard',
  SIGBUS: 'unheard',
  SIGFPE: 'unheard',
  SIGSEGV: 'unheard',
  // Opens Node's debugger, unless somebody hears it: see bin/orrery.js.
  SIGUSR1: 'nothing',
  SIGUSR2: 'ends',
  // A write to nobody fails.
  SIGPIPE: 'nothing',
  SIGALRM: 'ends',
  SIGTERM: 'ends',
  SIGSTKFLT: 'ends',
  SIGCHLD: 'nothing',
  SIGCONT: 'continues',
  SIGSTOP: 'unheard',
  SIGTSTP: 'stops',
  // Signals that stop a background process which uses the terminal. They are not handled: a handler would retry for
  // ever.
  SIGTTIN: 'unheard',
  SIGTTOU: 'unheard',
  SIGURG: 'nothing',
  SIGXCPU: 'ends',
  // A write beyond the limit fails: see bin/orrery.js, since Ink's own listener would end the program.
  SIGXFSZ: 'nothing',
  SIGVTALRM: 'ends',
  // V8's profiler lives on it.
  SIGPROF: 'unheard',
  SIGWINCH: 'nothing',
  SIGIO: 'ends',
  SIGPWR: 'ends',
  SIGSYS: 'ends',
  // macOS: somebody wants to know how it goes.
  SIGINFO: 'nothing',
  // Windows: Ctrl-Break.
  SIGBREAK: 'ends',
};

/**
 * The signals that end the program, as far as this system has them, and the exit code that a shell gives for each: 128
 * and its number.
 */
export const ENDING_SIGNALS: readonly EndingSignal[] = Object.entries(constants.signals)
  .filter(([signal]) => MANNERS[signal] === 'ends')
  .map(([signal, number]) => ({ signal, code: 128 + number }));

export interface EndingSignal {
  readonly signal: string;
  readonly code: number;
}

/** The window of the program has been closed. */
export const CLOSED = 'SIGHUP';
/** Asks the program to stop until it is continued: what Ctrl-Z is where keys are not raw. */
export const STOP = 'SIGTSTP';
export const CONTINUED = 'SIGCONT';
