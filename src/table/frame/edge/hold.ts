import type { EventEmitter } from 'node:events';
import { isatty } from 'node:tty';
import { CLOSED_SIGNAL, CONTINUE_SIGNAL, ENDING_SIGNALS, STOP_SIGNAL } from './signals.ts';
import type { EndingSignal } from './signals.ts';

/** The operating-system process: its signals and how it ends. */
export interface HostProcess {
  readonly platform: string;
  readonly events: Pick<EventEmitter, 'on' | 'off'>;
  /** Sends a signal to this process and those started with it. */
  readonly kill: (signal: typeof STOP_SIGNAL) => void;
  /**
   * Ends the process by this signal itself, after the process's exit handlers. `null`: by the signal for a closed
   * window, but only if the terminal is gone.
   */
  readonly endBy: (signal: string | null) => void;
}

/** The standard streams that were terminals at the start, by number. */
const TERMINAL_STREAMS = [0, 1, 2].filter(stream => isatty(stream));

function thisProcess(): HostProcess {
  let endingSignal: string | null = null;
  let isExitArranged = false;
  return {
    platform: process.platform,
    events: process,
    // Group 0 includes a wrapper that started the program, so that it stops as well, as on Ctrl-Z.
    kill: signal => void process.kill(0, signal),
    endBy: signal => {
      endingSignal = signal ?? endingSignal;
      if (isExitArranged) return;
      isExitArranged = true;
      process.once('exit', () => {
        // Node restores the terminal's mode at exit, and aborts if the terminal is gone.
        const isTerminalGone = TERMINAL_STREAMS.some(stream => !isatty(stream));
        const finalSignal = endingSignal ?? (isTerminalGone ? CLOSED_SIGNAL : null);
        if (finalSignal === null) return;
        process.removeAllListeners(finalSignal);
        process.kill(process.pid, finalSignal);
      });
    },
  };
}

const THIS_PROCESS = thisProcess();

/** The functions that give the held terminal back and take it again, and the callbacks at the end. */
export interface HoldParts {
  /** Gives the terminal back as it was found. */
  readonly giveBack: () => void;
  /** Takes the terminal again; `wasAway`: whether it had been given back in between. */
  readonly takeAgain: (wasAway: boolean) => void;
  readonly stderr: { write(text: string): unknown };
  /**
   * Called when the system asks the program to stop: hides private content and calls `suspend`. If absent, the program
   * suspends at once.
   */
  readonly stopAsked?: () => void;
  /**
   * Called after the terminal was given back, with the exit code: 128 plus the number of a signal, 129 for a closed
   * window, 70 for a crash.
   */
  readonly exit?: (code: number) => void;
  /** The text to print about a crash, instead of the error's stack. */
  readonly describeCrash?: (error: unknown) => string;
  readonly host?: HostProcess;
}

/** The program's hold on the terminal, until something ends it. */
interface Hold {
  /** Whether the program holds the terminal at the moment. */
  readonly isOpen: () => boolean;
  /** Registers a function to run when the terminal is given back for good. */
  readonly atClose: (step: () => void) => void;
  /** Gives the terminal back to the shell until the program is continued; does nothing on Windows. */
  readonly suspend: () => void;
  /** Gives the terminal back for good; may be called repeatedly. */
  readonly close: () => void;
  /** Called when the terminal itself is gone: the program ends as on the signal for a closed window. */
  readonly gone: () => void;
  /** Gives the terminal back, prints the error and exits with code 70. */
  readonly crash: (error: unknown) => void;
}

/** The exit code for a closed window. */
export const HANG_UP_CODE = 129;
const CRASH_CODE = 70;
/** A shell without job control ignores the stop signal. The screen then comes back after this many milliseconds. */
const STOP_TIMEOUT = 200;

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Holds a terminal. The terminal is given back whatever ends the program (a signal, a crash, a closed window or a
 * normal exit), and while the program is stopped.
 */
