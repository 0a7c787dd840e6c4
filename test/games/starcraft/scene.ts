import type { Answer, Decision } from '../../../src/kernel/decision.ts';
import type { GameDefinition, StepRules } from '../../../src/kernel/game.ts';
import { recordFrom, restoreMatch } from '../../../src/kernel/match.ts';
import type { RunningMatch } from '../../../src/kernel/match.ts';
import { Play } from '../../../src/kernel/play.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import type { Rule } from '../../../src/kernel/rule.ts';
import { words } from '../../../src/kernel/words.ts';
import type { Seat } from '../../../src/kernel/words.ts';
import { copy } from '../../../src/kernel/copy.ts';
import type { CardId } from '../../../src/games/starcraft/data/cards.ts';
import type { FactionId, OrderKind } from '../../../src/games/starcraft/data/factions.ts';

import type { AreaId, PlanetId, Side } from '../../../src/games/starcraft/data/planets.ts';
import { UNIT_TYPES } from '../../../src/games/starcraft/data/units.ts';
import type { UnitType } from '../../../src/games/starcraft/data/units.ts';
import { takeComponents } from '../../../src/games/starcraft/rules/components.ts';
import { placeBase, placeTransport, placeUnits } from '../../../src/games/starcraft/rules/pieces.ts';
import { areasOf, hasUnitOn, unitsIn } from '../../../src/games/starcraft/state/areas.ts';
import {
  cellBeside,
  facing,
  isTaken,
  planetAt,
  routesOf,
  otherEnd,
  slots,
} from '../../../src/games/starcraft/state/galaxy.ts';
import { newState } from '../../../src/games/starcraft/state/new-state.ts';
import { seatState } from '../../../src/games/starcraft/state/seats.ts';
import type { MatchOptions, SeatState, StarCraftState } from '../../../src/games/starcraft/state/state.ts';
import type { RouteId } from '../../../src/games/starcraft/state/route-id.ts';
import type { Steps } from '../../../src/games/starcraft/state/steps.ts';

/** How a position built by hand is played; `playing` says otherwise. */
const SCENE_OPTIONS = { setUp: 'quick', deal: 'random', variant: 'standard', teams: false } as const;

type Rules = Partial<StepRules<StarCraftState, Steps>>;
type Counts = Partial<Record<UnitType, number>>;

/**
 * A position built by hand, and the match that goes on from it: for tests that are one sentence.
 *
 * ```ts
 * const table = scene(['overmind', 'mengsk'], mobilizeSteps)   // only these steps are carried out …
 *   .planet('braken', 0, 0).planet('torus', 1, 0)              // cell x, y (y grows south), turns; facing slots are joined
 *   .area('braken-1', 0, { zergling: 3 }).base('torus-2', 1)
 *   .transport('braken', 'torus', 0)
 *   .seat(0, owner => { owner.pool = 5; })
 *   .order(0, 'braken', 'mobilize')                            // on top of its stack and being carried out
 *   .begin('mobilize.moves', {});
 * table.answer('done');
 * expect(table.endedAt).toBe('execution.endOfOrder');          // … the first other step ends the match
 * ```
 */
export function scene(factions: readonly FactionId[], ...rules: readonly Rules[]): Scene {
  return new Scene(
    factions,
    rules.reduce<Rules>((all, some) => ({ ...all, ...some }), {}),
  );
}

export class Scene {
  readonly state: StarCraftState;
  readonly #rules: Rules;
  #match: RunningMatch<StarCraftState, Steps, unknown, unknown> | null = null;
  #endedAt: string | null = null;

  constructor(factions: readonly FactionId[], rules: Rules) {
    const names = factions.map((_, seat) => ({ name: `P${seat + 1}` }));
    this.#rules = rules;
    this.state = newState({ ...SCENE_OPTIONS, factions }, names, seededRandom('scene'));
    this.state.agenda = [];
    this.state.phase = 'execution';
    this.state.round = 1;
    factions.forEach((faction, seat) => {
      takeComponents(this, seat, faction);
    });
  }

