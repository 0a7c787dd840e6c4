import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { EVENT_CARDS } from '../data/events.ts';
import type { Stage } from '../data/events.ts';
import { FACTIONS } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { allAreas, areaState, areasOf, controlledAreas, isFriendly, piecesOnBoard } from './areas.ts';
import { totalResources } from './resources.ts';
import { factionOf, isInGame, seatOfFaction, seatState, seatsIn } from './seats.ts';
import type { StarCraftState } from './state.ts';
import { allTeams, teamOf, teamSeats, teamSize } from './teams.ts';

/** The conquest points needed for a normal victory (SC-19.2). If Aldaris is in play, the others need more. */
export const NORMAL_VICTORY = 15;

/** The number of The End Draws Near cards beside the board that ends the match after step 8 (SC-19.5). */
export const END_DRAWS_NEAR = 2;

/**
 * The figures that decide who is ahead, in this order: conquest points, then the tie-breaks of SC-19.2.1. They are also
 * keys of the texts.
 */
export const FIGURES = ['points', 'resources', 'areas', 'bases', 'workers'] as const;
export type Figure = (typeof FIGURES)[number];

/** The value of each figure of a seat or team. */
export type Figures = Readonly<Record<Figure, number>>;

/** A seat in a ranking, with its figures. */
export interface Standing {
  readonly seat: Seat;
  readonly figures: Figures;
}

/** The progress of a seat towards a goal, which is reached if `have` is at least `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** SC-19.3.4: the areas with minerals or gas that `seat` controls, including depleted areas (SC-19.3.3). */
export function controlledResourceAreas(state: StarCraftState, seat: Seat): AreaId[] {
  return controlledAreas(state, seat).filter(area => AREAS[area].yields !== 'conquest');
}

/** The areas with conquest points that `seat` controls. */
export function controlledConquestAreas(state: StarCraftState, seat: Seat): AreaId[] {
  return controlledAreas(state, seat).filter(area => AREAS[area].yields === 'conquest');
}

/**
 * SC-18.5: the conquest points that `seat` would gain now for the areas it controls. Always 0 in Galactic Conquest
 * (SC-23.1.5).
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
    bases: piecesOnBoard(state, seat).bases,
    workers: pool,
  };
  return { seat, figures };
}

/** Whether the match has conquest points. Galactic Conquest has none (SC-23.1.1). */
export function hasPoints(state: StarCraftState): boolean {
  return state.options.variant !== 'galactic-conquest';
}

/**
 * SC-23.2.6, SC-23.2.9: the sums of the figures of all members of the team of `seat`, except eliminated ones. Without
 * teams, the figures of `seat`.
 */
export function teamFigures(state: StarCraftState, seat: Seat): Figures {
  return sumOf(
    state,
    teamSeats(state, seat).filter(member => isInGame(state, member)),
  );
}

/** The conquest points of the whole team of `seat`. */
export function teamPoints(state: StarCraftState, seat: Seat): number {
  let points = 0;
  for (const member of teamSeats(state, seat)) {
    if (isInGame(state, member)) points += seatState(state, member).conquestPoints;
  }
  return points;
}

function sumOf(state: StarCraftState, seats: readonly Seat[]): Figures {
  const figureSums = { points: 0, resources: 0, areas: 0, bases: 0, workers: 0 };
  for (const seat of seats) {
    const { figures } = standingOf(state, seat);
    for (const figure of FIGURES) figureSums[figure] += figures[figure];
  }
  return figureSums;
}

/**
 * All seats of the best team among the teams of `seats`; of several teams if they are tied (SC-19.2.1, SC-23.2.6).
 * Without teams, the best of `seats`.
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

/** All seats, the best first. Teammates follow each other; eliminated seats come last (SC-20.2). */
export function finalRanking(state: StarCraftState): Standing[] {
  const rankedTeams = allTeams(state).map(team => {
    const remainingMembers = team.filter(seat => isInGame(state, seat));
    const eliminatedMembers = team.filter(seat => !isInGame(state, seat));
    const standings = [...bestFirst(state, remainingMembers), ...bestFirst(state, eliminatedMembers)];
    return {
      standings,
      isOut: remainingMembers.length === 0,
      figures: sumOf(state, remainingMembers.length === 0 ? eliminatedMembers : remainingMembers),
    };
  });
  rankedTeams.sort((one, other) => Number(one.isOut) - Number(other.isOut) || compareFigures(one, other));
  return gather(rankedTeams, ({ standings }) => standings);
}

