import { commandFor } from '../../widgets/keymap.ts';
import { fieldsOf, matchOf, newDraft, stepped, typedInto, USUAL } from '../draft.ts';
import type { Beginnings, NewMatch } from '../draft.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { characterOf, pressed } from '../keys.ts';
import type { Language } from '../languages.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import { paintNewMatch } from '../screens/new-match.ts';
import { Menu } from './menu.ts';

/** What the new-match screen leads to. */
export interface NewMatchDoors {
  /** Starts the match; may throw what the game says against it. */
  readonly start: (match: NewMatch) => void;
  /** Offers the next (1) or the previous (-1) game; `null`: there is only this one. */
  readonly otherGame: ((by: 1 | -1) => void) | null;
  readonly back: () => void;
  /** The languages that seats may read in; absent: there is no choice. */
  readonly languages?: readonly Language[];
}

/**
 * The screen on which a match is put together, as it begins, dealt by `hiddenSeed` unless somebody types a seed. `look` tells the game's
 * words too.
 */
export function newMatchPage(
  game: Game,
  hiddenSeed: string,
  doors: NewMatchDoors,
  look: Look,
  beginnings: Beginnings = USUAL,
): Page {
  const menu = new Menu();
  let draft = newDraft(game, hiddenSeed, look.format, { ...beginnings, languages: doors.languages ?? [] });
  let message: string | null = null;
  const fields = () => fieldsOf(draft, game, look.format, doors.otherGame !== null);

  function start(): void {
    const made = matchOf(draft, game);
    if ('key' in made) {
      message = look.format(made);
      return;
    }
    try {
      doors.start(made);
    } catch (error) {
      message = look.format(messageFor(error));
    }
  }

  function step(id: string, by: 1 | -1): void {
    if (id === 'game') doors.otherGame?.(by);
    else draft = stepped(draft, game, id, by);
  }

  function key(name: string): void {
    const field = fields()[menu.cursor];
    const typing = field?.kind === 'text';
    const press = pressed(look.keymap, name, { typing });
    message = null;
    if (field === undefined || press.command === 'back') {
      doors.back();
      return;
    }
    if (typing) {
      const character = commandFor(look.keymap, name, { typing }) === undefined ? characterOf(name) : null;
      if (character !== null) draft = typedInto(draft, field.id, text => text + character);
      if (press.command === 'rub-out') {
        draft = typedInto(draft, field.id, text => Array.from(text).slice(0, -1).join(''));
      }
    }
    if (press.command === 'left') step(field.id, -1);
    else if (press.command === 'right') step(field.id, 1);
    else if (press.command === 'take') takeField(field);
    else if (press.command === 'leave') doors.back();
    else if (press.command !== 'nth') menu.press(press, fields().length);
  }

  function paste(pasted: string): boolean {
    const field = fields()[menu.cursor];
    if (field?.kind !== 'text') return false;
    message = null;
    draft = typedInto(draft, field.id, text => text + pasted);
    return true;
  }

  function takeField(field: { readonly kind: string; readonly id: string }): void {
    if (field.kind === 'start') start();
    else if (field.kind === 'choice') step(field.id, 1);
    else menu.goTo(menu.cursor + 1 < fields().length ? menu.cursor + 1 : 0);
  }

  return {
    key,
    paste,
    paint: size => {
      const painted = paintNewMatch({ fields: fields(), list: menu.list, message }, size, look);
      menu.painted(painted);
      return painted.grid;
    },
    list: () => menu,
    viewer: () => 'spectator',
    game: () => game,
    takesAllKeys: () => fields()[menu.cursor]?.kind === 'text',
  };
}
