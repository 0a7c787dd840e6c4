import stringWidth from 'string-width';

/** Characters that a terminal draws as one: a letter with its accents, a wide character, an emoji. */
export interface Cluster {
  readonly text: string;
  readonly width: number;
}

// ASCII, quotation marks, arrows, lines, blocks and other marks: nearly all text on a screen, each one cell wide. Such
// text skips the segmenter and the emoji patterns, which are many times slower and expensive to create at start.
const SIMPLE = /^[ -~·±×–—‘’“”…›←-↓−\u2500-\u25fc★☑☠⌂⚑✓✗✚✦✱]*$/;
const SPACES = /[\t\n\v\f\r\u2028\u2029]/g;
// Many accents on one letter would spill over the rows above and below it.
const LONGEST_CLUSTER = 16;
// Created when a text first needs it, like the pattern below, because creating them takes a good part of a start.
let segmenter: Intl.Segmenter | null = null;

/** Whether every character of the text is simple and takes one cell, as nearly all text on a screen does. */
export function isSimple(text: string): boolean {
  return SIMPLE.test(text);
}

/**
 * The text with everything taken out that could steer a terminal: control characters vanish, line breaks and tabs
 * become spaces. Names typed by people pass through here, so that a name can never hold an escape sequence.
 */
export function sanitise(text: string): string {
  if (isSimple(text)) return text;
  // Escapes and other controls; marks that turn the direction of writing, which would mix up a row; lone surrogates.
  const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;
  return text.replace(SPACES, ' ').replace(unsafe, '').normalize('NFC');
}

/**
 * Splits a text into what the terminal draws, each with its width in cells; what has no width of its own is left out.
 */
export function clustersOf(text: string): Cluster[] {
  const clean = sanitise(text);
  if (isSimple(clean)) return Array.from(clean, character => ({ text: character, width: 1 }));
  const clusters: Cluster[] = [];
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(clean)) {
    const cluster = segment.length > LONGEST_CLUSTER ? Array.from(segment).slice(0, 4).join('') : segment;
    const width = stringWidth(cluster);
    if (width === 0) continue;
    // A terminal draws nothing wider than two cells: a wider cluster is split.
    if (width > 2) {
      for (const character of cluster) {
        const single = stringWidth(character);
        if (single > 0) clusters.push({ text: character, width: single });
      }
    } else clusters.push({ text: cluster, width });
  }
  return clusters;
}

/** How many cells the text takes on a terminal, after sanitising. */
export function widthOf(text: string): number {
  if (isSimple(text)) return text.length;
  return clustersOf(text).reduce((sum, cluster) => sum + cluster.width, 0);
}
