import type { Span } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';

/** A piece of a text; a piece with a goal is a link. */
export interface Piece extends Span {
  readonly goal?: LinkGoal;
}

/** The target of a link. Each link has its own object, even if several lead to the same place. */
export interface LinkGoal {
  readonly to: string;
}

/** One line of a wrapped text with links. */
export type LinkedLine = readonly Piece[];

/** A link of a text, with its position. */
export interface Link extends LinkGoal {
  /** The index of the line in which the link begins. */
  readonly line: number;
}

const INDENT = '  ';

/** Wraps a paragraph to lines of at most `width` cells, between words; lines after the first are indented. */
export function wrapLinked(paragraph: readonly Piece[], width: number, indent = INDENT): readonly LinkedLine[] {
  const lines: LinkedLine[] = [];
  let currentLine: Piece[] = [];
  let usedWidth = 0;
  for (const word of wordsOf(paragraph)) {
    const text = word.map(piece => piece.text).join('');
    if (usedWidth > 0 && usedWidth + widthOf(text.trimEnd()) > width) {
      lines.push(currentLine);
      currentLine = [{ text: indent, style: {} }];
      usedWidth = indent.length;
    }
    currentLine.push(...word);
    usedWidth += widthOf(text);
  }
  return [...lines, currentLine];
}

/**
 * The words of a paragraph, each with the blank after it. A link and the bracket or full stop next to it form one word.
 */
function wordsOf(paragraph: readonly Piece[]): readonly (readonly Piece[])[] {
  const words: Piece[][] = [];
  let endsWord = true;
  for (const piece of paragraph)
    for (const text of piece.text.split(/(?<= )/)) {
      const lastWord = words.at(-1);
      if (endsWord || lastWord === undefined) words.push([{ ...piece, text }]);
      else lastWord.push({ ...piece, text });
      endsWord = text.endsWith(' ');
    }
  return words;
}

/** The links of a text, in order. */
export function linksIn(lines: readonly LinkedLine[]): readonly Link[] {
  const linkOfGoal = new Map<LinkGoal, Link>();
  lines.forEach((line, at) => {
    for (const { goal } of line)
      if (goal !== undefined && !linkOfGoal.has(goal)) linkOfGoal.set(goal, { ...goal, line: at });
  });
  return [...linkOfGoal.values()];
}

/** The goals of the links of a text, in the order of `linksIn`. */
export function goalsIn(lines: readonly LinkedLine[]): readonly LinkGoal[] {
  return [...new Set(lines.flatMap(line => line.flatMap(({ goal }) => goal ?? [])))];
}
