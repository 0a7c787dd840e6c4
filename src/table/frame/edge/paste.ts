import { sanitise } from '../../../boards/drawing/clusters.ts';

/** A pasted text: its first line, cut to the longest text that can be typed here. */
export interface Paste {
  readonly pasted: string;
}

/**
 * Control sequences that switch the marking of pastes on and off. Without marks, each pasted character looks like a
 * key.
 */
export const PASTES_MARKED = '\u001b[?2004h';
export const PASTES_UNMARKED = '\u001b[?2004l';

export const PASTE_START = '\u001b[200~';
const PASTE_END = '\u001b[201~';
const PASTE_MARKS = [PASTE_START, PASTE_END];

/** The most characters that are kept of a paste. */
const LONGEST_PASTE = 1_000;

/** Reads one paste, without its start mark, in pieces of any size. */
export interface PasteReader {
  /** Reads a piece. Returns the text after the end of the paste, or `null` if the end has not come yet. */
  readonly take: (piece: string) => string | null;
  /** The first non-empty line of the paste so far, without control characters. */
  readonly line: () => string;
}

/**
 * Makes a reader for one paste. It keeps only the first characters, so a paste without end takes no more memory than a
 * short one.
 */
export function createPasteReader(): PasteReader {
  let keptText = '';
  let isWhole = false;
  /** The end of the last piece, if that may be the beginning of a mark. */
  let openEnd = '';

  function keep(text: string): void {
    if (isWhole) return;
    // Empty lines before the first text are removed piece by piece, so the stored text stays short.
    keptText = (keptText + text).replace(/^[\r\n]+/, '');
    const end = keptText.search(/[\r\n]/);
    isWhole = end >= 0 || keptText.length > LONGEST_PASTE;
    keptText = keptText.slice(0, end < 0 ? LONGEST_PASTE : Math.min(end, LONGEST_PASTE));
  }

  function take(piece: string): string | null {
    const text = openEnd + piece;
    const end = endMarkIndex(text);
    openEnd = end < 0 ? incompleteMark(text) : '';
    keep(text.slice(0, end < 0 ? text.length - openEnd.length : end));
    return end < 0 ? null : text.slice(end + PASTE_END.length);
  }

  function line(): string {
    return sanitise(PASTE_MARKS.reduce((text, mark) => text.replaceAll(mark, ''), keptText));
  }

  return { take, line };
}

/**
 * The index of the end mark of a paste; -1 if there is none yet. The last end mark before another paste counts, because
 * a pasted text may contain end marks, and what follows these must not be read as keys.
 */
function endMarkIndex(text: string): number {
  const firstEnd = text.indexOf(PASTE_END);
  if (firstEnd < 0) return firstEnd;
  const nextStart = text.indexOf(PASTE_START, firstEnd);
  return text.slice(0, nextStart < 0 ? text.length : nextStart).lastIndexOf(PASTE_END);
}

/** The end of the text, if that may be an incomplete mark; else empty. */
function incompleteMark(text: string): string {
  const escapeIndex = text.lastIndexOf('\u001b');
  const ending = escapeIndex < 0 ? '' : text.slice(escapeIndex);
  return PASTE_MARKS.some(mark => mark.length > ending.length && mark.startsWith(ending)) ? ending : '';
}
