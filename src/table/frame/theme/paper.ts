import { luminance } from './contrast.ts';

/** What a terminal writes on. */
export type Paper = 'dark' | 'light';

/** Paper brighter than this is light: black is easier to read on it than white. */
const HALF_BRIGHT = 0.179;

/** What paper of that colour, `#RRGGBB`, is. */
export function paperOf(hex: string): Paper {
  return luminance(hex) > HALF_BRIGHT ? 'light' : 'dark';
}

/** Light ones of a terminal's own sixteen colours; the others of them are dark. */
const LIGHT_COLOURS = /^(7|9|1[0-5])$/;

/** The paper by COLORFGBG, which some terminals set: ink and paper by their numbers; `null`: it does not say it. */
export function paperFrom({ COLORFGBG }: Readonly<Record<string, string | undefined>>): Paper | null {
  const paper = COLORFGBG?.split(';').at(-1) ?? '';
  if (!/^([0-9]|1[0-5])$/.test(paper)) return null;
  return LIGHT_COLOURS.test(paper) ? 'light' : 'dark';
}
