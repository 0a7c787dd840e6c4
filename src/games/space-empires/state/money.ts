import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { GRANT_CP, HALF_POINTS_BY_YARD, TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { UnitKind } from '../data/units.ts';
import { coloniesOf, neighboursOf } from './board.ts';
import type { MapState } from './board.ts';
import { isCombatCapable, piecesAt, piecesOf } from './pieces.ts';
import { carriedAt } from './carried.ts';
import { areAllies, seatState, teamOf } from './seats.ts';
import { CLOSED_AT_FIRST } from './options.ts';
import type { Carried, EmpiresState, Piece, PublicSeat, Purchase, Scuttling, Sheet } from './state.ts';
import type { MatchOptions } from './options.ts';

/**
 * Whether enemies blockade a seat's hex. Cloaked Raiders do not while the seat has a combat-capable unit there
 * (SE-10.1, SE-15.2).
 */
export function isBlockaded(state: Pick<EmpiresState, 'pieces' | 'teams'>, hex: HexId, seat: Seat): boolean {
  const inHex = piecesAt(state, hex);
  const isGuarded = inHex.some(piece => areAllies(state, piece.owner, seat) && isCombatCapable(piece));
  return inHex.some(
    piece => !areAllies(state, piece.owner, seat) && isCombatCapable(piece) && !(piece.kind === 'raider' && isGuarded),
  );
}

/** The income that a seat gets from its colonies (SE-10.1). */
export function colonyIncome(state: EmpiresState, seat: Seat, colonies: ReturnType<typeof coloniesOf>): number {
  return colonies.reduce((sum, [hex, { value }]) => sum + (isBlockaded(state, hex, seat) ? 0 : value), 0);
}

/** The hexes of the chain of pipelines that includes a hex; empty if the hex belongs to none (SE-13.2). */
export function chainFrom(state: MapState & Pick<EmpiresState, 'pieces'>, hex: HexId, seat: Seat): ReadonlySet<HexId> {
  const pipelineHexes = new Set(
    state.pieces.filter(({ owner, kind }) => owner === seat && kind === 'pipeline').map(({ at }) => at),
  );
  const connectedHexes = new Set<HexId>();
  const queue = pipelineHexes.has(hex) ? [hex] : [];
  for (let currentHex = queue.pop(); currentHex !== undefined; currentHex = queue.pop()) {
    if (connectedHexes.has(currentHex)) continue;
    connectedHexes.add(currentHex);
    for (const next of neighboursOf(state, currentHex))
      if (pipelineHexes.has(next) && !connectedHexes.has(next)) queue.push(next);
  }
  return connectedHexes;
}

/** The income from pipelines: one for each colony that is linked to the homeworld and not blockaded (SE-13.4). */
export function pipelineIncome(state: EmpiresState, seat: Seat): number {
  const { world } = seatState(state, seat);
  if (world === null || !state.options.sets.includes('pipelines')) return 0;
  const chain = chainFrom(state, world, seat);
  return coloniesOf(state, seat).filter(
    ([hex, colony]) => !colony.world && chain.has(hex) && !isBlockaded(state, hex, seat),
  ).length;
}

/** How many units of a counter are left after scuttling. */
export function leftAfter(scuttled: readonly Scuttling[], { handle, count }: Pick<Piece, 'handle' | 'count'>): number {
  return count - (scuttled.find(other => other.handle === handle)?.count ?? 0);
}

/** The full maintenance of a seat's units, without those that it scuttles (SE-10.4, SE-24.3). */
export function upkeepOf(
  state: Pick<EmpiresState, 'pieces' | 'options'>,
  seat: Seat,
  scuttled: readonly Scuttling[] = [],
): number {
  const fullUpkeep = piecesOf(state, seat).reduce(
    (sum, piece) => sum + (isUnitKind(piece.kind) ? UNITS[piece.kind].upkeep * leftAfter(scuttled, piece) : 0),
    0,
  );
  return upkeepPaid(state.options, fullUpkeep);
}

/** The maintenance that is paid: all of it, or with the variant of low maintenance half, rounded down (SE-24.3). */
export function upkeepPaid({ variants }: Pick<MatchOptions, 'variants'>, upkeep: number): number {
  return variants.includes('lowMaintenance') ? Math.floor(upkeep / 2) : upkeep;
}

/** What a seat can spend in this phase: the money that it kept and its net income, at least 0 (SE-10.4, SE-29.6). */
export function purseOf(state: EmpiresState, seat: Seat): number {
  const { income, sheet } = seatState(state, seat);
  if (income === null) return 0;
  const { carried, colonies, minerals, pipelines, bonus } = income;
  const netIncome = colonies + minerals + pipelines - upkeepOf(state, seat, sheet?.scuttled ?? []);
  return carried + bonus + Math.max(0, netIncome);
}

/**
 * What a seat pays for something with a printed price. Two uneasy partners against one seat pay half as much again,
 * rounded up for each item (SE-21.3, SE-29.4).
 */
export function priceFor(
  state: Pick<EmpiresState, 'options' | 'teams'> & { readonly seats: readonly PublicSeat[] },
  seat: Seat,
  price: number,
): number {
  const paysMore = state.options.scenario === '3p-team' && teamOf(state, seat).length > 1;
  return paysMore ? Math.ceil(price * ALLIED_FACTOR) : price;
}

const ALLIED_FACTOR = 1.5;

/** The price of the next level of a technology for a seat; `null` if there is no higher level. */
export function levelCost(
  state: Pick<EmpiresState, 'options' | 'teams' | 'seats'>,
  seat: Seat,
  technology: TechnologyId,
): number | null {
  const cost = nextCost(state.options, technology, seatState(state, seat).levels[technology]);
  return cost === null ? null : priceFor(state, seat, cost);
}

/** The printed price of the next level of a technology; `null` if there is no higher level. */
export function nextCost(options: MatchOptions, technology: TechnologyId, level: number): number | null {
  const { start, costs, older } = TECHNOLOGIES[technology];
  if (options.prices === 'fighters-20' && technology === 'fighters' && level === 1) return 20;
  const priceList = options.prices === 'first-printing' ? older : costs;
  return priceList[level - start] ?? null;
}

/** The technology levels of a seat, including those that its sheet buys (SE-10.6.2). */
export function levelsWith(state: Pick<EmpiresState, 'seats'>, seat: Seat): Levels {
  const { levels, sheet } = seatState(state, seat);
  const next = { ...levels };
  for (const technology of sheet?.technologies ?? []) next[technology] += 1;
  return next;
}

/**
 * The technology of units bought on a sheet: the seat's levels, including those that the sheet buys, and at least the
 * level that the type needs (SE-10.6.2, SE-10.6.6).
 */
export function carriedWith(
  state: Pick<EmpiresState, 'seats'>,
  seat: Seat,
  unit: Pick<Purchase, 'kind' | 'lowered'>,
): Carried {
  return levelsCarriedBy(levelsWith(state, seat), unit);
}

/**
 * The technology of units bought on a sheet, if `knownLevels` are the seat's levels including those that the sheet
 * buys.
 */
export function levelsCarriedBy(knownLevels: Levels, { kind, lowered }: Pick<Purchase, 'kind' | 'lowered'>): Carried {
  return carriedByNew(kind, loweredTo(knownLevels, lowered));
}

/** The technology of new units of a type at the given levels, at least the level that the type needs (SE-10.6.6). */
export function carriedByNew(kind: UnitKind, givenLevels: Levels): Carried {
  const { needs } = UNITS[kind];
  if (needs === null || givenLevels[needs[0]] >= needs[1]) return carriedAt(kind, givenLevels);
  return carriedAt(kind, withLevel(givenLevels, ...needs));
}

function withLevel(levels: Levels, technology: TechnologyId, level: number): Levels {
  const newLevels = { ...levels };
  newLevels[technology] = level;
  return newLevels;
}

/** The seat's levels with those that its sheet lowers on purpose for new units (SE-10.6.6). */
export function loweredTo(knownLevels: Levels, lowered: Purchase['lowered']): Levels {
  if (Object.keys(lowered).length === 0) return knownLevels;
  const levels = { ...knownLevels };
  for (const id of TECHNOLOGY_IDS) {
    const loweredLevel = lowered[id];
    if (loweredLevel !== undefined) levels[id] = Math.min(levels[id], loweredLevel);
  }
  return levels;
}

/** What the technologies on a seat's sheet cost, including grants that were bought before it (SE-18.5). */
export function researchCost(state: Pick<EmpiresState, 'seats' | 'options' | 'teams'>, seat: Seat): number {
  const { sheet, granted } = seatState(state, seat);
  return (sheet?.technologies ?? []).reduce(
    (sum, technology) => sum + (levelCost(state, seat, technology) ?? 0),
    granted * GRANT_CP,
  );
}

/** What a seat pays for some purchases of units (SE-29.4). */
export function priceOf(
  state: Parameters<typeof priceFor>[0],
  seat: Seat,
  units: readonly Pick<Purchase, 'kind' | 'count'>[],
): number {
  return units.reduce((sum, { kind, count }) => sum + priceFor(state, seat, UNITS[kind].cost) * count, 0);
}

/** The money that a seat has left after the entries on its sheet. */
export function moneyLeftOn(state: EmpiresState, seat: Seat): number {
  const { sheet } = seatState(state, seat);
  if (sheet === null) return 0;
  return purseOf(state, seat) - sheet.bid - researchCost(state, seat) - priceOf(state, seat, sheet.units);
}

/**
 * The hull points that a seat's yards in a hex can build in a phase; yards bought now do not count (SE-10.6.3,
 * SE-12.8). `knownLevels`: the seat's levels, including those that its sheet buys.
 */
export function capacityAt(state: EmpiresState, hex: HexId, seat: Seat, knownLevels: Levels): number {
  const scuttled = seatState(state, seat).sheet?.scuttled ?? [];
  const yards = piecesAt(state, hex, seat).filter(({ kind }) => kind === 'yard');
  const yardUnits = yards.reduce((sum, piece) => sum + leftAfter(scuttled, piece), 0);
  return capacityOf(yardUnits, knownLevels['ship-yard']);
}

/** The hull points that a number of yards builds at a level of Ship Yard (SE-10.6.3, SE-29.3). */
export function capacityOf(yards: number, level: number): number {
  return Math.floor((yards * (HALF_POINTS_BY_YARD[level - 1] ?? 2)) / 2);
}

/** The hull points that the purchases on a sheet use in a hex. */
export function hullPlaced({ units }: Pick<Sheet, 'units'>, hex: HexId): number {
  return units
    .filter(({ at, kind }) => at === hex && UNITS[kind].byYard)
    .reduce((sum, { kind, count }) => sum + UNITS[kind].hull * count, 0);
}

/** The hexes where a seat has yards. */
export function yardHexes(state: Pick<EmpiresState, 'pieces'>, seat: Seat): HexId[] {
  const hexes = piecesOf(state, seat)
    .filter(({ kind }) => kind === 'yard')
    .map(({ at }) => at);
  return [...new Set(hexes)].sort();
}

/** The colonies of a seat that produce income at present: not new, and not blockaded (SE-10.6.4). */
export function incomeColonies(state: EmpiresState, seat: Seat): HexId[] {
  return coloniesOf(state, seat)
    .filter(([hex, { value }]) => value > 0 && !isBlockaded(state, hex, seat))
    .map(([hex]) => hex);
}

/** The printed price of all units of some counters (SE-19.6.6). */
export function worthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { kind, count }) => sum + (isUnitKind(kind) ? UNITS[kind].cost * count : 0), 0);
}

/** Whether some technology levels allow a unit type to be built (SE-11). */
export function isUnlocked(kind: UnitKind, levels: Levels): boolean {
  const { needs } = UNITS[kind];
  return needs === null || levels[needs[0]] >= needs[1];
}

/** Whether the variant of the shipbuilding requirement still closes a technology to all seats (SE-24.2). */
export function isClosed(
  { options, opened }: Pick<EmpiresState, 'options' | 'opened'>,
  technology: TechnologyId,
): technology is (typeof CLOSED_AT_FIRST)[number] {
  const closedTechnology = CLOSED_AT_FIRST.find(id => id === technology);
  return (
    closedTechnology !== undefined && options.variants.includes('shipbuilding') && !opened.includes(closedTechnology)
  );
}
