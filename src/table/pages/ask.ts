import type { Message } from '../../kernel/words/message.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { paintConfirm } from '../screens/confirm.ts';
import { Menu } from './menu.ts';

/** One answer to a question of the table's own. */
export interface Way {
  readonly words: Message;
  /** Stands beside it. */
  readonly detail?: Message;
  readonly go: () => void;
}

/** A question of the table's own. */
export interface Ask {
  readonly title: Message;
  readonly text?: Message;
  readonly alarming?: boolean;
  readonly ways: readonly Way[];
  /** What Esc does. */
  readonly back: () => void;
  /** Where the cursor stands first; absent: at the top. */
  readonly at?: number;
}

/** The screen of a question: one list, Esc goes back. */
export function askPage({ title, text, alarming = false, ways, back, at = 0 }: Ask, look: Look): Page {
  const { format } = look;
  const menu = new Menu();
  menu.goTo(at);
  // Told anew for each frame: the language may change while it is on the screen.
  const rows = () =>
    ways.map(({ words, detail }) =>
      detail === undefined ? { text: format(words) } : { text: format(words), detail: format(detail) },
    );
  return {
    key: key => {
      const press = pressed(look.keymap, key);
      if (press.command === 'back') {
        back();
        return;
      }
      const taken = menu.press(press, ways.length);
      if (taken !== null) ways[taken]?.go();
    },
    paint: size => {
      const about = text === undefined ? '' : format(text);
      const shown = { title: format(title), text: about, alarming, rows: rows(), list: menu.list };
      const painted = paintConfirm(shown, size, look);
      menu.painted(painted);
      return painted.grid;
    },
    list: () => menu,
    viewer: () => 'spectator',
  };
}
