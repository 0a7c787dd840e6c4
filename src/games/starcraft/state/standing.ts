import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { EVENT_CARDS } from '../data/events.ts';
import type { Stage } from '../data/events.ts';
import { FACTIONS } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { allAreas, areaState, areasOf, controlledAreas, isFriendly, onBoard } from './areas.ts';
import { totalResources } from './resources.ts';
import { factionOf, isIn, seatOfFaction, seatState, seatsIn } from './seats.ts';
import type { StarCraftState } from './state.ts';
import { allTeams, teamOf, teamSeats, teamSize } from './teams.ts';

/** Conquest points for a normal victory (SC-19.2); Aldaris in play changes it for the others. */
export const NORMAL_VICTORY = 15;

/** This many The End Draws Near beside the board end the match after step 8 (SC-19.5). */
export const END_DRAWS_NEAR = 2;

/**
 * What decides who is ahead, in this order: conquest points, then the tie-breaks of SC-19.2.1. Also keys of the
 * catalogue.
 */
export const FIGURES = ['points', 'resources', 'areas', 'bases', 'workers'] as const;
export type Figure = (typeof FIGURES)[number];

/** One number for each. */
export type Figures = Readonly<Record<Figure, number>>;

/** Where a seat stands. */
export interface Standing {
  readonly seat: Seat;
  readonly figures: Figures;
}

/** How far a seat is on the way to something that it reaches with `have` at least `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** SC-19.3.4: the areas with minerals or gas that `seat` controls, depleted ones included (SC-19.3.3). */
export function controlledResourceAreas(state: StarCraftState, seat: Seat): AreaId[] {
  return controlledAreas(state, seat).filter(area => AREAS[area].yields !== 'conquest');
}

/** The areas with conquest points that `seat` controls. */
export function controlledConquestAreas(state: StarCraftState, seat: Seat): AreaId[] {
  return controlledAreas(state, seat).filter(area => AREAS[area].yields === 'conquest');
}

/**
 * SC-18.5: the conquest points that `seat` would gain now for the areas that it controls; SC-23.1.5: none in Galactic
 * Conquest.
 */
export function pointsFromAreas(state: StarCraftState, seat: Seat): number {
  if (!hasPoints(state)) return 0;
  return controlledConquestAreas(state, seat).reduce((sum, area) => sum + AREAS[area].amount, 0);
}

/** The conquest points and the tie-break figures of `seat` (SC-19.2.1). */
export function standingOf(state: StarCraftState, seat: Seat): Standing {
  const { conquestPoints, pool } = seatState(state, seat);
  const figures = {
    points: conquestPoints,
    resources: totalResources(state, seat),
    areas: controlledAreas(state, seat).length,
    bases: onBoard(state, seat).bases,
    workers: pool,
  };
  return { seat, figures };
}

/** Whether there are conquest points: not in Galactic Conquest (SC-23.1.1). */
export function hasPoints(state: StarCraftState): boolean {
  return state.options.variant !== 'galactic-conquest';
}

/**
 * SC-23.2.6, SC-23.2.9: the figures of the team of `seat`, added up; those of a member that is out do not count.
 * Without teams they are the figures of `seat`.
 */
export function teamFigures(state: StarCraftState, seat: Seat): Figures {
  return sumOf(
    state,
    teamSeats(state, seat).filter(member => isIn(state, member)),
  );
}

/** The conquest points among `teamFigures`. */
export function teamPoints(state: StarCraftState, seat: Seat): number {
  let points = 0;
  for (const member of teamSeats(state, seat)) {
    if (isIn(state, member)) points += seatState(state, member).conquestPoints;
  }
  return points;
}

function sumOf(state: StarCraftState, seats: readonly Seat[]): Figures {
  const sum = { points: 0, resources: 0, areas: 0, bases: 0, workers: 0 };
  for (const seat of seats) {
    const { figures } = standingOf(state, seat);
    for (const figure of FIGURES) sum[figure] += figures[figure];
  }
  return sum;
}

/**
 * The best of the teams that `seats` belong to, by all their seats: several teams when nothing parts them (SC-19.2.1,
 * SC-23.2.6). Without teams: the best of `seats`.
 */
export function leaders(state: StarCraftState, seats: readonly Seat[]): Seat[] {
  const teams = allTeams(state).filter(team => team.some(seat => seats.includes(seat)));
  const standings = gather(teams, team => team.slice(0, 1).map(seat => ({ team, figures: teamFigures(state, seat) })));
  const [first] = [...standings].sort(compareFigures);
  if (first === undefined) return [];
  return gather(
    standings.filter(standing => compareFigures(standing, first) === 0),
    ({ team }) => team,
  );
}

