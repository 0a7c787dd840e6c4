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

/** An order token as a viewer sees it: `order` is `null` for those who may not know its face (SC-5.3, SC-24). */
export interface TokenView {
  readonly seat: Seat;
  readonly special: boolean;
  readonly order: OrderKind | null;
}

/** What only the seat itself may know, SC-24. */
export interface OwnSecrets {
  readonly hand: readonly CardId[];
  /** The Event cards that it has drawn; `null` before regrouping step 8, when it may not look at them either. */
  readonly events: readonly EventCardId[] | null;
  /** Its order tokens that are not on the board, by kind. */
  readonly ordersLeft: OrdersLeft;
}

/** How near a seat is to each victory, as all may know it. */
export interface SeatStanding {
  /** Conquest points and the tie-breaks (SC-19.2.1). */
  readonly figures: Figures;
  /** The same for the whole team, added up (SC-23.2.6); `null` when everybody plays for themselves. */
  readonly teamFigures: Figures | null;
  /**
   * Conquest points that a normal victory takes, of a team in sum (SC-19.2, SC-19.4, SC-23.2.6); `null`: there is none
   * (SC-23.1.1).
   */
  readonly pointsNeeded: number | null;
  /** What the areas it controls now would give in the next regrouping (SC-18.5). */
  readonly pointsNext: number;
  readonly objective: Progress;
  /** Whether the objective counts at the present stage (SC-19.3.1); never in Galactic Conquest (SC-23.1.1). */
  readonly objectiveCounts: boolean;
}

/** One seat's things, as a viewer may know them. What is open is as in `SeatState`; hidden piles are counts. */
export interface SeatView extends Readonly<
  Omit<SeatState, 'hand' | 'deck' | 'events'> & { handCount: number; deckCount: number; eventCount: number }
> {
  readonly seat: Seat;
  readonly handLimit: number;
  readonly unitBuildLimit: number;
  readonly unlockedUnits: readonly UnitType[];
  readonly ordersOnBoard: number;
  /** Where it stands and how it can win; `null` before it has a faction. */
  readonly standing: SeatStanding | null;
  readonly own: OwnSecrets | null;
}

/** All that one viewer may know of a match of StarCraft: the only thing that screens and bots get (SC-24). */
export interface StarCraftView {
  readonly game: 'starcraft';
  readonly viewer: Viewer;
  /** By which variant the match is played (SC-23.1). */
  readonly variant: MatchOptions['variant'];
  /** The seats of each team (SC-23.2); `null` when everybody plays for themselves. */
  readonly teams: readonly (readonly Seat[])[] | null;
  readonly phase: StarCraftState['phase'];
  readonly round: number;
  readonly step: number;
  readonly firstPlayer: Seat;
  readonly turn: Seat | null;
  readonly seats: readonly SeatView[];
  readonly planets: readonly PlacedPlanet[];
  readonly routes: readonly Route[];
  /** The major end of the z-axis route that is being placed (SC-4.6). */
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

/** The state as `viewer` may know it, SC-24. Shares structure with the state: do not change or keep it. */
export function starcraftView(state: StarCraftState, viewer: Viewer): StarCraftView {
  const { phase, round, step, firstPlayer, turn, planets, routes, majorEnd, areas, order, payment, outcome } = state;
  return {
    game: 'starcraft',
    viewer,
    variant: state.options.variant,
    teams: state.options.teams ? allTeams(state) : null,
    phase,
    round,
    step,
    firstPlayer,
    turn,
    seats: state.seats.map((owner, seat) => seatView(state, owner, seat, viewer)),
    planets,
    routes,
    majorEnd,
    areas,
    stacks: stacksView(state, viewer),
    stage: eventStage(state),
    eventDeckCount: state.eventDeck.length,
    eventDiscard: state.eventDiscard,
    endDrawsNear: state.endDrawsNear,
    order,
    payment,
    battle: state.battle === null ? null : battleView(state.battle, viewer),
    outcome,
  };
}

/** Whether some view belongs to this game. */
export function isStarCraftView(view: unknown): view is StarCraftView {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === 'starcraft';
}

function seatView(state: StarCraftState, owner: SeatState, seat: Seat, viewer: Viewer): SeatView {
  const { hand, deck, events, ...open } = owner;
  const begun = owner.faction !== null;
  return {
    ...open,
    seat,
    handCount: hand.length,
    deckCount: deck.length,
    eventCount: events.length,
    handLimit: begun ? handLimit(state, seat) : 0,
    unitBuildLimit: begun ? unitBuildLimit(state, seat) : 0,
    unlockedUnits: begun ? unlockedUnits(state, seat) : [],
    ordersOnBoard: tokensOf(state, seat).length,
    standing: begun ? seatStanding(state, seat) : null,
    own: viewer === seat ? ownSecrets(state, owner, seat) : null,
  };
}

function ownSecrets(state: StarCraftState, { hand, events }: SeatState, seat: Seat): OwnSecrets {
  const reading = state.phase === 'regrouping' && state.step === 8;
  return { hand, events: reading ? events : null, ordersLeft: ordersLeft(state, seat) };
}

/** SC-5.5, ruling own-tokens: faces are for their owner alone, or for nobody if the table plays so; backs are open. */
function stacksView(state: StarCraftState, viewer: Viewer): StarCraftView['stacks'] {
  const shown: Partial<Record<PlanetId, readonly TokenView[]>> = {};
  for (const { planet } of state.planets) {
    const stack = state.stacks[planet] ?? [];
    shown[planet] = stack.map((token, place) => {
      const revealed = state.phase === 'execution' && state.order?.planet === planet && place === stack.length - 1;
      const own = token.seat === viewer && state.options.ownTokens === 'shown';
      return { ...token, order: revealed || own ? token.order : null };
    });
  }
  return shown;
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
