import type { ListRow } from '../../widgets/list.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { paintResume } from '../screens/resume.ts';
import { say } from '../say.ts';
import { askPage } from './ask.ts';
import { Menu } from './menu.ts';

/** A save in the list. */
export interface SaveLine {
  readonly name: string;
  readonly row: ListRow;
  /** Why it can't be opened; `null`: it can. */
  readonly fault: string | null;
}

/** What the list of saves leads to. */
export interface ResumeDoors {
  readonly open: (name: string) => void;
  readonly lookBack: (name: string) => void;
  /** Asks, and deletes it after a yes. */
  readonly remove: (name: string) => void;
  readonly back: () => void;
}

/** The saved matches: open one, or delete it. */
export function resumePage(
  saves: readonly SaveLine[],
  folder: string,
  { open, lookBack, remove, back }: ResumeDoors,
  look: Look,
  message: string | null = null,
): Page {
  const menu = new Menu();
  let said = message;

  function key(name: string): void {
    const press = pressed(look.keymap, name);
    said = null;
    if (press.command === 'back' || press.command === 'leave') {
      back();
      return;
    }
    const under = saves[menu.cursor];
    if (press.command === 'delete' && under !== undefined) {
      remove(under.name);
      return;
    }
    if (press.command === 'watch' && under?.fault === null) {
      lookBack(under.name);
      return;
    }
    const taken = menu.press(press, saves.length);
    const save = taken === null ? undefined : saves[taken];
    if (save === undefined) return;
    if (save.fault === null) open(save.name);
    else said = save.fault;
  }

  return {
    key,
    paint: size => {
      const painted = paintResume(
        { rows: saves.map(({ row }) => row), list: menu.list, folder, message: said },
        size,
        look,
      );
      menu.painted(painted);
      return painted.grid;
    },
    list: () => menu,
    viewer: () => 'spectator',
  };
}

/** Whether to delete a save. */
export function deletePage(name: string, remove: () => void, back: () => void, look: Look): Page {
  const ways = [
    { words: say('confirm.no'), go: back },
    { words: say('confirm.yes'), go: remove },
  ];
  return askPage({ title: say('resume.delete', { name }), alarming: true, ways, back }, look);
}
