import type { Formatter } from '../../../kernel/words/format.ts';
import { messageFor } from '../../../kernel/match/refusal.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { chooseGlyphs, CONSOLE_GLYPHS } from '../../../boards/drawing/glyphs.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import type { Keymap } from '../edge/keymap.ts';
import { NO_GROUNDS } from '../theme/ground-ink.ts';
import { groundsOf } from '../theme/grounds.ts';
import { backgroundFromEnvironment } from '../theme/paper.ts';
import type { Background } from '../theme/paper.ts';
import { colourDepth, createPaint, themeWith } from '../theme/theme.ts';
import type { ColourDepth, ColourFlag, ThemeName } from '../theme/theme.ts';
import type { Paint } from '../../../boards/drawing/style.ts';
import { defaultLanguage } from '../../../kernel/words/languages.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Language } from '../../../session/text/languages.ts';
import { isAscii } from '../theme/ascii.ts';
import type { Appearance } from '../theme/look.ts';
import { say } from '../text/say.ts';
import { isSettingName } from './settings.ts';
import type { TableSettings } from '../../../session/setting/table-settings.ts';
import type { Colour, SettingName, Settings } from './settings.ts';
import { fileValue } from './settings-file.ts';

/** The command-line flags and terminal facts that looks depend on. Flags take precedence over settings. */
interface Environment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTTY: boolean;
  /** The operating system; absent: the one that the program runs on. */
  readonly platform?: string;
  readonly flags: {
    readonly color: ColourFlag;
    readonly ascii: boolean;
    readonly language?: string | null;
    readonly aloud?: boolean;
  };
}

/**
 * Why a terminal gets ASCII by default: it draws marks two cells wide, is the Linux console, or its locale is not
 * UTF-8.
 */
export type PlainModeReason = 'wide' | 'console' | 'locale';

/** The arguments of the `Preferences` constructor. */
export interface PreferencesParts {
  readonly settings: Settings;
  /** The problems found while the settings file was read. */
  readonly problems?: readonly Message[];
  readonly environment: Environment;
  /** The languages to use instead of the program's own, for tests. */
  readonly languages?: readonly Language[];
  /** The path of the settings file, for people to read; `null`: settings are not kept. */
  readonly file?: string | null;
  /** Saves a setting, or deletes it if the value is `undefined`. May throw. */
  readonly keep?: (name: SettingName, value: unknown) => void;
}

/** The settings for listeners, who don't wait for anything that is only watched. */
const SCREEN_READER_SETTINGS: Pick<Settings, 'speed' | 'quiet'> = { speed: 'instant', quiet: 0 };

const DEPTH_OF_COLOUR: Readonly<Record<Exclude<Colour, 'auto'>, ColourDepth>> = {
  '24-bit': 'truecolor',
  '256': '256',
  '16': '16',
  none: 'none',
};

/**
 * The people's settings and the appearance that results from them. They may change at any time, so each frame asks
 * again.
 */
