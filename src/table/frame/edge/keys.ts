import { StringDecoder } from 'node:string_decoder';
import type { CursorPosition } from './glyph-width.ts';
import { readMouse } from './mouse.ts';
import type { Mouse } from './mouse.ts';
import { createPasteReader, PASTE_START } from './paste.ts';
import type { Paste, PasteReader } from './paste.ts';

/** The keys that have names; other keys are named by the character they type, or `ctrl-` and a letter. */
export const NAMED_KEYS = [
  'up',
  'down',
  'left',
  'right',
  'enter',
  'escape',
  'tab',
  'shift-tab',
  'backspace',
  'delete',
  'home',
  'end',
  'pageup',
  'pagedown',
  'space',
  'shift-up',
  'shift-down',
  'shift-left',
  'shift-right',
] as const;

const ESC = '\u001b';

const CSI_LETTERS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
};
const CSI_NUMBERS: Readonly<Record<string, string>> = {
  '1': 'home',
  '3': 'delete',
  '4': 'end',
  '5': 'pageup',
  '6': 'pagedown',
  '7': 'home',
  '8': 'end',
};
const SS3_LETTERS: Readonly<Record<string, string>> = { ...CSI_LETTERS, M: 'enter' };
const CONTROL_KEYS: Readonly<Record<string, string>> = {
  '\t': 'tab',
  '\r': 'enter',
  '\n': 'enter',
  '\b': 'backspace',
  '\u007f': 'backspace',
  ' ': 'space',
};

/** Arrows with Shift or Ctrl. Both combinations mean the same, because some terminals reserve one of them. */
const SHIFTED_ARROWS: Readonly<Record<string, string>> = {
  A: 'shift-up',
  B: 'shift-down',
  C: 'shift-right',
  D: 'shift-left',
};
const SHIFT_OR_CTRL_PARAMETERS = /^1;[25]$/;

/** The terminal's report of the cursor position. */
const CURSOR_REPORT_PATTERN = /^(\d+);(\d+)R$/;

/**
 * The first part of the input: a key, a mouse event, a terminal's answer or something unknown, with its length in
 * characters; or an incomplete sequence.
 */
type KeyReading =
  | {
      readonly length: number;
      readonly key?: string;
      readonly mouse?: Mouse;
      /** The cursor position. */
      readonly place?: CursorPosition;
      /** The content of an OSC sequence, such as a colour report. */
      readonly said?: string;
    }
  | 'incomplete';

function readCsi(input: string): KeyReading {
  // An old mouse report has three bytes after its letter, and a function key of the Linux console has a second bracket.
  if (input.startsWith('[M', 1)) return input.length < 6 ? 'incomplete' : { length: 6 };
  if (input.startsWith('[[', 1)) return input.length < 4 ? 'incomplete' : { length: 4 };
  let endIndex = 2;
  while (endIndex < input.length && input.charCodeAt(endIndex) >= 0x20 && input.charCodeAt(endIndex) <= 0x3f)
    endIndex += 1;
  if (endIndex >= input.length) return 'incomplete';
  const finalCharacter = input.charAt(endIndex);
  // A character that can't be part of the sequence ends it. The character itself is read next.
  if (finalCharacter < '@' || finalCharacter > '~') return { length: endIndex };
  const mouse = readMouse(input.slice(0, endIndex + 1));
  if (mouse !== null) return { length: endIndex + 1, mouse };
  const place = CURSOR_REPORT_PATTERN.exec(input.slice(2, endIndex + 1));
  if (place !== null) return { length: endIndex + 1, place: { row: Number(place[1]), column: Number(place[2]) } };
  const shiftedArrow = SHIFT_OR_CTRL_PARAMETERS.test(input.slice(2, endIndex))
    ? SHIFTED_ARROWS[finalCharacter]
    : undefined;
  if (shiftedArrow !== undefined) return { length: endIndex + 1, key: shiftedArrow };
  const [first = '', ...rest] = input.slice(2, endIndex).split(';');
  const isPlainKey = /^\d*$/.test(first) && rest.length < 2;
  const key = finalCharacter === '~' ? CSI_NUMBERS[first] : CSI_LETTERS[finalCharacter];
  return isPlainKey && key !== undefined ? { length: endIndex + 1, key } : { length: endIndex + 1 };
}

