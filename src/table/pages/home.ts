import type { Size } from '../../widgets/too-small.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { say } from '../say.ts';
import { paintHome } from '../screens/home.ts';
import { Menu } from './menu.ts';

/** What the home screen leads to. */
export interface HomeDoors {
  /** The match that was saved last, in a line and with its date; `null`: there is none. */
  readonly last: { readonly line: string; readonly open: () => void } | null;
  readonly newMatch: () => void;
  readonly resume: () => void;
  /** `null`: there are no lessons. */
  readonly learn: (() => void) | null;
  readonly rules: () => void;
  readonly settings: () => void;
  readonly quit: () => void;
}

/** The home screen. `message` says what went wrong before. */
export function homePage(
  { last, newMatch, resume, learn, rules, settings, quit }: HomeDoors,
  look: Look,
  message: string | null = null,
): Page {
  const { format } = look;
  const menu = new Menu();
  const doors = [
    ...(last === null ? [] : [{ row: { text: format(say('home.continue')), detail: last.line }, open: last.open }]),
    { row: { text: format(say('home.new')) }, open: newMatch },
    { row: { text: format(say(last === null ? 'home.resume' : 'home.resume.another')) }, open: resume },
    ...(learn === null ? [] : [{ row: { text: format(say('home.learn')) }, open: learn }]),
    { row: { text: format(say('home.rules')) }, open: rules },
    { row: { text: format(say('home.settings')) }, open: settings },
    { row: { text: format(say('home.quit')) }, open: quit },
  ];
  let said = message;
  return {
    key: key => {
      const press = pressed(look.keymap, key);
      said = null;
      if (press.command === 'leave') {
        quit();
        return;
      }
      const taken = menu.press(press, doors.length);
      if (taken !== null) doors[taken]?.open();
    },
    paint: (size: Size) => {
      const painted = paintHome({ rows: doors.map(({ row }) => row), list: menu.list, message: said }, size, look);
      menu.painted(painted);
      return painted.grid;
    },
    list: () => menu,
    viewer: () => 'spectator',
  };
}
