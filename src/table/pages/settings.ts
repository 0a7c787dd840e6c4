import type { Message } from '../../kernel/words/message.ts';
import { pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import type { Preferences } from '../preferences.ts';
import { say } from '../say.ts';
import { paintSettings } from '../screens/settings.ts';
import { HAND_OVER_POLICIES } from '../settings.ts';
import type { HandOverPolicy, Settings } from '../settings.ts';
import { askPage } from './ask.ts';
import { keysPage } from './keys.ts';
import { Menu } from './menu.ts';
import { languageLine, SETTING_LINES } from './setting-lines.ts';

/** What the settings need of where they are opened. */
export interface SettingsDoors {
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  /** Milliseconds from any beginning. */
  readonly clock: () => number;
  /** Called after every change. */
  readonly changed: () => void;
  /** Whether secrets may lie on the table, so that showing more has to be agreed. */
  readonly atTable: boolean;
}

/** How much is hidden, the least first. */
const STRICTNESS: readonly HandOverPolicy[] = ['never', 'private', 'always'];

/** All settings, one a line; the arrows change the one under the cursor, which holds and is kept at once. */
export function settingsPage(preferences: Preferences, doors: SettingsDoors, look: Look): Page {
  const { format } = look;
  const menu = new Menu();
  const lines = [...SETTING_LINES, languageLine(preferences.languages, preferences.usualLanguage)];
  let message: Message | null = null;

  function change(wanted: Partial<Settings>): void {
    message = preferences.change(wanted);
    doors.changed();
  }

  function step(by: 1 | -1): void {
    const line = lines[menu.cursor];
    if (line === undefined) doors.push(keysPage(preferences, doors.pop, look, doors.clock));
    else {
      const wanted = line.step(preferences.settings, by);
      if (doors.atTable && showsMore(preferences.settings, wanted)) doors.push(agreePage(wanted));
      else change(wanted);
    }
  }

  function agreePage(wanted: Partial<Settings>): Page {
    const value = say(`settings.handOver.${wanted.handOver ?? HAND_OVER_POLICIES[0]}`);
    const agree = (): void => {
      doors.pop();
      change(wanted);
    };
    return askPage(
      {
        title: say('settings.handOver.ask', { value }),
        text: say('settings.handOver.agree'),
        ways: [
          { words: say('settings.handOver.no'), go: doors.pop },
          { words: say('settings.handOver.yes'), go: agree },
        ],
        back: doors.pop,
      },
      look,
    );
  }

  return {
    key: key => {
      const press = pressed(look.keymap, key);
      message = null;
      if (press.command === 'back' || press.command === 'leave') {
        doors.pop();
        return;
      }
      if (press.command === 'left' || press.command === 'right') step(press.command === 'left' ? -1 : 1);
      else if (menu.press(press, lines.length + 1) !== null) step(1);
    },
    paint: size => {
      const { settings, file } = preferences;
      const line = lines[menu.cursor];
      const about = line === undefined ? say('settings.keys.about') : line.about;
      const overruled = line !== undefined && preferences.overruled(line.name);
      const painted = paintSettings(
        {
          rows: [
            ...lines.map(({ words, value }) => ({ label: format(words), value: format(value(settings)) })),
            { label: format(say('settings.keys')), value: null },
          ],
          list: menu.list,
          file,
          about: format(overruled ? say('settings.overruled', { about }) : about),
          message: message === null ? null : format(message),
        },
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

function showsMore(now: Settings, { handOver }: Partial<Settings>): boolean {
  return handOver !== undefined && STRICTNESS.indexOf(handOver) < STRICTNESS.indexOf(now.handOver);
}
