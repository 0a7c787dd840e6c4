import { StringDecoder } from 'node:string_decoder';
import type { Place } from './glyph-width.ts';
import { readMouse } from './mouse.ts';
import type { Mouse } from './mouse.ts';
import { createPasteReader, PASTE_START } from './paste.ts';
import type { Paste, PasteReader } from './paste.ts';

/** Keys with a name of their own; every other key is the character it types, and `ctrl-` with a letter. */
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

/** The arrows with Shift or Ctrl held down, which some terminals keep for themselves: one of the two arrives. */
const SHIFTED: Readonly<Record<string, string>> = {
  A: 'shift-up',
  B: 'shift-down',
  C: 'shift-right',
  D: 'shift-left',
};
const SHIFT_OR_CTRL = /^1;[25]$/;

/** Where the cursor stands, as a terminal answers it. */
const PLACE = /^(\d+);(\d+)R$/;

/**
 * How a piece of input begins: a key, the mouse, an answer or nothing, this many characters long; or not all there yet.
 */
type Reading =
  | {
      readonly length: number;
      readonly key?: string;
      readonly mouse?: Mouse;
      /** The cursor's place. */
      readonly place?: Place;
      /** What stands in an OSC. */
      readonly said?: string;
    }
  | 'incomplete';

function readCsi(input: string): Reading {
  // An old mouse report has three bytes after its letter, a function key of the Linux console a second bracket.
  if (input.startsWith('[M', 1)) return input.length < 6 ? 'incomplete' : { length: 6 };
  if (input.startsWith('[[', 1)) return input.length < 4 ? 'incomplete' : { length: 4 };
  let end = 2;
  while (end < input.length && input.charCodeAt(end) >= 0x20 && input.charCodeAt(end) <= 0x3f) end += 1;
  if (end >= input.length) return 'incomplete';
  const final = input.charAt(end);
  // Something that cannot stand in a sequence ends it, and is read again for itself.
  if (final < '@' || final > '~') return { length: end };
  const mouse = readMouse(input.slice(0, end + 1));
  if (mouse !== null) return { length: end + 1, mouse };
  const place = PLACE.exec(input.slice(2, end + 1));
  if (place !== null) return { length: end + 1, place: { row: Number(place[1]), column: Number(place[2]) } };
  const shifted = SHIFT_OR_CTRL.test(input.slice(2, end)) ? SHIFTED[final] : undefined;
  if (shifted !== undefined) return { length: end + 1, key: shifted };
  const [first = '', ...rest] = input.slice(2, end).split(';');
  const isPlain = /^\d*$/.test(first) && rest.length < 2;
  const key = final === '~' ? CSI_NUMBERS[first] : CSI_LETTERS[final];
  return isPlain && key !== undefined ? { length: end + 1, key } : { length: end + 1 };
}

/** OSC, DCS, APC, PM and SOS: a text that ends with BEL or with ESC backslash. */
function readString(input: string): Reading {
  const said = (end: number): { said?: string } => (input[1] === ']' ? { said: input.slice(2, end) } : {});
  for (let at = 2; at < input.length; at += 1) {
    if (input[at] === '\u0007') return { length: at + 1, ...said(at) };
    if (input[at] !== ESC || at + 1 >= input.length) continue;
    return input[at + 1] === '\\' ? { length: at + 2, ...said(at) } : { length: at };
  }
  return 'incomplete';
}

function readEscape(input: string): Reading {
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
  // Alt with a key: no command has one, and read as Escape and the key it would do two things.
  return { length: 1 + String.fromCodePoint(input.codePointAt(1) ?? 0).length };
}

