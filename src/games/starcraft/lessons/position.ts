import { seededRandom } from '../../../kernel/plain/random.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import type { LessonPosition } from '../../../lessons/lesson.ts';
import { LEARNER, positionOf, RIVAL } from '../../../lessons/position.ts';
import type { CardId } from '../data/cards.ts';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../data/events.ts';
import type { EventCardId, Stage } from '../data/events.ts';
import type { FactionId, OrderKind } from '../data/factions.ts';
import type { AreaId, PlanetId, TileSide } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { takeComponents } from '../rules/components.ts';
import { placeBase, placeTransport, placeUnits } from '../rules/pieces.ts';
import { eventsRemoved } from '../rules/set-up.ts';
import { areasOf } from '../state/areas.ts';
import {
  cellBeside,
  oppositeSide,
  freeSlots,
  isTaken,
  otherEnd,
  planetAt,
  routesOf,
  slotSides,
} from '../state/galaxy.ts';
import { newState } from '../state/new-state.ts';
import type { RouteId } from '../state/route-id.ts';
import { seatState } from '../state/seats.ts';
import type { RouteEnd, SeatState, StarCraftState } from '../state/state.ts';
import { TABLE_RULES } from '../state/state.ts';
import { say } from '../text/say.ts';

export { LEARNER, RIVAL } from '../../../lessons/position.ts';

/** The names of the people in most lessons, by seat. */
const PLAYER_NAMES = [say('lesson-name.cadet'), say('lesson-name.kerrigan'), say('lesson-name.tassadar')];

/**
 * A table built by hand, piece by piece out of the box (SC-2.1), so that it could come up in a match: in round 1,
 * before anybody has an order on the board, without a galaxy and with an empty Event deck.
 *
 * ```ts
 * new PositionBuilder(['raynor', 'overmind'])
 *   .planet('braken', 0, 0).planet('torus', 1, 0) // cell x, y (y grows south), turns; facing slots are joined
 *   .area('braken-1', 0, { marine: 3 }).base('torus-2', 1)
 *   .transport('braken', 'torus', 0)
 *   .seat(0, owner => { owner.pool = 5; });
 * ```
 */
export class PositionBuilder {
  readonly state: StarCraftState;
  #people: readonly Message[] = PLAYER_NAMES;

  /** Begins a position with one seat for each faction; `nameOf` gives the names of the people in the seats. */
  constructor(factions: readonly FactionId[], nameOf: (seat: Seat) => string = () => '') {
    const options = {
      setUp: 'quick',
      deal: 'random',
      variant: 'standard',
      teams: false,
      ...TABLE_RULES,
      factions,
    } as const;
    const namedSeats = factions.map((_, seat) => ({ name: nameOf(seat) }));
    this.state = newState(options, namedSeats, seededRandom('position'));
    Object.assign(this.state, { agenda: [], phase: 'execution', round: 1 });
    factions.forEach((faction, seat) => takeComponents(this, seat, faction));
  }

  /** Replaces the names of the people, by seat. */
  people(...names: readonly Message[]): this {
    this.#people = names;
    return this;
  }

  /**
   * Makes the Event deck as after the set-up (SC-3.6), but in the order of the data, with the first card of stage I on
   * top.
   */
  eventDeck(): this {
    const stageCards = (number: Stage): EventCardId[] =>
      EVENT_CARD_IDS.filter(card => EVENT_CARDS[card].stage === number);
    const stage1Cards = stageCards(1);
    const stage2Cards = stageCards(2);
    const removedCount = eventsRemoved(this.state.seats.length);
    this.state.eventsOut = [
      ...stage1Cards.splice(stage1Cards.length - removedCount),
      ...stage2Cards.splice(stage2Cards.length - removedCount),
    ];
    this.state.eventDeck = [...stage1Cards, ...stage2Cards, ...stageCards(3)].toReversed();
    return this;
  }

  /** Puts a planet on the table, turned `turns` quarter turns clockwise, and joins all facing free slots (SC-4.5). */
  planet(planet: PlanetId, x: number, y: number, turns = 0, owner: Seat = 0): this {
    const { state } = this;
    state.planets.push({ planet, owner, x, y, turns });
    state.stacks[planet] = [];
    for (const area of areasOf(planet)) state.areas[area] = { holder: null, units: {}, base: null, depletion: 'none' };
    for (const side of slotSides(planet, turns)) {
      const cell = cellBeside(x, y, side);
      const neighbour = planetAt(state, cell.x, cell.y);
      if (neighbour === undefined || !slotSides(neighbour.planet, neighbour.turns).includes(oppositeSide(side)))
        continue;
      if (isTaken(state, neighbour.planet, oppositeSide(side))) continue;
      this.#join('normal', { planet: neighbour.planet, side: oppositeSide(side) }, { planet, side });
    }
    return this;
  }

  /**
   * Joins two planets by a z-axis route (SC-4.6), on the given sides or on any free slots. Throws if a planet has none.
   */
  zAxis(
    one: PlanetId,
    neighbour: PlanetId,
    oneSide = this.#freeSide(one),
    otherSide = this.#freeSide(neighbour),
  ): this {
    this.#join('z-axis', { planet: one, side: oneSide }, { planet: neighbour, side: otherSide });
    return this;
  }

