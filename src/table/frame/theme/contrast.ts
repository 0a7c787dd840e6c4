// Computes brightness and contrast, and text colours that are readable on a background. Colours are `#RRGGBB`.

/** The minimum contrast of text in WCAG 2. */
export const READABLE_CONTRAST = 4.5;

type ColourTriple = readonly [number, number, number];

const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** The luminance on which black and white are equally readable. On darker backgrounds, text has to be bright. */
const MIDDLE_LUMINANCE = 0.179;
/** The step in which a text colour's lightness is changed; lightness is between 0 and 1. */
const LIGHTNESS_STEP = 0.01;

/** The red, green and blue of a colour in linear light, each from 0 to 1. */
function linearOf(hex: string): ColourTriple {
  const channelAt = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channelAt(1), channelAt(3), channelAt(5)];
}

/** The colour with these parts in linear light; parts outside 0 to 1 are clamped. */
function hexFrom(parts: ColourTriple): string {
  const digits = parts.map(part => {
    const clampedPart = Math.max(0, Math.min(1, part));
    const value = clampedPart <= 0.0031308 ? clampedPart * 12.92 : 1.055 * clampedPart ** (1 / 2.4) - 0.055;
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
export function contrastRatio(firstHex: string, secondHex: string): number {
  const [first, second] = [luminance(firstHex), luminance(secondHex)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Black or white, whichever is easier to read on a background. */
export function plainInkOn(ground: string): string {
  return luminance(ground) < MIDDLE_LUMINANCE ? WHITE : BLACK;
}

/** A colour in OKLab: lightness, and the two parts of the hue. */
function labOf(hex: string): ColourTriple {
  const [red, green, blue] = linearOf(hex);
  const longCone = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const mediumCone = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const shortCone = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * longCone + 0.793617785 * mediumCone - 0.0040720468 * shortCone,
    1.9779984951 * longCone - 2.428592205 * mediumCone + 0.4505937099 * shortCone,
    0.0259040371 * longCone + 0.7827717662 * mediumCone - 0.808675766 * shortCone,
  ];
}

function hexFromLab([lightness, a, b]: ColourTriple): string {
  const longCone = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mediumCone = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const shortCone = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexFrom([
    4.0767416621 * longCone - 3.3077115913 * mediumCone + 0.2309699292 * shortCone,
    -1.2684380046 * longCone + 2.6097574011 * mediumCone - 0.3413193965 * shortCone,
    -0.0041960863 * longCone - 0.7034186147 * mediumCone + 1.707614701 * shortCone,
  ]);
}

/**
 * A text colour that is readable on a background: the given one if its contrast suffices, else the same hue lighter or
 * darker.
 */
export function inkOn(ink: string, ground: string): string {
  if (contrastRatio(ink, ground) >= READABLE_CONTRAST) return ink;
  const [lightness, a, b] = labOf(ink);
  const lightnessStep = luminance(ground) < MIDDLE_LUMINANCE ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  for (
    let newLightness = lightness + lightnessStep;
    newLightness > 0 && newLightness < 1;
    newLightness += lightnessStep
  ) {
    const hex = hexFromLab([newLightness, a, b]);
    if (contrastRatio(hex, ground) >= READABLE_CONTRAST) return hex;
  }
  return plainInkOn(ground);
}

/**
 * A fainter colour. On a dark background only `colourShare` of its light remains, on a light one only `colourShare` of
 * its distance from white.
 */
export function fainterColour(hex: string, colourShare: number, background: 'dark' | 'light'): string {
  const [red, green, blue] = linearOf(hex);
  const fainterChannel = (light: number): number =>
    background === 'dark' ? light * colourShare : 1 - (1 - light) * colourShare;
  return hexFrom([fainterChannel(red), fainterChannel(green), fainterChannel(blue)]);
}

const CUBE_LEVELS = [0, 95, 135, 175, 215, 255];
const FIRST_CUBE_INDEX = 16;
const FIRST_GREY_INDEX = 232;

/** The colour with this number in the xterm palette, from 16 on. The first sixteen depend on the terminal. */
export function paletteHex(index: number): string {
  const grey = 8 + 10 * (index - FIRST_GREY_INDEX);
  const cubeIndex = index - FIRST_CUBE_INDEX;
  const cubeLevels =
    index >= FIRST_GREY_INDEX
      ? [grey, grey, grey]
      : [
          CUBE_LEVELS[Math.floor(cubeIndex / 36)] ?? 0,
          CUBE_LEVELS[Math.floor(cubeIndex / 6) % 6] ?? 0,
          CUBE_LEVELS[cubeIndex % 6] ?? 0,
        ];
  return `#${cubeLevels.map(level => level.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
