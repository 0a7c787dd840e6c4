import { Chalk, foregroundColorNames, type ChalkInstance, type ForegroundColorName } from 'chalk';
import { styleKey } from '../../../boards/drawing/style.ts';
import type { Paint, Style, StyleCodes, ToneName } from '../../../boards/drawing/style.ts';
import { groundCodes, NO_GROUNDS } from './ground-ink.ts';
import type { Grounds } from './ground-ink.ts';

/**
 * An exact colour, and its substitute among the terminal's basic sixteen. `basic: null`: in sixteen colours this tone
 * has the default text colour, because seats and powers need nearly all others.
 */
export type Hue =
  | { readonly hex: string; readonly basic?: ForegroundColorName | null }
  | { readonly hex?: undefined; readonly basic: ForegroundColorName };

/** The colours of tones; a missing tone has the terminal's default text colour. */
export type ToneHues = Readonly<Partial<Record<ToneName, Hue>>>;
export type Theme = ToneHues;

const NO_HUES: Theme = {};

/**
 * All themes. The first has Okabe and Ito's hues, which people with every kind of colour vision can distinguish. In all
 * themes the colours of eight seats and four powers are distinguishable for colour-blind people, and no other tone is
 * near a seat's colour; tests measure this. The theme for an unknown background has no cursor colour, because none is
 * readable on every background.
 */
