import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { FACTION_PIECES } from '../../../../src/games/starcraft/data/factions.ts';
import { AREAS } from '../../../../src/games/starcraft/data/planets.ts';
import type { AreaId, PlanetId } from '../../../../src/games/starcraft/data/planets.ts';
import { UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import type {
  AreaState,
  MatchOptions,
  SeatState,
  StarCraftState,
} from '../../../../src/games/starcraft/state/state.ts';
import type { CheckpointPolicy } from '../../../../src/kernel/match/checkpoints.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { randomBelow, shuffle } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { areasOn, armedPosition, fill } from './armed.ts';

/** This many Reinforcement cards and this many others are in every hand. */
const REINFORCEMENTS = 6;
const STANDARD = 8;

/**
 * A match in which everybody stands beside everybody, armed, with full hands, and with all Mobilize orders placed:
 * dozens of battles follow at once. What needs two rare units and two rare cards in one skirmish happens here, or what
 * needs many Build orders.
 */
export function arenaMatch(seats: number, seed: string, keeping: CheckpointPolicy = {}, plan: ArenaPlan = {}): Match {
  const { wanted = NOTHING, orders = 'mobilize', ...options } = plan;
  const { start, state, random } = armedPosition(seats, seed, options);
  for (const { area, here, unitLimit } of areasOn(state)) {
    const neighbour = orders === 'build' ? baseBeside(state, area) : null;
    const seat = here.base ?? here.holder ?? neighbour ?? randomBelow(random, seats);
    const owner = state.seats[seat];
    if (owner === undefined) continue;
    const room = Math.min(unitLimit, 2 + randomBelow(random, 3));
    placeWanted(owner, here, room, wanted);
    fill(owner, here, room, random);
    if (Object.keys(here.units).length > 0) here.holder = seat;
  }
  for (const owner of state.seats) takeHand(owner, random, wanted);
  placeOrders(state, orders, random);
  state.phase = 'planning';
  state.round = 1;
  state.step = 4;
  state.agenda = [{ step: 'execution.begin', args: {} }];
  return starcraft.restore(recordFrom(start, state), keeping);
}

/** What an arena may be given beside the options of a match. */
export interface ArenaPlan extends Partial<MatchOptions> {
  /** Cards, technologies and units that come first, by their ids. */
  readonly wanted?: ReadonlySet<string>;
  /**
   * `mobilize`: everybody stands beside everybody; `build`: everybody stands around a base, and the Build orders are
   * placed.
   */
  readonly orders?: 'mobilize' | 'build';
}

const NOTHING: ReadonlySet<string> = new Set();

function isWanted(card: CardId, wanted: ReadonlySet<string>): boolean {
  const { technology } = CARDS[card];
  return wanted.has(card) || (technology !== null && wanted.has(technology));
}

/** Units that are wanted, or that a wanted card is for: as many kinds as there is room for. */
function placeWanted(owner: SeatState, here: AreaState, room: number, wanted: ReadonlySet<string>): void {
  const cards = [...owner.deck, ...owner.playArea].filter(card => isWanted(card, wanted));
  const matching = cards.flatMap(card => (CARDS[card].icons === 'any' ? [] : CARDS[card].icons));
  for (const unit of UNIT_TYPES) {
    const left = owner.supply.units[unit] ?? 0;
    const standing = Object.values(here.units).reduce((sum, count) => sum + count, 0);
    if (left === 0 || standing >= room || !(wanted.has(unit) || matching.includes(unit))) continue;
    owner.supply.units[unit] = left - 1;
    here.units[unit] = (here.units[unit] ?? 0) + 1;
  }
}

/** A hand of the cards that are wanted, and of any others; the deck holds all technologies too. */
export function takeHand(owner: SeatState, random: RandomState, wanted: ReadonlySet<string> = NOTHING): void {
  shuffle(random, owner.deck);
  const first = owner.deck.filter(card => isWanted(card, wanted));
  owner.deck = [...first, ...owner.deck.filter(card => !first.includes(card))];
  const take = (kind: 'standard' | 'reinforcement', count: number): void => {
    const taken = owner.deck.filter(card => CARDS[card].kind === kind).slice(0, count);
    owner.hand.push(...taken);
    owner.deck = owner.deck.filter(card => !taken.includes(card));
  };
  take('reinforcement', REINFORCEMENTS);
  take('standard', STANDARD);
}

/** Whose base stands on the planet of an area, or `null`. */
function baseBeside(state: StarCraftState, area: AreaId): Seat | null {
  const beside = areasOn(state).filter(other => AREAS[other.area].planet === AREAS[area].planet);
  return beside.find(({ here }) => here.base !== null)?.here.base ?? null;
}

/** Every seat's orders of one kind, on planets where it has units; the special one first. */
export function placeOrders(state: StarCraftState, order: 'mobilize' | 'build', random: RandomState): void {
  state.seats.forEach((_, seat) => {
    const planets = new Set<PlanetId>();
    for (const { area, here } of areasOn(state)) if (here.holder === seat) planets.add(AREAS[area].planet);
    const shuffled = [...planets];
    shuffle(random, shuffled);
    const orders = FACTION_PIECES.standardOrders[order] + FACTION_PIECES.specialOrders[order];
    for (let number = 0; number < orders && shuffled.length > 0; number++) {
      const planet = shuffled[number % shuffled.length];
      if (planet !== undefined) (state.stacks[planet] ??= []).push({ seat, order, special: number === 0 });
    }
  });
}
