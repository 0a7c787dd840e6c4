import { glimpseMakerOf, viewOf } from '../../kernel/match/glimpse.ts';
import type { ViewParts } from '../../kernel/match/glimpse.ts';
import type { Outcome } from '../../kernel/match/play.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import type { CardId } from './data/cards.ts';
import type { EventCardId, Stage } from './data/events.ts';
import type { OrderKind } from './data/factions.ts';
import type { PlanetId } from './data/planets.ts';
import type { UnitType } from './data/units.ts';
import { battleView } from './view/battle.ts';
import type { BattleView } from './view/battle.ts';
import { ordersLeft, tokensOf } from './state/order-tokens.ts';
import type { OrdersLeft } from './state/order-tokens.ts';
import type { OrderInProgress, Payment } from './state/orders.ts';
import { handLimit, unitBuildLimit, unlockedUnits } from './state/sheet.ts';
import {
  eventStage,
  normalVictoryThreshold,
  objectiveCounts,
  objectiveProgress,
  pointsFromAreas,
  standingOf,
  teamFigures,
} from './state/standing.ts';
import type { Figures, Progress } from './state/standing.ts';
import type {
  AreaState,
  MatchOptions,
  PlacedPlanet,
  Route,
  RouteEnd,
  SeatState,
  StarCraftState,
} from './state/state.ts';
import { allTeams } from './state/teams.ts';

/** An order token as a viewer sees it. Its `order` is `null` if the viewer may not know the face (SC-5.3, SC-24). */
export interface TokenView {
  readonly seat: Seat;
  readonly special: boolean;
  readonly order: OrderKind | null;
}

/** The secrets of a seat, which only the seat itself may know (SC-24). */
export interface OwnSecrets {
  readonly hand: readonly CardId[];
  /**
   * The Event cards that the seat has drawn; `null` before regrouping step 8, when the seat may not look at them
   * either.
   */
  readonly events: readonly EventCardId[] | null;
  /** The seat's order tokens that are not on the board, by kind. */
  readonly ordersLeft: OrdersLeft;
}

/** The public progress of a seat towards each kind of victory. */
export interface SeatStanding {
  /** The seat's conquest points and tie-break figures (SC-19.2.1). */
  readonly figures: Figures;
  /** The sums of these figures over the seat's team (SC-23.2.6); `null` if there are no teams. */
  readonly teamFigures: Figures | null;
  /**
   * The conquest points that the seat or its whole team needs for a normal victory (SC-19.2, SC-19.4, SC-23.2.6);
   * `null` if there is no such victory (SC-23.1.1).
   */
  readonly pointsNeeded: number | null;
  /** The conquest points that the areas the seat controls now would give in the next regrouping (SC-18.5). */
  readonly pointsNext: number;
  readonly objective: Progress;
  /** Whether the objective counts at the present stage (SC-19.3.1); never in Galactic Conquest (SC-23.1.1). */
  readonly objectiveCounts: boolean;
}

/**
 * The things that a seat owns, as a viewer may know them. Public parts are as in `SeatState`; of hidden piles only the
 * number of cards is shown.
 */
export interface SeatView extends Readonly<
  Omit<SeatState, 'hand' | 'deck' | 'events'> & { handCount: number; deckCount: number; eventCount: number }
> {
  readonly seat: Seat;
  readonly handLimit: number;
  readonly unitBuildLimit: number;
  readonly unlockedUnits: readonly UnitType[];
  readonly ordersOnBoard: number;
  /** The seat's progress towards each victory; `null` before it has a faction. */
  readonly standing: SeatStanding | null;
  readonly own: OwnSecrets | null;
}

/** All that one viewer may know of a match of StarCraft: the only thing that screens and bots get (SC-24). */
export interface StarCraftView {
  readonly game: 'starcraft';
  readonly viewer: Viewer;
  /** The variant of the rules by which the match is played (SC-23.1). */
  readonly variant: MatchOptions['variant'];
  /** The seats of each team (SC-23.2); `null` if there are no teams. */
  readonly teams: readonly (readonly Seat[])[] | null;
  readonly phase: StarCraftState['phase'];
  readonly round: number;
  readonly step: number;
  readonly firstPlayer: Seat;
  readonly turn: Seat | null;
  readonly seats: readonly SeatView[];
  readonly planets: readonly PlacedPlanet[];
  readonly routes: readonly Route[];
  /** The major end of the z-axis route that is being placed (SC-4.6); `null` if none is. */
  readonly majorEnd: RouteEnd | null;
  readonly areas: Readonly<StarCraftState['areas']>;
  readonly stacks: Readonly<Partial<Record<PlanetId, readonly TokenView[]>>>;
  /** The stage of the top Event card; an empty deck counts as stage III. */
  readonly stage: Stage;
  readonly eventDeckCount: number;
  readonly eventDiscard: readonly EventCardId[];
  readonly endDrawsNear: readonly EventCardId[];
  readonly order: OrderInProgress | null;
  readonly payment: Payment | null;
  readonly battle: BattleView | null;
  readonly outcome: Outcome | null;
}

export type { AreaState };

/** A seat together with the state that it belongs to. */
interface Owner {
  readonly state: StarCraftState;
  readonly owner: SeatState;
  readonly seat: Seat;
}

