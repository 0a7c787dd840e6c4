import type xterm from '@xterm/headless';

type Screen = InstanceType<typeof xterm.Terminal>;

/**
 * What Unicode calls ambiguous, of what the program draws: arrows, lines, blocks, shapes and signs, and some
 * punctuation.
 */
const AMBIGUOUS =
  /[\u00b1\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2190-\u21ff\u2500-\u25ff\u2605\u2606]/;
/** Between the parts of a character's properties, as xterm keeps them. */
const WIDTH_AT = 1;

/** Makes a screen draw all of that two cells wide, as terminals do that are set up for Chinese, Japanese or Korean. */
export function drawWide(screen: Screen): void {
  const wcwidth = (code: number): 0 | 1 | 2 => (code < 32 ? 0 : AMBIGUOUS.test(String.fromCodePoint(code)) ? 2 : 1);
  screen.unicode.register({ version: 'wide', wcwidth, charProperties: code => wcwidth(code) << WIDTH_AT });
  screen.unicode.activeVersion = 'wide';
}
