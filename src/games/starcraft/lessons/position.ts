import { seededRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/words.ts';
import type { LessonPosition } from '../../lesson.ts';
import { LEARNER, positionOf, RIVAL } from '../../lesson-position.ts';
import type { CardId } from '../data/cards.ts';
import { EVENT_CARDS, EVENT_CARD_IDS } from '../data/events.ts';
import type { EventCardId, Stage } from '../data/events.ts';
import type { FactionId, OrderKind } from '../data/factions.ts';
import type { AreaId, PlanetId, Side } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { takeComponents } from '../rules/components.ts';
import { placeBase, placeTransport, placeUnits } from '../rules/pieces.ts';
import { eventsRemoved } from '../rules/set-up.ts';
import { areasOf } from '../state/areas.ts';
import { cellBeside, facing, isTaken, otherEnd, planetAt, routesOf, slots } from '../state/galaxy.ts';
import { newState } from '../state/new-state.ts';
import { seatState } from '../state/seats.ts';
import type { RouteEnd, SeatState, StarCraftState } from '../state/state.ts';
import { say } from '../text/say.ts';

export { LEARNER, RIVAL } from '../../lesson-position.ts';

/** What the people in a lesson are called, by seat. */
const NAMES = [say('lesson-name.cadet'), say('lesson-name.kerrigan'), say('lesson-name.tassadar')];

/** Builds the position that a lesson begins at, piece by piece out of the box (SC-2.1), so that it could come up in a match. */
export class PositionBuilder {
  readonly state: StarCraftState;

  /** A table of these factions, by seat, before the first order of round 1 and without a galaxy. */
  constructor(...factions: readonly FactionId[]) {
    const options = { setUp: 'quick', deal: 'random', variant: 'standard', teams: false, factions } as const;
    this.state = newState(
      options,
      factions.map(() => ({ name: '' })),
      seededRandom('lesson'),
    );
    Object.assign(this.state, { agenda: [], phase: 'execution', round: 1, ...eventDeckFor(factions.length) });
    factions.forEach((faction, seat) => takeComponents(this, seat, faction));
  }

  /** Puts a planet on the table, turned `turns` quarter turns clockwise, and joins all facing free slots (SC-4.4). */
  planet(planet: PlanetId, owner: Seat, x: number, y: number, turns = 0): this {
    const { state } = this;
    state.planets.push({ planet, owner, x, y, turns });
    state.stacks[planet] = [];
    for (const area of areasOf(planet)) state.areas[area] = { holder: null, units: {}, base: null, depletion: 'none' };
    for (const side of slots(planet, turns)) {
      const cell = cellBeside(x, y, side);
      const other = planetAt(state, cell.x, cell.y);
      if (other === undefined || !slots(other.planet, other.turns).includes(facing(side))) continue;
      this.#join('normal', { planet: other.planet, side: facing(side) }, { planet, side });
    }
    return this;
  }

  /** Joins two planets by a z-axis route on the named sides (SC-4.6). */
  zAxis(one: PlanetId, oneSide: Side, other: PlanetId, otherSide: Side): this {
    this.#join('z-axis', { planet: one, side: oneSide }, { planet: other, side: otherSide });
    return this;
  }

  /** Units from the supply, and with `base` a base, in an area. */
  area(area: AreaId, seat: Seat, units: Readonly<Partial<Record<UnitType, number>>>, { base = false } = {}): this {
    for (const unit of UNIT_TYPES) {
      const count = units[unit] ?? 0;
      if (count > 0) placeUnits(this, area, seat, unit, count);
    }
    if (base) placeBase(this, area, seat);
    return this;
  }

  /** A transport on the first route between two planets. Throws where there is none. */
  transport(one: PlanetId, other: PlanetId, seat: Seat): this {
    const route = routesOf(this.state, one).find(candidate => otherEnd(candidate, one) === other);
    if (route === undefined) throw new Error(`no route from ${one} to ${other}`);
    placeTransport(this, route.id, seat);
    return this;
  }

  /** Workers from the supply in the Worker Pool. */
  workers(seat: Seat, pool: number): this {
    const owner = seatState(this.state, seat);
    owner.supply.workers -= pool;
    owner.pool += pool;
    return this;
  }

  /** Resource cards in hold, with nobody on them. */
  cards(seat: Seat, ...areas: readonly AreaId[]): this {
    seatState(this.state, seat).resourceCards.push(...areas.map(area => ({ area, workers: 0 })));
    return this;
  }

  /** Cards from the seat's decks in its hand. */
  hand(seat: Seat, ...cards: readonly CardId[]): this {
    seatState(this.state, seat).hand.push(...cards.map(card => this.#take(seat, card)));
    return this;
  }

  /** Cards on top of the seat's Combat deck, the first one on top. */
  deckTop(seat: Seat, ...cards: readonly CardId[]): this {
    const taken = cards.map(card => this.#take(seat, card));
    seatState(this.state, seat).deck.push(...taken.toReversed());
    return this;
  }

  /** A token on top of a planet's stack. */
  order(seat: Seat, planet: PlanetId, order: OrderKind, special = false): this {
    (this.state.stacks[planet] ??= []).push({ seat, order, special });
    return this;
  }

  /** Event cards that a seat has drawn and not read yet. */
  events(seat: Seat, ...cards: readonly EventCardId[]): this {
    const isLeft = (card: EventCardId): boolean => !cards.includes(card);
    this.state.eventDeck = this.state.eventDeck.filter(isLeft);
    this.state.eventsOut = this.state.eventsOut.filter(isLeft);
    seatState(this.state, seat).events.push(...cards);
    return this;
  }

  /** Anything else of a seat. */
  seat(seat: Seat, change: (owner: SeatState) => void): this {
    change(seatState(this.state, seat));
    return this;
  }

  /** Anything else of the state. */
  with(change: (state: StarCraftState) => void): this {
    change(this.state);
    return this;
  }

  /** The position, with a step to begin with. */
  beginningAt(...agenda: StarCraftState['agenda']): LessonPosition {
    this.state.agenda = [...agenda];
    return positionOf(this.state, NAMES.slice(0, this.state.seats.length));
  }

  #join(kind: 'normal' | 'z-axis', one: RouteEnd, other: RouteEnd): void {
    const { routes } = this.state;
    if (isTaken(this.state, one.planet, one.side) || isTaken(this.state, other.planet, other.side)) return;
    const number = routes.filter(route => route.kind === kind).length + 1;
    const id = kind === 'normal' ? (`r${number}` as const) : (`z${number}` as const);
    routes.push({ id, kind, ends: [one, other], transports: [] });
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

/** The Event deck as the set-up leaves it (SC-3.6), but in the order of the data, with the first card of stage I on top. */
function eventDeckFor(seats: number): Pick<StarCraftState, 'eventDeck' | 'eventsOut'> {
  const stage = (number: Stage): EventCardId[] => EVENT_CARD_IDS.filter(card => EVENT_CARDS[card].stage === number);
  const first = stage(1);
  const second = stage(2);
  const removed = eventsRemoved(seats);
  const eventsOut = [...first.splice(first.length - removed), ...second.splice(second.length - removed)];
  return { eventDeck: [...first, ...second, ...stage(3)].toReversed(), eventsOut };
}

/**
 * The training cluster: Pridewater with the learner's base, Antiga Prime beside it, Braken below with the rival's; a z-axis
 * route joins the latter two.
 */
export function trainingCluster(rival: FactionId = 'overmind'): PositionBuilder {
  return new PositionBuilder('raynor', rival)
    .planet('pridewater', LEARNER, 0, 0)
    .planet('antiga-prime', LEARNER, 1, 0, 2)
    .planet('braken', RIVAL, 0, 1)
    .zAxis('antiga-prime', 'south', 'braken', 'east')
    .area('pridewater-1', LEARNER, {}, { base: true })
    .cards(LEARNER, 'pridewater-1', 'pridewater-2', 'pridewater-3')
    .area('braken-3', RIVAL, { zergling: 1 }, { base: true })
    .cards(RIVAL, 'braken-2', 'braken-3')
    .workers(RIVAL, 4);
}