function readKey(input: string): Reading {
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
 * More keys than this in one piece were typed by no fingers, not even ahead of a program that thinks: that is a paste
 * which the terminal does not mark, or a cat on a wire. A terminal hands some 4,000 characters at a time.
 */
const MOST_AT_ONCE = 500;

/** How long nothing must have come before such a paste has ended, in milliseconds. */
const FLOOD_DELAY = 250;

/** Whether a text is more keys than anybody types, up to where a marked paste begins. */
function isFlood(text: string): boolean {
  let [keys, at] = [0, 0];
  // A key has at least one character.
  while (at < text.length && text.length - at + keys > MOST_AT_ONCE && !text.startsWith(PASTE_START, at)) {
    const reading = readKey(text.slice(at));
    if (reading === 'incomplete') return false;
    at += reading.length;
    keys += reading.key === undefined ? 0 : 1;
    if (keys > MOST_AT_ONCE) return true;
  }
  return false;
}

/** Runs something later and returns how to call it off; replaced by a clock of their own in tests. */
export type Schedule = (run: () => void, milliseconds: number) => () => void;

const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export interface KeyDecoderOptions {
  /** How long a lone ESC may be the beginning of something, in milliseconds. */
  readonly escapeDelay?: number;
  /** How long a sequence that has begun may stay unfinished before it is dropped. */
  readonly sequenceDelay?: number;
  /** How long nothing must have come before a paste without an end is taken for ended. */
  readonly pasteDelay?: number;
  readonly schedule?: Schedule;
  /** Called for what the mouse does, in the order of the keys; without it the mouse is dropped. */
  readonly onMouse?: (mouse: Mouse) => void;
  /** Called for what was pasted, in the order of the keys, if the terminal marks it; without it pastes are dropped. */
  readonly onPaste?: (paste: Paste) => void;
  /** Called for what a terminal that was asked says of its cursor, among the keys; without it that is dropped. */
  readonly onPlace?: (place: Place) => void;
  /** Called for what a terminal that was asked says of its colours, among the keys; without it that is dropped. */
  readonly onSaid?: (text: string) => void;
}

interface KeyDecoder {
  /** Takes what the terminal sent, in pieces of any size. */
  readonly feed: (chunk: string | Uint8Array) => void;
  /** Forgets what is unfinished; nothing is reported afterwards. */
  readonly stop: () => void;
}

/**
 * Makes keys of what a terminal sends. Keys typed fast come in one piece and are reported one by one; a sequence cut in
 * two is put together again; a pasted text is no keys, which would play the game, but reported by its first line, and
 * so is more at once than anybody types; focus and unknown sequences are dropped. A lone ESC is a key once nothing has
 * followed it for a moment.
 */
export function createKeyDecoder(onKey: (key: string) => void, options: KeyDecoderOptions = {}): KeyDecoder {
  const { escapeDelay = 40, sequenceDelay = 500, pasteDelay = 2_000 } = options;
  const later = options.schedule ?? schedule;
  const decoder = new StringDecoder('utf8');
  let pending = '';
  /** `isMarked`: its end will be marked. */
  let paste: { readonly reader: PasteReader; readonly isMarked: boolean } | null = null;
  let isStopped = false;
  let callOff: (() => void) | undefined;

  function endPaste(reader: PasteReader): void {
    paste = null;
    options.onPaste?.({ pasted: reader.line() });
  }

  /** Twice half the time: who could not read for long, because it had to think, reads once more in between. */
  function waitForEnd({ reader, isMarked }: NonNullable<typeof paste>): void {
    const half = (isMarked ? pasteDelay : FLOOD_DELAY) / 2;
    callOff = later(() => {
      callOff = later(() => endPaste(reader), half);
    }, half);
  }

  function giveUp(): void {
    callOff = undefined;
    const wasEscape = pending === ESC;
    pending = '';
    if (wasEscape) onKey('escape');
  }

  function read(): void {
    let isTyped = false;
    while (pending !== '') {
      if (paste === null && pending.startsWith(PASTE_START)) {
        paste = { reader: createPasteReader(), isMarked: true };
        pending = pending.slice(PASTE_START.length);
      } else if (paste === null && !isTyped && isFlood(pending)) {
        paste = { reader: createPasteReader(), isMarked: false };
      }
      if (paste !== null) {
        const { reader, isMarked } = paste;
        const left = reader.take(pending);
        // A mark of an end that stands in it ends nothing.
        pending = isMarked ? (left ?? '') : '';
        if (isMarked && left !== null) endPaste(reader);
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
    callOff?.();
    callOff = undefined;
    // ESC alone, then something that begins no sequence: two keys of a quick hand, not Alt.
    if (pending === ESC && !'[O]P_^X'.includes(text.charAt(0))) {
      pending = '';
      onKey('escape');
    }
    pending += text;
    read();
    if (paste !== null) waitForEnd(paste);
    else if (pending !== '') callOff = later(giveUp, pending === ESC ? escapeDelay : sequenceDelay);
  }

  function stop(): void {
    isStopped = true;
    pending = '';
    paste = null;
    callOff?.();
    callOff = undefined;
  }

  return { feed, stop };
}