function bestFirst(state: StarCraftState, seats: readonly Seat[]): Standing[] {
  return seats.map(seat => standingOf(state, seat)).sort(compareFigures);
}

/** Compares two sets of figures: negative if `one` is better than `other`, 0 if they are tied (SC-19.2.1). */
function compareFigures(one: { readonly figures: Figures }, other: { readonly figures: Figures }): number {
  for (const figure of FIGURES) {
    const difference = other.figures[figure] - one.figures[figure];
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * SC-19.2, SC-19.4, SC-23.2.6: the conquest points that `seat` or its whole team needs for a normal victory. `null` if
 * the match has no such victory (SC-23.1.1).
 */
export function normalVictoryThreshold(state: StarCraftState, seat: Seat): number | null {
  if (!hasPoints(state)) return null;
  const aldaris = seatOfFaction(state, 'aldaris');
  const { objective } = FACTIONS.aldaris;
  const isEndNear = aldaris === null || teamOf(state, aldaris) === teamOf(state, seat);
  return teamSize(state) * (isEndNear || objective.kind !== 'aldaris' ? NORMAL_VICTORY : objective.othersNeed);
}

/** SC-19.3.1, SC-19.3.2: the stage of the top card of the Event deck; stage III if the deck is empty. */
export function eventStage(state: StarCraftState): Stage {
  const topEventCard = state.eventDeck.at(-1);
  return topEventCard === undefined ? 3 : EVENT_CARDS[topEventCard].stage;
}

/**
 * SC-19.3.4, SC-19.4: the progress of `seat` towards the objective on its sheet, at any stage. If the board has fewer
 * areas of a kind than the sheet asks for, all of them are enough (SC-19.3.3). Pieces of a teammate do not count, and a
 * teammate counts as another player (SC-23.2.3, SC-23.2.4).
 */
export function objectiveProgress(state: StarCraftState, seat: Seat): Progress {
  const { objective } = FACTIONS[factionOf(state, seat)];
  switch (objective.kind) {
    case 'control-resource-areas': {
      const areasOnTable = allAreas(state).filter(area => AREAS[area].yields !== 'conquest').length;
      return { have: controlledResourceAreas(state, seat).length, need: limitedToTable(objective.count, areasOnTable) };
    }
    case 'control-conquest-areas': {
      const onTable = allAreas(state).filter(area => AREAS[area].yields === 'conquest').length;
      return { have: controlledConquestAreas(state, seat).length, need: limitedToTable(objective.count, onTable) };
    }
    case 'control-whole-planets':
      return { have: wholePlanets(state, seat), need: objective.count };
    case 'control-most-areas': {
      const otherSeats = seatsIn(state).filter(other => other !== seat);
      const mostAreas = Math.max(0, ...otherSeats.map(other => controlledAreas(state, other).length));
      return { have: controlledAreas(state, seat).length, need: mostAreas + 1 };
    }
    case 'bases-on-planets':
      return { have: planetsWithBase(state, seat), need: objective.count };
    case 'aldaris':
      return { have: state.endDrawsNear.length, need: objective.endDrawsNear };
  }
}

/**
 * Whether the objective of `seat` counts now: only in stage III, except for Aldaris (SC-19.3.1, SC-19.4). Never in
 * Galactic Conquest (SC-23.1.1).
 */
export function objectiveCounts(state: StarCraftState, seat: Seat): boolean {
  if (state.options.variant === 'galactic-conquest') return false;
  return !FACTIONS[factionOf(state, seat)].stage3Only || eventStage(state) === 3;
}

/**
 * Limits a required number to what is on the table, but to at least 1, so that nobody fulfils an objective at once on a
 * board without such areas.
 */
function limitedToTable(count: number, onTable: number): number {
  return Math.max(1, Math.min(count, onTable));
}

function wholePlanets(state: StarCraftState, seat: Seat): number {
  return state.planets.filter(({ planet }) => areasOf(planet).every(area => isFriendly(state, area, seat))).length;
}

function planetsWithBase(state: StarCraftState, seat: Seat): number {
  return state.planets.filter(({ planet }) => areasOf(planet).some(area => areaState(state, area).base === seat))
    .length;
}
