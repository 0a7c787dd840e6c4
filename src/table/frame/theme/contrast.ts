// Computes brightness and contrast, and text colours that are readable on a background. Colours are `#RRGGBB`.

/** The minimum contrast of text in WCAG 2. */
export const READABLE = 4.5;

type Triple = readonly [number, number, number];

const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** The luminance on which black and white are equally readable. On darker backgrounds, text has to be bright. */
const MIDDLE_LUMINANCE = 0.179;
/** The step in which a text colour's lightness is changed; lightness is between 0 and 1. */
const STEP = 0.01;

/** The red, green and blue of a colour in linear light, each from 0 to 1. */
function linearOf(hex: string): Triple {
  const channelAt = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channelAt(1), channelAt(3), channelAt(5)];
}

/** The colour with these parts in linear light; parts outside 0 to 1 are clamped. */
function hexFrom(parts: Triple): string {
  const digits = parts.map(part => {
    const clamped = Math.max(0, Math.min(1, part));
    const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('').toUpperCase()}`;
}

/** The relative luminance of a colour, from 0 to 1 (WCAG 2). */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white, whichever is easier to read on a background. */
export function plainInkOn(ground: string): string {
  return luminance(ground) < MIDDLE_LUMINANCE ? WHITE : BLACK;
}

/** A colour in OKLab: lightness, and the two parts of the hue. */
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
 * A text colour that is readable on a background: the given one if its contrast suffices, else the same hue lighter or
 * darker.
 */
export function inkOn(ink: string, ground: string): string {
  if (contrast(ink, ground) >= READABLE) return ink;
  const [lightness, a, b] = labOf(ink);
  const lightnessStep = luminance(ground) < MIDDLE_LUMINANCE ? STEP : -STEP;
  for (
    let newLightness = lightness + lightnessStep;
    newLightness > 0 && newLightness < 1;
    newLightness += lightnessStep
  ) {
    const hex = hexFromLab([newLightness, a, b]);
    if (contrast(hex, ground) >= READABLE) return hex;
  }
  return plainInkOn(ground);
}

/**
 * A fainter colour. On a dark background only `part` of its light remains, on a light one only `part` of its distance
 * from white.
 */
export function fainter(hex: string, part: number, background: 'dark' | 'light'): string {
  const [red, green, blue] = linearOf(hex);
  const fainterChannel = (light: number): number => (background === 'dark' ? light * part : 1 - (1 - light) * part);
  return hexFrom([fainterChannel(red), fainterChannel(green), fainterChannel(blue)]);
}

const CUBE = [0, 95, 135, 175, 215, 255];
const FIRST_OF_CUBE = 16;
const FIRST_GREY = 232;

/** The colour with this number in the xterm palette, from 16 on. The first sixteen depend on the terminal. */
export function paletteHex(index: number): string {
  const grey = 8 + 10 * (index - FIRST_GREY);
  const cubeIndex = index - FIRST_OF_CUBE;
  const levels =
    index >= FIRST_GREY
      ? [grey, grey, grey]
      : [CUBE[Math.floor(cubeIndex / 36)] ?? 0, CUBE[Math.floor(cubeIndex / 6) % 6] ?? 0, CUBE[cubeIndex % 6] ?? 0];
  return `#${levels.map(level => level.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
