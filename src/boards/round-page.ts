import type { LogEvent } from '../kernel/match/events.ts';
import { seatsNamed } from '../kernel/words/message.ts';
import type { Message, Param, Seat } from '../kernel/words/message.ts';

// Pages about what something brought to every seat, such as the end of a round.

/** A step in the part of the match that a page is about. */
export interface PageStep {
  readonly rule: string;
  readonly title: Message;
  /** Whether the step is left out if it brought nothing. */
  readonly isLeftOut?: boolean;
}

/** An entry on a page: its seat, its words, and its rule; an empty rule stands for none. */
export interface PageThing {
  /** `null`: the entry concerns no single seat. */
  readonly seat: Seat | null;
  readonly words: Message;
  readonly rule: string;
}

/** How a game presents on a page what something brought to each seat. */
export interface PageOf {
  /**
   * The key of the event that starts the page's part of the match. Absent: the page is about the events of the beat
   * itself.
   */
  readonly since?: string;
  /** Selects and sums up the events of the page. Absent: every event is listed as logged. */
  readonly things?: (events: readonly LogEvent[]) => readonly PageThing[];
  /**
   * The steps in their order, each with the rule that its events name. Absent: the page has a section for each seat.
   */
  readonly steps?: readonly PageStep[];
  /** A sentence below the steps about what comes next. */
  readonly end?: Message;
}

/** The number of events searched first for the start of a page's part; it is doubled until the start is found. */
const LOOKED_BACK = 200;

/**
 * The events of a page's part of the match: from the last starting event before `from`, or from the beginning of the
 * log, to before `to`. `read` gives one reader's events from an index up to `to`.
 */
export function eventsOnPage(
  { since }: Pick<PageOf, 'since'>,
  { from, to }: { readonly from: number; readonly to: number },
  { begins, read }: { readonly begins: number; readonly read: (first: number) => readonly LogEvent[] },
): readonly LogEvent[] {
  if (since === undefined) return read(from);
  for (let back = LOOKED_BACK; ; back *= 2) {
    const first = Math.max(begins, to - back);
    const events = read(first);
    const at = events.findLastIndex(({ index, words }) => index < from && words.key === since);
    if (at >= 0 || first === begins) return events.slice(Math.max(0, at));
  }
}

/** Each event as an entry of the seat that it names first. */
export function asThings(events: readonly LogEvent[]): readonly PageThing[] {
  return events.map(({ words, rule = '' }) => ({ seat: seatsNamed(words)[0] ?? null, words, rule }));
}

/** Events of one kind, seat by seat. */
interface OfSeat {
  readonly seat: Seat;
  readonly events: readonly LogEvent[];
}

/**
 * The events with one of these keys, grouped by the seat in their parameter `whose`, in seat order; seats without
 * events are left out.
 */
export function bySeat(events: readonly LogEvent[], keys: readonly string[], whose = 'seat'): readonly OfSeat[] {
  const found = new Map<Seat, LogEvent[]>();
  for (const event of events) {
    const seat = seatIn(event, whose);
    if (seat === null || !keys.includes(event.words.key)) continue;
    found.set(seat, [...(found.get(seat) ?? []), event]);
  }
  return [...found].sort(([one], [other]) => one - other).map(([seat, events]) => ({ seat, events }));
}

/** The rules that events name, each once, in order: "TH-7.1, TH-8.3". */
export function rulesOf(events: readonly LogEvent[]): string {
  return [...new Set(events.flatMap(({ rule }) => rule ?? []))].join(', ');
}

/** The sum of a number that events name; anything that is not a number counts 0. */
export function sumOf(events: readonly LogEvent[], name: string): number {
  return events.reduce((sum, event) => sum + numberIn(event, name), 0);
}

/** A number that an event names; 0 if it names none. */
export function numberIn({ words }: LogEvent, name: string): number {
  const value = words.with?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The messages that events name, in order: the sectors that were won, the ships that were lost. */
export function messagesIn(events: readonly LogEvent[], name: string): readonly Message[] {
  return events.flatMap(({ words }) => {
    const value = words.with?.[name];
    return isMessage(value) ? [value] : [];
  });
}

function seatIn({ words }: LogEvent, name: string): Seat | null {
  const value = words.with?.[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : null;
}

function isMessage(value: Param | undefined): value is Message {
  return typeof value === 'object' && 'key' in value;
}
