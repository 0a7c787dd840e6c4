import type { EventEmitter } from 'node:events';
import { isatty } from 'node:tty';
import { CLOSED, CONTINUED, ENDING_SIGNALS, STOP } from './signals.ts';
import type { EndingSignal } from './signals.ts';

/** The process around the terminal: its signals and its end. */
export interface Host {
  readonly platform: string;
  readonly events: Pick<EventEmitter, 'on' | 'off'>;
  /** Sends a signal to this process and those started with it. */
  readonly kill: (signal: typeof STOP) => void;
  /**
   * Ends the process by this signal itself, after the process's exit handlers. `null`: by the signal of a closed
   * window, if its terminal is gone.
   */
  readonly endBy: (signal: string | null) => void;
}

/** The standard streams that were a terminal at start. */
const TERMINALS = [0, 1, 2].filter(stream => isatty(stream));

function thisProcess(): Host {
  let by: string | null = null;
  let isArranged = false;
  return {
    platform: process.platform,
    events: process,
    // Group 0: a wrapper that started the program is stopped too, as a terminal would do it.
    kill: signal => void process.kill(0, signal),
    endBy: signal => {
      by = signal ?? by;
      if (isArranged) return;
      isArranged = true;
      process.once('exit', () => {
        // Node restores the terminal's mode at exit, and aborts if the terminal is gone.
        const isGone = TERMINALS.some(stream => !isatty(stream));
        const last = by ?? (isGone ? CLOSED : null);
        if (last === null) return;
        process.removeAllListeners(last);
        process.kill(process.pid, last);
      });
    },
  };
}

const THIS_PROCESS = thisProcess();

/** The functions that give the held terminal back and take it again, and the callbacks at the end. */
export interface HoldParts {
  /** Gives the terminal back as it was found. */
  readonly giveBack: () => void;
  /** Takes the terminal again; `wasAway`: it had been given back. */
  readonly takeAgain: (wasAway: boolean) => void;
  readonly stderr: { write(text: string): unknown };
  /**
   * Called when the system asks the program to stop: covers what is private and calls `suspend`; absent: suspends at
   * once.
   */
  readonly stopAsked?: () => void;
  /**
   * Called after the terminal was given back, with the exit code: 128 plus its number for a signal, 129 for a closed
   * window, 70 for a crash.
   */
  readonly exit?: (code: number) => void;
  /** The text to print about a crash, instead of the error's stack. */
  readonly describeCrash?: (error: unknown) => string;
  readonly host?: Host;
}

/** A terminal that the program holds until something ends it. */
interface Hold {
  /** Whether the program holds the terminal at the moment. */
  readonly isOpen: () => boolean;
  /** Runs a function as soon as the terminal is given back for good. */
  readonly atClose: (step: () => void) => void;
  /** Gives the terminal back to the shell until the program is continued; does nothing on Windows. */
  readonly suspend: () => void;
  /** Gives the terminal back for good; may be called again. */
  readonly close: () => void;
  /** Called when the terminal itself is gone: the program ends as by the signal of a closed window. */
  readonly gone: () => void;
  /** Gives it back, prints the error and exits with 70. */
  readonly crash: (error: unknown) => void;
}

/** The exit code for a closed window. */
export const HANG_UP = 129;
const CRASH = 70;
/** A shell without job control ignores the request to stop: then the screen comes back after this many milliseconds. */
const NOT_STOPPED = 200;

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Holds a terminal. It is given back whatever ends the program (a signal, a crash, a closed window or a normal exit),
 * and while the program is stopped.
 */
export function holdTerminal(parts: HoldParts): Hold {
  const { giveBack, takeAgain, stderr, host = THIS_PROCESS, describeCrash = stackOf } = parts;
  const exit = parts.exit ?? (code => process.exit(code));
  const undo: (() => void)[] = [];
  let state: 'open' | 'away' | 'closed' = 'open';
  let isComing = false;

  function close(): void {
    if (state === 'closed') return;
    const wasOpen = state === 'open';
    state = 'closed';
    for (const step of undo) step();
    if (wasOpen) giveBack();
  }

  function end(code: number): void {
    if (state === 'closed') return;
    close();
    exit(code);
  }

  function endBy({ signal, code }: EndingSignal): void {
    // Newer versions of Node set the terminal's mode at exit, which would stop a background process again. Ending by
    // the signal itself avoids that.
    if (state === 'away' || signal === CLOSED) host.endBy(signal);
    end(code);
  }

  function gone(): void {
    if (state === 'closed') return;
    host.endBy(CLOSED);
    end(HANG_UP);
  }

  function crash(error: unknown): void {
    if (state === 'closed') return;
    close();
    stderr.write(`${describeCrash(error)}\n`);
    exit(CRASH);
  }

  function comeBack(): void {
    isComing = false;
    if (state === 'closed') return;
    const wasAway = state === 'away';
    state = 'open';
    minded(true);
    takeAgain(wasAway);
  }

  /**
   * Waits for other signals first: a process that is continued only to be ended must not touch the terminal, which
   * would stop it in the background. After a long stop, the timer and the signal arrive together.
   */
  function comeBackSoon(): void {
    if (isComing) return;
    isComing = true;
    setImmediate(comeBack);
  }

  function suspend(): void {
    if (state !== 'open' || host.platform === 'win32') return;
    state = 'away';
    giveBack();
    const timer = setTimeout(() => {
      if (state === 'away') comeBackSoon();
    }, NOT_STOPPED);
    undo.push(() => clearTimeout(timer));
    minded(false);
    host.kill(STOP);
  }

  function askedToStop(): void {
    if (state === 'open') (parts.stopAsked ?? suspend)();
  }

  /** Whether this program handles the stop signal; if not, the signal stops it. */
  function minded(isOn: boolean): void {
    host.events.off(STOP, askedToStop);
    if (isOn) host.events.on(STOP, askedToStop);
  }

  function listen(event: string, listener: (reason: unknown) => void): void {
    host.events.on(event, listener);
    undo.push(() => void host.events.off(event, listener));
  }

  for (const ending of ENDING_SIGNALS) {
    const { signal } = ending;
    const listener = (): void => endBy(ending);
    host.events.on(signal, listener);
    // Not at once: Ink's own listener is called later, and kills the process if it is the only one.
    undo.push(() => void setImmediate(() => host.events.off(signal, listener)));
  }
  minded(true);
  undo.push(() => minded(false));
  listen(CONTINUED, comeBackSoon);
  listen('exit', close);
  listen('uncaughtException', crash);
  listen('unhandledRejection', crash);
  host.endBy(null);

  return { isOpen: () => state === 'open', atClose: step => void undo.push(step), suspend, close, gone, crash };
}
