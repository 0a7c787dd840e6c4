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
   * Makes the process end by this signal itself, after whatever it does at its exit. `null`: by that of a closed
   * window, if its terminal is gone by then.
   */
  readonly endBy: (signal: string | null) => void;
}

/** What the program was started on, as far as it is a terminal. */
const TERMINALS = [0, 1, 2].filter(stream => isatty(stream));

function thisProcess(): Host {
  let by: string | null = null;
  let isArranged = false;
  return {
    platform: process.platform,
    events: process,
    // Group 0: a wrapper that started the program is stopped as well, as a terminal does it.
    kill: signal => void process.kill(0, signal),
    endBy: signal => {
      by = signal ?? by;
      if (isArranged) return;
      isArranged = true;
      process.once('exit', () => {
        // Node sets the terminal's mode as it exits, and aborts where there is no terminal any more.
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

/** How the terminal that is held is given back and taken again, and who is told of the end. */
export interface HoldParts {
  /** Gives the terminal back as it was found. */
  readonly giveBack: () => void;
  /** Takes it again; `wasAway`: it had been given back. */
  readonly takeAgain: (wasAway: boolean) => void;
  readonly stderr: { write(text: string): unknown };
  /**
   * Called when the system asks the program to stop, to cover what is to be covered and `suspend`; absent: it is
   * suspended at once.
   */
  readonly stopAsked?: () => void;
  /**
   * Called after the terminal was given back: 128 and its number for a signal, 129 for a closed window, 70 for a crash.
   */
  readonly exit?: (code: number) => void;
  /** What to print about a crash, instead of the error's stack. */
  readonly describeCrash?: (error: unknown) => string;
  readonly host?: Host;
}

/** A terminal that the program holds until something ends it. */
interface Hold {
  /** Whether the terminal is the program's own just now. */
  readonly isOpen: () => boolean;
  /** Does something as soon as the terminal is given back for good. */
  readonly atClose: (step: () => void) => void;
  /** Gives the terminal back to the shell until the program is continued; does nothing on Windows. */
  readonly suspend: () => void;
  /** Gives it back for good; may be called again and again. */
  readonly close: () => void;
  /** The terminal itself is gone: the program ends as by the signal of a closed window. */
  readonly gone: () => void;
  /** Gives it back, prints the error and exits with 70. */
  readonly crash: (error: unknown) => void;
}

/** The exit code of a closed window, to which nothing more can be said. */
export const HANG_UP = 129;
const CRASH = 70;
/** A shell without job control ignores the request to stop: then the screen comes back after this many milliseconds. */
const NOT_STOPPED = 200;

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Holds a terminal that has been taken over: whatever ends the program, a signal, a crash, a closed window or a plain
 * exit, gives it back, and so does whatever stops it, until it is continued.
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
    // Newer Nodes set the terminal's mode as they exit, which stops who is in the background once more. The signal
    // itself does not.
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
   * Other signals first: who is continued only to be ended must not touch the terminal, which would stop it in the
   * background. After a long stop the time is up as well as the signal there.
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

  /** Whether the signal to stop comes here first; else it stops the program. */
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
    // Not at once: Ink's own listener comes later, and kills the process when it finds itself alone.
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
