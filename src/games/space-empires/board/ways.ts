import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { distance, isEntry, neighboursOf, terrainOf } from '../state/board.ts';
import { goneBy } from '../state/lots.ts';
import { isBarred, isCombatCapable, isNonCombat } from '../state/pieces.ts';
import { ALIENS_SIDE, areAllies } from '../state/seats.ts';
import { knownLevels } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';

// Finds the hexes that units can reach and how soon, and who could strike where, as far as the viewer knows (SE-6).

const TURNS_IN_A_CYCLE = 3;

/** A path for units that move together. */
export interface Way {
  /** The hexes of the path; the last one is the goal. */
  readonly hexes: readonly HexId[];
  /** The number of turns until arrival; 0 means the current turn. */
  readonly turns: number;
  /** How many hexes of movement are used up in the turn of arrival. */
  readonly used: number;
}

/** How many hexes a level of Movement allows in the turn that is `turns` turns ahead (SE-6.1). */
function hexesInTurn(view: Pick<EmpiresView, 'turn'>, movementLevel: number, turns: number): number {
  const turn = (Math.max(1, view.turn) - 1 + turns) % TURNS_IN_A_CYCLE;
  return HEXES_BY_MOVEMENT[movementLevel - 1]?.[turn] ?? 1;
}

/** How many hexes a counter may move in the turn that is `turns` turns ahead (SE-6.1, SE-6.2). */
function allowance(view: Pick<EmpiresView, 'turn'>, piece: PieceView, turns: number): number {
  const { kind } = piece;
  if (kind === null || !isUnitKind(kind)) return 0;
  const { moves } = UNITS[kind];
  if (typeof moves === 'number') return moves;
  return moves === 'carried' ? Infinity : hexesInTurn(view, knownLevels(piece).movement ?? 1, turns);
}

/** Whether a side that is not an ally has counters or a colony in a hex. */
export function isForeign(view: EmpiresView, seat: Seat, hex: HexId): boolean {
  const colony = view.hexes[hex]?.colony ?? null;
  return (
    (colony !== null && !areAllies(view, colony.owner, seat)) ||
    view.pieces.some(({ at, owner }) => at === hex && !areAllies(view, owner, seat))
  );
}

/** Whether a path must end in a hex, because it is unexplored, held by others, or a black hole (SE-6.6). */
export function endsWay(view: EmpiresView, seat: Seat, hex: HexId): boolean {
  return view.hexes[hex]?.hidden === true || isForeign(view, seat, hex) || terrainOf(view, hex) === 'black-hole';
}

/** Whether units that move together may enter a hex, as far as the viewer knows (SE-6.5, SE-6.7, SE-16.1). */
export function mayEnter(
  view: EmpiresView,
  seat: Seat,
  stack: readonly Pick<PieceView, 'kind'>[],
  hex: HexId,
): boolean {
  if (terrainOf(view, hex) === 'supernova' || isBarred(view, hex, seat) || isEntry(view, hex)) return false;
  if (view.hexes[hex]?.hidden !== true && !isForeign(view, seat, hex)) return true;
  const kinds = stack.flatMap(({ kind }) => (kind === null ? [] : [{ kind }]));
  return !kinds.some(({ kind }) => kind === 'mine') && (!kinds.some(isNonCombat) || kinds.some(isCombatCapable));
}

/**
 * Whether entering a hex takes a whole turn's movement, as for asteroids, nebulae and unexplored hexes (SE-6.4,
 * SE-7.1).
 */
function takesWholeTurn(view: EmpiresView, hex: HexId): boolean {
  const terrain = terrainOf(view, hex);
  if (view.hexes[hex]?.hidden === true) return true;
  return terrain === 'asteroids' || terrain === 'nebula';
}

/** The quickest path to each hex that the units of a stack can reach together. */
export function waysFor(view: EmpiresView, seat: Seat, stack: readonly PieceView[]): ReadonlyMap<HexId, Way> {
  const waysByHex = new Map<HexId, Way>();
  const [first] = stack;
  if (first === undefined) return waysByHex;
  const allowanceIn = (turns: number): number => Math.min(...stack.map(piece => allowance(view, piece, turns)));
  const hexesUsed = Math.max(...stack.map(({ lots }) => goneBy({ lots: lots ?? [] })));
  if (allowanceIn(0) + allowanceIn(1) + allowanceIn(2) === 0) return waysByHex;
  let frontierWays: readonly (Way & { readonly at: HexId })[] = [
    { at: first.at, hexes: [], turns: 0, used: hexesUsed },
  ];
  while (frontierWays.length > 0) {
    const nextFrontier = new Map<HexId, Way & { readonly at: HexId }>();
    for (const way of frontierWays) {
      if (way.hexes.length > 0 && endsWay(view, seat, way.at)) continue;
      for (const nextHex of neighboursOf(view, way.at)) {
        if (nextHex === first.at || !mayEnter(view, seat, stack, nextHex)) continue;
        const longerWay = { ...extendedWay(view, way, nextHex, allowanceIn), at: nextHex };
        const knownWay = nextFrontier.get(nextHex) ?? waysByHex.get(nextHex);
        if (knownWay !== undefined && !isSooner(longerWay, knownWay)) continue;
        waysByHex.set(nextHex, longerWay);
        nextFrontier.set(nextHex, longerWay);
      }
    }
    frontierWays = [...nextFrontier.values()];
  }
  return waysByHex;
}

/** Extends a path by one hex. */
function extendedWay(
  view: EmpiresView,
  { hexes, turns, used }: Way,
  nextHex: HexId,
  hexesPerTurn: (turns: number) => number,
): Way {
  const isWholeTurn = takesWholeTurn(view, nextHex);
  let turn = turns;
  let usedBefore = used;
  while (usedBefore >= hexesPerTurn(turn) || (isWholeTurn && usedBefore > 0)) {
    turn += 1;
    usedBefore = 0;
  }
  return {
    hexes: [...hexes, nextHex],
    turns: turn,
    used: isWholeTurn ? Math.max(1, hexesPerTurn(turn)) : usedBefore + 1,
  };
}

function isSooner(way: Way, other: Way): boolean {
  if (way.turns !== other.turns) return way.turns < other.turns;
  return way.used < other.used || (way.used === other.used && way.hexes.length < other.hexes.length);
}

/** The enemy counters that could strike at a hex in their next turn, at their known level of Movement. */
export function threatsToHex(view: EmpiresView, seat: Seat, hex: HexId): readonly PieceView[] {
  return view.pieces.filter(piece => {
    const { at, owner } = piece;
    if (at === hex || areAllies(view, owner, seat) || !canMoveToFight(piece)) return false;
    const movementLevel = knownLevels(piece).movement ?? 1;
    const hexes =
      typeof owner === 'number'
        ? Math.max(hexesInTurn(view, movementLevel, 0), hexesInTurn(view, movementLevel, 1))
        : 1;
    return distance(view, at, hex) <= hexes;
  });
}

/** Whether a counter can move somewhere to fight; aliens of barren planets never move (SE-17.4). */
export function canMoveToFight({ owner, kind }: Pick<PieceView, 'owner' | 'kind'>): boolean {
  if (owner === ALIENS_SIDE) return false;
  return kind === null || !isUnitKind(kind) || (UNITS[kind].weapon !== null && UNITS[kind].moves !== 0);
}
