import { keyLabel } from '../../widgets/keymap.ts';
import type { ListState } from '../../widgets/list.ts';
import type { Size } from '../../widgets/too-small.ts';
import { padEnd, widthOf } from '../../widgets/wrapping.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintChoice } from './choice.ts';
import type { PaintedList } from './choice.ts';

/** What the page of keys shows. */
export interface KeysState {
  readonly rows: readonly { readonly keys: string; readonly about: string; readonly own: boolean }[];
  readonly list: ListState;
  /** The command whose new key is waited for, in words. */
  readonly asking: string | null;
  readonly message: { readonly text: string; readonly good: boolean } | null;
}

/** All commands with their keys, and the way to change them. */
export function paintKeys({ rows, list, asking, message }: KeysState, size: Size, look: Look): PaintedList {
  const { format, keymap } = look;
  const key = (command: 'delete' | 'back'): string => keyLabel(keymap[command][0] ?? '', look);
  const column = Math.max(0, ...rows.map(({ keys }) => widthOf(keys)));
  const below = (): { text: string; style: { tone: 'focus' | 'muted' | 'good' | 'warning' } } => {
    if (asking !== null) {
      const text = format(say('keys.press', { command: asking, back: key('back') }));
      return { text, style: { tone: 'focus' } };
    }
    if (message !== null) return { text: message.text, style: { tone: message.good ? 'good' : 'warning' } };
    return { text: format(say('keys.hint', { key: key('delete') })), style: { tone: 'muted' } };
  };
  return paintChoice(
    {
      title: format(say('keys.title')),
      above: [{ text: format(say('keys.nth')), style: { tone: 'muted' } }],
      rows: [
        ...rows.map(({ keys, about, own }) => ({
          text: `${padEnd(keys, column)}  ${about}`,
          ...(own ? { note: format(say('keys.own')) } : {}),
        })),
        { text: format(say('keys.all')) },
      ],
      list,
      below: below(),
      footer: [
        { commands: ['up', 'down'], label: format(say('key.choose')) },
        { commands: ['take'], label: format(say('key.change')) },
        { commands: ['delete'], label: format(say('key.usual')) },
        'back',
      ],
    },
    size,
    look,
  );
}
