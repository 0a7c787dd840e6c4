import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { TRACK_END } from '../data/tokens.ts';
import { alliesOf, collectsData, seatState } from '../state/seats.ts';
import type { Theseus } from '../state/state.ts';
import { upgradesLeft } from '../state/tokens.ts';
import { say } from '../text/say.ts';
import { checkTracks, tracksCount } from './winning.ts';

/** Wounds: the victim, the seat that deals them, their number, their rule and the things involved. */
export interface Wounds {
  readonly victim: Seat;
  readonly by: Seat;
  readonly amount: number;
  readonly rule: string;
  readonly refs?: readonly Ref[];
}

/**
 * TH-1.3, TH-18.3: takes a life point from the victim for each wound; in a free-for-all gives a point to the dealing
 * seat instead. May end the match (TH-5.3).
 */
export function wound(game: Theseus, { victim, by, amount, rule, refs = [] }: Wounds): void {
  if (amount <= 0) return;
  const { state } = game;
  if (state.options.mode === 'free-for-all') {
    if (!tracksCount(state, by)) return;
    const owner = seatState(state, by);
    owner.life = Math.min(TRACK_END, owner.life + amount);
    game.tell?.({
      words: say('track.wounds-for', { seat: { seat: by }, victim: { seat: victim }, amount }),
      rule,
      refs,
    });
  } else {
    const owner = seatState(state, victim);
    owner.life = Math.max(0, owner.life - amount);
    const life = owner.life;
    game.tell?.({ words: say('track.wounded', { seat: { seat: victim }, amount, life }), rule, refs });
  }
  checkTracks(game);
}

/**
 * Gives data points to a seat, or to its ally that collects them (TH-19.5). Factions that collect no data, such as
 * Pandora, gain nothing (TH-20.7).
 */
export function gainData(game: Theseus, seat: Seat, amount: number, rule: string, refs: readonly Ref[] = []): void {
  const { state } = game;
  const collector = [seat, ...alliesOf(state, seat)].find(ally => collectsData(state, ally));
  if (amount <= 0 || collector === undefined || !tracksCount(state, collector)) return;
  const owner = seatState(state, collector);
  owner.data = Math.min(TRACK_END, owner.data + amount);
  game.tell?.({ words: say('track.data', { seat: { seat: collector }, amount, data: owner.data }), rule, refs });
  checkTracks(game);
}

/** Gives life points back, up to 20 (TH-16.4.4). Not used in a free-for-all. Returns whether any were gained. */
export function heal(game: Theseus, seat: Seat, amount: number, refs: readonly Ref[] = []): boolean {
  const owner = seatState(game.state, seat);
  const gained = Math.min(amount, TRACK_END - owner.life);
  if (gained <= 0 || !tracksCount(game.state, seat)) return false;
  owner.life += gained;
  const words = say('track.healed', { seat: { seat }, amount: gained, life: owner.life });
  game.tell?.({ words, rule: 'TH-16.4.4', refs });
  return true;
}

/** TH-16.4.4, TH-18.4: takes life points from a seat, never below 0. Returns how many were taken. */
export function takeLife(game: Theseus, seat: Seat, amount: number): number {
  const owner = seatState(game.state, seat);
  const takenPoints = Math.min(amount, owner.life);
  if (takenPoints <= 0 || !tracksCount(game.state, seat)) return 0;
  owner.life -= takenPoints;
  game.tell?.({
    words: say('track.wounded', { seat: { seat }, amount: takenPoints, life: owner.life }),
    rule: 'TH-18.4',
  });
  return takenPoints;
}

/** Gives a seat upgrade tokens, as many as the supply has left (TH-12.1, TH-12.4). Returns how many were gained. */
export function gainUpgrades(
  game: Theseus,
  seat: Seat,
  amount: number,
  rule: string,
  refs: readonly Ref[] = [],
): number {
  const gained = Math.min(amount, upgradesLeft(game.state));
  if (gained <= 0) {
    game.tell?.({ words: say('upgrade.none-left', { seat: { seat } }), rule: 'TH-12.4', refs });
    return 0;
  }
  seatState(game.state, seat).upgrades += gained;
  game.tell?.({ words: say('upgrade.gained', { seat: { seat }, amount: gained }), rule, refs });
  return gained;
}
