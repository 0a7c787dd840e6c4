/** Every symbol on a screen, in Unicode and in ASCII. Each is one cell wide in both, so that layouts agree. */
const GLYPH_TABLE = {
  horizontal: ['─', '-'],
  vertical: ['│', '|'],
  topLeft: ['┌', '+'],
  topRight: ['┐', '+'],
  bottomLeft: ['└', '+'],
  bottomRight: ['┘', '+'],
  leftTee: ['├', '+'],
  rightTee: ['┤', '+'],
  topTee: ['┬', '+'],
  bottomTee: ['┴', '+'],
  cross: ['┼', '+'],
  seat0: ['◆', '@'],
  seat1: ['■', '#'],
  seat2: ['▲', '^'],
  seat3: ['●', 'o'],
  seat4: ['★', '*'],
  seat5: ['✚', '%'],
  seat6: ['▼', '{'],
  seat7: ['⚑', '}'],
  power0: ['◈', 'K'],
  power1: ['✱', 'Q'],
  power2: ['▧', 'Z'],
  power3: ['◬', 'U'],
  cursor: ['▸', '>'],
  hollow: ['▹', ':'],
  cursorBehind: ['◂', '<'],
  hollowBehind: ['◃', ':'],
  turn: ['▸', '>'],
  choice: ['›', ')'],
  hinted: ['◉', '"'],
  blocked: ['–', '-'],
  bullet: ['·', '.'],
  base: ['⌂', '&'],
  transport: ['◊', 'T'],
  order: ['»', '>'],
  special: ['✦', '!'],
  worker: ['●', 'o'],
  workerAway: ['○', ','],
  destroyed: ['☠', 'x'],
  barFull: ['█', '#'],
  barHalf: ['▌', '='],
  barEmpty: ['░', ':'],
  arrowUp: ['↑', '^'],
  arrowDown: ['↓', 'v'],
  arrowLeft: ['←', '<'],
  arrowRight: ['→', '>'],
  routeHorizontal: ['━', '='],
  routeVertical: ['┃', 'I'],
  routeTurnDownRight: ['┏', '+'],
  routeTurnDownLeft: ['┓', '+'],
  routeTurnUpRight: ['┗', '+'],
  routeTurnUpLeft: ['┛', '+'],
  diagonalDown: ['╲', '\\'],
  diagonalUp: ['╱', '/'],
  diagonalCross: ['╳', 'X'],
  zHorizontal: ['╌', ';'],
  zVertical: ['╎', ':'],
  boxOpen: ['□', '_'],
  boxTicked: ['☑', 'x'],
  yes: ['✓', 'y'],
  no: ['✗', 'x'],
  plusMinus: ['±', '~'],
  ellipsis: ['…', '~'],
} as const satisfies Record<string, readonly [unicode: string, ascii: string]>;

export type GlyphName = keyof typeof GLYPH_TABLE;
export type Glyphs = Readonly<Record<GlyphName, string>>;

function isComplete(glyphs: Partial<Glyphs>): glyphs is Glyphs {
  return Object.keys(GLYPH_TABLE).every(name => Object.hasOwn(glyphs, name));
}

function glyphColumn(index: 0 | 1): Glyphs {
  const glyphs: Partial<Record<GlyphName, string>> = {};
  let name: GlyphName;
  for (name in GLYPH_TABLE) glyphs[name] = GLYPH_TABLE[name][index];
  if (!isComplete(glyphs)) throw new Error('The glyph table has a hole.');
  return glyphs;
}

export const UNICODE_GLYPHS: Glyphs = glyphColumn(0);
export const ASCII_GLYPHS: Glyphs = glyphColumn(1);

/**
 * The symbols that the fonts of the Linux console have: lines, bars and arrows, which were already in its first font
 * (code page 437).
 */
const LINE_GLYPHS = ['horizontal', 'vertical', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
const TEE_GLYPHS = ['leftTee', 'rightTee', 'topTee', 'bottomTee', 'cross', 'bullet', 'plusMinus'] as const;
const BAR_GLYPHS = ['barFull', 'barHalf', 'barEmpty', 'arrowUp', 'arrowDown', 'arrowLeft', 'arrowRight'] as const;
const CONSOLE_GLYPH_NAMES: readonly GlyphName[] = [...LINE_GLYPHS, ...TEE_GLYPHS, ...BAR_GLYPHS];

/** The symbols for the Linux console: real lines, and ASCII for marks that its fonts lack. */
export const CONSOLE_GLYPHS: Glyphs = consoleGlyphs();

function consoleGlyphs(): Glyphs {
  const glyphs: Record<GlyphName, string> = { ...ASCII_GLYPHS };
  for (const glyph of CONSOLE_GLYPH_NAMES) glyphs[glyph] = UNICODE_GLYPHS[glyph];
  return glyphs;
}

const NO_CHARACTERS: ReadonlySet<string> = new Set();
const CONSOLE_SIGNS: ReadonlySet<string> = new Set(CONSOLE_GLYPH_NAMES.map(glyph => UNICODE_GLYPHS[glyph]));

/** Whether only ASCII may be shown, apart from the characters in `beyondAscii`. */
export function isPlainLook(glyphs: Glyphs): boolean {
  return /^[ -~]$/.test(glyphs.seat0);
}

/** The characters that a plain look may show although they are not ASCII. */
export function beyondAscii(glyphs: Glyphs): ReadonlySet<string> {
  return glyphs.topLeft === CONSOLE_GLYPHS.topLeft && glyphs.seat0 === CONSOLE_GLYPHS.seat0
    ? CONSOLE_SIGNS
    : NO_CHARACTERS;
}

const HOLLOW_CURSOR_GLYPHS = new Map(
  [UNICODE_GLYPHS, ASCII_GLYPHS, CONSOLE_GLYPHS].map(glyphs => [glyphs, withHollowMarks(glyphs)]),
);

/** Returns the symbols with a hollow cursor, for a cursor that nobody has moved yet. */
export function withHollowCursor(glyphs: Glyphs): Glyphs {
  return HOLLOW_CURSOR_GLYPHS.get(glyphs) ?? withHollowMarks(glyphs);
}

function withHollowMarks(glyphs: Glyphs): Glyphs {
  return { ...glyphs, cursor: glyphs.hollow, cursorBehind: glyphs.hollowBehind };
}

export interface GlyphSituation {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the person asked for ASCII; absent: the locale decides. */
  readonly ascii?: boolean | undefined;
  readonly platform?: string;
}

/**
 * Chooses the symbols that this terminal can show. Windows names no locale and shows Unicode. Everywhere else the
 * locale must say UTF-8 (LC_ALL before LC_CTYPE before LANG; an empty one counts as absent), because C and POSIX
 * promise only ASCII. The fonts of the Linux console have lines but few marks.
 */
export function chooseGlyphs({ env, ascii, platform = process.platform }: GlyphSituation): Glyphs {
  if (ascii !== undefined) return ascii ? ASCII_GLYPHS : UNICODE_GLYPHS;
  if (platform === 'win32') return UNICODE_GLYPHS;
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find(word => word !== undefined && word !== '') ?? 'C';
  if (!/utf-?8/i.test(locale)) return ASCII_GLYPHS;
  return env.TERM === 'linux' ? CONSOLE_GLYPHS : UNICODE_GLYPHS;
}
