import { randomAnswer } from '../../../../src/bots/random.ts';
import { CARDS, CARD_IDS } from '../../../../src/games/starcraft/data/cards.ts';
import { AREAS, PLANETS } from '../../../../src/games/starcraft/data/planets.ts';
import type { AreaId, PlanetId } from '../../../../src/games/starcraft/data/planets.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import type { UnitType } from '../../../../src/games/starcraft/data/units.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import type { AreaState, SeatState, StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Answer, Decision } from '../../../../src/kernel/match/decision.ts';
import type { CheckpointPolicy } from '../../../../src/kernel/match/checkpoints.ts';
import { recordFrom } from '../../../../src/kernel/history/open.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { randomBelow } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import { placeOrders, takeHand } from './arena.ts';
import { areasOn, armedPosition } from './armed.ts';
import { stateOf } from './matches.ts';
import { warlikeAnswer } from './warlike.ts';

// Two seats whose last units meet, so that both may vanish at the same moment (SC-20.3). Nobody who wants to win gets
// there.

/**
 * A match of two in which one unit a seat is all that stands, side by side, with full hands and all Mobilize orders
 * placed.
 */
export function lastStandMatch(seed: string, keeping: CheckpointPolicy = {}): Match {
  const { start, state, random } = armedPosition(2, seed);
  for (const { here } of areasOn(state)) clear(state, here);
  for (const route of state.routes) {
    for (const seat of route.transports.splice(0)) supplyOf(state, seat).transports += 1;
  }
  const areas = areasOn(state).filter(({ area }) => AREAS[area].planet === state.planets[0]?.planet);
  state.seats.forEach((owner, seat) => {
    const here = areas[seat]?.here;
    if (here === undefined) throw new Error('the first planet has too few areas');
    const fighters = UNIT_TYPES.filter(unit => (owner.supply.units[unit] ?? 0) > 0 && fightsOnTheGround(unit));
    const unit = fighters[randomBelow(random, fighters.length)];
    if (unit === undefined) throw new Error(`seat ${seat} has nobody to fight`);
    owner.supply.units[unit] = (owner.supply.units[unit] ?? 0) - 1;
    Object.assign(here, { holder: seat, units: { [unit]: 1 } });
    takeHand(owner, random, deadlyCards(here));
  });
  placeOrders(state, 'mobilize', random);
  Object.assign(state, { phase: 'planning', round: 1, step: 4, agenda: [{ step: 'execution.begin', args: {} }] });
  return starcraft.restore(recordFrom(start, state), keeping);
}

function fightsOnTheGround(unit: UnitType): boolean {
  const { flying, targets, assist } = UNITS[unit];
  return !flying && targets.includes('ground') && !assist;
}

/** The cards that make it likely that both fall: they match the unit, and hit at least as hard as they protect. */
function deadlyCards({ units }: AreaState): ReadonlySet<string> {
  const standing = UNIT_TYPES.filter(unit => (units[unit] ?? 0) > 0);
  return new Set(
    CARD_IDS.filter(card => {
      const { icons, major } = CARDS[card];
      return (
        icons !== 'any' && icons.some(unit => standing.includes(unit)) && (major?.attack ?? 0) >= (major?.health ?? 1)
      );
    }),
  );
}

function clear(state: StarCraftState, here: AreaState): void {
  for (const unit of UNIT_TYPES) {
    if (here.holder === null) break;
    const supply = supplyOf(state, here.holder).units;
    supply[unit] = (supply[unit] ?? 0) + (here.units[unit] ?? 0);
  }
  if (here.base !== null) supplyOf(state, here.base).bases += 1;
  Object.assign(here, { holder: null, units: {}, base: null });
}

function supplyOf({ seats }: StarCraftState, seat: number): SeatState['supply'] {
  const owner = seats[seat];
  if (owner === undefined) throw new Error(`no seat ${seat}`);
  return owner.supply;
}

/**
 * An answer that seeks the duel: to war until two seats stand on one planet; then all own pieces but one fighting unit
 * there are destroyed, and when the other has done so too, it attacks.
 */
export function duellingAnswer(decision: Decision, random: RandomState, match: Match): Answer {
  const state = stateOf(match);
  const planet = meetingPlace(state);
  if (planet === null || decision.amount !== null) return warlikeAnswer(decision, random, match);
  const ids = decision.options.map(({ id }) => id);
  const offer = (...wanted: readonly (string | undefined)[]): string | undefined =>
    wanted.find(id => id !== undefined && ids.includes(id));
  const pieces = state.seats.map((_, seat) => piecesOf(state, seat));
  const isDuel = pieces.every(count => count === 1);
  if (isDuel && decision.kind === 'mobilize.to') return ids.find(id => entersEnemy(state, id, decision.seat)) ?? 'back';
  if (isDuel && decision.kind === 'mobilize.move') {
    return ids.find(id => id.startsWith('unit:')) ?? offer('done') ?? randomAnswer(decision, random);
  }
  const answer =
    leastNeeded(ids, planet) ??
    ((pieces[decision.seat] ?? 0) > 1 ? offer('destroy') : undefined) ??
    offer(`planet:${planet}`, 'order:mobilize', `order:${planet}`, 'execute', 'done', 'no-cards');
  return answer ?? warlikeAnswer(decision, random, match);
}

/** The planet where both seats have a unit that fights in front, or `null`. */
function meetingPlace(state: StarCraftState): PlanetId | null {
  const fights = (area: AreaId, seat: number): boolean => {
    const { holder = null, units = {} } = state.areas[area] ?? {};
    return holder === seat && UNIT_TYPES.some(unit => !UNITS[unit].assist && (units[unit] ?? 0) > 0);
  };
  const found = state.planets.find(({ planet }) =>
    [0, 1].every(seat => PLANETS[planet].areas.some(area => fights(area, seat))),
  );
  return found?.planet ?? null;
}

/** The bases and units of a seat. */
function piecesOf(state: StarCraftState, seat: number): number {
  return areasOn(state).reduce((sum, { here }) => {
    const units = here.holder === seat ? Object.values(here.units).reduce((all, count) => all + count, 0) : 0;
    return sum + units + (here.base === seat ? 1 : 0);
  }, 0);
}

/** What is destroyed first: bases, what stands elsewhere, assist units, and then the others; never transports. */
function leastNeeded(ids: readonly string[], planet: PlanetId): string | undefined {
  const rank = (id: string): number => {
    if (id.startsWith('destroy:base:')) return 0;
    const [unit = '', area = ''] = id.slice('destroy:unit:'.length).split('@');
    if (!area.startsWith(`${planet}-`)) return 1;
    return UNIT_TYPES.some(type => type === unit && UNITS[type].assist) ? 2 : 3;
  };
  return ids.filter(id => /^destroy:(base|unit):/.test(id)).sort((one, other) => rank(one) - rank(other))[0];
}

function entersEnemy({ areas }: StarCraftState, id: string, seat: number): boolean {
  const to = id.slice(id.indexOf('>') + 1);
  return Object.entries(areas).some(([area, { holder }]) => area === to && holder !== null && holder !== seat);
}