/** Functions that make each property of a seat's view. */
const SEAT_PARTS: ViewParts<Owner, SeatView> = {
  name: ({ owner }) => owner.name,
  faction: ({ owner }) => owner.faction,
  eliminated: ({ owner }) => owner.eliminated,
  conquestPoints: ({ owner }) => owner.conquestPoints,
  pool: ({ owner }) => owner.pool,
  unavailable: ({ owner }) => owner.unavailable,
  permanent: ({ owner }) => owner.permanent,
  resourceCards: ({ owner }) => owner.resourceCards,
  buildings: ({ owner }) => owner.buildings,
  modules: ({ owner }) => owner.modules,
  supply: ({ owner }) => owner.supply,
  discarding: ({ owner }) => owner.discarding,
  discard: ({ owner }) => owner.discard,
  technologyDeck: ({ owner }) => owner.technologyDeck,
  playArea: ({ owner }) => owner.playArea,
  keptEvents: ({ owner }) => owner.keptEvents,
  planetsToPlace: ({ owner }) => owner.planetsToPlace,
  seat: ({ seat }) => seat,
  handCount: ({ owner }) => owner.hand.length,
  deckCount: ({ owner }) => owner.deck.length,
  eventCount: ({ owner }) => owner.events.length,
  handLimit: ({ state, owner, seat }) => (owner.faction !== null ? handLimit(state, seat) : 0),
  unitBuildLimit: ({ state, owner, seat }) => (owner.faction !== null ? unitBuildLimit(state, seat) : 0),
  unlockedUnits: ({ state, owner, seat }) => (owner.faction !== null ? unlockedUnits(state, seat) : []),
  ordersOnBoard: ({ state, seat }) => tokensOf(state, seat).length,
  standing: ({ state, owner, seat }) => (owner.faction !== null ? seatStanding(state, seat) : null),
  own: ({ state, owner, seat }, viewer) => (viewer === seat ? ownSecrets(state, owner, seat) : null),
};

function ownersOf(state: StarCraftState): Owner[] {
  return state.seats.map((owner, seat) => ({ state, owner, seat }));
}

/** Functions that make each property of a view (SC-24). */
const VIEW_PARTS: ViewParts<StarCraftState, StarCraftView> = {
  game: () => 'starcraft',
  viewer: (_, viewer) => viewer,
  variant: ({ options }) => options.variant,
  teams: state => (state.options.teams ? allTeams(state) : null),
  phase: ({ phase }) => phase,
  round: ({ round }) => round,
  step: ({ step }) => step,
  firstPlayer: ({ firstPlayer }) => firstPlayer,
  turn: ({ turn }) => turn,
  seats: (state, viewer) => ownersOf(state).map(owner => viewOf(SEAT_PARTS, owner, viewer)),
  planets: ({ planets }) => planets,
  routes: ({ routes }) => routes,
  majorEnd: ({ majorEnd }) => majorEnd,
  areas: ({ areas }) => areas,
  stacks: stacksView,
  stage: eventStage,
  eventDeckCount: ({ eventDeck }) => eventDeck.length,
  eventDiscard: ({ eventDiscard }) => eventDiscard,
  endDrawsNear: ({ endDrawsNear }) => endDrawsNear,
  order: ({ order }) => order,
  payment: ({ payment }) => payment,
  battle: ({ battle }, viewer) => (battle === null ? null : battleView(battle, viewer)),
  outcome: ({ outcome }) => outcome,
};

/** The view of the state for `viewer` (SC-24). It shares objects with the state, so do not change or keep it. */
export function starcraftView(state: StarCraftState, viewer: Viewer): StarCraftView {
  return viewOf(VIEW_PARTS, state, viewer);
}

/** The view as a glimpse: its properties, and those of its seats, are made when they are first read. */
export const starcraftGlimpse = glimpseMakerOf(VIEW_PARTS, {
  seats: { of: ownersOf, glimpse: glimpseMakerOf(SEAT_PARTS) },
});

/** Whether some view belongs to this game. */
export function isStarCraftView(view: unknown): view is StarCraftView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'starcraft';
}

function ownSecrets(state: StarCraftState, { hand, events }: SeatState, seat: Seat): OwnSecrets {
  const isReadingEvents = state.phase === 'regrouping' && state.step === 8;
  return { hand, events: isReadingEvents ? events : null, ordersLeft: ordersLeft(state, seat) };
}

/**
 * SC-5.5, ruling own-tokens: the order stacks as `viewer` may know them. Backs are public. Faces are known only to
 * their owner, or to nobody if the match plays with that option.
 */
function stacksView(state: StarCraftState, viewer: Viewer): StarCraftView['stacks'] {
  const stacksShown: Partial<Record<PlanetId, readonly TokenView[]>> = {};
  for (const { planet } of state.planets) {
    const tokenStack = state.stacks[planet] ?? [];
    stacksShown[planet] = tokenStack.map((token, place) => {
      const isRevealed =
        state.phase === 'execution' && state.order?.planet === planet && place === tokenStack.length - 1;
      const isOwnToken = token.seat === viewer && state.options.ownTokens === 'shown';
      return { ...token, order: isRevealed || isOwnToken ? token.order : null };
    });
  }
  return stacksShown;
}

function seatStanding(state: StarCraftState, seat: Seat): SeatStanding {
  return {
    figures: standingOf(state, seat).figures,
    teamFigures: state.options.teams ? teamFigures(state, seat) : null,
    pointsNeeded: normalVictoryThreshold(state, seat),
    pointsNext: pointsFromAreas(state, seat),
    objective: objectiveProgress(state, seat),
    objectiveCounts: objectiveCounts(state, seat),
  };
}