  /** Puts a planet on the table, turned `turns` quarter turns clockwise, and joins all facing free slots. */
  planet(planet: PlanetId, x: number, y: number, turns = 0): this {
    const { state } = this;
    state.planets.push({ planet, owner: 0, x, y, turns });
    state.stacks[planet] = [];
    for (const area of areasOf(planet)) state.areas[area] = { holder: null, units: {}, base: null, depletion: 'none' };
    for (const side of slots(planet, turns)) {
      const cell = cellBeside(x, y, side);
      const neighbour = planetAt(state, cell.x, cell.y);
      if (neighbour === undefined || !slots(neighbour.planet, neighbour.turns).includes(facing(side))) continue;
      if (isTaken(state, neighbour.planet, facing(side))) continue;
      const ends: [{ planet: PlanetId; side: Side }, { planet: PlanetId; side: Side }] = [
        { planet: neighbour.planet, side: facing(side) },
        { planet, side },
      ];
      state.routes.push({ id: `r${state.routes.length + 1}`, kind: 'normal', ends, transports: [] });
    }
    return this;
  }

  /** Puts units of a seat from its supply into an area. */
  area(area: AreaId, seat: Seat, units: Counts): this {
    for (const unit of UNIT_TYPES) {
      const count = units[unit] ?? 0;
      if (count > 0) placeUnits(this, area, seat, unit, count);
    }
    return this;
  }

  /** Puts a base of a seat into an area. */
  base(area: AreaId, seat: Seat): this {
    placeBase(this, area, seat);
    return this;
  }

  /** Puts a transport of a seat on the first route between two planets. */
  transport(one: PlanetId, other: PlanetId, seat: Seat): this {
    placeTransport(this, this.routeBetween(one, other), seat);
    return this;
  }

  /** The first route between two planets. Throws when there is none. */
  routeBetween(one: PlanetId, other: PlanetId): RouteId {
    const route = routesOf(this.state, one).find(candidate => otherEnd(candidate, one) === other);
    if (route === undefined) throw new Error(`no route ${one}–${other}`);
    return route.id;
  }

  /** Joins two planets by a z-axis route, on any free slots. */
  zAxis(one: PlanetId, other: PlanetId): this {
    const end = (planet: PlanetId): { planet: PlanetId; side: Side } => {
      const turns = this.state.planets.find(placed => placed.planet === planet)?.turns ?? 0;
      const side = slots(planet, turns).find(candidate => !isTaken(this.state, planet, candidate));
      if (side === undefined) throw new Error(`${planet} has no free slot`);
      return { planet, side };
    };
    const number = this.state.routes.filter(route => route.kind === 'z-axis').length + 1;
    this.state.routes.push({ id: `z${number}`, kind: 'z-axis', ends: [end(one), end(other)], transports: [] });
    return this;
  }

  /** Gives workers from the supply to the Worker Pool. */
  workers(seat: Seat, pool: number): this {
    const owner = seatState(this.state, seat);
    owner.supply.workers -= pool;
    owner.pool += pool;
    return this;
  }

  /** Gives Resource cards. */
  cards(seat: Seat, ...areas: AreaId[]): this {
    for (const area of areas) seatState(this.state, seat).resourceCards.push({ area, workers: 0 });
    return this;
  }

