import type { Message } from '../../../kernel/words/message.ts';
import { literal } from '../../../kernel/match/refusal.ts';
import type { Language } from '../../../session/text/languages.ts';
import { say } from '../../frame/text/say.ts';
import { HAND_OVER_POLICIES } from '../../../session/setting/table-settings.ts';
import {
  ASCII_WISHES,
  COLOURS,
  DEAF_DURATIONS,
  DEAF_WISHES,
  QUIET_DURATIONS,
  THEME_WISHES,
} from '../../frame/preferences/settings.ts';
import type { Speed } from '../../../session/setting/table-settings.ts';
import type { SettingName, Settings } from '../../frame/preferences/settings.ts';

/** One row of the settings screen. */
export interface SettingLine {
  readonly name: SettingName;
  readonly words: Message;
  readonly about: Message;
  readonly value: (settings: Settings) => Message;
  /** The change to the next (1) or previous (-1) value; the first value follows the last. */
  readonly step: (settings: Settings, by: 1 | -1) => Partial<Settings>;
}

/** The speeds: first those that wait for a key, then from slow to fast. */
const SPEED_ORDER: readonly Speed[] = ['wait', 'all', 'slow', 'normal', 'fast', 'instant'];

/** All settings except keys and language, in the order on the screen. */
export const SETTING_LINES: readonly SettingLine[] = [
  {
    ...line('handOver'),
    value: ({ handOver }) => say(`settings.handOver.${handOver}`),
    step: ({ handOver }, by) => ({ handOver: neighbourValue(HAND_OVER_POLICIES, handOver, by) }),
  },
  {
    ...line('quiet'),
    value: ({ quiet }) => say('settings.quiet.value', { count: quiet }),
    step: ({ quiet }, by) => ({ quiet: nextTime(quiet, by) }),
  },
  {
    ...line('deaf'),
    value: ({ deaf }) => say(`settings.deaf.${deaf}`, DEAF_DURATIONS[deaf]),
    step: ({ deaf }, by) => ({ deaf: neighbourValue(DEAF_WISHES, deaf, by) }),
  },
  {
    ...line('speed'),
    value: ({ speed }) => say(`settings.speed.${speed}`),
    step: ({ speed }, by) => ({ speed: neighbourValue(SPEED_ORDER, speed, by) }),
  },
  {
    ...line('theme'),
    value: ({ theme }) => say(`settings.theme.${theme}`),
    step: ({ theme }, by) => ({ theme: neighbourValue(THEME_WISHES, theme, by) }),
  },
  {
    ...line('colour'),
    value: ({ colour }) => say(`settings.colour.${colour}`),
    step: ({ colour }, by) => ({ colour: neighbourValue(COLOURS, colour, by) }),
  },
  {
    ...line('ascii'),
    value: ({ ascii }) => (ascii === 'auto' ? say('settings.ascii.auto') : yesOrNo(ascii)),
    step: ({ ascii }, by) => ({ ascii: neighbourValue(ASCII_WISHES, ascii, by) }),
  },
  {
    ...line('screenReader'),
    value: ({ screenReader }) => yesOrNo(screenReader),
    step: ({ screenReader }) => ({ screenReader: !screenReader }),
  },
  { ...line('mouse'), value: ({ mouse }) => yesOrNo(mouse), step: ({ mouse }) => ({ mouse: !mouse }) },
  { ...line('coach'), value: ({ coach }) => yesOrNo(coach), step: ({ coach }) => ({ coach: !coach }) },
];

/** The row for the table's language; `defaultLanguage` is the language that the environment asks for. */
export function languageLine(languages: readonly Language[], defaultLanguage: string): SettingLine {
  const nameOf = (id: string): string => languages.find(language => language.id === id)?.name ?? id;
  const languageIds = ['auto', ...languages.map(({ id }) => id)];
  return {
    ...line('language'),
    value: ({ language }) =>
      language === 'auto'
        ? say('settings.language.auto', { language: nameOf(defaultLanguage) })
        : literal(nameOf(language)),
    step: ({ language }, by) => ({ language: neighbourValue(languageIds, language, by) }),
  };
}

function line(
  name: Exclude<SettingName, 'keys' | 'themes' | 'against'>,
): Pick<SettingLine, 'name' | 'words' | 'about'> {
  return { name, words: say(`settings.${name}`), about: say(`settings.${name}.about`) };
}

function yesOrNo(value: boolean): Message {
  return say(value ? 'settings.yes' : 'settings.no');
}

function neighbourValue<T>(values: readonly T[], value: T, by: 1 | -1): T {
  return values[(values.indexOf(value) + by + values.length) % values.length] ?? value;
}

/** The next or previous quiet time on offer. The current one may be another one, from the settings file. */
function nextTime(quiet: number, by: 1 | -1): number {
  const nextQuiet =
    by > 0 ? QUIET_DURATIONS.find(time => time > quiet) : QUIET_DURATIONS.findLast(time => time < quiet);
  return nextQuiet ?? (by > 0 ? QUIET_DURATIONS[0] : (QUIET_DURATIONS.at(-1) ?? quiet));
}
