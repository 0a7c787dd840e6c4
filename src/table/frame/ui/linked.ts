import { put } from '../../../boards/drawing/grid.ts';
import type { Grid, Rect } from '../../../boards/drawing/grid.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { CURSOR, lit } from '../../../boards/drawing/lines.ts';
import type { Span } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';

/** A piece of a text; one with a goal is a link that leads there. */
export interface Piece extends Span {
  readonly goal?: Goal;
}

/** Where a link leads to. Two links are two, even where they lead to the same. */
export interface Goal {
  readonly to: string;
}

/** One line of a text with links, no wider than it was asked for. */
export type LinkedLine = readonly Piece[];

/** A link of a text, in its order. */
export interface Link extends Goal {
  /** The line that it begins in. */
  readonly line: number;
}

const INDENT = '  ';
/** The cursor's mark stands so far left of the text. */
const MARK = 2;

/** A paragraph in lines of at most `width` cells, broken between words; lines after the first stand in a little. */
export function wrapped(paragraph: readonly Piece[], width: number, indent = INDENT): readonly LinkedLine[] {
  const lines: LinkedLine[] = [];
  let current: Piece[] = [];
  let used = 0;
  for (const word of wordsOf(paragraph)) {
    const text = word.map(piece => piece.text).join('');
    if (used > 0 && used + widthOf(text.trimEnd()) > width) {
      lines.push(current);
      current = [{ text: indent, style: {} }];
      used = indent.length;
    }
    current.push(...word);
    used += widthOf(text);
  }
  return [...lines, current];
}

/** The words of a paragraph, each with the blank after it: a link and the bracket or full stop beside it are one. */
function wordsOf(paragraph: readonly Piece[]): readonly (readonly Piece[])[] {
  const words: Piece[][] = [];
  let isOver = true;
  for (const piece of paragraph)
    for (const text of piece.text.split(/(?<= )/)) {
      const last = words.at(-1);
      if (isOver || last === undefined) words.push([{ ...piece, text }]);
      else last.push({ ...piece, text });
      isOver = text.endsWith(' ');
    }
  return words;
}

/** The links of a text. */
export function linksIn(lines: readonly LinkedLine[]): readonly Link[] {
  const found = new Map<Goal, Link>();
  lines.forEach((line, at) => {
    for (const { goal } of line) if (goal !== undefined && !found.has(goal)) found.set(goal, { ...goal, line: at });
  });
  return [...found.values()];
}

/** Writes lines from `top` on. The chosen link, by its number, is inverse, and the cursor's mark stands left of its line. */
export function putLinked(
  grid: Grid,
  rect: Rect,
  lines: readonly LinkedLine[],
  { top, chosen }: { readonly top: number; readonly chosen: number | null },
  glyphs: Glyphs,
): void {
  const chosenGoal = chosen === null ? undefined : goalsIn(lines)[chosen];
  lines.slice(top, top + rect.height).forEach((line, row) => {
    let x = rect.x;
    for (const { text, style, goal } of line) {
      const isLit = goal !== undefined && goal === chosenGoal;
      const shown = isLit ? lit(style) : style;
      if (isLit) put(grid, rect.x - MARK, rect.y + row, glyphs.cursor, CURSOR);
      x = put(grid, x, rect.y + row, text, shown);
    }
  });
  const right = rect.x + rect.width;
  if (top > 0) put(grid, right, rect.y, glyphs.arrowUp, { tone: 'accent' });
  if (top + rect.height < lines.length) {
    put(grid, right, rect.y + rect.height - 1, glyphs.arrowDown, { tone: 'accent' });
  }
}

/** The goals of a text as its lines have them, in the order of `linksIn`. */
export function goalsIn(lines: readonly LinkedLine[]): readonly Goal[] {
  return [...new Set(lines.flatMap(line => line.flatMap(({ goal }) => goal ?? [])))];
}
