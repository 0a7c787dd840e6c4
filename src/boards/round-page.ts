import type { LogEvent } from '../kernel/match/events.ts';
import { seatsNamed } from '../kernel/words/message.ts';
import type { Message, Param, Seat } from '../kernel/words/message.ts';

// Pages on what something brought to every seat, such as the end of a round.

/** A step of the part of the match that a page is about. */
export interface PageStep {
  readonly rule: string;
  readonly title: Message;
  /** Whether nothing is said of the step where it brought nothing. */
  readonly isLeftOut?: boolean;
}

/** A thing on a page: whose it is, in which words, and by which rule; an empty rule stands for none. */
export interface PageThing {
  /** `null`: it concerns nobody alone. */
  readonly seat: Seat | null;
  readonly words: Message;
  readonly rule: string;
}

/** How a game tells on a page what something brought to each seat. */
export interface PageOf {
  /**
   * The key of the event with which the page's part of the match begins. Absent: the page is about what the beat itself
   * tells.
   */
  readonly since?: string;
  /** Selects and sums up the events of the page. Absent: every event stands there as logged. */
  readonly things?: (events: readonly LogEvent[]) => readonly PageThing[];
  /**
   * What happens step by step, in the order of the steps, each with the rule that its events name. Absent: a page has a
   * part a seat.
   */
  readonly steps?: readonly PageStep[];
  /** What stands below the steps: what comes after them. */
  readonly end?: Message;
}

/** This many events are looked at for the beginning of what a page is on, and then twice as many. */
const LOOKED_BACK = 200;

/**
 * What was told of the time that a page is on: from the last event before `from` with which that time begins, or from
 * the beginning of the log, up to but without event `to`. `read` gives the events of one reader from a place on, as far
 * as `to`.
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

/** Each event as a thing of the seat that it names first. */
export function asThings(events: readonly LogEvent[]): readonly PageThing[] {
  return events.map(({ words, rule = '' }) => ({ seat: seatsNamed(words)[0] ?? null, words, rule }));
}

/** Events of one kind, seat by seat. */
interface OfSeat {
  readonly seat: Seat;
  readonly events: readonly LogEvent[];
}

/**
 * The events with one of these keys, by the seat that their parameter `whose` names, in the order of the seats; seats
 * of which none is told are left out.
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

/** The rules that events name, each once, in their order: "TH-7.1, TH-8.3". */
export function rulesOf(events: readonly LogEvent[]): string {
  return [...new Set(events.flatMap(({ rule }) => rule ?? []))].join(', ');
}

/** The sum of a number that events name; one that is no number counts 0. */
export function sumOf(events: readonly LogEvent[], name: string): number {
  return events.reduce((sum, event) => sum + numberIn(event, name), 0);
}

/** A number that an event names; 0 where it names none. */
export function numberIn({ words }: LogEvent, name: string): number {
  const value = words.with?.[name];
  return typeof value === 'number' ? value : 0;
}

/** The words that events name, in their order: the sectors that were won, the ships that were lost. */
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
