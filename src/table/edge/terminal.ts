import type { EventEmitter } from 'node:events';
import { createWidthQuestion } from './glyph-width.ts';
import { createKeyDecoder, type KeyDecoderOptions } from './keys.ts';
import { ENTER, LEAVE, wiped } from './modes.ts';
import { MOUSE_OFF, MOUSE_ON } from './mouse.ts';
import type { Mouse } from './mouse.ts';
import { safeWriter, type TerminalOutput } from './output.ts';
import { createCellPainter } from './painter.ts';

import type { Paste } from './paste.ts';
import { CONTINUED, ENDING_SIGNALS, STOP } from './signals.ts';
import type { EndingSignal } from './signals.ts';
import type { Size } from './too-small.ts';

/** What a terminal is read from; `process.stdin` is one. */
export interface TerminalInput {
  readonly isTTY?: boolean;
  readonly isRaw?: boolean;
  setRawMode?(isRaw: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
  on(event: string, listener: (chunk: string | Uint8Array) => void): unknown;
  off(event: string, listener: (chunk: string | Uint8Array) => void): unknown;
}

/** The process around the screen: its signals and its end. */
export interface Host {
  readonly platform: string;
  readonly events: Pick<EventEmitter, 'on' | 'off'>;
  /** Sends a signal to this process and those started with it. */
  readonly kill: (signal: typeof STOP) => void;
  /** Makes the process end by this signal itself, after whatever it does at its exit. */
  readonly endBy: (signal: string) => void;
}

const THIS_PROCESS: Host = {
  platform: process.platform,
  events: process,
  // Group 0: a wrapper that started the program is stopped as well, as a terminal does it.
  kill: signal => void process.kill(0, signal),
  endBy: signal => {
    process.once('exit', () => {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  },
};

export interface TerminalOptions extends Pick<KeyDecoderOptions, 'escapeDelay' | 'schedule'> {
  readonly stdin: TerminalInput;
  readonly stdout: TerminalOutput;
  readonly stderr: { write(text: string): unknown };
  /** Whether the mouse is listened to from the beginning. */
  readonly mouse?: boolean;
  /** Called once with whether the terminal draws marks wider than a cell, if it says so; absent: it is not asked. */
  readonly measured?: (isWide: boolean) => void;
  /** Called when the system asks the program to stop, to cover what is to be covered and `suspend`; absent: it is suspended at once. */
  readonly stopAsked?: () => void;
  /** Called after the screen was left: 128 and its number for a signal, 129 for a closed window, 70 for a crash. */
  readonly exit?: (code: number) => void;
  /** What to print about a crash, instead of the error's stack. */
  readonly describeCrash?: (error: unknown) => string;
  readonly host?: Host;
}

type Unsubscribe = () => void;

export interface Terminal {
  readonly size: () => Size;
  /** Shows a whole frame, its rows parted by line breaks. */
  readonly show: (frame: string) => void;
  /** Writes the last frame again in full. */
  readonly repaint: () => void;
  /** Wipes the screen and what the terminal may keep of it, and forgets the last frame: for secrets. */
  readonly clear: () => void;
  /** Each key by its name, in the order typed. */
  readonly onKey: (listener: (key: string) => void) => Unsubscribe;
  /** What the mouse does, in the order of the keys. */
  readonly onMouse: (listener: (mouse: Mouse) => void) => Unsubscribe;
  /** What is pasted, in the order of the keys. */
  readonly onPaste: (listener: (paste: Paste) => void) => Unsubscribe;
  /** Begins or ends listening to the mouse. While it is listened to, most terminals select text only with Shift. */
  readonly listenToMouse: (isOn: boolean) => void;
  readonly onResize: (listener: (size: Size) => void) => Unsubscribe;
  /** Gives the terminal back to the shell until the program is continued; does nothing on Windows. */
  readonly suspend: () => void;
  /** Leaves the terminal as it was found; may be called again and again. */
  readonly close: () => void;
  /** Leaves the screen, prints the error and exits with 70. */
  readonly crash: (error: unknown) => void;
}

const HANG_UP = 129;
const CRASH = 70;
/** A shell without job control ignores the request to stop: then the screen comes back after this many milliseconds. */
const NOT_STOPPED = 200;

/** Whether both ends are a terminal; without one there is no screen to open, and the caller has to say so. */
export function isInteractive(stdin: TerminalInput, stdout: { readonly isTTY?: boolean }): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && stdin.setRawMode !== undefined;
}

/** A terminal that does not know its size says 0 or nothing. */
function known(length: number | undefined, otherwise: number): number {
  return length !== undefined && length > 0 ? length : otherwise;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Takes over the terminal: alternate screen, raw keys, no cursor. Whatever ends the program, a signal, a crash, a
 * closed window or a plain exit, leaves it as it was found. Throws when `stdin` has no raw mode, that is when it is no
 * terminal: ask `isInteractive` first.
 */
export function openTerminal(options: TerminalOptions): Terminal {
  const { stdin, stdout, stderr, host = THIS_PROCESS } = options;
  const { exit = (code: number) => process.exit(code), describeCrash = stackOf } = options;
  if (stdin.setRawMode === undefined) throw new Error('Input is not a terminal.');

  const wasRaw = stdin.isRaw ?? false;
  const keyListeners = new Set<(key: string) => void>();
  const resizeListeners = new Set<(size: Size) => void>();
  const mouseListeners = new Set<(mouse: Mouse) => void>();
  const pasteListeners = new Set<(paste: Paste) => void>();
  let hasMouse = options.mouse ?? false;
  const undo: Unsubscribe[] = [];
  let state: 'open' | 'away' | 'closed' = 'open';

  const write = safeWriter(stdout, () => end(HANG_UP));
  const size = (): Size => ({ columns: known(stdout.columns, 80), rows: known(stdout.rows, 24) });
  const width = createWidthQuestion(write, isWide => options.measured?.(isWide));
  const painter = createCellPainter({ size, write: text => state === 'open' && write(text) });
  const decoder = createKeyDecoder(heard(keyListeners), {
    ...options,
    onMouse: heard(mouseListeners),
    onPaste: heard(pasteListeners),
    onPlace: width.answered,
  });

  /** Tells all who listen, as long as the terminal is the program's own. */
  function heard<Input>(listeners: ReadonlySet<(input: Input) => void>): (input: Input) => void {
    return input => {
      if (state === 'open') for (const listener of [...listeners]) listener(input);
    };
  }

  function enter(): void {
    // Off and on again: after a stop the shell has changed the mode without Node noticing.
    stdin.setRawMode?.(false);
    stdin.setRawMode?.(true);
    stdin.resume();
    write(hasMouse ? ENTER + MOUSE_ON : ENTER);
  }

  function listenToMouse(isOn: boolean): void {
    if (isOn === hasMouse) return;
    hasMouse = isOn;
    if (state === 'open') write(isOn ? MOUSE_ON : MOUSE_OFF);
  }

  function leave(): void {
    write(LEAVE);
    try {
      stdin.setRawMode?.(wasRaw);
    } catch {
      // The terminal is gone, and its mode with it.
    }
    stdin.pause();
  }

  function close(): void {
    if (state === 'closed') return;
    const wasOpen = state === 'open';
    state = 'closed';
    for (const step of undo) step();
    decoder.stop();
    if (wasOpen) leave();
  }

  function end(code: number): void {
    if (state === 'closed') return;
    close();
    exit(code);
  }

  function endBy({ signal, code }: EndingSignal): void {
    // Newer Nodes set the terminal's mode as they exit, which stops who is in the background once more. The signal itself does not.
    if (state === 'away') host.endBy(signal);
    end(code);
  }

  function crash(error: unknown): void {
    if (state === 'closed') return;
    close();
    stderr.write(`${describeCrash(error)}\n`);
    exit(CRASH);
  }

  function resized(): void {
    if (state !== 'open') return;
    painter.repaint();
    for (const listener of [...resizeListeners]) listener(size());
  }

  function comeBack(): void {
    if (state === 'closed') return;
    if (state === 'open') write(LEAVE);
    state = 'open';
    minded(true);
    enter();
    resized();
  }

  /** Other signals first: who is continued only to be ended must not touch the terminal, which would stop it in the background. */
  function comeBackSoon(): void {
    setImmediate(comeBack);
  }

  function suspend(): void {
    if (state !== 'open' || host.platform === 'win32') return;
    state = 'away';
    leave();
    const timer = setTimeout(() => {
      if (state === 'away') comeBackSoon();
    }, NOT_STOPPED);
    undo.push(() => clearTimeout(timer));
    minded(false);
    host.kill(STOP);
  }

  function askedToStop(): void {
    if (state === 'open') (options.stopAsked ?? suspend)();
  }

  /** Whether the signal to stop comes here first; else it stops the program. */
  function minded(isOn: boolean): void {
    host.events.off(STOP, askedToStop);
    if (isOn) host.events.on(STOP, askedToStop);
  }

  function clear(): void {
    painter.forget();
    if (state !== 'open') return;
    write(wiped(size().rows));
  }

  function listen(event: string, listener: (reason: unknown) => void): void {
    host.events.on(event, listener);
    undo.push(() => void host.events.off(event, listener));
  }

  function read(event: string, listener: (chunk: string | Uint8Array) => void): void {
    stdin.on(event, listener);
    undo.push(() => void stdin.off(event, listener));
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
  read('data', decoder.feed);
  for (const event of ['end', 'close', 'error']) read(event, () => end(HANG_UP));
  stdout.on('resize', resized);
  undo.push(() => void stdout.off('resize', resized));
  enter();
  if (options.measured !== undefined) width.ask();
  undo.push(width.stop);

  return {
    size,
    show: painter.show,
    repaint: painter.repaint,
    clear,
    onKey: listener => {
      keyListeners.add(listener);
      return () => void keyListeners.delete(listener);
    },
    onMouse: listener => {
      mouseListeners.add(listener);
      return () => void mouseListeners.delete(listener);
    },
    onPaste: listener => {
      pasteListeners.add(listener);
      return () => void pasteListeners.delete(listener);
    },
    listenToMouse,
    onResize: listener => {
      resizeListeners.add(listener);
      return () => void resizeListeners.delete(listener);
    },
    suspend,
    close,
    crash,
  };
}
