import type { Seat } from '../../../kernel/words/message.ts';
import { COUNTDOWN_END, TRACK_END } from '../data/tokens.ts';
import { total } from '../rules/winning.ts';
import { alliesOf, areAllied, collectsData, opponentsOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';

// What things are worth to a seat, in points of a track: one wound dealt in a duel is worth 1.

/** What decides the match. */
export const DECIDES = 60;

/** What an upgrade token is worth that is not spent yet. */
export const UPGRADE = 1.3;

/**
 * Among three or four another one's point hurts less than an own one helps, but the more, the nearer it brings the end
 * of a track. All of it is for the opponents who may win: a point of one who trails far behind hardly hurts.
 */
const ANOTHERS = { first: 0.5, last: 1.1 } as const;

/** An opponent who is this many points ahead of another one is e times as likely to win. */
const AHEAD = 5;

function anothers(state: TheseusState, me: Seat, seat: Seat, points: number): number {
  const near = ANOTHERS.first + (ANOTHERS.last - ANOTHERS.first) * Math.min(1, points / TRACK_END);
  return near * dangerShare(state, me, seat);
}

/** How likely it is that `seat` wins, among the opponents of `me`; all their shares are 1 together. */
function dangerShare(state: TheseusState, me: Seat, seat: Seat): number {
  const danger = (other: Seat): number => {
    const { life, data } = seatState(state, other);
    return Math.exp(Math.max(life, data) / AHEAD);
  };
  return danger(seat) / opponentsOf(state, me).reduce((sum, other) => sum + danger(other), 0);
}

/**
 * Among three or four one track must be full (TH-18.5): a point of one's own is worth the more, the fuller its track
 * is.
 */
function ones(points: number): number {
  return 1 + Math.min(1, points / TRACK_END);
}

/**
 * What it is worth to `me` that `by` deals `amount` wounds to `victim`; below 0 when it harms `me` (TH-1.3, TH-18.3).
 */
export function woundsWorth(state: TheseusState, me: Seat, { victim, by, amount }: WoundsDealt): number {
  if (amount <= 0) return 0;
  if (state.options.mode === 'free-for-all') {
    const { life } = seatState(state, by);
    const decides = life + amount >= TRACK_END ? DECIDES : 0;
    return by === me ? amount * ones(life) + decides : -(amount * anothers(state, me, by, life)) - decides;
  }
  const decides = seatState(state, victim).life <= amount ? DECIDES : 0;
  return areAllied(state, victim, me) ? -amount - decides : amount + decides;
}

/** The same for the wounds of several victims at once, by victim; among three or four they all fill one track. */
export function allWoundsWorth(state: TheseusState, me: Seat, by: Seat, wounds: ReadonlyMap<Seat, number>): number {
  const all = [...wounds].map(([victim, amount]) => ({ victim, by, amount }));
  if (state.options.mode !== 'free-for-all') return all.reduce((sum, dealt) => sum + woundsWorth(state, me, dealt), 0);
  return woundsWorth(state, me, { victim: by, by, amount: all.reduce((sum, { amount }) => sum + amount, 0) });
}

/** Who is wounded, by whom, and how often. */
export interface WoundsDealt {
  readonly victim: Seat;
  readonly by: Seat;
  readonly amount: number;
}

/**
 * What it is worth to `me` that `seat` gains `amount` data points; below 0 when `seat` is an opponent. Factions that
 * collect no data gain nothing (TH-19.5, TH-20.7).
 */
export function dataWorth(state: TheseusState, me: Seat, seat: Seat, amount: number): number {
  const collector = [seat, ...alliesOf(state, seat)].find(ally => collectsData(state, ally));
  if (collector === undefined || amount <= 0) return 0;
  const { data } = seatState(state, collector);
  const decides = data + amount >= TRACK_END ? DECIDES : 0;
  const isOurs = areAllied(state, seat, me);
  const weight = state.options.mode !== 'free-for-all' ? 1 : isOurs ? ones(data) : anothers(state, me, seat, data);
  return isOurs ? amount * weight + decides : -(amount * weight) - decides;
}

/** By how many points `me` is ahead of the best opponent; below 0: behind. */
export function leadOf(state: TheseusState, me: Seat): number {
  const others = opponentsOf(state, me).map(seat => total(state, seat));
  return total(state, me) - Math.max(0, ...others);
}

/** This many rounds somebody who is behind waits for better times: by then no deck has a card left. */
const PATIENCE = 30;

/** In this many rounds after that somebody who leads stops keeping enemies down, and finishes the match. */
const FINISHING = 10;

/**
 * How much counts what only prepares something, 1 to 0: an extra turn, a unit launched. It is less and less in a long
 * match, since two who do nothing else do it for ever: Pandora does not move the countdown (TH-20.10), and whom it
 * keeps in space cannot.
 */
export function preparing(state: TheseusState): number {
  return Math.min(1, Math.max(0, 1 - (state.round - PATIENCE) / FINISHING));
}

/**
 * What it is worth to `me` that the end-of-game marker goes on (TH-17.1): good for the leader, and the more the nearer
 * the end. A tie gives everybody one more turn (TH-17.3), so it is no loss. Nobody who is behind waits for ever: a
 * match of bots must end.
 */
export function countdownWorth(state: TheseusState, me: Seat): number {
  const lead = leadOf(state, me);
  const isEnd = state.countdown >= COUNTDOWN_END - 1;
  if (lead > 0) return isEnd ? DECIDES : 0.6;
  if (lead === 0) return 0.3;
  if (state.round > PATIENCE) return 0.1 * (state.round - PATIENCE);
  return isEnd ? -DECIDES : -2;
}
