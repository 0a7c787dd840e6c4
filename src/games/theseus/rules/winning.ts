import type { Outcome } from '../../../kernel/match/play.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import { COUNTDOWN_END, TRACK_END } from '../data/tokens.ts';
import { alliesOf, areAllied, inOrderAfter, seatsIn, seatState, teamOf } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { say } from '../text/say.ts';

/**
 * The beat shown when a track decides the match. It replaces the beat of the attack, trap or card that caused it
 * (TH-22.6).
 */
const DECIDED = 'match.decided';

/** The sum of life points and data points of a seat and its allies (TH-17.2, TH-19.6). */
export function teamPoints(state: TheseusState, seat: Seat): number {
  return alliesOf(state, seat).reduce(
    (sum, ally) => sum + seatState(state, ally).life + seatState(state, ally).data,
    0,
  );
}

/**
 * Whether the tracks of a seat still count: not after it has conceded, nor in a tie that it is not part of (TH-18.6).
 */
export function tracksCount(state: TheseusState, seat: Seat): boolean {
  if (seatState(state, seat).out) return false;
  return state.tie === null || state.tie.tied.includes(seat);
}

/** TH-5.3, TH-17.4, TH-18.5, TH-19.6: ends the match if a track has reached a deciding end. */
export function checkTracks(game: Theseus): void {
  const { state } = game;
  for (const seat of seatsIn(state)) {
    const { life, data } = seatState(state, seat);
    if (!tracksCount(state, seat)) continue;
    if (data >= TRACK_END) win(game, alliesOf(state, seat), 'victory.data', 'TH-17.4', DECIDED);
    if (state.options.mode === 'free-for-all') {
      if (life >= TRACK_END) win(game, [seat], 'victory.life', 'TH-18.5', DECIDED);
    } else if (life <= 0) {
      const winners = seatsIn(state).filter(other => !areAllied(state, seat, other));
      win(game, winners, 'victory.wounds', state.options.mode === 'teams' ? 'TH-19.6' : 'TH-17.4', DECIDED);
    }
  }
}

/**
 * TH-17.1: advances the countdown by one space; `seat` caused this. At its end the match is decided, or a tie begins.
 */
export function advanceCountdown(game: Theseus, seat: Seat): void {
  const { state } = game;
  if (state.countdown >= COUNTDOWN_END) return; // during a tie the marker stays at the end (TH-17.3)
  state.countdown += 1;
  const spacesLeft = COUNTDOWN_END - state.countdown;
  game.tell?.({
    words:
      spacesLeft === 0
        ? say('countdown.end', { seat: { seat } })
        : say('countdown.next', { seat: { seat }, left: spacesLeft }),
    rule: 'TH-17.1',
  });
  if (spacesLeft === 0) decideByPoints(game, seat, 'countdown.moves');
}

/**
 * TH-17.2, TH-18.5: the team with the highest total wins. Seats with equal totals get one more turn each. `seat` caused
 * the end; `beatName` is the moment to show; `null`: none.
 */
export function decideByPoints(game: Theseus, seat: Seat, beatName: string | null = null): void {
  const { state } = game;
  const leaders = leadersOf(state, seatsIn(state));
  if (new Set(leaders.map(leader => teamOf(state, leader))).size === 1 || state.phase === 'tie') {
    const isShared = new Set(leaders.map(leader => teamOf(state, leader))).size > 1;
    win(game, leaders, isShared ? 'victory.shared' : 'victory.points', isShared ? 'TH-17.3' : 'TH-17.2', beatName);
  }
  state.phase = 'tie';
  state.tie = { waiting: inOrderAfter(state, seat).filter(other => leaders.includes(other)), tied: [...leaders] };
  if (state.turn !== null) state.turn.over = true;
  game.tell?.({ words: say('countdown.tie', { seats: names(leaders) }), rule: tieRule(state) });
}

/**
 * TH-17.3, TH-18.6: decides a tie after its last turn: the highest total of the tied seats wins, or they share the
 * victory.
 */
export function decideTie(game: Theseus): never {
  const { state } = game;
  const leaders = leadersOf(
    state,
    seatsIn(state).filter(seat => state.tie?.tied.includes(seat) ?? true),
  );
  const isShared = new Set(leaders.map(seat => teamOf(state, seat))).size > 1;
  return win(game, leaders, isShared ? 'victory.shared' : 'victory.points', tieRule(state));
}

/** Ends the match: the last team that has not conceded wins. */
export function winAsLast(game: Theseus, seat: Seat): never {
  return win(game, alliesOf(game.state, seat), 'victory.last', 'TH-1.1');
}

function tieRule(state: TheseusState): string {
  return { duel: 'TH-17.3', teams: 'TH-19.6', 'free-for-all': 'TH-18.6' }[state.options.mode];
}

function leadersOf(state: TheseusState, seats: readonly Seat[]): Seat[] {
  const highestPoints = Math.max(...seats.map(seat => teamPoints(state, seat)));
  return seats.filter(seat => teamPoints(state, seat) === highestPoints);
}

function win(
  game: Theseus,
  winners: readonly Seat[],
  key: VictoryKey,
  rule: string,
  beatName: string | null = null,
): never {
  const words = say(key, { winners: names(winners), count: winners.length });
  game.tell?.({ words, rule, refs: winners.map((seat): `seat:${Seat}` => `seat:${seat}`) });
  return game.end({ winners: [...winners], words, ranking: ranking(game.state) }, beatName);
}

type VictoryKey =
  'victory.data' | 'victory.life' | 'victory.wounds' | 'victory.points' | 'victory.shared' | 'victory.last';

function ranking(state: TheseusState): Outcome['ranking'] {
  const rows = state.seats.map(({ life, data }, seat) => ({
    seat,
    figures: { 'figure.points': teamPoints(state, seat), 'figure.life': life, 'figure.data': data },
  }));
  const rank = (seat: Seat): number => (seatState(state, seat).out ? -1 : teamPoints(state, seat));
  return rows.sort((one, other) => rank(other.seat) - rank(one.seat) || one.seat - other.seat);
}

function names(seats: readonly Seat[]): Message[] {
  return seats.map(seat => say('seat', { seat: { seat } }));
}
