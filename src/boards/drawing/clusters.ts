import stringWidth from 'string-width';

/** A group of characters that a terminal draws as one: a letter with its accents, a wide character, an emoji. */
export interface Cluster {
  readonly text: string;
  readonly width: number;
}

// The characters that need no segmenter: ASCII, quotation marks, arrows, lines, blocks and other marks, each one cell
// wide. They are nearly all text on a screen. The segmenter and the emoji patterns are many times slower, and expensive
// to create at start.
const SIMPLE = /^[ -~·±×–—‘’“”…›←-↓−\u2500-\u25fc★☑☠⌂⚑✓✗✚✦✱]*$/;
const SPACES = /[\t\n\v\f\r\u2028\u2029]/g;
// The most code units of a cluster: more accents on one letter would spill over the rows above and below it.
const LONGEST_CLUSTER = 16;
// The segmenter is created when a text first needs it, because creating it takes a good part of the start time.
let segmenter: Intl.Segmenter | null = null;

/** Whether every character of a text is simple and takes one cell, as in nearly all text on a screen. */
export function isSimple(text: string): boolean {
  return SIMPLE.test(text);
}

/**
 * Removes everything from a text that could control a terminal: control characters vanish, line breaks and tabs become
 * spaces. Names typed by people pass through here, so that a name can never contain an escape sequence.
 */
export function sanitise(text: string): string {
  if (isSimple(text)) return text;
  // The unsafe characters: escapes and other controls; marks that turn the direction of writing, which would mix up a
  // row; lone surrogates.
  const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;
  return text.replace(SPACES, ' ').replace(unsafe, '').normalize('NFC');
}

/** Splits a text into clusters with their widths in cells. Clusters without a width are left out. */
export function clustersOf(text: string): Cluster[] {
  const sanitisedText = sanitise(text);
  if (isSimple(sanitisedText)) return Array.from(sanitisedText, character => ({ text: character, width: 1 }));
  const clusters: Cluster[] = [];
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(sanitisedText)) {
    const cluster = segment.length > LONGEST_CLUSTER ? Array.from(segment).slice(0, 4).join('') : segment;
    const width = stringWidth(cluster);
    if (width === 0) continue;
    // A terminal draws nothing wider than two cells: a wider cluster is split.
    if (width > 2) {
      for (const character of cluster) {
        const characterWidth = stringWidth(character);
        if (characterWidth > 0) clusters.push({ text: character, width: characterWidth });
      }
    } else clusters.push({ text: cluster, width });
  }
  return clusters;
}

/** The number of cells that a text takes on a terminal, after sanitising. */
export function widthOf(text: string): number {
  if (isSimple(text)) return text.length;
  return clustersOf(text).reduce((sum, cluster) => sum + cluster.width, 0);
}
