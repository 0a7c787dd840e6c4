import type { Reason } from '../../../../kernel/match/offer.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { CardId } from '../../data/cards.ts';
import type { SectorId, SlotId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import type { AsideCard, Theseus, TheseusState } from '../../state/state.ts';

// How a card gets its effect, which takes precedence over the general rules (TH-1.2). Its facts (number, copies, one
// use, when it springs) are in data/cards/<faction>.ts, its name in text/names.en.ts, its short text in
// text/cards.en.ts. Its effect is a file, with a test at the same path below test/games/theseus/cards/:
//
//   <faction>/<card>.ts   the effect of one card
//   shared/<effect>.ts    an effect that several cards share, each of them named there
//   bonus/<card>.ts       the effect of a bonus card
//
// Reproduction is in state/reproduction.ts, since views use it as well. A file exports one part for each type of its
// card:
//
//   ActionEffect    executed in phase 2: `canDo` says whether there is something to act on, `carryOut` executes the
//                   card. Examples: greys/probe.ts, and for "up to N" aliens/ghost-strike.ts. `transferTo`
//                   (rules/moving.ts) puts a unit elsewhere, `moveByRules` moves it, `attackEvent` and `minorAssault`
//                   (rules/attacks.ts) attack, rules/tracks.ts wounds, heals and pays, and `noteChosen` (chosen.ts)
//                   records a chosen unit.
//   TrapEffect      springs when an enemy stops, or also when it passes. Examples: shared/wounds.ts,
//                   scientists/video-cameras.ts. rules/traps.ts decides which traps spring and in which order, and
//                   discards those of one use.
//   ModuleEffect    hooks that other rules call; each hook says which. Examples: greys/time-loop.ts, greys/teleport.ts.
//   InstantEffect   played from in front of a player, as a free action (rules/free-acts.ts). Examples:
//                   aliens/burrow.ts, bonus/card-from-deck.ts.
//   UnitToken       the effect of a token on a unit, listed in unit-tokens.ts. Example: aliens/parasite.ts.
//
// The part is then added to the faction's table, <faction>/{actions,traps,modules,instants}.ts, which does not compile
// while a card is missing.
//
// Imports: modules may import no moves, attacks or tracks. Traps may import attacks and tracks, but no moves. Actions
// may import all of them. An action that sets off another one lines it up: `game.next('turn.run', { card, copy: -1 })`.
// Functions that only need the state (who controls a card, whether it works, how many copies it has) are in state/.

/** The use of an installed card: the values that its effect needs. */
export interface CardUse {
  readonly card: CardId;
  readonly slot: SlotId;
  readonly sector: SectorId;
  /**
   * The seat that uses the card: its controller, or for an action the active player, who may be the controller's ally
   * (TH-19.5).
   */
  readonly seat: Seat;
  /** The value of N: the printed number plus the upgrade tokens (TH-1.3). */
  readonly n: number;
  /**
   * The number of copies that take effect together with the card (TH-15.5): traps, modules and one-use actions take
   * effect `1 + copies` times. 0 for other actions, which are executed once for each copy.
   */
  readonly copies: number;
}

/** The effect of a card that is executed in phase 2 (TH-10.1). */
export interface ActionEffect {
  /**
   * Whether copies take effect in the same execution, by `use.copies`, and not in executions of their own (TH-15.5).
   * They always do for one-use actions.
   */
  readonly together?: true;
  /**
   * Whether the action only moves a track or a marker, asks nothing, and does not depend on other such actions. The
   * order of such actions makes no difference.
   */
  readonly commutes?: (state: TheseusState) => boolean;
  /** Whether the card has something to act on now; otherwise it is not offered. Must not change the state. */
  readonly canDo: (state: TheseusState, use: CardUse, acting: Acting) => boolean;
  /** Executes the card. Returns whether it had an effect, since only then a one-use card is discarded (TH-10.1). */
  readonly carryOut: (game: Theseus, use: CardUse, acting: Acting) => Rule<boolean>;
}

/** Functions that an action card may call about other cards, since Remote Control sets one of them off (TH-16.4.3). */
export interface Acting {
  /** Whether a card works and would have an effect. */
  readonly canRun: (state: TheseusState, card: CardId) => boolean;
}

/** The meeting of a unit with traps, as it stops in a sector or passes it. */
export interface Meeting {
  readonly unit: UnitId;
  readonly on: 'stop' | 'pass';
  /** The Grippers that this arrival has made release another unit. They do not seize the arriving unit (TH-16.4.2). */
  readonly freed: readonly CardId[];
}

/** The effect of a trap (TH-7). The fact `springs` of its card says whether it springs at a stop or also at a pass. */
export interface TrapEffect {
  /** Whether the trap springs after all others (TH-7.2). */
  readonly last?: true;
  /** Whether the order of traps of this kind matters, because not all of them will spring (TH-16.4.2). */
  readonly orderMatters?: true;
  /**
   * Whether the trap only moves a track or a marker. The order of one player's traps of this sort makes no difference.
   */
  readonly commutes?: true;
  /** Whether the trap would have an effect on the unit. No deactivation token is used up otherwise (TH-16.3.6). */
  readonly works: (state: TheseusState, use: CardUse, meeting: Meeting) => boolean;
  /** Springs the trap. Returns whether it had an effect; `rules/traps.ts` then discards it if it is for one use. */
  readonly spring: (game: Theseus, use: CardUse, meeting: Meeting) => Rule<boolean>;
}

/**
 * The effect of a card that works without being executed: hooks that other rules call. All of them are pure except
 * `teleports`.
 */
export interface ModuleEffect {
  /** TH-6.4: a moving unit may skip the sector: it costs no point and does not count as passed. */
  readonly skipsSector?: true;
  /** TH-6.4: the number of points that a moving unit may spend in the sector (Time Loop). */
  readonly pointsHere?: (use: CardUse) => number;
  /** TH-6.4: a unit that starts in the sector may move one sector more or less. */
  readonly adjustsStart?: true;
  /** TH-16.5.4: asks for the sector in which a unit stops instead of this one. Called by `rules/moving.ts`. */
  readonly teleports?: (game: Theseus, use: CardUse, unit: UnitId) => Rule<SectorId>;
  /** TH-8.4: the units of the controller and its ally (TH-19.5) in the sector can't be attacked. */
  readonly shelters?: true;
  /** TH-14.3.1: the wounds or data points added once to an attack event that gave at least one. */
  readonly attackBonus?: { readonly gives: 'wound' | 'data'; readonly amount: (use: CardUse) => number };
  /** TH-16.3.2: the number of the controller's units in the sector that may repeat their attacks in an attack event. */
  readonly repeats?: (use: CardUse) => number;
  /** TH-16.2.4: the number of attacks of the card itself in the controller's assaults, and the wounds dealt by each. */
  readonly lurks?: (use: CardUse) => { readonly attacks: number; readonly wounds: number };
  /** TH-16.3.4: whether the card attracts the malfunction token that `by` puts on another card of `victim`. */
  readonly drawsMalfunction?: (state: TheseusState, by: Seat, victim: Seat) => boolean;
  /**
   * TH-20.6: whether the card, which is never executed, has taken effect in a turn of `seat`. Called by `rules/turn.ts`
   * at the end of the turn.
   */
  readonly usedInTurn?: (state: TheseusState, use: CardUse, seat: Seat) => boolean;
}

/** The effect of a token on a unit, even after the token's card has gone (TH-13.3). */
export interface UnitToken {
  /** TH-22.7: called when the unit spends a point, before the traps of the sector that it enters. */
  readonly spendsPoint?: (game: Theseus, unit: UnitId) => void;
  /**
   * TH-22.9: called when a unit has got its room, before the traps there. Returns the cards that have released other
   * units.
   */
  readonly arrives?: (game: Theseus, unit: UnitId, sector: SectorId) => CardId[];
  /** Called when the unit has stopped and met the traps. */
  readonly hasStopped?: (game: Theseus, unit: UnitId, sector: SectorId) => void;
}

/**
 * The effect of an instant or bonus card that a player plays from in front of it in its own turn (TH-11.6, TH-11.7).
 */
export interface InstantEffect {
  /** Why a seat can't play the card now; `null` if it can. Must not change the state. */
  readonly whyNot: (state: TheseusState, seat: Seat) => Reason | null;
  /** Carries out the effect. The card has already been discarded. */
  readonly play: (game: Theseus, seat: Seat, card: AsideCard) => Rule;
}
