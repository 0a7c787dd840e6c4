import type { StepRules } from '../../../kernel/match/game.ts';
import type { Framed, Play } from '../../../kernel/match/play.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { BonusCardId } from '../data/bonus-cards.ts';
import type { CardId } from '../data/cards.ts';
import type { FactionId, FactionSector, PendingSlotId, RoomId, SectorId, SlotId } from '../data/ids.ts';
import type { Mode } from '../data/modes.ts';
import type { UnitId } from '../data/units.ts';
import type { Steps } from './steps.ts';

/** What the rules of Theseus work with. */
export type Theseus = Play<TheseusState, Steps>;

/** The rules of one chapter's steps. */
export type ChapterRules<Chapter> = Pick<StepRules<TheseusState, Steps>, keyof Chapter & keyof Steps>;

/** The choices made before a match (TH-4). */
export interface MatchOptions {
  readonly mode: Mode;
  /** The faction of each seat; `null`: chosen in the set-up, or dealt. */
  readonly factions: readonly (FactionId | null)[];
  /** How the factions that are not named above are found. */
  readonly deal: 'random' | 'choose';
  /** Who plays first: by chance, or the first seat (TH-3.2). */
  readonly first: 'random' | 'first-seat';
  /** What a deck is dealt from: all cards, or those up to a level (TH-4.1); or everybody builds one (TH-4.4). */
  readonly decks: 'all' | 'beginner' | 'level-1' | 'level-2' | 'built';
  /** How many cards each installs before the match (TH-3.7, TH-4.2). */
  readonly installed: 'one' | 'three';
  /** The order of the sectors: as in TH-3.3, dealt, or laid by the people (TH-4.3). */
  readonly ring: 'standard' | 'random' | 'by-hand';
  /** After this many rounds the match ends as if the countdown had; 0: never (TH-22.10). */
  readonly roundLimit: number;
}

/** Everything about a match, as plain JSON. Seats stand as they sit; `order` says in which order they play. */
export interface TheseusState extends Framed<Steps> {
  readonly game: 'theseus';
  readonly options: MatchOptions;
  phase: 'set-up' | 'play' | 'tie';
  /** How often the turn has come to the first in the order; 0 in the set-up. */
  round: number;
  /** The seats in turn order; empty until the ring lies. */
  order: Seat[];
  seats: SeatState[];
  /** The sectors in play, clockwise from the first one laid. */
  ring: SectorId[];
  /** TH-19.2: the sectors of the alliances A and B; empty without teams. */
  allianceSectors: FactionSector[];
  /** The sector marker of Pandora (TH-20.3). */
  pandora: { sector: SectorId; side: 'left' | 'right' } | null;
  /** The units that are not in the supply. */
  units: Partial<Record<UnitId, UnitState>>;
  installed: Partial<Record<SlotId, InstalledCard>>;
  /** The bonus cards on the board (TH-3.5). */
  bonus: Partial<Record<SlotId, BonusCardId>>;
  pending: Partial<Record<PendingSlotId, CardId>>;
  /** The card under the malfunction token, pending or installed; `null`: the token is on its symbol (TH-13). */
  malfunction: CardId | null;
  /** The deactivation tokens in each sector: for whose units each of them is (TH-7.5). */
  deactivation: Partial<Record<SectorId, Seat[]>>;
  /** Bonus cards that left the game unseen in the set-up. */
  bonusOut: BonusCardId[];
  bonusUsed: BonusCardId[];
  /** How often the end-of-game marker was moved: 4 is the end (TH-17). */
  countdown: number;
  turn: Turn | null;
  /** The seats that still have a turn to break a tie (TH-17.3, TH-18.6), and those who are tied. */
  tie: { waiting: Seat[]; tied: Seat[] } | null;
}

/** Everything one seat owns. */
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
  /** The cards that left the game unseen in the set-up (TH-3.6), or with a seat that gave up. */
  removed: CardId[];
  /** Cards drawn in the set-up and not yet placed (TH-3.7). */
  drawn: CardId[];
  discard: CardId[];
  /** Instants and bonus cards face up before the player (TH-11.5, TH-11.7). */
  aside: AsideCard[];
}

/** A card that lies face up before a player. */
export type AsideCard = CardId | BonusCardId;

/** Where a unit is: in a room, in space, on its way, or (an embryo) on the card that it has taken over. */
export type UnitPlace = RoomId | 'space' | 'moving' | SlotId;

/** One unit that is not in the supply. */
export interface UnitState {
  readonly seat: Seat;
  side: 'base' | 'upgraded';
  place: UnitPlace;
  /** Parasite tokens on it (TH-16.2.5). */
  parasites: number;
  /** Whether an invisibility token lies on it (TH-16.5.2). */
  invisible: boolean;
  /** The Gripper whose token lies on it (TH-16.4.2). */
  heldBy: CardId | null;
}

/** A card in an installed slot, and what lies on it. */
export interface InstalledCard {
  readonly card: CardId;
  upgrades: number;
  /** The marker of Video Cameras, 0 to 6; 0 on every other card. */
  camera: number;
  /** The embryo that has taken it over (TH-20.6). */
  takenBy: UnitId | null;
}

/** The turn in progress (TH-5). */
export interface Turn {
  readonly seat: Seat;
  part: 'move' | 'actions' | 'sector' | 'pending';
  /** The unit that was chosen in this movement phase, and the sector where it stopped. */
  unit: UnitId | null;
  sector: SectorId | null;
  /** TH-6.10: the own units that have moved in this turn, in any way. */
  moved: UnitId[];
  /** The actions that were carried out in this phase: a card, or `card+1` for a copy of it (TH-10.1, TH-15.5). */
  done: string[];
  /** The units that the runs of one card have chosen already: none is chosen twice, copies included (TH-16.1.2). */
  chosen: Partial<Record<CardId, UnitId[]>>;
  /** TH-16.2.3: the units that Ghost Strike has activated in this turn. */
  struck: UnitId[];
  /** Pandora's actions on its sector that is a common one: those done in this phase (TH-20.8). */
  sectorDone: ('common' | 'own')[];
  /** TH-20.5: the unit is a creature that found no enemies when it had stopped. */
  breeds: boolean;
  /** TH-20.8: own actions of Pandora in the Tech Bay that it has put off until after the extra turn. */
  putOff: number;
  /** The turn ends at once: after a return from space (TH-9.2), or because the match goes into its tie (TH-17.2). */
  over: boolean;
}
