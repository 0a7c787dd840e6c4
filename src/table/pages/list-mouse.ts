import type { Keymap } from '../../widgets/keymap.ts';
import type { Mouse } from '../../widgets/mouse.ts';
import type { Page } from '../page.ts';

/** What the mouse does on a page that knows none: the wheel is the arrows, a click goes to a row of the list, and once more takes it. */
export function onList(page: Page, { button, x, y }: Mouse, keymap: Keymap): void {
  if (button === 'wheel-up') page.key(keymap.up[0] ?? '');
  else if (button === 'wheel-down') page.key(keymap.down[0] ?? '');
  else if (button === 'left') {
    const list = page.list?.() ?? null;
    const row = list?.rowAt(x, y) ?? null;
    if (list === null || row === null) return;
    if (row === list.cursor) page.key(keymap.take[0] ?? '');
    else list.goTo(row);
  }
}
