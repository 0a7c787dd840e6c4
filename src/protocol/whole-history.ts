import type { Line } from '../kernel/history/lines.ts';
import type { Game, Match } from '../kernel/history/playable.ts';
import { linesOf } from '../saves/saved/load.ts';
import type { Loaded } from '../saves/saved/load.ts';
import { headText, LARGEST_FILE, lineText, matchKey } from '../saves/lines/lines.ts';
import { quoted } from '../saves/input/plain.ts';
import type { TableLine } from '../saves/lines/table-lines.ts';
import { storedFrom } from '../saves/saved/stored.ts';
import { ProtocolFault } from './fault.ts';
import { say } from './say.ts';

/** The most characters in a page of a history; a single longer line makes a page of its own. */
const PAGE_SIZE = 1024 * 1024;

/** A page of a history: lines in the order of the history's file, without their line breaks. */
interface HistoryPage {
  readonly lines: readonly string[];
  /** The number of the first line of the next page; `null` for the last page. */
  readonly next: number | null;
}

/**
 * Makes a page of a match's history, from line number `from` on: the lines that a file of the match would have. Line 0
 * is the head.
 */
export function historyPage(match: Match, begun: Date, people: readonly number[], from: number): HistoryPage {
  match.checkpoint();
  const head = { ...match.history.head, begun };
  const key = matchKey(head);
  const allLines: readonly Line[] = [...linesOf(match.history), { line: 'meta', meta: tableOf(match, people, begun) }];
  const lines: string[] = [];
  let size = 0;
  for (let number = from; number <= allLines.length; number += 1) {
    const line = allLines[number - 1];
    const text = line === undefined ? headText(head) : lineText(number, line, key);
    if (lines.length > 0 && size + text.length > PAGE_SIZE) return { lines, next: number };
    lines.push(text.slice(0, -1));
    size += text.length;
  }
  return { lines, next: null };
}

/** The table's data for a match at which nobody has sat down. */
function tableOf({ start: { seats } }: Match, people: readonly number[], begun: Date): TableLine {
  const forAllSeats = <Value>(value: Value): Value[] => seats.map(() => value);
  return {
    players: forAllSeats('human'),
    people: [...people],
    languages: forAllSeats(null),
    seen: forAllSeats(0),
    coach: [],
    at: begun.toISOString(),
  };
}

/** The most histories that may be received at the same time, since each may be as large as a save. */
export const MAX_INCOMING = 4;

/** The part of a history received so far: its pages as texts of whole lines, and its length in characters. */
interface Incoming {
  readonly pages: string[];
  readonly size: number;
}

/** Collects histories that arrive page by page. */
export class IncomingHistories {
  readonly #incoming = new Map<string, Incoming>();
  #begun = 0;

  /**
   * Adds a page to the history with the name `loading`, or starts a new history if that is absent. Returns the name
   * under which the next page is expected. Throws `ProtocolFault`.
   */
  add(loading: string | undefined, lines: readonly string[]): string {
    if (loading === undefined && this.#incoming.size >= MAX_INCOMING) {
      throw new ProtocolFault('too-many', say('protocol.too-many-loading', { most: MAX_INCOMING }));
    }
    const grownHistory = this.#grown(loading, lines);
    const name = loading ?? `l${(this.#begun += 1)}`;
    this.#incoming.set(name, grownHistory);
    return name;
  }

  /** The complete text of a history, given its last page. Throws `ProtocolFault`. */
  text(loading: string | undefined, lines: readonly string[]): string {
    return this.#grown(loading, lines).pages.join('');
  }

  /** Returns a history with one more page added. Its earlier pages are removed from the map. */
  #grown(loading: string | undefined, lines: readonly string[]): Incoming {
    const previousPages = loading === undefined ? { pages: [], size: 0 } : this.#take(loading);
    const page = lines.map(line => `${line}\n`).join('');
    const size = previousPages.size + page.length;
    if (size > LARGEST_FILE) throw new ProtocolFault('too-large', say('protocol.too-large', { most: LARGEST_FILE }));
    previousPages.pages.push(page);
    return { pages: previousPages.pages, size };
  }

  #take(name: string): Incoming {
    const incoming = this.#incoming.get(name);
    if (incoming === undefined)
      throw new ProtocolFault('unknown-loading', say('protocol.unknown-loading', { name: quoted(name) }));
    this.#incoming.delete(name);
    return incoming;
  }
}

/** The id of a history's game, from the head of the history. Throws `SaveFault`. */
export function gameOfHistory(text: string): string {
  return storedFrom(Buffer.from(text), SOURCE_NAME).entry.game;
}

/** Loads a match from the text of its history. Throws `SaveFault`. */
export function loadHistoryText(game: Game, text: string): Loaded {
  return storedFrom(Buffer.from(text), SOURCE_NAME).load(game);
}

const SOURCE_NAME = 'history';
