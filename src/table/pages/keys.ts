import type { Message } from '../../kernel/words/message.ts';
import { COMMANDS, DEFAULT_KEYMAP, keyLabel, keyTable, rebound } from '../../widgets/keymap.ts';
import type { Command, Keymap } from '../../widgets/keymap.ts';
import { keyProblemMessage, pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import type { Preferences } from '../preferences.ts';
import { say } from '../say.ts';
import { paintKeys } from '../screens/keys.ts';
import { Menu } from './menu.ts';

/**
 * All commands with their keys; each can get another key, which holds and is kept at once. Only a key that comes after a short quiet
 * can be one: where a terminal does not mark what is pasted, that comes as keys without any.
 */
export function keysPage(preferences: Preferences, back: () => void, look: Look, clock: () => number): Page {
  const { format } = look;
  const menu = new Menu();
  /** The command that waits for its new key. */
  let waiting: Command | null = null;
  /** When the last key came. */
  let last = -Infinity;
  let message: { readonly words: Message; readonly good: boolean } | null = null;

  function use(keymap: Keymap, words: Message): void {
    const failed = preferences.change({ keys: keymap });
    message = failed === null ? { words, good: true } : { words: failed, good: false };
  }

  function give(command: Command, keys: readonly string[], words: (label: string) => Message): void {
    const keymap = rebound(preferences.keymap, command, keys);
    if ('problem' in keymap) message = { words: keyProblemMessage(keymap, look), good: false };
    else use(keymap, words(keys.map(key => keyLabel(key, look)).join(' ')));
  }

  function take(key: string, command: Command, isAlone: boolean): void {
    // The key that goes back is no new key, but for going back itself.
    const goesBack = command !== 'back' && pressed(look.keymap, key).command === 'back';
    if (!goesBack && !isAlone) return;
    waiting = null;
    if (goesBack) return;
    give(command, [key], label => say('keys.changed', { command: named(command), key: label }));
  }

  function press(key: string): void {
    message = null;
    const now = clock();
    const isAlone = now - last >= preferences.table.quiet;
    last = now;
    if (waiting !== null) {
      take(key, waiting, isAlone);
      return;
    }
    const press = pressed(look.keymap, key);
    if (press.command === 'back' || press.command === 'leave') {
      back();
      return;
    }
    const under = COMMANDS[menu.cursor];
    if (press.command === 'delete' && under !== undefined) {
      give(under, DEFAULT_KEYMAP[under], () => say('keys.usual', { command: named(under) }));
      return;
    }
    const taken = menu.press(press, COMMANDS.length + 1);
    if (taken === COMMANDS.length) use(DEFAULT_KEYMAP, say('keys.all-usual'));
    else if (taken !== null) waiting = COMMANDS[taken] ?? null;
  }

  return {
    key: press,
    paint: size => {
      const { keymap } = look;
      const painted = paintKeys(
        {
          rows: keyTable(keymap, look).map(({ command, keys }) => ({
            keys: keys === '' ? format(say('keys.none')) : keys,
            about: format(named(command)),
            own: keymap[command].join(' ') !== DEFAULT_KEYMAP[command].join(' '),
          })),
          list: menu.list,
          asking: waiting === null ? null : format(named(waiting)),
          message: message && { text: format(message.words), good: message.good },
        },
        size,
        look,
      );
      menu.painted(painted);
      return painted.grid;
    },
    list: () => (waiting === null ? menu : null),
    viewer: () => 'spectator',
    takesAllKeys: () => waiting !== null,
  };
}

function named(command: Command): Message {
  return say(`command.${command}`);
}