/** Reads an OSC, DCS, APC, PM or SOS sequence: a text that ends with BEL or with ESC and backslash. */
function readString(input: string): KeyReading {
  const contentUntil = (end: number): { said?: string } => (input[1] === ']' ? { said: input.slice(2, end) } : {});
  for (let index = 2; index < input.length; index += 1) {
    if (input[index] === '\u0007') return { length: index + 1, ...contentUntil(index) };
    if (input[index] !== ESC || index + 1 >= input.length) continue;
    return input[index + 1] === '\\' ? { length: index + 2, ...contentUntil(index) } : { length: index };
  }
  return 'incomplete';
}

function readEscape(input: string): KeyReading {
  const secondCharacter = input.charAt(1);
  if (secondCharacter === '') return 'incomplete';
  if (secondCharacter === ESC) return { length: 1, key: 'escape' };
  if (secondCharacter === '[') return readCsi(input);
  if (secondCharacter === 'O') {
    const thirdCharacter = input.charAt(2);
    if (thirdCharacter === '') return 'incomplete';
    const key = SS3_LETTERS[thirdCharacter];
    return key === undefined ? { length: 3 } : { length: 3, key };
  }
  if (']P_^X'.includes(secondCharacter)) return readString(input);
  // Alt with a key is skipped, because no command uses it. Reading it as Escape and the key would cause two commands.
  return { length: 1 + String.fromCodePoint(input.codePointAt(1) ?? 0).length };
}

function readKey(input: string): KeyReading {
  if (input.startsWith(ESC)) return readEscape(input);
  if (input.startsWith('\r\n')) return { length: 2, key: 'enter' };
  const character = String.fromCodePoint(input.codePointAt(0) ?? 0);
  const namedKey = CONTROL_KEYS[character];
  if (namedKey !== undefined) return { length: 1, key: namedKey };
  const charCode = character.charCodeAt(0);
  if (charCode >= 1 && charCode <= 26) return { length: 1, key: `ctrl-${String.fromCharCode(charCode + 96)}` };
  if (/[\p{Cc}\p{Cs}\p{Cn}]/u.test(character)) return { length: character.length };
  return { length: character.length, key: character };
}

/**
 * The most keys in one piece of input that somebody may have typed, even ahead of a busy program. More is a paste that
 * the terminal has not marked. A terminal delivers about 4,000 characters at a time.
 */
const MAX_TYPED_KEYS = 500;

/** The pause after which an unmarked paste has ended, in milliseconds. */
const UNMARKED_PASTE_PAUSE = 250;

/** Whether a text, up to the next marked paste, has more keys than anybody types. */
function isUnmarkedPaste(text: string): boolean {
  let [keys, at] = [0, 0];
  // Each key has at least one character.
  while (at < text.length && text.length - at + keys > MAX_TYPED_KEYS && !text.startsWith(PASTE_START, at)) {
    const keyReading = readKey(text.slice(at));
    if (keyReading === 'incomplete') return false;
    at += keyReading.length;
    keys += keyReading.key === undefined ? 0 : 1;
    if (keys > MAX_TYPED_KEYS) return true;
  }
  return false;
}

/** Schedules a call and returns a function that cancels it. Tests replace it. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export interface KeyDecoderOptions {
  /** How long to wait after a lone ESC before it counts as the key Escape, in milliseconds. */
  readonly escapeDelay?: number;
  /** How long to wait for the rest of an incomplete sequence before it is dropped, in milliseconds. */
  readonly sequenceDelay?: number;
  /** The pause after which a paste without an end mark counts as ended, in milliseconds. */
  readonly pasteDelay?: number;
  readonly schedule?: Schedule;
  /** Called for mouse events, in order with the keys; absent: mouse events are dropped. */
  readonly onMouse?: (mouse: Mouse) => void;
  /** Called for pastes, in order with the keys; absent: pastes are dropped. */
  readonly onPaste?: (paste: Paste) => void;
  /** Called when the terminal reports the cursor position, in order with the keys; absent: reports are dropped. */
  readonly onPlace?: (place: CursorPosition) => void;
  /**
   * Called with the content of an OSC sequence, such as a colour report, in order with the keys; absent: reports are
   * dropped.
   */
  readonly onSaid?: (text: string) => void;
}

