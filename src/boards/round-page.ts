import type { LogEvent } from '../kernel/match/events.ts';
import { seatsNamed } from '../kernel/words/message.ts';
import type { Message, Param, Seat } from '../kernel/words/message.ts';

// Pages that tell what something brought to every seat, such as the end of a round.

/** A step in the part of the match that a page is about, with its rule and title. */
export interface PageStep {
  readonly rule: string;
  readonly title: Message;
  /** Whether the step is left out if it brought nothing. */
  readonly isLeftOut?: boolean;
}

/** An entry on a page: its seat, its words, and the number of its rule; an empty number means no rule. */
export interface PageThing {
  /** The seat of the entry; `null`: it concerns no single seat. */
  readonly seat: Seat | null;
  readonly words: Message;
  readonly rule: string;
}

/** How a game shows on a page what something brought to each seat. */
export interface PageOf {
  /**
   * The message key of the event with which the page's part of the match starts. Absent: the page is about the events
   * of the beat itself.
   */
  readonly since?: string;
  /** Selects and sums up the events of the page. Absent: every event is listed as in the log. */
  readonly things?: (events: readonly LogEvent[]) => readonly PageThing[];
  /** The steps in order, each with the rule that its events name. Absent: the page has a section for each seat. */
  readonly steps?: readonly PageStep[];
  /** A sentence below the steps about what comes next. */
  readonly end?: Message;
}

/**
 * The number of events that are searched first for the start of a page's part of the match; it is doubled until the
 * start is found.
 */
const FIRST_SEARCH_LENGTH = 200;

/**
 * The events of a page's part of the match: from the last starting event before `from`, or from the beginning of the
 * log, to `to` (excluded). `read` returns one reader's events from an index up to `to`.
 */
export function eventsOnPage(
  { since }: Pick<PageOf, 'since'>,
  { from, to }: { readonly from: number; readonly to: number },
  { begins, read }: { readonly begins: number; readonly read: (first: number) => readonly LogEvent[] },
): readonly LogEvent[] {
  if (since === undefined) return read(from);
  for (let searchLength = FIRST_SEARCH_LENGTH; ; searchLength *= 2) {
    const first = Math.max(begins, to - searchLength);
    const events = read(first);
    const startIndex = events.findLastIndex(({ index, words }) => index < from && words.key === since);
    if (startIndex >= 0 || first === begins) return events.slice(Math.max(0, startIndex));
  }
}

/** Makes an entry from each event, for the seat that the event names first. */
export function asThings(events: readonly LogEvent[]): readonly PageThing[] {
  return events.map(({ words, rule = '' }) => ({ seat: seatsNamed(words)[0] ?? null, words, rule }));
}

/** The events of one seat. */
interface SeatEvents {
  readonly seat: Seat;
  readonly events: readonly LogEvent[];
}

/**
 * Groups the events with one of these keys by the seat in their parameter `seatParam`, in seat order; seats without
 * events are left out.
 */
export function bySeat(
  events: readonly LogEvent[],
  keys: readonly string[],
  seatParam = 'seat',
): readonly SeatEvents[] {
  const eventsBySeat = new Map<Seat, LogEvent[]>();
  for (const event of events) {
    const seat = seatIn(event, seatParam);
    if (seat === null || !keys.includes(event.words.key)) continue;
    eventsBySeat.set(seat, [...(eventsBySeat.get(seat) ?? []), event]);
  }
  return [...eventsBySeat].sort(([one], [other]) => one - other).map(([seat, events]) => ({ seat, events }));
}

/** The numbers of the rules that events name, each once, in order: "TH-7.1, TH-8.3". */
export function rulesOf(events: readonly LogEvent[]): string {
  return [...new Set(events.flatMap(({ rule }) => rule ?? []))].join(', ');
}

/** The sum of the parameter `name` of events; anything that is not a number counts as 0. */
export function sumOf(events: readonly LogEvent[], name: string): number {
  return events.reduce((sum, event) => sum + numberIn(event, name), 0);
}

/** The number in the parameter `name` of an event; 0 if it is no number. */
export function numberIn({ words }: LogEvent, name: string): number {
  const value = words.with?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The messages in the parameter `name` of events, in order, such as the sectors that were won. */
export function messagesIn(events: readonly LogEvent[], name: string): readonly Message[] {
  return events.flatMap(({ words }) => {
    const value = words.with?.[name];
    return isMessage(value) ? [value] : [];
  });
}

/** The seat in the parameter `name` of an event; `null` if it is none. */
export function seatIn({ words }: LogEvent, name: string): Seat | null {
  const value = words.with?.[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : null;
}

function isMessage(value: Param | undefined): value is Message {
  return typeof value === 'object' && 'key' in value;
}
