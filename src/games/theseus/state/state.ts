import type { StepRules } from '../../../kernel/match/game.ts';
import type { Framed, Play } from '../../../kernel/match/play.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import type { CardId } from '../data/cards.ts';
import type { FactionId, FactionSector, PendingSlotId, RoomId, SectorId, SlotId } from '../data/ids.ts';
import type { Mode } from '../data/modes.ts';
import type { UnitId } from '../data/units.ts';
import type { Steps } from './steps.ts';

/** The running match that the rules of Theseus work on. */
export type Theseus = Play<TheseusState, Steps>;

/** The functions that carry out the steps of one chapter. */
export type ChapterRules<Chapter> = Pick<StepRules<TheseusState, Steps>, keyof Chapter & keyof Steps>;

/** The options of a match, chosen before it begins (TH-4). */
export interface MatchOptions {
  readonly mode: Mode;
  /** The faction of each seat; `null`: it is dealt, or chosen in the set-up. */
  readonly factions: readonly (FactionId | null)[];
  /** How seats without an agreed faction get one: dealt at random, or chosen. */
  readonly deal: 'random' | 'choose';
  /** Who plays first: by chance, or the first seat (TH-3.2). */
  readonly first: 'random' | 'first-seat';
  /**
   * The cards from which decks are dealt: all, or those up to a level (TH-4.1). `built`: every player builds a deck
   * (TH-4.4).
   */
  readonly decks: 'all' | 'beginner' | 'level-1' | 'level-2' | 'built';
  /** The number of cards that each player installs before the match (TH-3.7, TH-4.2). */
  readonly installed: 'one' | 'three';
  /** The order of the sectors in the ring: as in TH-3.3, random, or chosen by the players (TH-4.3). */
  readonly ring: 'standard' | 'random' | 'by-hand';
  /**
   * The number of rounds after which the match ends, as it does at the end of the countdown; 0: no limit (TH-22.10).
   */
  readonly roundLimit: number;
}

/** The complete state of a match, as plain JSON. `seats` is in seating order, `order` in turn order. */
export interface TheseusState extends Framed<Steps> {
  readonly game: 'theseus';
  readonly options: MatchOptions;
  phase: 'set-up' | 'play' | 'tie';
  /** The number of the round, which begins with the turn of the first seat in `order`; 0 in the set-up. */
  round: number;
  /** The seats in turn order; empty until the ring is laid. */
  order: Seat[];
  seats: SeatState[];
  /** The sectors in play, clockwise from the first one laid. */
  ring: SectorId[];
  /** TH-19.2: the sectors of the alliances A and B; empty without teams. */
  allianceSectors: FactionSector[];
  /** The sector marker of Pandora (TH-20.3); `null`: it is not on the station. */
  pandora: { sector: SectorId; side: 'left' | 'right' } | null;
  /** The state of each unit that is not in the supply. */
  units: Partial<Record<UnitId, UnitState>>;
  installed: Partial<Record<SlotId, InstalledCard>>;
  /** The bonus cards on the board (TH-3.5). */
  bonus: Partial<Record<SlotId, BonusCardId>>;
  pending: Partial<Record<PendingSlotId, CardId>>;
  /** The card under the malfunction token, pending or installed; `null`: the token is on its symbol (TH-13). */
  malfunction: CardId | null;
  /** The deactivation tokens in each sector, each given by the seat whose units it protects (TH-7.5). */
  deactivation: Partial<Record<SectorId, Seat[]>>;
  /** Bonus cards that left the game face down in the set-up. */
  bonusOut: BonusCardId[];
  bonusUsed: BonusCardId[];
  /** The number of times that the end-of-game marker was moved; 4 is the end (TH-17). */
  countdown: number;
  turn: Turn | null;
  /**
   * `waiting`: the seats that still have a turn to break the tie. `tied`: the seats that are tied (TH-17.3, TH-18.6).
   */
  tie: { waiting: Seat[]; tied: Seat[] } | null;
}

/** The state of one seat. */
export interface SeatState {
  readonly name: string;
  faction: FactionId | null;
  /** Whether the seat has given up. */
  out: boolean;
  life: number;
  data: number;
  /** Upgrade tokens in stock (TH-12.1). */
  upgrades: number;
  /** The deck, top card last; only the top card is known (TH-2.6). */
  deck: CardId[];
  /** The cards that left the game face down, in the set-up (TH-3.6) or with a seat that gave up. */
  removed: CardId[];
  /** Cards drawn in the set-up and not yet placed (TH-3.7). */
  drawn: CardId[];
  discard: CardId[];
  /** Instants and bonus cards that lie face up in front of the player (TH-11.5, TH-11.7). */
  aside: AsideCard[];
}

/** The id of a card that lies face up in front of a player. */
export type AsideCard = CardId | BonusCardId;

/**
 * The place of a unit: a room, space, on its way (`moving`), or for an embryo the slot of the card that it has taken
 * over.
 */
export type UnitPlace = RoomId | 'space' | 'moving' | SlotId;

/** The state of a unit that is not in the supply. */
export interface UnitState {
  readonly seat: Seat;
  side: 'base' | 'upgraded';
  place: UnitPlace;
  /** The number of parasite tokens on the unit (TH-16.2.5). */
  parasites: number;
  /** Whether an invisibility token lies on the unit (TH-16.5.2). */
  invisible: boolean;
  /** The Gripper whose token holds the unit (TH-16.4.2); `null`: none. */
  heldBy: CardId | null;
}

/** A card in an installed slot, and what lies on it. */
export interface InstalledCard {
  readonly card: CardId;
  upgrades: number;
  /** The marker of Video Cameras, 0 to 6; 0 on every other card. */
  camera: number;
  /** The embryo that has taken over the card (TH-20.6); `null`: none. */
  takenBy: UnitId | null;
}

/** The turn in progress (TH-5). */
export interface Turn {
  readonly seat: Seat;
  part: 'move' | 'actions' | 'sector' | 'pending';
  /** The unit chosen in this movement phase, and below it the sector where it stopped. */
  unit: UnitId | null;
  sector: SectorId | null;
  /** TH-6.10: the active player's units that have moved in this turn, in any way. */
  moved: UnitId[];
  /** The executed actions of this phase: a card, or `card+1` for a copy of it (TH-10.1, TH-15.5). */
  done: string[];
  /**
   * The units that each card has already chosen in this phase. A card and its copies choose no unit twice (TH-16.1.2).
   */
  chosen: Partial<Record<CardId, UnitId[]>>;
  /** TH-16.2.3: the units that have attacked by Ghost Strike in this turn. */
  struck: UnitId[];
  /** The sector actions that Pandora has carried out in this phase, if its own sector is a common one (TH-20.8). */
  sectorDone: ('common' | 'own')[];
  /** TH-20.5: whether the unit is a creature that had no enemies in the sector where it stopped. */
  breeds: boolean;
  /** TH-20.8: the number of Pandora's own actions in the Tech Bay that are postponed until after the extra turn. */
  putOff: number;
  /** Whether the turn ends at once: after a return from space (TH-9.2), or because a tie begins (TH-17.2). */
  over: boolean;
}
