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
const CONTROLS: Readonly<Record<string, string>> = {
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
const SHIFT_OR_CTRL = /^1;[25]$/;

/** The terminal's report of the cursor position. */
const CURSOR_REPORT = /^(\d+);(\d+)R$/;

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
  let end = 2;
  while (end < input.length && input.charCodeAt(end) >= 0x20 && input.charCodeAt(end) <= 0x3f) end += 1;
  if (end >= input.length) return 'incomplete';
  const finalCharacter = input.charAt(end);
  // A character that can't be part of the sequence ends it. The character itself is read next.
  if (finalCharacter < '@' || finalCharacter > '~') return { length: end };
  const mouse = readMouse(input.slice(0, end + 1));
  if (mouse !== null) return { length: end + 1, mouse };
  const place = CURSOR_REPORT.exec(input.slice(2, end + 1));
  if (place !== null) return { length: end + 1, place: { row: Number(place[1]), column: Number(place[2]) } };
  const shifted = SHIFT_OR_CTRL.test(input.slice(2, end)) ? SHIFTED_ARROWS[finalCharacter] : undefined;
  if (shifted !== undefined) return { length: end + 1, key: shifted };
  const [first = '', ...rest] = input.slice(2, end).split(';');
  const isPlainKey = /^\d*$/.test(first) && rest.length < 2;
  const key = finalCharacter === '~' ? CSI_NUMBERS[first] : CSI_LETTERS[finalCharacter];
  return isPlainKey && key !== undefined ? { length: end + 1, key } : { length: end + 1 };
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
  const second = input.charAt(1);
  if (second === '') return 'incomplete';
  if (second === ESC) return { length: 1, key: 'escape' };
  if (second === '[') return readCsi(input);
  if (second === 'O') {
    const third = input.charAt(2);
    if (third === '') return 'incomplete';
    const key = SS3_LETTERS[third];
    return key === undefined ? { length: 3 } : { length: 3, key };
  }
  if (']P_^X'.includes(second)) return readString(input);
  // Alt with a key is skipped, because no command uses it. Reading it as Escape and the key would cause two commands.
  return { length: 1 + String.fromCodePoint(input.codePointAt(1) ?? 0).length };
}

function readKey(input: string): KeyReading {
  if (input.startsWith(ESC)) return readEscape(input);
  if (input.startsWith('\r\n')) return { length: 2, key: 'enter' };
  const character = String.fromCodePoint(input.codePointAt(0) ?? 0);
  const named = CONTROLS[character];
  if (named !== undefined) return { length: 1, key: named };
  const code = character.charCodeAt(0);
  if (code >= 1 && code <= 26) return { length: 1, key: `ctrl-${String.fromCharCode(code + 96)}` };
  if (/[\p{Cc}\p{Cs}\p{Cn}]/u.test(character)) return { length: character.length };
  return { length: character.length, key: character };
}

/**
 * The most keys in one piece of input that somebody may have typed, even ahead of a busy program. More is a paste that
 * the terminal has not marked. A terminal delivers about 4,000 characters at a time.
 */
const MOST_TYPED_KEYS = 500;

/** The pause after which an unmarked paste has ended, in milliseconds. */
const UNMARKED_PASTE_PAUSE = 250;

/** Whether a text, up to the next marked paste, has more keys than anybody types. */
function isUnmarkedPaste(text: string): boolean {
  let [keys, at] = [0, 0];
  // Each key has at least one character.
  while (at < text.length && text.length - at + keys > MOST_TYPED_KEYS && !text.startsWith(PASTE_START, at)) {
    const reading = readKey(text.slice(at));
    if (reading === 'incomplete') return false;
    at += reading.length;
    keys += reading.key === undefined ? 0 : 1;
    if (keys > MOST_TYPED_KEYS) return true;
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
  let pending = '';
  /** The paste that is being read; `isMarked`: whether the terminal marks its end. */
  let paste: { readonly reader: PasteReader; readonly isMarked: boolean } | null = null;
  let isStopped = false;
  let cancel: (() => void) | undefined;

  function endPaste(reader: PasteReader): void {
    paste = null;
    options.onPaste?.({ pasted: reader.line() });
  }

  /** Ends the paste after a pause. The pause has two halves, so that a busy program reads pending input in between. */
  function waitForEnd({ reader, isMarked }: NonNullable<typeof paste>): void {
    const halfPause = (isMarked ? pasteDelay : UNMARKED_PASTE_PAUSE) / 2;
    cancel = scheduleCall(() => {
      cancel = scheduleCall(() => endPaste(reader), halfPause);
    }, halfPause);
  }

  function flushPending(): void {
    cancel = undefined;
    const wasEscape = pending === ESC;
    pending = '';
    if (wasEscape) onKey('escape');
  }

  function readPending(): void {
    let isTyped = false;
    while (pending !== '') {
      if (paste === null && pending.startsWith(PASTE_START)) {
        paste = { reader: createPasteReader(), isMarked: true };
        pending = pending.slice(PASTE_START.length);
      } else if (paste === null && !isTyped && isUnmarkedPaste(pending)) {
        paste = { reader: createPasteReader(), isMarked: false };
      }
      if (paste !== null) {
        const { reader, isMarked } = paste;
        const rest = reader.take(pending);
        // An unmarked paste takes all input, even if it contains an end mark.
        pending = isMarked ? (rest ?? '') : '';
        if (isMarked && rest !== null) endPaste(reader);
        isTyped = false;
        continue;
      }
      isTyped = true;
      const reading = readKey(pending);
      if (reading === 'incomplete') return;
      pending = pending.slice(reading.length);
      if (reading.key !== undefined) onKey(reading.key);
      if (reading.mouse !== undefined) options.onMouse?.(reading.mouse);
      if (reading.place !== undefined) options.onPlace?.(reading.place);
      if (reading.said !== undefined) options.onSaid?.(reading.said);
    }
  }

  function feed(chunk: string | Uint8Array): void {
    if (isStopped) return;
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    if (text === '') return;
    cancel?.();
    cancel = undefined;
    // A lone ESC followed by a character that starts no sequence: two keys typed quickly, not Alt.
    if (pending === ESC && !'[O]P_^X'.includes(text.charAt(0))) {
      pending = '';
      onKey('escape');
    }
    pending += text;
    readPending();
    if (paste !== null) waitForEnd(paste);
    else if (pending !== '') cancel = scheduleCall(flushPending, pending === ESC ? escapeDelay : sequenceDelay);
  }

  function stop(): void {
    isStopped = true;
    pending = '';
    paste = null;
    cancel?.();
    cancel = undefined;
  }

  return { feed, stop };
}
