import type { Seat } from '../../../kernel/words/message.ts';
import { COUNTDOWN_END, TRACK_END } from '../data/tokens.ts';
import { teamPoints } from '../rules/winning.ts';
import { alliesOf, areAllied, collectsData, opponentsOf, seatState } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';

// The values of wounds, points and tokens for a seat, measured in track points: one wound dealt in a duel is worth 1.

/** The value of deciding the match. */
export const DECIDES = 60;

/** The value of an unspent upgrade token. */
export const UPGRADE = 1.3;

/**
 * In a free-for-all, the weight of an opponent's point at the first and at the last space of its track. It is less than
 * that of an own point, and is divided among the opponents by their chance to win.
 */
const ANOTHERS = { first: 0.5, last: 1.1 } as const;

/** An opponent who is this many points ahead of another opponent is e (2.718) times as likely to win. */
const AHEAD = 5;

function anothers(state: TheseusState, me: Seat, seat: Seat, points: number): number {
  const near = ANOTHERS.first + (ANOTHERS.last - ANOTHERS.first) * Math.min(1, points / TRACK_END);
  return near * dangerShare(state, me, seat);
}

/** The chance that `seat` wins compared with the other opponents of `me`; the shares of all opponents add up to 1. */
function dangerShare(state: TheseusState, me: Seat, seat: Seat): number {
  const danger = (other: Seat): number => {
    const { life, data } = seatState(state, other);
    return Math.exp(Math.max(life, data) / AHEAD);
  };
  return danger(seat) / opponentsOf(state, me).reduce((sum, other) => sum + danger(other), 0);
}

/** The weight of an own point in a free-for-all. It grows with the track, since one full track wins (TH-18.5). */
function ones(points: number): number {
  return 1 + Math.min(1, points / TRACK_END);
}

/**
 * The value, for seat `me`, of wounds that seat `by` deals to seat `victim`; below 0 if they harm `me` (TH-1.3,
 * TH-18.3).
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

/**
 * The value, for seat `me`, of the wounds that seat `by` deals to several victims at once. In a free-for-all they all
 * fill one track.
 */
export function allWoundsWorth(state: TheseusState, me: Seat, by: Seat, wounds: ReadonlyMap<Seat, number>): number {
  const isTogether = state.options.mode === 'free-for-all';
  let worth = 0;
  let dealt = 0;
  for (const [victim, amount] of wounds) {
    dealt += amount;
    if (!isTogether) worth += woundsWorth(state, me, { victim, by, amount });
  }
  return isTogether ? woundsWorth(state, me, { victim: by, by, amount: dealt }) : worth;
}

/** The victim, the seat that wounds it, and the number of wounds. */
export interface WoundsDealt {
  readonly victim: Seat;
  readonly by: Seat;
  readonly amount: number;
}

/**
 * The value, for seat `me`, of data points that `seat` gains; below 0 if `seat` is an opponent. Factions that collect
 * no data gain nothing (TH-19.5, TH-20.7).
 */
export function dataWorth(state: TheseusState, me: Seat, seat: Seat, amount: number): number {
  if (amount <= 0) return 0;
  const collector = [seat, ...alliesOf(state, seat)].find(ally => collectsData(state, ally));
  if (collector === undefined) return 0;
  const { data } = seatState(state, collector);
  const decides = data + amount >= TRACK_END ? DECIDES : 0;
  const isOurs = areAllied(state, seat, me);
  const weight = state.options.mode !== 'free-for-all' ? 1 : isOurs ? ones(data) : anothers(state, me, seat, data);
  return isOurs ? amount * weight + decides : -(amount * weight) - decides;
}

/** The points by which seat `me` is ahead of the best opponent; below 0 if it is behind. */
export function leadOf(state: TheseusState, me: Seat): number {
  const others = opponentsOf(state, me).map(seat => teamPoints(state, seat));
  return teamPoints(state, me) - Math.max(0, ...others);
}

/** The number of rounds for which a seat that is behind waits for a better chance. By then all decks are empty. */
const PATIENCE = 30;

/**
 * The number of rounds after that over which preparing moves lose their value, so that a leading seat finishes the
 * match.
 */
const FINISHING = 10;

/**
 * The weight, from 1 to 0, of moves that only prepare something, such as an extra turn or a launch. It falls in a long
 * match, since two seats could otherwise go on for ever: Pandora does not move the countdown (TH-20.10), and an
 * opponent whose units it keeps in space can't.
 */
export function preparing(state: TheseusState): number {
  return Math.min(1, Math.max(0, 1 - (state.round - PATIENCE) / FINISHING));
}

/**
 * The value, for seat `me`, of moving the end-of-game marker (TH-17.1): good for the leader, above all near the end. A
 * tie gives everybody one more turn (TH-17.3), so it is no loss. After many rounds it is good even for a seat that is
 * behind, so that a match of bots ends.
 */
export function countdownWorth(state: TheseusState, me: Seat): number {
  const lead = leadOf(state, me);
  const isEnd = state.countdown >= COUNTDOWN_END - 1;
  if (lead > 0) return isEnd ? DECIDES : 0.6;
  if (lead === 0) return 0.3;
  if (state.round > PATIENCE) return 0.1 * (state.round - PATIENCE);
  return isEnd ? -DECIDES : -2;
}
