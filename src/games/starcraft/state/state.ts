import type { StepRules } from '../../../kernel/match/game.ts';
import type { Framed, Play } from '../../../kernel/match/play.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { BuildingId } from '../data/buildings.ts';
import type { EventCardId } from '../data/events.ts';
import type { FactionId } from '../data/factions.ts';
import type { ModuleId } from '../data/modules.ts';
import type { AreaId, PlanetId, TileSide } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import type { Battle } from './battle.ts';
import type { OrderInProgress, OrderToken, Payment } from './orders.ts';
import type { RouteId } from './route-id.ts';
import type { Steps } from './steps.ts';

/** What a rule of StarCraft gets to read and change the match. */
export type StarCraft = Play<StarCraftState, Steps>;

/** The rules of one chapter's steps. */
export type ChapterRules<Chapter> = Pick<StepRules<StarCraftState, Steps>, keyof Chapter & keyof Steps>;

/** The options of a match, which are chosen before it begins. */
export interface MatchOptions {
  /** Who builds the galaxy and places the forces: the seats (`by-hand`), or chance (`quick`). */
  readonly setUp: 'by-hand' | 'quick';
  /** The faction of each seat; `null` if it is chosen or dealt in the set-up. */
  readonly factions: readonly (FactionId | null)[];
  /** How seats without a given faction get one: they choose, or it is dealt. */
  readonly deal: 'choose' | 'random';
  /** The variant of the rules. Galactic Conquest has no conquest points, so only elimination wins (SC-23.1). */
  readonly variant: 'standard' | 'galactic-conquest';
  /** Whether the seats play in teams of two (SC-23.2); see `teams.ts`. */
  readonly teams: boolean;
  /**
   * Who gains the cards of a planet's empty areas (SC-18.3): only a seat that is alone on the planet, or a seat that
   * has the only base there.
   */
  readonly emptyAreas: 'alone' | 'only-base';
  /**
   * What triggers splash damage (SC-16.1): any destroyed enemy unit in the skirmish, or only one destroyed by strength.
   */
  readonly splash: 'any-kill' | 'strength';
  /** Whether a seat may look at its own order tokens on the board (SC-5.5). */
  readonly ownTokens: 'shown' | 'hidden';
  /** Whether Terran bases lift off (SC-22.1.2). */
  readonly liftOff: 'yes' | 'no';
}

/** The usual values of the options for optional rules, which tables play differently. */
export const TABLE_RULES = {
  emptyAreas: 'alone',
  splash: 'any-kill',
  ownTokens: 'shown',
  liftOff: 'yes',
} as const satisfies Partial<MatchOptions>;

/** The complete state of a match, as plain JSON. Seats are in turn order. */
export interface StarCraftState extends Framed<Steps> {
  readonly game: 'starcraft';
  readonly options: MatchOptions;
  phase: 'set-up' | 'planning' | 'execution' | 'regrouping';
  /** The number of the round; 0 in the set-up. */
  round: number;
  firstPlayer: Seat;
  /** The seat whose turn it is in planning and execution; `null` at other times. */
  turn: Seat | null;
  /** The planning cycle (1 to 4) or the regrouping step (1 to 10) in progress; 0 otherwise. */
  step: number;
  seats: SeatState[];
  /** The planets on the table, in the order in which they were placed. */
  planets: PlacedPlanet[];
  routes: Route[];
  /** The major end of the z-axis route whose minor end is being placed (SC-4.6); `null` otherwise. */
  majorEnd: RouteEnd | null;
  /** The areas of the planets on the table. */
  areas: Partial<Record<AreaId, AreaState>>;
  /** The order stack of each planet, bottom token first. */
  stacks: Partial<Record<PlanetId, OrderToken[]>>;
  /** The Event deck, top card last. */
  eventDeck: EventCardId[];
  eventDiscard: EventCardId[];
  /**
   * Event cards that are out of this match: taken out unseen in the set-up, or left behind by an eliminated faction.
   */
  eventsOut: EventCardId[];
  /** The Event cards that lie beside the board for good (SC-21.4). */
  endDrawsNear: EventCardId[];
  /** The order that is being carried out; `null` if there is none. */
  order: OrderInProgress | null;
  battle: Battle | null;
  /** The payment in progress of the seat that is asked; `null` if there is none. */
  payment: Payment | null;
}

/** Everything one seat owns (SC-2.1, SC-24). */
export interface SeatState {
  readonly name: string;
  faction: FactionId | null;
  eliminated: boolean;
  conquestPoints: number;
  /** Workers in the Worker Pool. */
  pool: number;
  /** Workers in Unavailable Workers. */
  unavailable: number;
  /** Workers on the two permanent resources (SC-7.4). */
  permanent: { mineral: number; gas: number };
  /** The Resource cards held; which side is up follows from the area's depletion. */
  resourceCards: HeldCard[];
  /** The highest level of each building type on the sheet; the printed one from the start. */
  buildings: Partial<Record<BuildingId, number>>;
  modules: Partial<Record<ModuleId, number>>;
  /** The seat's pieces that are not on the board. No more can be built than are left here (SC-2.2). */
  supply: { units: Partial<Record<UnitType, number>>; bases: number; workers: number; transports: number };
  /** The Combat cards in the seat's hand. Those chosen to be discarded (SC-18.9) come first. */
  hand: CardId[];
  /** How many cards of the hand the seat has already chosen to discard in regrouping step 9. This number is public. */
  discarding: number;
  /** The Combat deck, top card last. */
  deck: CardId[];
  discard: CardId[];
  technologyDeck: CardId[];
  playArea: CardId[];
  /** Event cards drawn and not yet read (SC-6.6). */
  events: EventCardId[];
  /** Event cards kept in the play area (SC-21.3). */
  keptEvents: EventCardId[];
  /**
   * The starting planets that the seat has drawn and not yet placed (SC-4.1). The next one to be placed comes first.
   */
  planetsToPlace: PlanetId[];
}

/** A Resource card, identified by its area, and the workers on it. */
export interface HeldCard {
  readonly area: AreaId;
  workers: number;
}

/** A planet tile on the table: its cell on the square grid and the number of its clockwise quarter turns. */
export interface PlacedPlanet {
  readonly planet: PlanetId;
  readonly owner: Seat;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}

/** A navigation route between two planets. The first end of a z-axis route is the major one. */
export interface Route {
  readonly id: RouteId;
  readonly kind: 'normal' | 'z-axis';
  /** The planet and the side of its tile (after rotation) at each end. */
  ends: [RouteEnd, RouteEnd];
  /** The seats with a transport on this route, each at most once (SC-8.1.2). */
  transports: Seat[];
}

export interface RouteEnd {
  readonly planet: PlanetId;
  readonly side: TileSide;
}

/** The state of an area. Outside a battle, units of two seats are never in the same area (SC-1.5.1). */
export interface AreaState {
  /** The owner of the units in the area; `null` if there are none. */
  holder: Seat | null;
  /** The number of units of each type in the area; types without units are left out. */
  units: Partial<Record<UnitType, number>>;
  base: Seat | null;
  depletion: 'none' | 'partial' | 'full';
}
