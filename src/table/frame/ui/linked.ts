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

/** The goals of a text as its lines have them, in the order of `linksIn`. */
export function goalsIn(lines: readonly LinkedLine[]): readonly Goal[] {
  return [...new Set(lines.flatMap(line => line.flatMap(({ goal }) => goal ?? [])))];
}
