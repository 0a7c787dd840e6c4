import type { Formatter } from '../../../kernel/words/format.ts';
import { messageFor } from '../../../kernel/match/refusal.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { chooseGlyphs, CONSOLE_GLYPHS } from '../../../boards/drawing/glyphs.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import type { Keymap } from '../edge/keymap.ts';
import { NO_GROUNDS } from '../theme/ground-ink.ts';
import { groundsOf } from '../theme/grounds.ts';
import { paperFrom } from '../theme/paper.ts';
import type { Paper } from '../theme/paper.ts';
import { colourDepth, createPaint, themeWith } from '../theme/theme.ts';
import type { ColourDepth, ColourFlag, ThemeName } from '../theme/theme.ts';
import type { Paint } from '../../../boards/drawing/style.ts';
import { usualLanguage } from '../../../kernel/words/languages.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Language } from '../../../session/text/languages.ts';
import { isAscii } from '../theme/ascii.ts';
import type { Look } from '../theme/look.ts';
import { say } from '../text/say.ts';
import { isSettingName } from './settings.ts';
import type { TableSettings } from '../../../session/setting/table-settings.ts';
import type { Colour, SettingName, Settings } from './settings.ts';
import { fileValue } from './settings-file.ts';

/** What the command line and the terminal say about looks; the command line comes before the settings. */
interface Environment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTTY: boolean;
  /** Absent: the one that the program runs on. */
  readonly platform?: string;
  readonly flags: {
    readonly color: ColourFlag;
    readonly ascii: boolean;
    readonly language?: string | null;
    readonly aloud?: boolean;
  };
}

/**
 * Why a terminal gets ASCII by itself: it draws marks two cells wide, is the Linux console, or its locale is not UTF-8.
 */
export type PlainReason = 'wide' | 'console' | 'locale';

/** What preferences are made of. */
export interface PreferencesParts {
  readonly settings: Settings;
  /** What was wrong with the settings that were read. */
  readonly problems?: readonly Message[];
  readonly environment: Environment;
  /** Other languages than the program's own, for tests. */
  readonly languages?: readonly Language[];
  /** Where the settings are kept, for people to read; `null`: nowhere. */
  readonly file?: string | null;
  /** Keeps a setting, or with `undefined` forgets it. May throw. */
  readonly keep?: (name: SettingName, value: unknown) => void;
}

/** Who listens waits for nothing that is only watched. */
const ALOUD: Pick<Settings, 'speed' | 'quiet'> = { speed: 'instant', quiet: 0 };

const DEPTHS: Readonly<Record<Exclude<Colour, 'auto'>, ColourDepth>> = {
  '24-bit': 'truecolor',
  '256': '256',
  '16': '16',
  none: 'none',
};

/** What the people have set, and the looks that come of it. It may change at any time: ask again for each frame. */
export class Preferences {
  /** The table's own part of the settings, always as they are now. */
  readonly table: TableSettings;
  /** Where the settings are kept; `null`: nowhere. */
  readonly file: string | null;
  /** What was wrong with the settings that were read. */
  readonly problems: readonly Message[];
  /** The languages there are. */
  readonly languages: readonly Language[];
  /** The language that the environment asks for. */
  readonly usualLanguage: string;
  readonly #environment: Environment;
  readonly #keep: (name: SettingName, value: unknown) => void;
  #settings: Settings;
  /** Whether the terminal was found to draw marks in two cells. */
  #isWide = false;
  /** What the terminal writes on; `null`: nobody has said it. */
  #paper: Paper | null;
  #glyphs: Glyphs;
  #paint: Paint;

