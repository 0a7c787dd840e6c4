import type { QuestionFacts, Blocked, Option } from './decision.ts';
import { choose } from './rule.ts';
import type { AskContext, Rule } from './rule.ts';
import type { Message, Seat } from '../words/message.ts';

/** A seat's choice not to be asked in windows of a kind until something has happened. */
export interface PassedAhead {
  readonly seat: Seat;
  /** The kind of the windows. */
  readonly kind: string;
  /** The id of the option by which the seat passed in advance. */
  readonly id: string;
  /** A number to compare later, such as the number of the battle at the time of the choice. */
  readonly note: number;
}

/** What seats have chosen about being asked in windows; a part of the state. */
export interface WindowState {
  /** The passes in advance: their seats are not asked for a while. */
  passed: PassedAhead[];
  /** The seats that asked to be included in windows of a kind that ask nobody by default. */
  wanting: { readonly seat: Seat; readonly kind: string }[];
}

/** A way to pass in advance, offered as an option of a window. */
export interface PassAheadWay {
  readonly id: string;
  readonly words: Message;
  /** The number to store in `PassedAhead.note`. */
  readonly note: number;
  /** Whether a pass in advance with this note still holds. */
  readonly lasts: (note: number) => boolean;
}

/** A window in which seats may interrupt: the seats in turn order, their options, and the effects of their answers. */
export interface Window<V> {
  readonly seats: readonly Seat[];
  readonly kind: string;
  /**
   * Which seats are asked. `who-can`: all seats that have an offer, which must follow from public facts. `who-wants`:
   * the seats that have asked to be included, with or without an offer, so that being asked does not reveal an offer.
   */
  readonly asks: 'who-can' | 'who-wants';
  /** Returns the options of `seat` in this window. */
  readonly offers: (seat: Seat) => readonly Option<V>[];
  readonly pass: Message;
  /** Returns the seat's ways to pass in advance; absent: the seat has none. */
  readonly ahead?: (seat: Seat) => readonly PassAheadWay[];
  readonly about: (seat: Seat) => QuestionFacts;
  readonly blocked?: (seat: Seat) => readonly Blocked[];
  /** Carries out an answer, which may open further windows. */
  readonly respond: (seat: Seat, value: V) => Rule;
}

/** The part of a running match that windows need. */
export type WindowHost = AskContext & { readonly state: { readonly windows: WindowState } };

/** The state at the start of a match: no seat has passed in advance, and none asked to be included. */
export function newWindows(): WindowState {
  return { passed: [], wanting: [] };
}

/** Sets whether a seat wants to be asked in windows of a kind that ask nobody by default. */
export function wantsToBeAsked({ state }: WindowHost, seat: Seat, kind: string, wantsAsking: boolean): void {
  const { windows } = state;
  windows.wanting = windows.wanting.filter(each => each.seat !== seat || each.kind !== kind);
  if (wantsAsking) windows.wanting.push({ seat, kind });
}

/** Clears all of a seat's passes in advance, so that it is asked in those windows again. */
export function askAgain(windows: WindowState, seat: Seat): void {
  windows.passed = windows.passed.filter(each => each.seat !== seat);
}

/** The answer in a window: the value of an offer, a pass in advance, or `null` for a pass. */
type Reply<V> = { readonly value: V } | { readonly ahead: PassAheadWay } | null;

/**
 * Lets each seat in turn interrupt, as often as it may and wants to, before an announcement takes effect. A window
 * opens once for each roll or announcement, in a step of its own, and may open other windows.
 */
export function* openWindow<V>(game: WindowHost, window: Window<V>): Rule {
  for (const seat of window.seats) {
    while (isAsked(game.state.windows, window, seat)) {
      const offers = window.offers(seat);
      if (offers.length === 0 && window.asks === 'who-can') break;
      const reply: Reply<V> = yield* choose(
        game,
        seat,
        window.kind,
        replyOptions(window, seat, offers),
        questionFactsOf(window, seat),
      );
      if (reply === null) break;
      if ('value' in reply) yield* window.respond(seat, reply.value);
      else passAhead(game.state.windows, window.kind, seat, reply.ahead);
    }
  }
}

/** Whether a seat is asked in a window. First removes the seat's passes in advance that no longer hold. */
function isAsked<V>(windows: WindowState, { kind, asks, ahead }: Window<V>, seat: Seat): boolean {
  const isForThisWindow = (each: PassedAhead): boolean => each.seat === seat && each.kind === kind;
  if (windows.passed.some(isForThisWindow)) {
    const passAheadWays = ahead?.(seat) ?? [];
    const stillHolds = (each: PassedAhead): boolean =>
      passAheadWays.find(({ id }) => id === each.id)?.lasts(each.note) ?? false;
    windows.passed = windows.passed.filter(each => !isForThisWindow(each) || stillHolds(each));
    if (windows.passed.some(isForThisWindow)) return false;
  }
  return asks === 'who-can' || windows.wanting.some(each => each.seat === seat && each.kind === kind);
}

function replyOptions<V>(
  { pass, ahead }: Window<V>,
  seat: Seat,
  offers: readonly Option<V>[],
): readonly Option<Reply<V>>[] {
  return [
    { id: 'pass', words: pass, value: null },
    ...(ahead?.(seat) ?? []).map(way => ({ id: `ahead:${way.id}`, words: way.words, value: { ahead: way } })),
    ...offers.map(({ id, words, subject, details, refs = [], value }) => ({
      ...{ id, words, subject, details, refs },
      value: { value },
    })),
  ];
}

function questionFactsOf<V>({ about, blocked }: Window<V>, seat: Seat): QuestionFacts {
  return blocked === undefined ? about(seat) : { ...about(seat), blocked: () => blocked(seat) };
}

function passAhead(windows: WindowState, kind: string, seat: Seat, { id, note }: PassAheadWay): void {
  windows.passed.push({ seat, kind, id, note });
}