  /** Puts units from the supply into an area. */
  area(area: AreaId, seat: Seat, units: Readonly<Partial<Record<UnitType, number>>>): this {
    for (const unit of UNIT_TYPES) {
      const count = units[unit] ?? 0;
      if (count > 0) placeUnits(this, area, seat, unit, count);
    }
    return this;
  }

  /** Puts a base from the supply into an area. */
  base(area: AreaId, seat: Seat): this {
    placeBase(this, area, seat);
    return this;
  }

  /** Puts a transport on the first route between two planets. Throws if there is no route. */
  transport(one: PlanetId, other: PlanetId, seat: Seat): this {
    placeTransport(this, this.routeBetween(one, other), seat);
    return this;
  }

  /** The id of the first route between two planets. Throws if there is no route. */
  routeBetween(one: PlanetId, other: PlanetId): RouteId {
    const route = routesOf(this.state, one).find(candidate => otherEnd(candidate, one) === other);
    if (route === undefined) throw new Error(`no route from ${one} to ${other}`);
    return route.id;
  }

  /** Puts workers from the supply into the Worker Pool. */
  workers(seat: Seat, pool: number): this {
    const owner = seatState(this.state, seat);
    owner.supply.workers -= pool;
    owner.pool += pool;
    return this;
  }

  /** Gives a seat Resource cards without workers on them. */
  cards(seat: Seat, ...areas: readonly AreaId[]): this {
    seatState(this.state, seat).resourceCards.push(...areas.map(area => ({ area, workers: 0 })));
    return this;
  }

  /** Moves cards from the seat's decks to its hand. */
  hand(seat: Seat, ...cards: readonly CardId[]): this {
    seatState(this.state, seat).hand.push(...cards.map(card => this.#take(seat, card)));
    return this;
  }

  /** Moves cards to the top of the seat's Combat deck; the first one ends up on top. */
  deckTop(seat: Seat, ...cards: readonly CardId[]): this {
    const takenCards = cards.map(card => this.#take(seat, card));
    seatState(this.state, seat).deck.push(...takenCards.toReversed());
    return this;
  }

  /** Moves Technology cards to the seat's play area. */
  inPlay(seat: Seat, ...cards: readonly CardId[]): this {
    seatState(this.state, seat).playArea.push(...cards.map(card => this.#take(seat, card)));
    return this;
  }

  /** Puts an order token on top of a planet's stack. */
  order(seat: Seat, planet: PlanetId, order: OrderKind, special = false): this {
    (this.state.stacks[planet] ??= []).push({ seat, order, special });
    return this;
  }

  /** Gives a seat Event cards that it has drawn but not read. */
  events(seat: Seat, ...cards: readonly EventCardId[]): this {
    const isInDeck = (card: EventCardId): boolean => !cards.includes(card);
    this.state.eventDeck = this.state.eventDeck.filter(isInDeck);
    this.state.eventsOut = this.state.eventsOut.filter(isInDeck);
    seatState(this.state, seat).events.push(...cards);
    return this;
  }

  /** Changes anything else in the state of a seat. */
  seat(seat: Seat, change: (owner: SeatState) => void): this {
    change(seatState(this.state, seat));
    return this;
  }

  /** Changes anything else in the state. */
  with(change: (state: StarCraftState) => void): this {
    change(this.state);
    return this;
  }

  /** Returns the finished position, which begins with these steps. */
  beginningAt(...agenda: StarCraftState['agenda']): LessonPosition {
    this.state.agenda = [...agenda];
    return positionOf(this.state, this.#people.slice(0, this.state.seats.length));
  }

  #join(kind: 'normal' | 'z-axis', one: RouteEnd, other: RouteEnd): void {
    const { routes } = this.state;
    const number = routes.filter(route => route.kind === kind).length + 1;
    const id = kind === 'normal' ? (`r${number}` as const) : (`z${number}` as const);
    routes.push({ id, kind, ends: [one, other], transports: [] });
  }

  #freeSide(planet: PlanetId): TileSide {
    const freeSlot = freeSlots(this.state).find(candidate => candidate.planet === planet);
    if (freeSlot === undefined) throw new Error(`${planet} has no free slot`);
    return freeSlot.side;
  }

  #take(seat: Seat, card: CardId): CardId {
    const owner = seatState(this.state, seat);
    for (const pile of [owner.deck, owner.technologyDeck]) {
      const place = pile.indexOf(card);
      if (place < 0) continue;
      pile.splice(place, 1);
      return card;
    }
    throw new Error(`seat ${seat} has no ${card} in its decks`);
  }
}

/**
 * The training cluster: Pridewater with the learner's base, Antiga Prime beside it, Braken below with the rival's base
 * and `units`; a z-axis route joins the latter two.
 */
export function trainingCluster(
  rival: FactionId = 'overmind',
  units: Readonly<Partial<Record<UnitType, number>>> = { zergling: 1 },
): PositionBuilder {
  return new PositionBuilder(['raynor', rival])
    .eventDeck()
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 0, 1, 0, RIVAL)
    .zAxis('antiga-prime', 'braken', 'south', 'east')
    .base('pridewater-1', LEARNER)
    .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
    .area('braken-3', RIVAL, units)
    .base('braken-3', RIVAL)
    .cards(RIVAL, 'braken-2', 'braken-3')
    .workers(RIVAL, 4);
}
