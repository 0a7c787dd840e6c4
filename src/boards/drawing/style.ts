/**
 * The tones of cells: meanings, never colours. A theme turns a tone into a colour, so a screen reads the same with
 * every theme, without colour and on a colour-blind person's terminal.
 */

export const TONES = [
  'text',
  'muted',
  'accent',
  'warning',
  'danger',
  'good',
  'frame',
  'focus',
  'cursor',
  'title',
  'seat0',
  'seat1',
  'seat2',
  'seat3',
  'seat4',
  'seat5',
  'seat6',
  'seat7',
  'power0',
  'power1',
  'power2',
  'power3',
  'mineral',
  'gas',
  'conquest',
] as const;

export type ToneName = (typeof TONES)[number];

/** Whether a word, from the settings, names a tone. */
export function isTone(word: string): word is ToneName {
  return TONES.some(tone => tone === word);
}

/**
 * The grounds (backgrounds) of cells: the land of a seat (`territory`), unexplored places around a seat's home
 * (`home`), land of a power, other unexplored places (`deep`), things that can be chosen, places one, two or more steps
 * away (`reach`), threatened places, and the cursor. Open space has no ground: it shows the terminal's own background.
 */
export const GROUNDS = [
  'territory0',
  'territory1',
  'territory2',
  'territory3',
  'territory4',
  'territory5',
  'territory6',
  'territory7',
  'home0',
  'home1',
  'home2',
  'home3',
  'home4',
  'home5',
  'home6',
  'home7',
  'power',
  'deep',
  'choice',
  'reach1',
  'reach2',
  'reach3',
  'threat',
  'cursor',
] as const;

export type GroundName = (typeof GROUNDS)[number];

export interface Style {
  readonly tone?: ToneName;
  /**
   * The background; absent: the terminal's own. A terminal without grounds shows only the cursor's, as inverse text.
   */
  readonly ground?: GroundName;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly inverse?: boolean;
  readonly underline?: boolean;
}

/** The style of a cell that was not painted. */
export const PLAIN_STYLE: Style = {};

/** A key for a style; two styles that look alike have the same key. */
export function styleKey({ tone = 'text', ground, bold, dim, inverse, underline }: Style): number {
  const flags = (bold ? 1 : 0) + (dim ? 2 : 0) + (inverse ? 4 : 0) + (underline ? 8 : 0);
  const place = ground === undefined ? 0 : GROUNDS.indexOf(ground) + 1;
  return (TONES.indexOf(tone) << 9) | (place << 4) | flags;
}

/** The escape codes before and after a text in some style. */
export interface StyleCodes {
  readonly open: string;
  readonly close: string;
}

/** Returns the escape codes for a style. */
export type Paint = (style: Style) => StyleCodes;