export function holdTerminal(parts: HoldParts): Hold {
  const { giveBack, takeAgain, stderr, host = THIS_PROCESS, describeCrash = stackOf } = parts;
  const exitProcess = parts.exit ?? (code => process.exit(code));
  const restoreCallbacks: (() => void)[] = [];
  let state: 'open' | 'away' | 'closed' = 'open';
  let isResuming = false;

  function stopHold(): void {
    if (state === 'closed') return;
    const wasHoldOpen = state === 'open';
    state = 'closed';
    for (const step of restoreCallbacks) step();
    if (wasHoldOpen) giveBack();
  }

  function endWithCode(code: number): void {
    if (state === 'closed') return;
    stopHold();
    exitProcess(code);
  }

  function endBySignal({ signal, code }: EndingSignal): void {
    // Newer versions of Node set the terminal's mode at exit, which would stop a background process again. Ending by
    // the signal itself avoids that.
    if (state === 'away' || signal === CLOSED_SIGNAL) host.endBy(signal);
    endWithCode(code);
  }

  function handleTerminalGone(): void {
    if (state === 'closed') return;
    host.endBy(CLOSED_SIGNAL);
    endWithCode(HANG_UP_CODE);
  }

  function handleCrash(error: unknown): void {
    if (state === 'closed') return;
    stopHold();
    stderr.write(`${describeCrash(error)}\n`);
    exitProcess(CRASH_CODE);
  }

  function resumeAfterStop(): void {
    isResuming = false;
    if (state === 'closed') return;
    const wasSuspended = state === 'away';
    state = 'open';
    handleStop(true);
    takeAgain(wasSuspended);
  }

  /**
   * Waits for other signals first. A process that is continued only to be ended must not touch the terminal, because
   * that would stop it again in the background. After a long stop, the timer and the signal arrive together.
   */
  function resumeSoon(): void {
    if (isResuming) return;
    isResuming = true;
    setImmediate(resumeAfterStop);
  }

  function suspendProcess(): void {
    if (state !== 'open' || host.platform === 'win32') return;
    state = 'away';
    giveBack();
    const timer = setTimeout(() => {
      if (state === 'away') resumeSoon();
    }, STOP_TIMEOUT);
    restoreCallbacks.push(() => clearTimeout(timer));
    handleStop(false);
    host.kill(STOP_SIGNAL);
  }

  function requestStop(): void {
    if (state === 'open') (parts.stopAsked ?? suspendProcess)();
  }

  /** Switches the handler for the stop signal on or off; without it, the signal stops the program. */
  function handleStop(isOn: boolean): void {
    host.events.off(STOP_SIGNAL, requestStop);
    if (isOn) host.events.on(STOP_SIGNAL, requestStop);
  }

  function listenForEvent(event: string, listener: (reason: unknown) => void): void {
    host.events.on(event, listener);
    restoreCallbacks.push(() => void host.events.off(event, listener));
  }

  for (const endingName of ENDING_SIGNALS) {
    const { signal } = endingName;
    const listener = (): void => endBySignal(endingName);
    host.events.on(signal, listener);
    // Removed only later, because Ink's own listener is called after this one and kills the process if it is the only
    // one.
    restoreCallbacks.push(() => void setImmediate(() => host.events.off(signal, listener)));
  }
  handleStop(true);
  restoreCallbacks.push(() => handleStop(false));
  listenForEvent(CONTINUE_SIGNAL, resumeSoon);
  listenForEvent('exit', stopHold);
  listenForEvent('uncaughtException', handleCrash);
  listenForEvent('unhandledRejection', handleCrash);
  host.endBy(null);

  return {
    isOpen: () => state === 'open',
    atClose: step => void restoreCallbacks.push(step),
    suspend: suspendProcess,
    close: stopHold,
    gone: handleTerminalGone,
    crash: handleCrash,
  };
}
