import { luminance } from './contrast.ts';

/** Whether a terminal's background is dark or light. */
export type Background = 'dark' | 'light';

/** The luminance above which a background counts as light, because black is easier to read on it than white. */
const MIDDLE_LUMINANCE = 0.179;

/** Whether a background colour, `#RRGGBB`, is dark or light. */
export function backgroundOf(hex: string): Background {
  return luminance(hex) > MIDDLE_LUMINANCE ? 'light' : 'dark';
}

/** The numbers of the light ones among a terminal's basic sixteen colours. */
const LIGHT_COLOUR_NUMBERS = /^(7|9|1[0-5])$/;

/**
 * The background according to the environment variable COLORFGBG, which some terminals set to the numbers of text and
 * background colour; `null`: unknown.
 */
export function backgroundFromEnvironment({
  COLORFGBG,
}: Readonly<Record<string, string | undefined>>): Background | null {
  const backgroundNumber = COLORFGBG?.split(';').at(-1) ?? '';
  if (!/^([0-9]|1[0-5])$/.test(backgroundNumber)) return null;
  return LIGHT_COLOUR_NUMBERS.test(backgroundNumber) ? 'light' : 'dark';
}
