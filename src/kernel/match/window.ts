import type { About, Blocked, Option } from './decision.ts';
import { choose } from './rule.ts';
import type { AskContext, Rule } from './rule.ts';
import type { Message, Seat } from '../words/message.ts';

/** That a seat is not asked in windows of a kind until something has happened. */
export interface PassedAhead {
  readonly seat: Seat;
  /** The kind of the windows. */
  readonly kind: string;
  /** The id of the option by which it was chosen. */
  readonly id: string;
  /** What was so when it was chosen, such as the number of the battle. */
  readonly note: number;
}

/** What seats have said about being asked, in the state. */
export interface WindowState {
  /** Seats that are not asked for a while. */
  passed: PassedAhead[];
  /** Seats that want to be asked where nobody is asked otherwise, and in windows of which kind. */
  wanting: { readonly seat: Seat; readonly kind: string }[];
}

/** A way to pass ahead: an option of a window. */
export interface Ahead {
  readonly id: string;
  readonly words: Message;
  /** What is to be kept in mind. */
  readonly note: number;
  /** Whether it still holds, by what was so when it was chosen. */
  readonly lasts: (note: number) => boolean;
}

/** What a window is about: who may answer in turn order, with what, and what an answer does. */
export interface Window<V> {
  readonly seats: readonly Seat[];
  readonly kind: string;
  /**
   * `who-can`: all are asked that have an offer, which must follow from what everybody knows. `who-wants`: seats that
   * have said that they want to be asked, whether they have an offer or not: being asked must not tell that they have.
   */
  readonly asks: 'who-can' | 'who-wants';
  /** What `seat` may do now. */
  readonly offers: (seat: Seat) => readonly Option<V>[];
  readonly pass: Message;
  /** How a seat may pass ahead; left out: it can't. */
  readonly ahead?: (seat: Seat) => readonly Ahead[];
  readonly about: (seat: Seat) => About;
  readonly blocked?: (seat: Seat) => readonly Blocked[];
  /** Carries an answer out; it may open further windows. */
  readonly respond: (seat: Seat, value: V) => Rule;
}

/** What windows need of a running match. */
export type WindowHost = AskContext & { readonly state: { readonly windows: WindowState } };

/** The state at the start of a match: no seat has passed ahead, and none wants to be asked. */
export function newWindows(): WindowState {
  return { passed: [], wanting: [] };
}

/** Notes whether a seat wants to be asked in windows of a kind where nobody is asked otherwise. */
export function wantsToBeAsked({ state }: WindowHost, seat: Seat, kind: string, wants: boolean): void {
  const { windows } = state;
  windows.wanting = windows.wanting.filter(each => each.seat !== seat || each.kind !== kind);
  if (wants) windows.wanting.push({ seat, kind });
}

/** A seat wants to be asked again in all windows in which it has passed ahead. */
export function askAgain(windows: WindowState, seat: Seat): void {
  windows.passed = windows.passed.filter(each => each.seat !== seat);
}

/** The result of a question in a window. */
type Reply<V> = { readonly value: V } | { readonly ahead: Ahead } | null;

/**
 * Lets each seat in turn interrupt as often as it may and wants to, before what was announced takes effect. A window
 * opens once a roll or an announcement, in a step of its own, and may open others.
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
        repliesTo(window, seat, offers),
        aboutOf(window, seat),
      );
      if (reply === null) break;
      if ('value' in reply) yield* window.respond(seat, reply.value);
      else passAhead(game.state.windows, window.kind, seat, reply.ahead);
    }
  }
}

/** Whether a seat is asked, once what it has passed ahead and what has ended since is forgotten. */
function isAsked<V>(windows: WindowState, { kind, asks, ahead }: Window<V>, seat: Seat): boolean {
  const isHere = (each: PassedAhead): boolean => each.seat === seat && each.kind === kind;
  if (windows.passed.some(isHere)) {
    const ways = ahead?.(seat) ?? [];
    const lasts = (each: PassedAhead): boolean => ways.find(({ id }) => id === each.id)?.lasts(each.note) ?? false;
    windows.passed = windows.passed.filter(each => !isHere(each) || lasts(each));
    if (windows.passed.some(isHere)) return false;
  }
  return asks === 'who-can' || windows.wanting.some(each => each.seat === seat && each.kind === kind);
}

function repliesTo<V>(
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

function aboutOf<V>({ about, blocked }: Window<V>, seat: Seat): About {
  return blocked === undefined ? about(seat) : { ...about(seat), blocked: () => blocked(seat) };
}

function passAhead(windows: WindowState, kind: string, seat: Seat, { id, note }: Ahead): void {
  windows.passed.push({ seat, kind, id, note });
}