/** All seats, best first, teammates one after the other; eliminated ones come last (SC-20.2). */
export function finalRanking(state: StarCraftState): Standing[] {
  const ranked = allTeams(state).map(team => {
    const left = team.filter(seat => isIn(state, seat));
    const out = team.filter(seat => !isIn(state, seat));
    const standings = [...bestFirst(state, left), ...bestFirst(state, out)];
    return { standings, isOut: left.length === 0, figures: sumOf(state, left.length === 0 ? out : left) };
  });
  ranked.sort((one, other) => Number(one.isOut) - Number(other.isOut) || compareFigures(one, other));
  return gather(ranked, ({ standings }) => standings);
}

function bestFirst(state: StarCraftState, seats: readonly Seat[]): Standing[] {
  return seats.map(seat => standingOf(state, seat)).sort(compareFigures);
}

/** Negative when `one` is better than `other`, 0 when nothing parts them (SC-19.2.1). */
function compareFigures(one: { readonly figures: Figures }, other: { readonly figures: Figures }): number {
  for (const figure of FIGURES) {
    const difference = other.figures[figure] - one.figures[figure];
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * SC-19.2, SC-19.4, SC-23.2.6: the conquest points that `seat`, or its team in sum, needs for a normal victory. `null`:
 * there is no such victory (SC-23.1.1).
 */
export function normalVictoryThreshold(state: StarCraftState, seat: Seat): number | null {
  if (!hasPoints(state)) return null;
  const aldaris = seatOfFaction(state, 'aldaris');
  const { objective } = FACTIONS.aldaris;
  const isNear = aldaris === null || teamOf(state, aldaris) === teamOf(state, seat);
  return teamSize(state) * (isNear || objective.kind !== 'aldaris' ? NORMAL_VICTORY : objective.othersNeed);
}

/** SC-19.3.1, SC-19.3.2: the stage of the top Event card; stage III when the deck is empty. */
export function eventStage(state: StarCraftState): Stage {
  const top = state.eventDeck.at(-1);
  return top === undefined ? 3 : EVENT_CARDS[top].stage;
}

/**
 * SC-19.3.4, SC-19.4: how far `seat` is on the way to the objective of its sheet, whatever the stage. What the board
 * has fewer of than the sheet asks for need only be held completely (SC-19.3.3). Pieces of a teammate do not count for
 * it, and a teammate is one of the other players (SC-23.2.3, SC-23.2.4).
 */
export function objectiveProgress(state: StarCraftState, seat: Seat): Progress {
  const { objective } = FACTIONS[factionOf(state, seat)];
  switch (objective.kind) {
    case 'control-resource-areas': {
      const onTable = allAreas(state).filter(area => AREAS[area].yields !== 'conquest').length;
      return { have: controlledResourceAreas(state, seat).length, need: atMost(objective.count, onTable) };
    }
    case 'control-conquest-areas': {
      const onTable = allAreas(state).filter(area => AREAS[area].yields === 'conquest').length;
      return { have: controlledConquestAreas(state, seat).length, need: atMost(objective.count, onTable) };
    }
    case 'control-whole-planets':
      return { have: wholePlanets(state, seat), need: objective.count };
    case 'control-most-areas': {
      const others = seatsIn(state).filter(other => other !== seat);
      const most = Math.max(0, ...others.map(other => controlledAreas(state, other).length));
      return { have: controlledAreas(state, seat).length, need: most + 1 };
    }
    case 'bases-on-planets':
      return { have: planetsWithBase(state, seat), need: objective.count };
    case 'aldaris':
      return { have: state.endDrawsNear.length, need: objective.endDrawsNear };
  }
}

/**
 * Whether the objective of `seat` counts now: in stage III only, but for Aldaris (SC-19.3.1, SC-19.4); never by
 * SC-23.1.1.
 */
export function objectiveCounts(state: StarCraftState, seat: Seat): boolean {
  if (state.options.variant === 'galactic-conquest') return false;
  return !FACTIONS[factionOf(state, seat)].stage3Only || eventStage(state) === 3;
}

/** Never nothing at all: on a board without such an area nobody has won at once. */
function atMost(count: number, onTable: number): number {
  return Math.max(1, Math.min(count, onTable));
}

function wholePlanets(state: StarCraftState, seat: Seat): number {
  return state.planets.filter(({ planet }) => areasOf(planet).every(area => isFriendly(state, area, seat))).length;
}

function planetsWithBase(state: StarCraftState, seat: Seat): number {
  return state.planets.filter(({ planet }) => areasOf(planet).some(area => areaState(state, area).base === seat))
    .length;
}
