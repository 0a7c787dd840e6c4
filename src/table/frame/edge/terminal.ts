import { createWidthQuestion } from './glyph-width.ts';
import { holdTerminal } from './hold.ts';
import type { HoldParts } from './hold.ts';
import { createKeyDecoder, type KeyDecoderOptions } from './keys.ts';
import { ENTER, LEAVE, wiped } from './modes.ts';
import { MOUSE_OFF, MOUSE_ON } from './mouse.ts';
import type { Mouse } from './mouse.ts';
import { safeWriter, sizeOf, type TerminalOutput } from './output.ts';
import { createCellPainter } from './painter.ts';
import { createPaperQuestion } from './paper.ts';

import type { Paste } from './paste.ts';
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

export interface TerminalOptions
  extends Pick<KeyDecoderOptions, 'escapeDelay' | 'schedule'>, Omit<HoldParts, 'giveBack' | 'takeAgain'> {
  readonly stdin: TerminalInput;
  readonly stdout: TerminalOutput;
  /** Whether the mouse is listened to from the beginning. */
  readonly mouse?: boolean;
  /** Called once with whether the terminal draws marks wider than a cell, if it says so; absent: it is not asked. */
  readonly measured?: (isWide: boolean) => void;
  /** Called once with the colour that the terminal writes on, `#RRGGBB`, if it says it; absent: it is not asked. */
  readonly papered?: (paper: string) => void;
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

/** Whether both ends are a terminal; without one there is no screen to open, and the caller has to say so. */
export function isInteractive(stdin: TerminalInput, stdout: { readonly isTTY?: boolean }): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && stdin.setRawMode !== undefined;
}

/**
 * Takes over the terminal: alternate screen, raw keys, no cursor. Whatever ends the program, a signal, a crash, a
 * closed window or a plain exit, leaves it as it was found. Throws when `stdin` has no raw mode, that is when it is no
 * terminal: ask `isInteractive` first.
 */
export function openTerminal(options: TerminalOptions): Terminal {
  const { stdin, stdout } = options;
  if (stdin.setRawMode === undefined) throw new Error('Input is not a terminal.');

  const wasRaw = stdin.isRaw ?? false;
  const keyListeners = new Set<(key: string) => void>();
  const resizeListeners = new Set<(size: Size) => void>();
  const mouseListeners = new Set<(mouse: Mouse) => void>();
  const pasteListeners = new Set<(paste: Paste) => void>();
  let hasMouse = options.mouse ?? false;

  const write = safeWriter(stdout, () => hold.gone());
  const size = (): Size => sizeOf(stdout);
  const width = createWidthQuestion(write, isWide => options.measured?.(isWide));
  const paper = createPaperQuestion(write, found => options.papered?.(found));
  const painter = createCellPainter({ size, write: text => hold.isOpen() && write(text) });
  const decoder = createKeyDecoder(heard(keyListeners), {
    ...options,
    onMouse: heard(mouseListeners),
    onPaste: heard(pasteListeners),
    onPlace: width.answered,
    onSaid: paper.answered,
  });

  /** Tells all who listen, as long as the terminal is the program's own. */
  function heard<Input>(listeners: ReadonlySet<(input: Input) => void>): (input: Input) => void {
    return input => {
      if (hold.isOpen()) for (const listener of [...listeners]) listener(input);
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
    if (hold.isOpen()) write(isOn ? MOUSE_ON : MOUSE_OFF);
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

  function resized(): void {
    if (!hold.isOpen()) return;
    painter.repaint();
    for (const listener of [...resizeListeners]) listener(size());
  }

  function takeAgain(wasAway: boolean): void {
    if (!wasAway) write(LEAVE);
    enter();
    resized();
  }

  function clear(): void {
    painter.forget();
    if (!hold.isOpen()) return;
    write(wiped(size().rows));
  }

  function read(event: string, listener: (chunk: string | Uint8Array) => void): void {
    stdin.on(event, listener);
    hold.atClose(() => void stdin.off(event, listener));
  }

  const hold = holdTerminal({ ...options, giveBack: leave, takeAgain });
  hold.atClose(decoder.stop);
  read('data', decoder.feed);
  for (const event of ['end', 'close', 'error']) read(event, hold.gone);
  stdout.on('resize', resized);
  hold.atClose(() => void stdout.off('resize', resized));
  enter();
  if (options.measured !== undefined) width.ask();
  hold.atClose(width.stop);
  if (options.papered !== undefined) paper.ask();
  hold.atClose(paper.stop);

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
    suspend: hold.suspend,
    close: hold.close,
    crash: hold.crash,
  };
}
