import type { Outcome } from '../../../kernel/match/play.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import { COUNTDOWN_END, TRACK_END } from '../data/tokens.ts';
import { alliesOf, areAllied, inOrderAfter, seatsIn, seatState, teamOf } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import { say } from '../text/say.ts';

/**
 * The beat of a match that a track decides: of the attack, trap or card that did it no other beat comes any more
 * (TH-22.6).
 */
const DECIDED = 'match.decided';

/** LP + DP of a seat and its allies (TH-17.2, TH-19.6). */
export function total(state: TheseusState, seat: Seat): number {
  return alliesOf(state, seat).reduce(
    (sum, ally) => sum + seatState(state, ally).life + seatState(state, ally).data,
    0,
  );
}

/** Whether the tracks of a seat still count: not when it broke out of a tie it was not in (TH-18.6), or gave up. */
export function tracksCount(state: TheseusState, seat: Seat): boolean {
  if (seatState(state, seat).out) return false;
  return state.tie === null || state.tie.tied.includes(seat);
}

/** TH-5.3, TH-17.4, TH-18.5, TH-19.6: ends the match when a track has reached an end that decides it. */
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
 * TH-17.1: the marker goes one space on; at the end the match is decided, or goes into its tie. `seat` has caused it.
 */
export function advanceCountdown(game: Theseus, seat: Seat): void {
  const { state } = game;
  if (state.countdown >= COUNTDOWN_END) return; // in the turns of a tie it stays there, TH-17.3
  state.countdown += 1;
  const left = COUNTDOWN_END - state.countdown;
  game.tell?.({
    words: left === 0 ? say('countdown.end', { seat: { seat } }) : say('countdown.next', { seat: { seat }, left }),
    rule: 'TH-17.1',
  });
  if (left === 0) decideByPoints(game, seat, 'countdown.moves');
}

/**
 * TH-17.2, TH-18.5: the higher total wins; equal ones get a turn each. `seat` has caused the end; `beat` shows how, if
 * there is something to see.
 */
export function decideByPoints(game: Theseus, seat: Seat, beat: string | null = null): void {
  const { state } = game;
  const leaders = leadersOf(state, seatsIn(state));
  if (new Set(leaders.map(leader => teamOf(state, leader))).size === 1 || state.phase === 'tie') {
    const shared = new Set(leaders.map(leader => teamOf(state, leader))).size > 1;
    win(game, leaders, shared ? 'victory.shared' : 'victory.points', shared ? 'TH-17.3' : 'TH-17.2', beat);
  }
  state.phase = 'tie';
  state.tie = { waiting: inOrderAfter(state, seat).filter(other => leaders.includes(other)), tied: [...leaders] };
  if (state.turn !== null) state.turn.over = true;
  game.tell?.({ words: say('countdown.tie', { seats: names(leaders) }), rule: tieRule(state) });
}

/** After the last turn of a tie: the higher total of those tied wins, or they share (TH-17.3, TH-18.6). */
export function decideTie(game: Theseus): never {
  const { state } = game;
  const leaders = leadersOf(
    state,
    seatsIn(state).filter(seat => state.tie?.tied.includes(seat) ?? true),
  );
  const shared = new Set(leaders.map(seat => teamOf(state, seat))).size > 1;
  return win(game, leaders, shared ? 'victory.shared' : 'victory.points', tieRule(state));
}

/** Ends the match: the last team that has not given up wins. */
export function winAsLast(game: Theseus, seat: Seat): never {
  return win(game, alliesOf(game.state, seat), 'victory.last', 'TH-1.1');
}

function tieRule(state: TheseusState): string {
  return { duel: 'TH-17.3', teams: 'TH-19.6', 'free-for-all': 'TH-18.6' }[state.options.mode];
}

function leadersOf(state: TheseusState, seats: readonly Seat[]): Seat[] {
  const best = Math.max(...seats.map(seat => total(state, seat)));
  return seats.filter(seat => total(state, seat) === best);
}

function win(
  game: Theseus,
  winners: readonly Seat[],
  key: VictoryKey,
  rule: string,
  beat: string | null = null,
): never {
  const words = say(key, { winners: names(winners), count: winners.length });
  game.tell?.({ words, rule, refs: winners.map((seat): `seat:${Seat}` => `seat:${seat}`) });
  return game.end({ winners: [...winners], words, ranking: ranking(game.state) }, beat);
}

type VictoryKey =
  'victory.data' | 'victory.life' | 'victory.wounds' | 'victory.points' | 'victory.shared' | 'victory.last';

function ranking(state: TheseusState): Outcome['ranking'] {
  const rows = state.seats.map(({ life, data }, seat) => ({
    seat,
    figures: { 'figure.points': total(state, seat), 'figure.life': life, 'figure.data': data },
  }));
  const rank = (seat: Seat): number => (seatState(state, seat).out ? -1 : total(state, seat));
  return rows.sort((one, other) => rank(other.seat) - rank(one.seat) || one.seat - other.seat);
}

function names(seats: readonly Seat[]): Message[] {
  return seats.map(seat => say('seat', { seat: { seat } }));
}