interface KeyDecoder {
  /** Reads input from the terminal, in pieces of any size. */
  readonly feed: (chunk: string | Uint8Array) => void;
  /** Discards incomplete input; no callback is called afterwards. */
  readonly stop: () => void;
}

/**
 * Makes a decoder that turns a terminal's input into keys. Several keys in one piece are reported one by one, and a
 * sequence cut in two is joined. A paste is not read as keys, because these would play the game; only its first line is
 * reported. Unknown sequences are dropped. A lone ESC is a key if nothing follows within a moment.
 */
export function createKeyDecoder(onKey: (key: string) => void, options: KeyDecoderOptions = {}): KeyDecoder {
  const { escapeDelay = 40, sequenceDelay = 500, pasteDelay = 2_000 } = options;
  const scheduleCall = options.schedule ?? schedule;
  const decoder = new StringDecoder('utf8');
  let pendingText = '';
  /** The paste that is being read; `isMarked`: whether the terminal marks its end. */
  let openPaste: { readonly reader: PasteReader; readonly isMarked: boolean } | null = null;
  let isDecoderStopped = false;
  let cancelTimer: (() => void) | undefined;

  function endPaste(reader: PasteReader): void {
    openPaste = null;
    options.onPaste?.({ pasted: reader.line() });
  }

  /** Ends the paste after a pause. The pause has two halves, so that a busy program reads pending input in between. */
  function waitForPasteEnd({ reader, isMarked }: NonNullable<typeof openPaste>): void {
    const halfPause = (isMarked ? pasteDelay : UNMARKED_PASTE_PAUSE) / 2;
    cancelTimer = scheduleCall(() => {
      cancelTimer = scheduleCall(() => endPaste(reader), halfPause);
    }, halfPause);
  }

  function flushPending(): void {
    cancelTimer = undefined;
    const wasEscape = pendingText === ESC;
    pendingText = '';
    if (wasEscape) onKey('escape');
  }

  function readPending(): void {
    let isTyped = false;
    while (pendingText !== '') {
      if (openPaste === null && pendingText.startsWith(PASTE_START)) {
        openPaste = { reader: createPasteReader(), isMarked: true };
        pendingText = pendingText.slice(PASTE_START.length);
      } else if (openPaste === null && !isTyped && isUnmarkedPaste(pendingText)) {
        openPaste = { reader: createPasteReader(), isMarked: false };
      }
      if (openPaste !== null) {
        const { reader, isMarked } = openPaste;
        const textAfterPaste = reader.take(pendingText);
        // An unmarked paste takes all input, even if it contains an end mark.
        pendingText = isMarked ? (textAfterPaste ?? '') : '';
        if (isMarked && textAfterPaste !== null) endPaste(reader);
        isTyped = false;
        continue;
      }
      isTyped = true;
      const keyReading = readKey(pendingText);
      if (keyReading === 'incomplete') return;
      pendingText = pendingText.slice(keyReading.length);
      if (keyReading.key !== undefined) onKey(keyReading.key);
      if (keyReading.mouse !== undefined) options.onMouse?.(keyReading.mouse);
      if (keyReading.place !== undefined) options.onPlace?.(keyReading.place);
      if (keyReading.said !== undefined) options.onSaid?.(keyReading.said);
    }
  }

  function feedChunk(chunk: string | Uint8Array): void {
    if (isDecoderStopped) return;
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    if (text === '') return;
    cancelTimer?.();
    cancelTimer = undefined;
    // A lone ESC followed by a character that starts no sequence: two keys typed quickly, not Alt.
    if (pendingText === ESC && !'[O]P_^X'.includes(text.charAt(0))) {
      pendingText = '';
      onKey('escape');
    }
    pendingText += text;
    readPending();
    if (openPaste !== null) waitForPasteEnd(openPaste);
    else if (pendingText !== '')
      cancelTimer = scheduleCall(flushPending, pendingText === ESC ? escapeDelay : sequenceDelay);
  }

  function stopDecoder(): void {
    isDecoderStopped = true;
    pendingText = '';
    openPaste = null;
    cancelTimer?.();
    cancelTimer = undefined;
  }

  return { feed: feedChunk, stop: stopDecoder };
}
