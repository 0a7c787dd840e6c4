import type { Reason } from '../../../../kernel/match/offer.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { CardId } from '../../data/cards.ts';
import type { SectorId, SlotId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import type { AsideCard, Theseus, TheseusState } from '../../state/state.ts';

// How a card gets its effect; it beats the general rules (TH-1.2). Facts (number, copies, one use, when it springs)
// stand in data/cards/<faction>.ts, its name in text/names.en.ts, its short text in text/cards.en.ts. What it does is a
// page, with the test at the same place below test/games/theseus/cards/:
//
//   <faction>/<card>.ts   for a card that does something of its own;
//   shared/<what>.ts for what several cards do, each of them named there: mines and other traps, upgrades, shelters,
//   shortcuts;
//   bonus/<card>.ts       for a bonus card; and state/reproduction.ts for Reproduction, which views ask about as well.
//
// A page exports one part for each thing that the card is:
//
//   ActionEffect carried out in phase 2: `canDo` says whether there is a legal object, `carryOut` does it. Model:
//   greys/probe.ts,
//                  and for "up to N" aliens/ghost-strike.ts. `transferTo` (rules/moving.ts) puts a unit elsewhere,
//                  `moveByRules` moves
//                  it, `attackEvent` and `minorAssault` (rules/attacks.ts) attack, rules/tracks.ts wounds, heals and
//                  pays,
//                  `noteChosen` (chosen.ts) remembers that a unit was chosen, copies included.
//   TrapEffect springs when an enemy stops, or also passes: shared/wounds.ts, scientists/video-cameras.ts.
//   rules/traps.ts says
//                  which traps spring, in which order, and discards those of one use.
//   ModuleEffect hooks that other rules ask for: greys/time-loop.ts, greys/teleport.ts. Who asks is said at each hook.
//   InstantEffect played from before a player: aliens/burrow.ts, bonus/card-from-deck.ts. It rides along with the
//   player's own
//                  decisions (rules/free-acts.ts).
//   UnitToken      what a token does that the card has put on a unit: aliens/parasite.ts (unit-tokens.ts lists them).
//
// The page is then named in the faction's table, <faction>/{actions,traps,modules,instants}.ts, which does not compile
// while a card is missing.
//
// What may import what: modules may import no moves, attacks or tracks; traps may import attacks and tracks, but no
// moves; actions may import moves and everything below; an action that sets off another one lines it up:
// `game.next('turn.run', { card, copy: -1 })`. Questions that are asked of the state alone (who controls a card,
// whether it works, how many copies there are) live in state/.

/** An installed card that is about to do something. */
export interface CardUse {
  readonly card: CardId;
  readonly slot: SlotId;
  readonly sector: SectorId;
  /** Whose card it is: its controller; for an action the active player, who may be the controller's ally (TH-19.5). */
  readonly seat: Seat;
  /** N: the printed number and the upgrade tokens (TH-1.3). */
  readonly n: number;
  /**
   * How many copies take effect together with it (TH-15.5): traps, modules and one-use actions do their thing `1 +
   * copies` times. Other actions are carried out once for each copy, and this is 0.
   */
  readonly copies: number;
}

/** A card that is carried out in phase 2 (TH-10.1). */
export interface ActionEffect {
  /**
   * Copies take effect in the same run, `use.copies`, and not in runs of their own (TH-15.5); as with every one-use
   * action.
   */
  readonly together?: true;
  /**
   * Only moves a track or a marker, asks nothing and depends on no other such card: among themselves their order
   * changes nothing.
   */
  readonly commutes?: (state: TheseusState) => boolean;
  /** Whether there is a legal object now; without one the card does nothing and is not offered. Changes nothing. */
  readonly canDo: (state: TheseusState, use: CardUse, acting: Acting) => boolean;
  /** Carries it out and returns whether it had an effect: only then a one-use card is discarded (TH-10.1). */
  readonly carryOut: (game: Theseus, use: CardUse, acting: Acting) => Rule<boolean>;
}

/** What an action card may ask about the others: Remote Control sets one of them off (TH-16.4.3). */
export interface Acting {
  /** Whether a card works and has something to do. */
  readonly canRun: (state: TheseusState, card: CardId) => boolean;
}

/** A unit that meets a trap. */
export interface Meeting {
  readonly unit: UnitId;
  readonly on: 'stop' | 'pass';
  /** The Grippers that this arrival has freed a unit from: they do not seize the one that arrives (TH-16.4.2). */
  readonly freed: readonly CardId[];
}

/** A trap (TH-7). When it springs, at a stop or also at a pass, says `springs` in its facts. */
export interface TrapEffect {
  /** Springs after all others (TH-7.2). */
  readonly last?: true;
  /** Of several alike one is chosen, because not all of them will spring (TH-16.4.2). */
  readonly orderMatters?: true;
  /** Only moves a track or a marker: among such traps of one player the order changes nothing. */
  readonly commutes?: true;
  /**
   * Whether it would do anything to the unit: a deactivation token is not wasted on a trap that would not (TH-16.3.6).
   */
  readonly works: (state: TheseusState, use: CardUse, meeting: Meeting) => boolean;
  /** Springs and returns whether it had an effect; what is discarded then is the business of `rules/traps.ts`. */
  readonly spring: (game: Theseus, use: CardUse, meeting: Meeting) => Rule<boolean>;
}

/**
 * A card that works without being carried out: each hook is asked where its rule stands. All are pure but `teleports`.
 */
export interface ModuleEffect {
  /** TH-6.4: who moves a unit may leave the sector out, without a point and without passing. */
  readonly skipsSector?: true;
  /** TH-6.4: this many points may be spent in the sector (Time Loop). */
  readonly pointsHere?: (use: CardUse) => number;
  /** TH-6.4: a unit that starts here may go this many sectors more or less. */
  readonly adjustsStart?: true;
  /** TH-16.5.4: where a unit stops that its controller moves and that is about to stop here. `rules/moving.ts` asks. */
  readonly teleports?: (game: Theseus, use: CardUse, unit: UnitId) => Rule<SectorId>;
  /** TH-8.4: the units of the controller here, and those of its ally (TH-19.5), can't be attacked. */
  readonly shelters?: true;
  /** TH-14.3.1: this many more wounds or data points once in an attack event that gave at least one. */
  readonly attackBonus?: { readonly gives: 'wound' | 'data'; readonly amount: (use: CardUse) => number };
  /** TH-16.3.2: this many units of the controller here may repeat their attacks in an attack event. */
  readonly repeats?: (use: CardUse) => number;
  /** TH-16.2.4: attacks of the card itself in the controller's assaults, and the wounds that each deals. */
  readonly lurks?: (use: CardUse) => { readonly attacks: number; readonly wounds: number };
  /** TH-16.3.4: whether the malfunction token that `by` puts on another card of `victim` must come here instead. */
  readonly drawsMalfunction?: (state: TheseusState, by: Seat, victim: Seat) => boolean;
  /**
   * TH-20.6: for a card that nobody carries out: whether it has taken effect in a turn of `seat`. `rules/turn.ts` asks
   * at its end.
   */
  readonly usedInTurn?: (state: TheseusState, use: CardUse, seat: Seat) => boolean;
}

/** The effect of a token on a unit, also after its card has gone (TH-13.3). */
export interface UnitToken {
  /** TH-22.7: the unit spends a point, before the passing traps of the sector that it enters. */
  readonly spendsPoint?: (game: Theseus, unit: UnitId) => void;
  /** TH-22.9: a unit has got its room, before the traps there. Returns the cards that have let go of others. */
  readonly arrives?: (game: Theseus, unit: UnitId, sector: SectorId) => CardId[];
  /** The unit has stopped and met the traps. */
  readonly hasStopped?: (game: Theseus, unit: UnitId, sector: SectorId) => void;
}

/** An instant or a bonus card that is played from before a player in the own turn (TH-11.6, TH-11.7). */
export interface InstantEffect {
  /** Why `seat` can't play it now, or `null`. Changes nothing. */
  readonly whyNot: (state: TheseusState, seat: Seat) => Reason | null;
  /** Carries it out; the card has been put away already. */
  readonly play: (game: Theseus, seat: Seat, card: AsideCard) => Rule;
}
