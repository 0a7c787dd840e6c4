import { Socket } from 'node:net';
import type { Mouse } from './mouse.ts';

/** The sequences for named keys; Ink reads each of them as one key. */
const KEY_SEQUENCES: Readonly<Record<string, string>> = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  'shift-up': '\u001b[1;2A',
  'shift-down': '\u001b[1;2B',
  'shift-right': '\u001b[1;2C',
  'shift-left': '\u001b[1;2D',
  home: '\u001b[H',
  end: '\u001b[F',
  pageup: '\u001b[5~',
  pagedown: '\u001b[6~',
  delete: '\u001b[3~',
  enter: '\r',
  tab: '\t',
  'shift-tab': '\u001b[Z',
  backspace: '\b',
  space: ' ',
  // After a lone ESC Ink would wait for more input, and read ESC and a letter as Alt with that letter.
  escape: '\u001b[27u',
};

const BUTTON_CODES: Readonly<Record<Mouse['button'], number>> = {
  left: 0,
  middle: 1,
  right: 2,
  'wheel-up': 64,
  'wheel-down': 65,
};

/** The prefix of a paste. Ink passes it on unchanged, and no key types it. */
export const PASTE_PREFIX = '\u0000paste:';

/** The sequence that Ink reads as a named key. */
export function keyForInk(key: string): string {
  const controlLetter = /^ctrl-([a-z])$/.exec(key)?.[1];
  if (controlLetter !== undefined) return String.fromCharCode(controlLetter.charCodeAt(0) - 96);
  return KEY_SEQUENCES[key] ?? key;
}

/** The sequence with which terminals report a mouse event. */
export function mouseForInk({ button, x, y }: Mouse): string {
  return `\u001b[<${BUTTON_CODES[button]};${x + 1};${y + 1}M`;
}

/** An input stream for Ink that delivers whole keys, one at a time. */
interface InkStdin {
  readonly stream: NodeJS.ReadStream;
  /** Passes one key, click or paste to Ink. */
  readonly write: (sequence: string) => void;
}

/**
 * Makes the stream that Ink reads from. The terminal itself is read by the program's own decoder (`keys.ts`). Input
 * that arrives before Ink listens is queued.
 */
export function createInkStdin(): InkStdin {
  const waitingKeys: string[] = [];
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- no real one can be made without a terminal
  const stream: NodeJS.ReadStream = Object.assign(new Socket(), {
    isTTY: true,
    isRaw: false,
    setRawMode: () => stream,
    setEncoding: () => stream,
    ref: () => stream,
    unref: () => stream,
    read: () => waitingKeys.shift() ?? null,
  });
  // Ink starts to listen after its first frame, and then gets the queued input.
  stream.on('newListener', (event: string) => {
    if (event === 'readable' && waitingKeys.length > 0) queueMicrotask(() => stream.emit('readable'));
  });
  return {
    stream,
    write: sequence => {
      waitingKeys.push(sequence);
      stream.emit('readable');
    },
  };
}
