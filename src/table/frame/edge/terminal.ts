import { createWidthQuestion } from './glyph-width.ts';
import { holdTerminal } from './hold.ts';
import type { HoldParts } from './hold.ts';
import { createKeyDecoder, type KeyDecoderOptions } from './keys.ts';
import { ENTER_SCREEN, LEAVE_SCREEN, wipeCodes } from './modes.ts';
import { MOUSE_OFF, MOUSE_ON } from './mouse.ts';
import type { Mouse } from './mouse.ts';
import { safeWriter, sizeOf, type TerminalOutput } from './output.ts';
import { createCellPainter } from './painter.ts';
import { createBackgroundQuestion } from './paper.ts';

import type { Paste } from './paste.ts';
import type { Size } from './too-small.ts';

/** The input stream of a terminal, such as `process.stdin`. */
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
  /** Whether mouse events are switched on from the start. */
  readonly mouse?: boolean;
  /**
   * Called once with whether the terminal draws marks wider than one cell, if the terminal answers. If absent, the
   * terminal is not asked.
   */
  readonly measured?: (isWide: boolean) => void;
  /**
   * Called once with the terminal's background colour, `#RRGGBB`, if the terminal answers. If absent, the terminal is
   * not asked.
   */
  readonly papered?: (paper: string) => void;
}

type Unsubscribe = () => void;

export interface Terminal {
  readonly size: () => Size;
  /** Shows a whole frame, whose rows are separated by line breaks. */
  readonly show: (frame: string) => void;
  /** Writes the whole last frame again. */
  readonly repaint: () => void;
  /** Wipes the screen and the terminal's copies of it, and forgets the last frame. Used for secrets. */
  readonly clear: () => void;
  /** Calls the listener with the name of each key, in the order typed. */
  readonly onKey: (listener: (key: string) => void) => Unsubscribe;
  /** Calls the listener for each mouse event, in order with the keys. */
  readonly onMouse: (listener: (mouse: Mouse) => void) => Unsubscribe;
  /** Calls the listener for each paste, in order with the keys. */
  readonly onPaste: (listener: (paste: Paste) => void) => Unsubscribe;
  /** Switches mouse events on or off. While they are on, most terminals select text only with Shift. */
  readonly listenToMouse: (isOn: boolean) => void;
  readonly onResize: (listener: (size: Size) => void) => Unsubscribe;
  /** Gives the terminal back to the shell until the program is continued; does nothing on Windows. */
  readonly suspend: () => void;
  /** Restores the terminal as it was at the start; may be called repeatedly. */
  readonly close: () => void;
  /** Leaves the screen, prints the error and exits with code 70. */
  readonly crash: (error: unknown) => void;
}

/** Whether input and output are both a terminal. If not, no screen can be opened, and the caller has to say so. */
export function isInteractive(stdin: TerminalInput, stdout: { readonly isTTY?: boolean }): boolean {
  return stdin.isTTY === true && stdout.isTTY === true && stdin.setRawMode !== undefined;
}

/**
 * Takes over the terminal: alternate screen, raw keys, no cursor. The terminal is restored however the program ends: a
 * signal, a crash, a closed window or a normal exit. Throws if `stdin` has no raw mode; check `isInteractive` first.
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

  const write = safeWriter(stdout, () => terminalHold.gone());
  const size = (): Size => sizeOf(stdout);
  const widthQuestion = createWidthQuestion(write, isWide => options.measured?.(isWide));
  const backgroundQuestion = createBackgroundQuestion(write, found => options.papered?.(found));
  const painter = createCellPainter({ size, write: text => terminalHold.isOpen() && write(text) });
  const decoder = createKeyDecoder(notifyListeners(keyListeners), {
    ...options,
    onMouse: notifyListeners(mouseListeners),
    onPaste: notifyListeners(pasteListeners),
    onPlace: widthQuestion.answered,
    onSaid: backgroundQuestion.answered,
  });

  /** Returns a function that passes an input to all listeners, as long as the program holds the terminal. */
  function notifyListeners<Input>(listeners: ReadonlySet<(input: Input) => void>): (input: Input) => void {
    return input => {
      if (terminalHold.isOpen()) for (const listener of [...listeners]) listener(input);
    };
  }

  function enterScreen(): void {
    // Raw mode is switched off and on, because after a stop the shell has changed the mode without Node noticing.
    stdin.setRawMode?.(false);
    stdin.setRawMode?.(true);
    stdin.resume();
    write(hasMouse ? ENTER_SCREEN + MOUSE_ON : ENTER_SCREEN);
  }

  function listenToMouse(isOn: boolean): void {
    if (isOn === hasMouse) return;
    hasMouse = isOn;
    if (terminalHold.isOpen()) write(isOn ? MOUSE_ON : MOUSE_OFF);
  }

  function leaveScreen(): void {
    write(LEAVE_SCREEN);
    try {
      stdin.setRawMode?.(wasRaw);
    } catch {
      // The terminal is gone, and its mode with it.
    }
    stdin.pause();
  }

  function onResized(): void {
    if (!terminalHold.isOpen()) return;
    painter.repaint();
    for (const listener of [...resizeListeners]) listener(size());
  }

  function takeTerminalAgain(wasAway: boolean): void {
    if (!wasAway) write(LEAVE_SCREEN);
    enterScreen();
    onResized();
  }

  function clearScreen(): void {
    painter.forget();
    if (!terminalHold.isOpen()) return;
    write(wipeCodes(size().rows));
  }

  function listenFor(event: string, listener: (chunk: string | Uint8Array) => void): void {
    stdin.on(event, listener);
    terminalHold.atClose(() => void stdin.off(event, listener));
  }

  const terminalHold = holdTerminal({ ...options, giveBack: leaveScreen, takeAgain: takeTerminalAgain });
  terminalHold.atClose(decoder.stop);
  listenFor('data', decoder.feed);
  for (const event of ['end', 'close', 'error']) listenFor(event, terminalHold.gone);
  stdout.on('resize', onResized);
  terminalHold.atClose(() => void stdout.off('resize', onResized));
  enterScreen();
  if (options.measured !== undefined) widthQuestion.ask();
  terminalHold.atClose(widthQuestion.stop);
  if (options.papered !== undefined) backgroundQuestion.ask();
  terminalHold.atClose(backgroundQuestion.stop);

  return {
    size,
    show: painter.show,
    repaint: painter.repaint,
    clear: clearScreen,
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
    suspend: terminalHold.suspend,
    close: terminalHold.close,
    crash: terminalHold.crash,
  };
}