export const THEMES = {
  'okabe-ito': {
    muted: { hex: '#8A8A8A', basic: 'gray' },
    accent: { hex: '#8FA3E0', basic: 'cyanBright' },
    warning: { hex: '#E8A06A', basic: 'redBright' },
    danger: { hex: '#F0665A', basic: 'redBright' },
    good: { hex: '#6FAE4E', basic: null },
    frame: { hex: '#767676', basic: 'gray' },
    focus: { hex: '#FFF3A3', basic: 'cyanBright' },
    title: { hex: '#8FA3E0', basic: 'cyanBright' },
    seat0: { hex: '#E69F00', basic: 'yellow' },
    seat1: { hex: '#56B4E9', basic: 'cyan' },
    seat2: { hex: '#009E73', basic: 'green' },
    seat3: { hex: '#F0E442', basic: 'yellowBright' },
    seat4: { hex: '#D55E00', basic: 'red' },
    seat5: { hex: '#CC79A7', basic: 'magenta' },
    seat6: { hex: '#0072B2', basic: 'blueBright' },
    seat7: { hex: '#FFFFFF', basic: 'whiteBright' },
    power0: { hex: '#C0C2BA', basic: 'white' },
    power1: { hex: '#873CFF', basic: 'magentaBright' },
    power2: { hex: '#00FF87', basic: 'greenBright' },
    power3: { hex: '#E1004B', basic: 'redBright' },
    mineral: { hex: '#5FB8C4', basic: null },
    gas: { hex: '#6FAE4E', basic: null },
    conquest: { hex: '#C9B458', basic: null },
  },
  light: {
    muted: { hex: '#6E6E6E', basic: 'gray' },
    accent: { hex: '#0072B2', basic: null },
    warning: { hex: '#7D5A00', basic: 'redBright' },
    danger: { hex: '#B34F00', basic: 'redBright' },
    good: { hex: '#00724F', basic: null },
    frame: { hex: '#767676', basic: 'gray' },
    focus: { hex: '#0072B2', basic: null },
    cursor: { hex: '#0072B2', basic: null },
    title: { hex: '#0072B2', basic: null },
    seat0: { hex: '#653A00', basic: 'yellow' },
    seat1: { hex: '#0073EA', basic: 'blue' },
    seat2: { hex: '#3C5A60', basic: 'green' },
    seat3: { hex: '#7D7653', basic: 'cyan' },
    seat4: { hex: '#AE6504', basic: 'red' },
    seat5: { hex: '#512773', basic: 'magenta' },
    seat6: { hex: '#6B08FA', basic: 'blueBright' },
    seat7: { hex: '#000000', basic: 'black' },
    power0: { hex: '#A056A6', basic: 'magentaBright' },
    power1: { hex: '#131488', basic: 'cyanBright' },
    power2: { hex: '#3A0039', basic: 'gray' },
    power3: { hex: '#731C29', basic: 'redBright' },
    mineral: { hex: '#0072B2', basic: null },
    gas: { hex: '#00724F', basic: null },
    conquest: { hex: '#6B6500', basic: null },
  },
  dark: {
    muted: { hex: '#9399A8', basic: 'gray' },
    accent: { hex: '#8AADF4', basic: 'blueBright' },
    warning: { hex: '#EED49F', basic: 'redBright' },
    danger: { hex: '#ED8796', basic: 'redBright' },
    good: { hex: '#A6DA95', basic: null },
    frame: { hex: '#6E738D', basic: 'gray' },
    focus: { hex: '#FFE67D', basic: 'cyanBright' },
    cursor: { hex: '#FFE67D', basic: 'cyanBright' },
    title: { hex: '#8AADF4', basic: 'blueBright' },
    seat0: { hex: '#B57854', basic: 'yellow' },
    seat1: { hex: '#81D1E6', basic: 'cyan' },
    seat2: { hex: '#C0FFAF', basic: 'green' },
    seat3: { hex: '#F4BF64', basic: 'yellowBright' },
    seat4: { hex: '#F4789B', basic: 'red' },
    seat5: { hex: '#B7A4FF', basic: 'magenta' },
    seat6: { hex: '#736DD7', basic: 'blue' },
    seat7: { hex: '#FFFFFF', basic: 'whiteBright' },
    power0: { hex: '#9F7DBD', basic: 'white' },
    power1: { hex: '#AD41FF', basic: 'magentaBright' },
    power2: { hex: '#5AFF00', basic: 'greenBright' },
    power3: { hex: '#E14B0F', basic: 'redBright' },
    mineral: { hex: '#7DC4E4', basic: null },
    gas: { hex: '#A6DA95', basic: null },
    conquest: { hex: '#FFE67D', basic: null },
  },
  'high-contrast': {
    muted: { hex: '#D0D0D0', basic: 'white' },
    accent: { hex: '#BFD8FF', basic: 'cyan' },
    warning: { hex: '#FFFF00', basic: 'red' },
    danger: { hex: '#FF9A8A', basic: 'red' },
    good: { hex: '#00FF66', basic: null },
    frame: { hex: '#FFFFFF', basic: 'whiteBright' },
    focus: { hex: '#FFFF00', basic: 'cyan' },
    cursor: { hex: '#FFFF00', basic: 'cyan' },
    title: { hex: '#FFFFFF', basic: 'whiteBright' },
    seat0: { hex: '#E39D00', basic: 'yellow' },
    seat1: { hex: '#05EEFE', basic: 'cyanBright' },
    seat2: { hex: '#6EE34B', basic: 'greenBright' },
    seat3: { hex: '#FFEF30', basic: 'yellowBright' },
    seat4: { hex: '#F76767', basic: 'redBright' },
    seat5: { hex: '#E566C5', basic: 'magentaBright' },
    seat6: { hex: '#AEAFFF', basic: 'blueBright' },
    seat7: { hex: '#FFFFFF', basic: 'whiteBright' },
    power0: { hex: '#AF959D', basic: 'white' },
    power1: { hex: '#DF7F2C', basic: 'gray' },
    power2: { hex: '#97D291', basic: 'green' },
    power3: { hex: '#FC30FF', basic: 'magenta' },
    mineral: { hex: '#9FC4FF', basic: null },
    gas: { hex: '#00FF66', basic: null },
    conquest: { hex: '#FFFF00', basic: null },
  },
  plain: NO_HUES,
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;

/** Whether a word from the settings or the command line is the name of a theme. */
export function isThemeName(word: string): word is ThemeName {
  return Object.hasOwn(THEMES, word);
}

export const THEME_NAMES: readonly ThemeName[] = Object.keys(THEMES).filter(isThemeName);

/** A colour from the name of one of the basic sixteen or from `#RRGGBB`; `null`: the text is neither. */
export function hueFrom(text: string): Hue | null {
  if (/^#[\da-f]{6}$/i.test(text)) return { hex: text };
  const basicColour = foregroundColorNames.find(name => name === text);
  return basicColour === undefined ? null : { basic: basicColour };
}

/** A theme, with a person's own colours for single tones. */
export function themeWith(name: ThemeName, ownHues: ToneHues = {}): Theme {
  return { ...THEMES[name], ...ownHues };
}

export const COLOUR_DEPTHS = ['none', '16', '256', 'truecolor'] as const;
export type ColourDepth = (typeof COLOUR_DEPTHS)[number];

export type ColourFlag = 'auto' | 'always' | 'never';

interface ColourSituation {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The value of `--color`; absent means 'auto'. */
  readonly flag?: ColourFlag | undefined;
  readonly isTTY: boolean;
}

function depthOfTerminal(env: ColourSituation['env']): ColourDepth {
  const termVariable = env.TERM ?? '';
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? '')) return 'truecolor';
  if (env.WT_SESSION !== undefined || /-direct$|^xterm-(kitty|ghostty)$/.test(termVariable)) return 'truecolor';
  return termVariable.includes('256') ? '256' : '16';
}

