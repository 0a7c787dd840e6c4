import type { Seat } from '../../../../../src/kernel/words/message.ts';
import { COUNTDOWN_END, TRACK_END } from '../../../../../src/games/theseus/data/tokens.ts';
import { teamPoints } from '../../../../../src/games/theseus/rules/winning.ts';
import {
  alliesOf,
  areAllied,
  collectsData,
  opponentsOf,
  seatState,
} from '../../../../../src/games/theseus/state/seats.ts';
import type { TheseusState } from '../../../../../src/games/theseus/state/state.ts';

// What things are worth to a seat, in points of a track: one wound dealt in a duel is worth 1.

/** What decides the match. */
export const DECIDES = 60;

/** What an upgrade token is worth that is not spent yet. */
export const UPGRADE = 1.3;

/**
 * Among three or four another one's point hurts less than an own one helps, but the more, the nearer it brings the end
 * of a track.
 */
const ANOTHERS = { first: 0.25, last: 0.75 } as const;

function anothers(points: number): number {
  return ANOTHERS.first + (ANOTHERS.last - ANOTHERS.first) * Math.min(1, points / TRACK_END) ** 2;
}

/**
 * Among three or four one track must be full (TH-18.5): a point of one's own is worth the more, the fuller its track
 * is.
 */
function ones(points: number): number {
  return 1 + Math.min(1, points / TRACK_END);
}

/** This many wounds of `victim`, dealt by `by`, as `me` sees them (TH-1.3, TH-18.3). */
export function woundsWorth(state: TheseusState, me: Seat, { victim, by, amount }: WoundsDealt): number {
  if (amount <= 0) return 0;
  if (state.options.mode === 'free-for-all') {
    const { life } = seatState(state, by);
    const decides = life + amount >= TRACK_END ? DECIDES : 0;
    return by === me ? amount * ones(life) + decides : -(amount * anothers(life)) - decides;
  }
  const decides = seatState(state, victim).life <= amount ? DECIDES : 0;
  return areAllied(state, victim, me) ? -amount - decides : amount + decides;
}

/** Who is wounded, by whom, and how often. */
export interface WoundsDealt {
  readonly victim: Seat;
  readonly by: Seat;
  readonly amount: number;
}

/** This many data points of `seat`, as `me` sees them. Factions that collect none gain nothing (TH-19.5, TH-20.7). */
export function dataWorth(state: TheseusState, me: Seat, seat: Seat, amount: number): number {
  const collector = [seat, ...alliesOf(state, seat)].find(ally => collectsData(state, ally));
  if (collector === undefined || amount <= 0) return 0;
  const { data } = seatState(state, collector);
  const decides = data + amount >= TRACK_END ? DECIDES : 0;
  const isOurs = areAllied(state, seat, me);
  const weight = state.options.mode !== 'free-for-all' ? 1 : isOurs ? ones(data) : anothers(data);
  return isOurs ? amount * weight + decides : -(amount * weight) - decides;
}

/** By how many points `me` is ahead of the best opponent; below 0: behind. */
export function leadOf(state: TheseusState, me: Seat): number {
  const others = opponentsOf(state, me).map(seat => teamPoints(state, seat));
  return teamPoints(state, me) - Math.max(0, ...others);
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
 * What it is worth to `me` that the end-of-game marker goes on (TH-17.1): good for whoever leads, and the more the
 * nearer the end. A tie gives everybody one more turn (TH-17.3), so it is no loss. Nobody who is behind waits for ever:
 * a match of bots must end.
 */
export function countdownWorth(state: TheseusState, me: Seat): number {
  const lead = leadOf(state, me);
  const isEnd = state.countdown >= COUNTDOWN_END - 1;
  if (lead > 0) return isEnd ? DECIDES : 0.6;
  if (lead === 0) return 0.3;
  if (state.round > PATIENCE) return 0.1 * (state.round - PATIENCE);
  return isEnd ? -DECIDES : -2;
}
