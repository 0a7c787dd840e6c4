// How bright colours are, and which ink can be read on which ground. Colours are `#RRGGBB`.

/** The contrast that WCAG 2 asks of text. */
export const READABLE = 4.5;

type Triple = readonly [number, number, number];

const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** A ground darker than this takes bright ink: black and white can be read on it equally well. */
const HALF_BRIGHT = 0.179;
/** How far the lightness of an ink is moved at once, of 1. */
const STEP = 0.01;

/** The parts of a colour in linear light, each from 0 to 1. */
function linearOf(hex: string): Triple {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** A colour from its parts in linear light; what lies beyond the screen's own colours is cut off. */
function hexFrom(parts: Triple): string {
  const digits = parts.map(part => {
    const within = Math.max(0, Math.min(1, part));
    const value = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('').toUpperCase()}`;
}

/** How bright a colour is, from 0 to 1, as WCAG 2 has it. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 has it. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white, whichever is easier to read on that ground. */
export function plainInkOn(ground: string): string {
  return luminance(ground) < HALF_BRIGHT ? WHITE : BLACK;
}

/** A colour in OKLab: lightness, and two parts for the hue. */
function labOf(hex: string): Triple {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function hexFromLab([lightness, a, b]: Triple): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexFrom([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]);
}

/**
 * An ink as it is written on a ground: its own where it can be read there, else with its lightness moved until it can.
 */
export function inkOn(ink: string, ground: string): string {
  if (contrast(ink, ground) >= READABLE) return ink;
  const [lightness, a, b] = labOf(ink);
  const by = luminance(ground) < HALF_BRIGHT ? STEP : -STEP;
  for (let moved = lightness + by; moved > 0 && moved < 1; moved += by) {
    const hex = hexFromLab([moved, a, b]);
    if (contrast(hex, ground) >= READABLE) return hex;
  }
  return plainInkOn(ground);
}

/** A colour of which only that part of its light is left (dark papers), or of its distance from white (light ones). */
export function fainter(hex: string, part: number, paper: 'dark' | 'light'): string {
  const [red, green, blue] = linearOf(hex);
  const less = (light: number): number => (paper === 'dark' ? light * part : 1 - (1 - light) * part);
  return hexFrom([less(red), less(green), less(blue)]);
}

const CUBE = [0, 95, 135, 175, 215, 255];
const FIRST_OF_CUBE = 16;
const FIRST_GREY = 232;

/**
 * The colour of a number of the xterm palette from 16 on; the first sixteen are the terminal's own, and nobody knows
 * them.
 */
export function paletteHex(index: number): string {
  const grey = 8 + 10 * (index - FIRST_GREY);
  const at = index - FIRST_OF_CUBE;
  const levels =
    index >= FIRST_GREY
      ? [grey, grey, grey]
      : [CUBE[Math.floor(at / 36)] ?? 0, CUBE[Math.floor(at / 6) % 6] ?? 0, CUBE[at % 6] ?? 0];
  return `#${levels.map(level => level.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