function forcedDepth(force: string, found: ColourDepth): ColourDepth {
  if (force === '0' || force === 'false') return 'none';
  if (force === '1') return '16';
  if (force === '2') return '256';
  if (force === '3') return 'truecolor';
  return found;
}

/**
 * The number of colours to use. The flag takes precedence, then NO_COLOR, then FORCE_COLOR, then the terminal's own
 * variables (TERM, COLORTERM). This function decides instead of chalk, which ignores NO_COLOR.
 */
export function colourDepth(situation: ColourSituation): ColourDepth {
  const { env, flag = 'auto', isTTY } = situation;
  const terminalDepth = depthOfTerminal(env);
  if (flag === 'never') return 'none';
  if (flag === 'always') return terminalDepth;
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 'none';
  if (env.FORCE_COLOR !== undefined) return forcedDepth(env.FORCE_COLOR, terminalDepth);
  return isTTY && env.TERM !== 'dumb' ? terminalDepth : 'none';
}

const CHALK_LEVELS = { none: 1, '16': 1, '256': 2, truecolor: 3 } as const;
const TEXT_PLACEHOLDER = '\0';

function chalkWithColour(chalk: ChalkInstance, hue: Hue | undefined, depth: ColourDepth): ChalkInstance {
  if (hue === undefined) return chalk;
  if (hue.hex === undefined) return chalk[hue.basic];
  return depth === '16' && typeof hue.basic === 'string' ? chalk[hue.basic] : chalk.hex(hue.hex);
}

/** The usual values of the basic sixteen colours, for computing contrast with a background. */
const BASIC_COLOURS: Readonly<Record<ForegroundColorName, string>> = {
  black: '#000000',
  red: '#CD0000',
  green: '#00CD00',
  yellow: '#CDCD00',
  blue: '#0000EE',
  magenta: '#CD00CD',
  cyan: '#00CDCD',
  white: '#E5E5E5',
  blackBright: '#7F7F7F',
  gray: '#7F7F7F',
  grey: '#7F7F7F',
  redBright: '#FF0000',
  greenBright: '#00FF00',
  yellowBright: '#FFFF00',
  blueBright: '#5C5CFF',
  magentaBright: '#FF00FF',
  cyanBright: '#00FFFF',
  whiteBright: '#FFFFFF',
};

/** The style of the cursor on a board without background colours. */
const REVERSED_CURSOR: Style = { tone: 'cursor', bold: true, inverse: true };

/**
 * Makes a function that turns styles into terminal codes. A cursor without a colour is shown in reverse video. Without
 * colours, bold, dim, inverse and underline remain; with `attributes: false` there are no codes at all. Background
 * colours need at least 256 colours; on them the text colour is always set, and never dim.
 */
export function createPaint(
  theme: Theme,
  depth: ColourDepth,
  { attributes = true, grounds = NO_GROUNDS }: { readonly attributes?: boolean; readonly grounds?: Grounds } = {},
): Paint {
  const baseChalk = new Chalk({ level: CHALK_LEVELS[depth] });
  const codesCache = new Map<number, StyleCodes>();

  function codesFor(asked: Style): StyleCodes {
    const ground = asked.ground === undefined ? undefined : grounds[asked.ground];
    const isGrounded = ground !== undefined && (depth === '256' || depth === 'truecolor');
    const style = asked.ground === 'cursor' && !isGrounded ? { ...asked, ...REVERSED_CURSOR } : asked;
    const toneHue = style.tone === undefined || depth === 'none' ? undefined : theme[style.tone];
    const hue = depth === '16' && toneHue?.basic === null ? undefined : toneHue;
    let chalk = isGrounded
      ? groundCodes(baseChalk, hue && (hue.hex ?? BASIC_COLOURS[hue.basic]), ground, depth)
      : chalkWithColour(baseChalk, hue, depth);
    if (attributes) {
      if (style.bold) chalk = chalk.bold;
      // A dim colour would be hardly visible, so only text without a colour is dimmed.
      if (style.dim && !isGrounded && hue === undefined) chalk = chalk.dim;
      if (style.inverse || (style.tone === 'cursor' && hue === undefined && !isGrounded)) chalk = chalk.inverse;
      if (style.underline) chalk = chalk.underline;
    }
    const [open = '', close = ''] = chalk(TEXT_PLACEHOLDER).split(TEXT_PLACEHOLDER);
    return { open, close };
  }

  return style => {
    const key = styleKey(style);
    const codes = codesCache.get(key) ?? codesFor(style);
    codesCache.set(key, codes);
    return codes;
  };
}

/** A paint function without any codes, for pipes and plain terminals. */
export const NO_PAINT: Paint = () => ({ open: '', close: '' });
