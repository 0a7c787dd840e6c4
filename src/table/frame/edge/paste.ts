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
const MAX_PASTE_LENGTH = 1_000;

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
  let isWholePaste = false;
  /** The end of the last piece, if that may be the beginning of a mark. */
  let incompleteEnd = '';

  function keepText(text: string): void {
    if (isWholePaste) return;
    // Empty lines before the first text are removed piece by piece, so the stored text stays short.
    keptText = (keptText + text).replace(/^[\r\n]+/, '');
    const lineEnd = keptText.search(/[\r\n]/);
    isWholePaste = lineEnd >= 0 || keptText.length > MAX_PASTE_LENGTH;
    keptText = keptText.slice(0, lineEnd < 0 ? MAX_PASTE_LENGTH : Math.min(lineEnd, MAX_PASTE_LENGTH));
  }

  function takePiece(piece: string): string | null {
    const text = incompleteEnd + piece;
    const endMark = endMarkIndex(text);
    incompleteEnd = endMark < 0 ? incompleteMark(text) : '';
    keepText(text.slice(0, endMark < 0 ? text.length - incompleteEnd.length : endMark));
    return endMark < 0 ? null : text.slice(endMark + PASTE_END.length);
  }

  function line(): string {
    return sanitise(PASTE_MARKS.reduce((text, mark) => text.replaceAll(mark, ''), keptText));
  }

  return { take: takePiece, line };
}

/**
 * The index of the end mark of a paste; -1 if there is none yet. The last end mark before another paste counts, because
 * a pasted text may contain end marks, and what follows these must not be read as keys.
 */
function endMarkIndex(text: string): number {
  const firstEndIndex = text.indexOf(PASTE_END);
  if (firstEndIndex < 0) return firstEndIndex;
  const nextStartIndex = text.indexOf(PASTE_START, firstEndIndex);
  return text.slice(0, nextStartIndex < 0 ? text.length : nextStartIndex).lastIndexOf(PASTE_END);
}

/** The end of the text, if that may be an incomplete mark; else empty. */
function incompleteMark(text: string): string {
  const escapeIndex = text.lastIndexOf('\u001b');
  const lastCharacters = escapeIndex < 0 ? '' : text.slice(escapeIndex);
  return PASTE_MARKS.some(mark => mark.length > lastCharacters.length && mark.startsWith(lastCharacters))
    ? lastCharacters
    : '';
}
