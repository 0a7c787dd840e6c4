import type { Message } from '../../../kernel/words/message.ts';
import { literal } from '../../../kernel/match/refusal.ts';
import type { Language } from '../../../session/text/languages.ts';
import { say } from '../../frame/text/say.ts';
import { HAND_OVER_POLICIES } from '../../../session/setting/table-settings.ts';
import {
  ASCII_WISHES,
  COLOURS,
  DEAF_TIMES,
  DEAF_WISHES,
  QUIET_TIMES,
  THEME_WISHES,
} from '../../frame/preferences/settings.ts';
import type { Speed } from '../../../session/setting/table-settings.ts';
import type { SettingName, Settings } from '../../frame/preferences/settings.ts';

/** One setting on its screen. */
export interface SettingLine {
  readonly name: SettingName;
  readonly words: Message;
  readonly about: Message;
  readonly value: (settings: Settings) => Message;
  /** What a step to the next (1) or the previous (-1) value changes; after the last comes the first. */
  readonly step: (settings: Settings, by: 1 | -1) => Partial<Settings>;
}

/** What waits for a key first, then from slow to fast. */
const BY_SPEED: readonly Speed[] = ['wait', 'all', 'slow', 'normal', 'fast', 'instant'];

/** All settings but the keys, in the order of the screen. */
export const SETTING_LINES: readonly SettingLine[] = [
  {
    ...line('handOver'),
    value: ({ handOver }) => say(`settings.handOver.${handOver}`),
    step: ({ handOver }, by) => ({ handOver: beside(HAND_OVER_POLICIES, handOver, by) }),
  },
  {
    ...line('quiet'),
    value: ({ quiet }) => say('settings.quiet.value', { count: quiet }),
    step: ({ quiet }, by) => ({ quiet: nextTime(quiet, by) }),
  },
  {
    ...line('deaf'),
    value: ({ deaf }) => say(`settings.deaf.${deaf}`, DEAF_TIMES[deaf]),
    step: ({ deaf }, by) => ({ deaf: beside(DEAF_WISHES, deaf, by) }),
  },
  {
    ...line('speed'),
    value: ({ speed }) => say(`settings.speed.${speed}`),
    step: ({ speed }, by) => ({ speed: beside(BY_SPEED, speed, by) }),
  },
  {
    ...line('theme'),
    value: ({ theme }) => say(`settings.theme.${theme}`),
    step: ({ theme }, by) => ({ theme: beside(THEME_WISHES, theme, by) }),
  },
  {
    ...line('colour'),
    value: ({ colour }) => say(`settings.colour.${colour}`),
    step: ({ colour }, by) => ({ colour: beside(COLOURS, colour, by) }),
  },
  {
    ...line('ascii'),
    value: ({ ascii }) => (ascii === 'auto' ? say('settings.ascii.auto') : yesOrNo(ascii)),
    step: ({ ascii }, by) => ({ ascii: beside(ASCII_WISHES, ascii, by) }),
  },
  {
    ...line('screenReader'),
    value: ({ screenReader }) => yesOrNo(screenReader),
    step: ({ screenReader }) => ({ screenReader: !screenReader }),
  },
  { ...line('mouse'), value: ({ mouse }) => yesOrNo(mouse), step: ({ mouse }) => ({ mouse: !mouse }) },
  { ...line('coach'), value: ({ coach }) => yesOrNo(coach), step: ({ coach }) => ({ coach: !coach }) },
];

/** What the table speaks, of the languages there are; `usual` is the one that the environment asks for. */
export function languageLine(languages: readonly Language[], usual: string): SettingLine {
  const nameOf = (id: string): string => languages.find(language => language.id === id)?.name ?? id;
  const values = ['auto', ...languages.map(({ id }) => id)];
  return {
    ...line('language'),
    value: ({ language }) =>
      language === 'auto' ? say('settings.language.auto', { language: nameOf(usual) }) : literal(nameOf(language)),
    step: ({ language }, by) => ({ language: beside(values, language, by) }),
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

function beside<T>(values: readonly T[], value: T, by: 1 | -1): T {
  return values[(values.indexOf(value) + by + values.length) % values.length] ?? value;
}

/** The next time that is offered, also from one that only the file can name. */
function nextTime(quiet: number, by: 1 | -1): number {
  const further = by > 0 ? QUIET_TIMES.find(time => time > quiet) : QUIET_TIMES.findLast(time => time < quiet);
  return further ?? (by > 0 ? QUIET_TIMES[0] : (QUIET_TIMES.at(-1) ?? quiet));
}