  /** Takes Combat or Technology cards from wherever they are in the seat's decks into the hand. */
  hand(seat: Seat, ...cards: CardId[]): this {
    seatState(this.state, seat).hand.push(...cards.map(card => this.#take(seat, card)));
    return this;
  }

  /** Puts cards on top of the seat's Combat deck, the first one named on top. */
  deckTop(seat: Seat, ...cards: CardId[]): this {
    const taken = cards.map(card => this.#take(seat, card));
    seatState(this.state, seat).deck.push(...taken.reverse());
    return this;
  }

  /** Puts technologies into the seat's play area. */
  inPlay(seat: Seat, ...cards: CardId[]): this {
    seatState(this.state, seat).playArea.push(...cards.map(card => this.#take(seat, card)));
    return this;
  }

  /** Plays by a variant (SC-23). */
  playing(variant: Partial<Pick<MatchOptions, 'variant' | 'teams'>>): this {
    Object.assign(this.state, { options: { ...this.state.options, ...variant } });
    return this;
  }

  /** Changes anything else of a seat. */
  seat(seat: Seat, change: (owner: SeatState) => void): this {
    change(seatState(this.state, seat));
    return this;
  }

  /** Changes anything else of the state. */
  with(change: (state: StarCraftState) => void): this {
    change(this.state);
    return this;
  }

  /** An order token on top of its planet's stack, revealed and being carried out. */
  order(seat: Seat, planet: PlanetId, order: OrderKind, special = false): this {
    const { state } = this;
    (state.stacks[planet] ??= []).push({ seat, order, special });
    state.turn = seat;
    const standing = hasUnitOn(state, planet, seat)
      ? areasOf(planet).flatMap(area =>
          state.areas[area]?.holder === seat
            ? unitsIn(state, area).map(({ unit, count }) => ({ area, unit, count }))
            : [],
        )
      : [];
    state.order = {
      seat,
      planet,
      order,
      special,
      unitsBuilt: 0,
      discountUsed: false,
      standing,
      moves: [],
      liftOff: null,
      technology: null,
    };
    return this;
  }

  /** Starts the match at a step. */
  begin<K extends keyof Steps>(step: K, args: Steps[K]): this {
    const lining = new Play<StarCraftState, Steps>(this.state, () => undefined);
    lining.next(step, args);
    this.state.agenda = lining.takeLinedUp();
    const start = { game: 'starcraft', rulesVersion: 0, seats: this.state.seats, options: {}, seed: 'scene' };
    this.#match = restoreMatch(this.#definition(), recordFrom(start, copy(this.state)), { thorough: true });
    return this;
  }

  /** The running match. Throws before `begin`. */
  get match(): RunningMatch<StarCraftState, Steps, unknown, unknown> {
    if (this.#match === null) throw new Error('begin() first');
    return this.#match;
  }

  /** The state as it is now (a copy). */
  get now(): StarCraftState {
    return this.match.secretState();
  }

  /** The pending decision. Throws when the match has ended. */
  get decision(): Decision {
    const { decision } = this.match;
    if (decision === null) throw new Error(`the scene has ended (${this.endedAt ?? 'by the rules'})`);
    return decision;
  }

  /** The ids of the pending options. */
  get options(): string[] {
    return this.decision.options.map(option => option.id);
  }

  /** The rule that blocks an option now, or `undefined`. */
  blockedBy(id: string): string | undefined {
    return this.match.blocked().find(blocked => blocked.id === id)?.rule;
  }

  /** Gives answers one after the other. */
  answer(...answers: readonly Answer[]): this {
    for (const answer of answers) this.match.answer(this.decision.n, answer);
    return this;
  }

  /** The first step that the scene's rules do not hold, where it ended; `null` when it has not. */
  get endedAt(): string | null {
    return this.#endedAt;
  }

  /** The keys of all public events so far. */
  get told(): string[] {
    return this.match.events('spectator').map(event => event.words.key);
  }

  #take(seat: Seat, card: CardId): CardId {
    const owner = seatState(this.state, seat);
    for (const pile of [owner.deck, owner.technologyDeck]) {
      const place = pile.indexOf(card);
      if (place >= 0) {
        pile.splice(place, 1);
        return card;
      }
    }
    throw new Error(`seat ${seat} has no ${card} in its decks`);
  }

  #definition(): GameDefinition<StarCraftState, Steps, unknown, unknown> {
    const steps = new Proxy(this.#rules, {
      get: (rules, step): unknown =>
        Reflect.get(rules, step) ??
        function* (game: { end: (outcome: { winners: Seat[]; words: { key: string }; ranking: [] }) => never }): Rule {
          endAt(String(step));
          game.end({ winners: [], words: words('scene.ended'), ranking: [] });
        },
    });
    const endAt = (step: string): void => {
      this.#endedAt = step;
    };
    return {
      id: 'starcraft',
      title: 'StarCraft scene',
      rulesVersion: 0,
      seats: { min: 1, max: 6 },
      choices: [],
      options: () => ({}),
      setUp: () => copy(this.state),
      steps: completed(steps),
      view: () => null,
      readState: () => copy(this.state),
      concession: seat => ({ step: 'elimination.concede', args: { seat } }),
      seatsIn: state => state.seats.flatMap((owner, seat) => (owner.eliminated ? [] : [seat])),
      round: state => state.round,
      texts: { en: {} },
    };
  }
}

/** The proxy answers for every step, which its type does not know. */
function completed(rules: Rules): StepRules<StarCraftState, Steps> {
  if (!isComplete(rules)) throw new Error('the proxy lacks a step');
  return rules;
}

function isComplete(rules: Rules): rules is StepRules<StarCraftState, Steps> {
  return rules['planning.begin'] !== undefined;
}
