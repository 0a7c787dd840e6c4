import type { Seat } from '../../../kernel/words/message.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { ShipKind } from '../data/ships.ts';

type Nothing = Record<never, never>;
type OfSeat = { readonly seat: Seat };

/** GE-3: the round and its roles. */
export interface RoundSteps {
  'round.begin': Nothing;
  'round.pick': OfSeat;
  'round.end': Nothing;
  /** Lines up the turns of the role that was picked. */
  'role.begin': Nothing;
  /** Tests whether the game is over (GE-12.3). */
  'role.end': Nothing;
}

/** GE-4, GE-5. */
export interface ExplorerSteps {
  /** A seat chooses a tile of the row. `left`: the chooser, from what is left over (GE-4.4). */
  'explorer.tile': { readonly seat: Seat; readonly left: boolean };
  /** Whether the Scanners are used (GE-11.4). */
  'explorer.scan': OfSeat;
  'explorer.look': OfSeat;
  'explorer.keep': OfSeat;
  /** The chosen tile is put on the board. */
  'explorer.place': OfSeat;
  /** The chooser may annex its first tile (GE-4.3). */
  'explorer.annex': { readonly seat: Seat; readonly space: SpaceId };
  'explorer.leftovers': OfSeat;
  'explorer.reveal': Nothing;
}

/** GE-6. */
export interface MerchantSteps {
  'merchant.roll': OfSeat;
  'merchant.prices': OfSeat;
  'merchant.harvest': OfSeat;
  'merchant.trade': Nothing;
  'merchant.pirate': { readonly seat: Seat; readonly space: SpaceId | null };
  'merchant.end': Nothing;
}

/** GE-7. */
export interface StewardSteps {
  'steward.begin': OfSeat;
  'steward.produce': Nothing;
  'steward.protein': { readonly space: SpaceId };
}

/** GE-8. */
export interface EngineerSteps {
  'engineer.begin': OfSeat;
  'engineer.buy': Nothing;
  'engineer.build': { readonly ship: ShipKind; readonly space: SpaceId };
}

/** GE-9, movement. */
export interface WarlordSteps {
  'warlord.begin': OfSeat;
  /** What is free under ships is annexed. */
  'warlord.claim': Nothing;
  'warlord.move': Nothing;
  'warlord.walk': Nothing;
  'warlord.step': { readonly to: SpaceId };
  'warlord.warp': Nothing;
  /** More ships may warp along before a surprise attack. */
  'warlord.join': Nothing;
  'warlord.fight': Nothing;
}

/** GE-9, battles. */
export interface BattleSteps {
  /** `again`: against somebody else on the same space, by who has just won there. */
  'battle.begin': { readonly space: SpaceId; readonly again: boolean };
  'battle.open': Nothing;
  'battle.round': Nothing;
  'battle.roll': Nothing;
  'battle.hits': Nothing;
  'battle.removed': Nothing;
  'battle.retreat': Nothing;
}

/** GE-10. */
export interface RegentSteps {
  'regent.gain': Nothing;
  'regent.buy': OfSeat;
  'regent.place': OfSeat;
  /** Another seat's Ambassador may interrupt (GE-11.5). */
  'regent.landed': { readonly seat: Seat; readonly space: SpaceId };
  'regent.private': { readonly owner: Seat; readonly seat: Seat; readonly space: SpaceId };
  'regent.displaced': { readonly seat: Seat; readonly space: SpaceId };
  'regent.resolve': Nothing;
  'regent.depart': { readonly seat: Seat; readonly space: SpaceId; readonly bases: readonly SpaceId[] };
  'regent.score': Nothing;
}

/** GE-11. */
export interface ScienceSteps {
  'scientist.buy': OfSeat;
  /** A technology is announced, and the Saboteur may block it (GE-11.6). */
  'technology.announce': { readonly technology: TechnologyId; readonly seat: Seat };
  'technology.catch': OfSeat;
  'technology.catchRoll': OfSeat;
  'technology.caught': OfSeat;
  /** What was rolled may be rolled again (GE-11.7). */
  'warp.window': Nothing;
  'warp.reroll': Nothing;
  'warp.again': Nothing;
}

/** GE-12. */
export interface EndSteps {
  'end.count': Nothing;
  'end.tycoon': Nothing;
  'end.winner': Nothing;
}

/** What no chapter has: a seat gives up. */
export interface ConcessionSteps {
  'concession.give-up': OfSeat;
}

/** The table of contents of the rules: every named step and its arguments. */
export type Steps = RoundSteps &
  ExplorerSteps &
  MerchantSteps &
  StewardSteps &
  EngineerSteps &
  WarlordSteps &
  BattleSteps &
  RegentSteps &
  ScienceSteps &
  EndSteps &
  ConcessionSteps;
