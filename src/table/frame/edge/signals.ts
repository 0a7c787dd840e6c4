import { constants } from 'node:os';

/** What the program does on a signal; docs/reliability.md has a line for each signal. */
type SignalHandling =
  /** Gives the terminal back and ends with the exit code 128 plus the number of the signal. */
  | 'ends'
  /** Hides private content, gives the terminal back, and stops. */
  | 'stops'
  /** Takes the terminal again. */
  | 'continues'
  /** Does nothing; a running system call fails or goes on. */
  | 'nothing'
  /** Has no handler, because the system, Node or V8 uses the signal. */
  | 'unheard';

/** The signals of all systems, each under one name only. */
export const SIGNAL_HANDLING: Readonly<Partial<Record<string, SignalHandling>>> = {
  SIGHUP: 'ends',
  SIGINT: 'ends',
  SIGQUIT: 'ends',
  // V8 halts with this signal; a handler would be called again and again.
  SIGTRAP: 'unheard',
  SIGABRT: 'ends',
  SIGKILL: 'unheard',
  // Faults of the program: code can't safely run on after one.
  SIGILL: 'unheard',
  SIGBUS: 'unheard',
  SIGFPE: 'unheard',
  SIGSEGV: 'unheard',
  // Opens Node's debugger, unless the program handles the signal: see bin/orrery.js.
  SIGUSR1: 'nothing',
  SIGUSR2: 'ends',
  // A write to a closed pipe fails instead.
  SIGPIPE: 'nothing',
  SIGALRM: 'ends',
  SIGTERM: 'ends',
  SIGSTKFLT: 'ends',
  SIGCHLD: 'nothing',
  SIGCONT: 'continues',
  SIGSTOP: 'unheard',
  SIGTSTP: 'stops',
  // Signals that stop a background process for using the terminal. A handler would retry for ever.
  SIGTTIN: 'unheard',
  SIGTTOU: 'unheard',
  SIGURG: 'nothing',
  SIGXCPU: 'ends',
  // A write beyond the file size limit fails; bin/orrery.js handles this signal, because Ink's own listener would end
  // the program.
  SIGXFSZ: 'nothing',
  SIGVTALRM: 'ends',
  // V8's profiler uses this signal.
  SIGPROF: 'unheard',
  SIGWINCH: 'nothing',
  SIGIO: 'ends',
  SIGPWR: 'ends',
  SIGSYS: 'ends',
  // macOS: Ctrl-T asks for the status of the process.
  SIGINFO: 'nothing',
  // Windows: Ctrl-Break.
  SIGBREAK: 'ends',
};

/** The signals that end the program on this system, each with the exit code that shells use: 128 plus its number. */
export const ENDING_SIGNALS: readonly EndingSignal[] = Object.entries(constants.signals)
  .filter(([signal]) => SIGNAL_HANDLING[signal] === 'ends')
  .map(([signal, number]) => ({ signal, code: 128 + number }));

export interface EndingSignal {
  readonly signal: string;
  readonly code: number;
}

/** The signal for a closed terminal window. */
export const CLOSED_SIGNAL = 'SIGHUP';
/** The signal that stops the program until it is continued, as Ctrl-Z does outside raw mode. */
export const STOP_SIGNAL = 'SIGTSTP';
export const CONTINUE_SIGNAL = 'SIGCONT';
