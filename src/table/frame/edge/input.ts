import type { Key } from 'ink';
import { PASTE_PREFIX } from './ink-stdin.ts';
import { readMouse } from './mouse.ts';
import type { Mouse } from './mouse.ts';
import type { Size } from './too-small.ts';

/** One input from the keyboard, the mouse or the window. */
export type Gesture =
  /** `isHeard`: typed while the screen is read aloud. `isAhead`: typed before the screen appeared. */
  | { readonly kind: 'key'; readonly key: string; readonly isHeard?: true; readonly isAhead?: true }
  | { readonly kind: 'mouse'; readonly mouse: Mouse }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'resize'; readonly size: Size };

/** Converts the input of Ink's `useInput`; `null`: the program does not know this input. */
export function gestureOf(text: string, key: Key): Gesture | null {
  if (text.startsWith('[<')) {
    const mouse = readMouse(`\u001b${text}`);
    return mouse === null ? null : { kind: 'mouse', mouse };
  }
  if (text.startsWith(PASTE_PREFIX)) return { kind: 'paste', text: text.slice(PASTE_PREFIX.length) };
  const name = nameOf(text, key);
  return name === null ? null : { kind: 'key', key: name };
}

const ARROW_KEYS = { upArrow: 'up', downArrow: 'down', leftArrow: 'left', rightArrow: 'right' } as const;
const KEY_FLAGS = {
  pageUp: 'pageup',
  pageDown: 'pagedown',
  home: 'home',
  end: 'end',
  return: 'enter',
  escape: 'escape',
  delete: 'delete',
  backspace: 'backspace',
} as const;

function nameOf(text: string, key: Key): string | null {
  for (const [flag, name] of entriesOf(ARROW_KEYS)) if (key[flag]) return key.shift ? `shift-${name}` : name;
  for (const [flag, name] of entriesOf(KEY_FLAGS)) if (key[flag]) return name;
  if (key.tab) return key.shift ? 'shift-tab' : 'tab';
  if (key.ctrl) return /^[a-z]$/.test(text) ? `ctrl-${text}` : null;
  if (text === ' ') return 'space';
  return text === '' || key.meta ? null : text;
}

function entriesOf<Name extends string, Value>(record: Readonly<Record<Name, Value>>): [Name, Value][] {
  const entries: [Name, Value][] = [];
  let name: Name;
  for (name in record) entries.push([name, record[name]]);
  return entries;
}
