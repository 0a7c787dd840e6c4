import type { Look } from './look.ts';
import { commandFor, footer } from '../widgets/keymap.ts';
import type { Command, FooterEntry, KeyContext, Keymap } from '../widgets/keymap.ts';
import { widthOf } from '../widgets/wrapping.ts';

/** Keys of the table that the table of keys in the widgets does not name. A person's own keys come first. */
const MORE = { t: 'take-back', x: 'delete', delete: 'delete', backspace: 'rub-out' } as const;

export type TableCommand = Command | 'nth' | (typeof MORE)[keyof typeof MORE];

/** What a key means at the table; `nth` is the number of a choice. */
export interface Pressed {
  readonly command: TableCommand | null;
  readonly nth: number;
  readonly key: string;
}

function isMore(key: string): key is keyof typeof MORE {
  return Object.hasOwn(MORE, key);
}

/** Looks a key up. While a text is typed, keys that type a character have no command. */
export function pressed(keymap: Keymap, key: string, context: KeyContext = {}): Pressed {
  const meaning = commandFor(keymap, key, context);
  if (meaning?.command === 'nth') return { command: 'nth', nth: meaning.nth, key };
  if (meaning !== undefined) return { command: meaning.command, nth: 0, key };
  const typed = context.typing === true && Array.from(key).length === 1;
  return { command: !typed && isMore(key) ? MORE[key] : null, nth: 0, key };
}

/** The character that a key types into a text; `null`: none. */
export function characterOf(key: string): string | null {
  if (key === 'space') return ' ';
  return Array.from(key).length === 1 ? key : null;
}

/** The line of live keys; `more` are words for keys outside of the table of keys, left out first where room is short. */
export function footerText(
  { keymap, glyphs }: Look,
  entries: readonly (Command | FooterEntry)[],
  width: number,
  more: readonly string[] = [],
): string {
  const all = footer(keymap, entries, Number.MAX_SAFE_INTEGER, glyphs);
  const extra = more.filter((_, place) => widthOf([all, ...more.slice(0, place + 1)].join('  ')) <= width);
  return [footer(keymap, entries, width, glyphs), ...extra].join('  ');
}
