import { sanitise } from '../../../boards/drawing/clusters.ts';

/** What somebody has pasted: its first line, cut to the longest text that can be typed here. */
export interface Paste {
  readonly pasted: string;
}

/** Asks the terminal to mark what is pasted; and the end of it. Without marks every pasted character is a key. */
export const PASTES_MARKED = '\u001b[?2004h';
export const PASTES_UNMARKED = '\u001b[?2004l';

export const PASTE_START = '\u001b[200~';
const PASTE_END = '\u001b[201~';
const MARKS = [PASTE_START, PASTE_END];

/** No more of a paste is kept, however long it is. */
const LONGEST_PASTE = 1_000;

/** Reads one paste from behind the mark that it begins with, in pieces of any size. */
export interface PasteReader {
  /** Takes a piece; returns what stands behind the end of the paste, or `null` when that has not come yet. */
  readonly take: (piece: string) => string | null;
  /** The first line of what came so far that is not empty, without anything that could steer a terminal. */
  readonly line: () => string;
}

/** Begins to read a paste. Of a paste without end no more is kept than of a short one. */
export function createPasteReader(): PasteReader {
  let kept = '';
  let isWhole = false;
  /** Perhaps the beginning of a mark. */
  let open = '';

  function keep(text: string): void {
    if (isWhole) return;
    // So much is enough: empty lines before the first one vanish piece by piece.
    kept = (kept + text).replace(/^[\r\n]+/, '');
    const end = kept.search(/[\r\n]/);
    isWhole = end >= 0 || kept.length > LONGEST_PASTE;
    kept = kept.slice(0, end < 0 ? LONGEST_PASTE : Math.min(end, LONGEST_PASTE));
  }

  function take(piece: string): string | null {
    const text = open + piece;
    const end = endOf(text);
    open = end < 0 ? openMark(text) : '';
    keep(text.slice(0, end < 0 ? text.length - open.length : end));
    return end < 0 ? null : text.slice(end + PASTE_END.length);
  }

  function line(): string {
    return sanitise(MARKS.reduce((text, mark) => text.replaceAll(mark, ''), kept));
  }

  return { take, line };
}

/**
 * Where a paste ends; -1: it does not yet. Of several ends the last one counts, unless another paste begins before it:
 * a text that brings an end of its own is to be no keys behind it either.
 */
function endOf(text: string): number {
  const first = text.indexOf(PASTE_END);
  if (first < 0) return first;
  const next = text.indexOf(PASTE_START, first);
  return text.slice(0, next < 0 ? text.length : next).lastIndexOf(PASTE_END);
}

/** The end of a text that may be the beginning of a mark. */
function openMark(text: string): string {
  const from = text.lastIndexOf('\u001b');
  const last = from < 0 ? '' : text.slice(from);
  return MARKS.some(mark => mark.length > last.length && mark.startsWith(last)) ? last : '';
}
