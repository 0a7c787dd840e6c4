/** Every symbol on a screen, in Unicode and in ASCII; each is one cell wide everywhere, so that layouts agree. */
const TABLE = {
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
  turn: ['▸', '>'],
  choice: ['›', ')'],
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

export type GlyphName = keyof typeof TABLE;
export type Glyphs = Readonly<Record<GlyphName, string>>;

function isComplete(glyphs: Partial<Glyphs>): glyphs is Glyphs {
  return Object.keys(TABLE).every(name => Object.hasOwn(glyphs, name));
}

function column(index: 0 | 1): Glyphs {
  const glyphs: Partial<Record<GlyphName, string>> = {};
  let name: GlyphName;
  for (name in TABLE) glyphs[name] = TABLE[name][index];
  if (!isComplete(glyphs)) throw new Error('The glyph table has a hole.');
  return glyphs;
}

export const UNICODE_GLYPHS: Glyphs = column(0);
export const ASCII_GLYPHS: Glyphs = column(1);

const HOLLOW = new Map([UNICODE_GLYPHS, ASCII_GLYPHS].map(glyphs => [glyphs, { ...glyphs, cursor: glyphs.hollow }]));

/** The same marks with a hollow cursor: nobody has put it where it stands. */
export function withHollowCursor(glyphs: Glyphs): Glyphs {
  return HOLLOW.get(glyphs) ?? { ...glyphs, cursor: glyphs.hollow };
}

export interface GlyphSituation {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the person asked for; without it the locale decides. */
  readonly ascii?: boolean | undefined;
  readonly platform?: string;
}

/**
 * The symbols this terminal can show. Windows names no locale and shows Unicode; everywhere else the locale must say
 * UTF-8 (LC_ALL before LC_CTYPE before LANG, an empty one counts as absent), because C and POSIX promise only ASCII.
 */
export function chooseGlyphs({ env, ascii, platform = process.platform }: GlyphSituation): Glyphs {
  if (ascii !== undefined) return ascii ? ASCII_GLYPHS : UNICODE_GLYPHS;
  if (platform === 'win32') return UNICODE_GLYPHS;
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find(word => word !== undefined && word !== '') ?? 'C';
  return /utf-?8/i.test(locale) ? UNICODE_GLYPHS : ASCII_GLYPHS;
}