export class Preferences {
  /** The part of the settings that a sitting needs, always up to date. */
  readonly table: TableSettings;
  /** The path of the settings file, for people to read; `null`: settings are not kept. */
  readonly file: string | null;
  /** The problems found while the settings file was read. */
  readonly problems: readonly Message[];
  /** The available languages. */
  readonly languages: readonly Language[];
  /** The id of the language that the environment asks for. */
  readonly usualLanguage: string;
  readonly #environment: Environment;
  readonly #keep: (name: SettingName, value: unknown) => void;
  #settings: Settings;
  /** Whether the terminal has reported that it draws marks two cells wide. */
  #isWide = false;
  /** Whether the terminal's background is dark or light; `null`: unknown. */
  #paper: Background | null;
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
    this.usualLanguage = defaultLanguage(environment.env, this.languages);
    this.#environment = environment;
    this.#keep = keep;
    this.#settings = settings;
    this.#paper = backgroundFromEnvironment(environment.env);
    this.#glyphs = this.#glyphsNow();
    this.#paint = this.#paintNow();
    this.table = liveSettings(() => (this.aloud ? { ...this.#settings, ...SCREEN_READER_SETTINGS } : this.#settings));
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

  /** Whether to ask the terminal how wide it draws marks: nobody has decided on ASCII yet. */
  get asksWidth(): boolean {
    return !this.#isWide && this.#asciiWanted() === undefined && !isAscii(this);
  }

  /**
   * Called when the terminal draws marks two cells wide. Screens can't show these, so the terminal gets ASCII, unless
   * somebody has chosen otherwise.
   */
  foundWide(): void {
    this.#isWide = true;
    this.#glyphs = this.#glyphsNow();
  }

  /**
   * Whether to ask the terminal for its background colour, because boards could have background colours here. The Linux
   * console would print the question.
   */
  get asksPaper(): boolean {
    return (this.depth === '256' || this.depth === 'truecolor') && this.#environment.env.TERM !== 'linux';
  }

  /** Called with the terminal's background, dark or light. Returns whether that changes the appearance. */
  foundPaper(paper: Background): boolean {
    if (paper === this.#paper) return false;
    this.#paper = paper;
    this.#paint = this.#paintNow();
    return true;
  }

  /** The name of the theme in use: the chosen one, else the one that suits the terminal's background. */
  get theme(): ThemeName {
    const { theme } = this.#settings;
    if (theme !== 'auto') return theme;
    return this.#paper === 'light' ? 'light' : 'okabe-ito';
  }

  /** Why the table shows ASCII although nobody has chosen it; `null`: it does not, or somebody has chosen it. */
  get plainReason(): PlainModeReason | null {
    if (this.#asciiWanted() !== undefined || !isAscii(this)) return null;
    if (this.#isWide) return 'wide';
    return this.#glyphs === CONSOLE_GLYPHS ? 'console' : 'locale';
  }

  /** The function that colours text; a new function after each change of colours. */
  get paint(): Paint {
    return this.#paint;
  }

  /** The number of colours in use. */
  get depth(): ColourDepth {
    const { env, isTTY, flags } = this.#environment;
    const { colour } = this.#settings;
    const isDumbTerminal = env.TERM === 'dumb';
    // A person's own setting takes precedence over NO_COLOR, as no-color.org wants it. A dumb terminal has no colours
    // at all.
    if (flags.color === 'auto' && colour !== 'auto' && !isDumbTerminal) return DEPTH_OF_COLOUR[colour];
    const detectedDepth = colourDepth({ env, flag: flags.color, isTTY });
    return flags.color === 'always' && colour !== 'auto' && colour !== 'none' ? DEPTH_OF_COLOUR[colour] : detectedDepth;
  }

  /** Whether screens are read aloud: by the command line, the settings, or Ink's own environment variable. */
  get aloud(): boolean {
    const { env, flags } = this.#environment;
    return flags.aloud === true || this.#settings.screenReader || env.INK_SCREEN_READER === 'true';
  }

  /** The name of the terminal type (TERM); empty: not set; `null`: Windows, where terminals have no such name. */
  get term(): string | null {
    const { env, platform = process.platform } = this.#environment;
    return env.TERM ?? (platform === 'win32' ? null : '');
  }

  /** The id of the table's language. */
  get language(): string {
    const { flags } = this.#environment;
    const { language } = this.#settings;
    return flags.language ?? (language === 'auto' ? this.usualLanguage : language);
  }

  /** Whether the command line overrides a setting until the program ends. */
  overruled(name: SettingName): boolean {
    const { flags } = this.#environment;
    return (
      (name === 'colour' && flags.color !== 'auto') ||
      (name === 'ascii' && flags.ascii) ||
      (name === 'screenReader' && flags.aloud === true) ||
      (name === 'language' && (flags.language ?? null) !== null)
    );
  }

  /**
   * Changes settings and saves them. Returns why they can't be saved; in that case they hold until the program ends.
   */
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

  /** The appearance of screens, always up to date. */
  look(format: Formatter): Appearance {
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
    const usesAscii = this.#asciiWanted() ?? (this.#isWide ? true : undefined);
    return chooseGlyphs({ env, ascii: usesAscii, ...(platform !== undefined && { platform }) });
  }

  /** Whether people have chosen ASCII (`true`) or other characters (`false`); `undefined`: no choice. */
  #asciiWanted(): boolean | undefined {
    if (this.#environment.flags.ascii) return true;
    const { ascii } = this.#settings;
    return ascii === 'auto' ? undefined : ascii;
  }

  #paintNow(): Paint {
    const { theme: wanted, themes } = this.#settings;
    const { theme } = this;
    const hasAttributes = this.#environment.env.TERM !== 'dumb';
    // On an unknown background, dark cells could look like holes, so they are used only with a theme that somebody has
    // chosen.
    const isBackgroundKnown = this.#paper !== null || wanted !== 'auto';
    const grounds = isBackgroundKnown ? groundsOf(theme, this.#paper ?? 'dark') : NO_GROUNDS;
    return createPaint(themeWith(theme, themes[theme]), this.depth, { attributes: hasAttributes, grounds });
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
