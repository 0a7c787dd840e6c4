import type { Message } from '../../kernel/words/message.ts';
import type { Opinion } from '../../saves/folder/known-folders.ts';
import type { Worth } from '../../saves/saved/remove.ts';
import type { SaveLine } from './save-lines.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { paintResume } from '../screens/resume.ts';
import { say } from '../say.ts';
import { askPage } from './ask.ts';
import { Menu } from './menu.ts';

/** What the list of saves leads to. */
export interface ResumeDoors {
  readonly open: (name: string) => void;
  readonly lookBack: (name: string) => void;
  /** Asks, and deletes it after a yes. */
  readonly remove: (name: string) => void;
  readonly back: () => void;
}

/** The list of saves, which may still grow. */
export interface SaveList {
  readonly saves: readonly SaveLine[];
  readonly folder: string;
  /** Whether there are saves that have not been read yet. */
  readonly isReading: () => boolean;
  /** Why the folder can't be read; `null`: it can. */
  readonly trouble: Message | null;
}

/** The saved matches: open one, or delete it. */
export function resumePage(
  { saves, folder, isReading, trouble }: SaveList,
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
    if (save.opens) open(save.name);
    else said = save.fault;
  }

  return {
    key,
    paint: size => {
      const rows = saves.map(({ row }) => row);
      const reading = isReading() ? look.format(say('resume.reading', { count: rows.length })) : null;
      const state = {
        rows,
        list: menu.list,
        folder,
        trouble,
        message: said ?? reading,
        note: saves[menu.cursor]?.note ?? null,
      };
      const painted = paintResume(state, size, look);
      menu.painted(painted);
      return painted.grid;
    },
    list: () => menu,
    viewer: () => 'spectator',
  };
}

/** Whether to delete a save; `worth` says why it should not be deleted just so. */
export function deletePage(
  name: string,
  worth: Worth | null,
  { remove, back }: Record<'remove' | 'back', () => void>,
  look: Look,
): Page {
  const ways = [
    { words: say('confirm.no'), go: back },
    { words: say('confirm.yes'), go: remove },
  ];
  const text = worth === null ? {} : { text: worthMessage(worth) };
  return askPage({ title: say('resume.delete', { name }), ...text, alarming: true, ways, back }, look);
}

function worthMessage(worth: Worth): Message {
  if ('older' in worth) return say('resume.delete.older');
  if (!('holder' in worth)) return say('resume.delete.backup');
  const { pid, host } = worth.holder;
  return say('resume.delete.held', { process: String(pid), host });
}

/** Says why a save can't be read, and offers its backup, described by `backup`. */
export function backupPage(
  name: string,
  { fault, backup }: Record<'fault' | 'backup', Message>,
  { goOn, back }: Record<'goOn' | 'back', () => void>,
  look: Look,
): Page {
  const ways = [
    { words: say('backup.take'), detail: backup, go: goOn },
    { words: say('held.back'), go: back },
  ];
  return askPage({ title: say('backup.title', { name }), text: fault, alarming: true, ways, back }, look);
}

/** Asks what to do with the saves in a folder that nobody has played in here. */
export function folderPage(folder: string, answer: (opinion: Opinion | null) => void, look: Look): Page {
  const later = (): void => answer(null);
  const ways = [
    { words: say('folder.later'), go: later },
    { words: say('folder.yes'), go: () => answer('used') },
    { words: say('folder.no'), go: () => answer('left') },
  ];
  return askPage({ title: say('folder.title'), text: say('folder.text', { folder }), ways, back: later }, look);
}