  constructor({
    settings,
    problems = [],
    environment,
    file = null,
    keep = () => undefined,
    ...more
  }: PreferencesParts) {
    this.languages = more.languages ?? LANGUAGES;
    this.problems = problems;
    this.file = file;
    this.usualLanguage = usualLanguage(environment.env, this.languages);
    this.#environment = environment;
    this.#keep = keep;
    this.#settings = settings;
    this.#paper = paperFrom(environment.env);
    this.#glyphs = this.#glyphsNow();
    this.#paint = this.#paintNow();
    this.table = liveSettings(() => (this.aloud ? { ...this.#settings, ...ALOUD } : this.#settings));
  }

  get settings(): Settings {
    return this.#settings;
  }

  get keymap(): Keymap {
    return this.#settings.keys;
  }

  get glyphs(): Glyphs {
    return this.#glyphs;
  }

  /** Whether it is still open which marks can be drawn: nobody has said it, and the terminal may know. */
  get asksWidth(): boolean {
    return !this.#isWide && this.#asciiWanted() === undefined && !isAscii(this);
  }

  /**
   * The terminal draws marks in two cells, for which no screen is made: it gets ASCII, unless somebody has said
   * otherwise.
   */
  foundWide(): void {
    this.#isWide = true;
    this.#glyphs = this.#glyphsNow();
  }

  /**
   * Whether boards could have grounds here, which follow the paper of the terminal. The Linux console would print the
   * question.
   */
  get asksPaper(): boolean {
    return (this.depth === '256' || this.depth === 'truecolor') && this.#environment.env.TERM !== 'linux';
  }

  /** The terminal has said what it writes on. Returns whether that changes anything. */
  foundPaper(paper: Paper): boolean {
    if (paper === this.#paper) return false;
    this.#paper = paper;
    this.#paint = this.#paintNow();
    return true;
  }

  /** The theme that is drawn with: the one chosen, else the one for the paper of the terminal. */
  get theme(): ThemeName {
    const { theme } = this.#settings;
    if (theme !== 'auto') return theme;
    return this.#paper === 'light' ? 'light' : 'okabe-ito';
  }

  /** Why the table shows ASCII though nobody has asked for it; `null`: it does not, or somebody has. */
  get plainReason(): PlainReason | null {
    if (this.#asciiWanted() !== undefined || !isAscii(this)) return null;
    if (this.#isWide) return 'wide';
    return this.#glyphs === CONSOLE_GLYPHS ? 'console' : 'locale';
  }

  /** The colours; another function whenever they have changed. */
  get paint(): Paint {
    return this.#paint;
  }

  /** How many colours are used now. */
  get depth(): ColourDepth {
    const { env, isTTY, flags } = this.#environment;
    const { colour } = this.#settings;
    const isDumb = env.TERM === 'dumb';
    // A file of a person's own comes before NO_COLOR, as no-color.org has it; a dumb terminal has none to give.
    if (flags.color === 'auto' && colour !== 'auto' && !isDumb) return DEPTHS[colour];
    const found = colourDepth({ env, flag: flags.color, isTTY });
    return flags.color === 'always' && colour !== 'auto' && colour !== 'none' ? DEPTHS[colour] : found;
  }

  /** Whether people listen instead of looking: by the command line, the settings, or Ink's own switch. */
  get aloud(): boolean {
    const { env, flags } = this.#environment;
    return flags.aloud === true || this.#settings.screenReader || env.INK_SCREEN_READER === 'true';
  }

  /** What the terminal calls itself, empty when it does not; `null`: on a system whose terminals have no names. */
  get term(): string | null {
    const { env, platform = process.platform } = this.#environment;
    return env.TERM ?? (platform === 'win32' ? null : '');
  }

  /** The language of the open table, by its id. */
  get language(): string {
    const { flags } = this.#environment;
    const { language } = this.#settings;
    return flags.language ?? (language === 'auto' ? this.usualLanguage : language);
  }

  /** The setting that the command line has decided for as long as the program runs. */
  overruled(name: SettingName): boolean {
    const { flags } = this.#environment;
    return (
      (name === 'colour' && flags.color !== 'auto') ||
      (name === 'ascii' && flags.ascii) ||
      (name === 'screenReader' && flags.aloud === true) ||
      (name === 'language' && (flags.language ?? null) !== null)
    );
  }

  /** Changes settings, at once and for later. Returns why they can't be kept; they hold until the program ends then. */
  change(wanted: Partial<Settings>): Message | null {
    this.#settings = { ...this.#settings, ...wanted };
    this.#glyphs = this.#glyphsNow();
    this.#paint = this.#paintNow();
    try {
      for (const name of Object.keys(wanted)) {
        if (isSettingName(name)) this.#keep(name, fileValue(this.#settings, name));
      }
      return null;
    } catch (error) {
      return say('settings.not-kept', { reason: messageFor(error) });
    }
  }

  /** What screens are painted with, always as the people want it now. */
  look(format: Formatter): Look {
    const glyphs = (): Glyphs => this.#glyphs;
    const keymap = (): Keymap => this.#settings.keys;
    return {
      get glyphs() {
        return glyphs();
      },
      get keymap() {
        return keymap();
      },
      format,
    };
  }

  #glyphsNow(): Glyphs {
    const { env, platform } = this.#environment;
    const ascii = this.#asciiWanted() ?? (this.#isWide ? true : undefined);
    return chooseGlyphs({ env, ascii, ...(platform !== undefined && { platform }) });
  }

  /** Whether people have asked for ASCII, or for other marks; `undefined`: neither. */
  #asciiWanted(): boolean | undefined {
    if (this.#environment.flags.ascii) return true;
    const { ascii } = this.#settings;
    return ascii === 'auto' ? undefined : ascii;
  }

  #paintNow(): Paint {
    const { theme: wanted, themes } = this.#settings;
    const { theme } = this;
    const attributes = this.#environment.env.TERM !== 'dumb';
    // Where nobody knows the paper, dark grounds would be holes in it, unless somebody has chosen a theme.
    const isKnown = this.#paper !== null || wanted !== 'auto';
    const grounds = isKnown ? groundsOf(theme, this.#paper ?? 'dark') : NO_GROUNDS;
    return createPaint(themeWith(theme, themes[theme]), this.depth, { attributes, grounds });
  }
}

function liveSettings(settings: () => Settings): TableSettings {
  return {
    get handOver() {
      return settings().handOver;
    },
    get speed() {
      return settings().speed;
    },
    get quiet() {
      return settings().quiet;
    },
    get coach() {
      return settings().coach;
    },
    get mouse() {
      return settings().mouse;
    },
  };
}
