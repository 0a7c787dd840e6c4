import { clustersOf, isSimple, sanitise, widthOf, type Cluster } from './clusters.ts';

export { widthOf } from './clusters.ts';

function takeWidth(clusters: readonly Cluster[], width: number): string {
  let takenText = '';
  let usedWidth = 0;
  for (const cluster of clusters) {
    if (usedWidth + cluster.width > width) break;
    takenText += cluster.text;
    usedWidth += cluster.width;
  }
  return takenText;
}

/** Cuts a text to a width in cells. An ellipsis marks the cut, as long as there is room for it. */
export function truncate(text: string, width: number, ellipsis = '…'): string {
  if (width <= 0) return '';
  if (text.length <= width && isSimple(text)) return text;
  const clusters = clustersOf(text);
  const total = clusters.reduce((sum, cluster) => sum + cluster.width, 0);
  if (total <= width) return clusters.map(cluster => cluster.text).join('');
  const usedEllipsis = widthOf(ellipsis) <= width ? ellipsis : '';
  return takeWidth(clusters, width - widthOf(usedEllipsis)).trimEnd() + usedEllipsis;
}

/** Fills a text with blanks at its end up to a width in cells; a longer text is returned unchanged. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Fills a text with blanks at its start up to a width in cells; a longer text is returned unchanged. */
export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Centres a text in a width, with an odd blank at the end; a longer text is cut. */
export function centre(text: string, width: number, ellipsis = '…'): string {
  const shown = truncate(text, width, ellipsis);
  const blanksBefore = Math.floor((width - widthOf(shown)) / 2);
  return padEnd(' '.repeat(Math.max(0, blanksBefore)) + shown, width);
}

function breakWord(word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let usedWidth = 0;
  for (const cluster of clustersOf(word)) {
    if (cluster.width > width) continue;
    if (usedWidth + cluster.width > width) {
      pieces.push(piece);
      piece = '';
      usedWidth = 0;
    }
    piece += cluster.text;
    usedWidth += cluster.width;
  }
  pieces.push(piece);
  return pieces;
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let usedWidth = 0;
  for (const word of sanitise(paragraph).split(' ')) {
    if (word === '') continue;
    const length = widthOf(word);
    if (line !== '' && usedWidth + 1 + length <= width) {
      line += ` ${word}`;
      usedWidth += 1 + length;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = length <= width ? [word] : breakWord(word, width);
    line = pieces.pop() ?? '';
    usedWidth = widthOf(line);
    lines.push(...pieces);
  }
  lines.push(line);
  return lines;
}

/**
 * Breaks a text into lines of at most `width` cells, between words if possible, else inside a word. Line breaks in the
 * text stay. An empty text is one empty line. If `width` is below 1 there are no lines.
 */
export function wrap(text: string, width: number): string[] {
  if (width < 1) return [];
  return text.split(/\r?\n/).flatMap(paragraph => wrapParagraph(paragraph, width));
}
