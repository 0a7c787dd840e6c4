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
function hexesOf(view: Pick<EmpiresView, 'turn'>, level: number, turns: number): number {
  const turn = (Math.max(1, view.turn) - 1 + turns) % TURNS_IN_A_CYCLE;
  return HEXES_BY_MOVEMENT[level - 1]?.[turn] ?? 1;
}

/** How many hexes a counter may move in the turn that is `turns` turns ahead (SE-6.1, SE-6.2). */
function allowance(view: Pick<EmpiresView, 'turn'>, piece: PieceView, turns: number): number {
  const { kind } = piece;
  if (kind === null || !isUnitKind(kind)) return 0;
  const { moves } = UNITS[kind];
  if (typeof moves === 'number') return moves;
  return moves === 'carried' ? Infinity : hexesOf(view, knownLevels(piece).movement ?? 1, turns);
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
  const found = new Map<HexId, Way>();
  const [first] = stack;
  if (first === undefined) return found;
  const allowanceIn = (turns: number): number => Math.min(...stack.map(piece => allowance(view, piece, turns)));
  const used = Math.max(...stack.map(({ lots }) => goneBy({ lots: lots ?? [] })));
  if (allowanceIn(0) + allowanceIn(1) + allowanceIn(2) === 0) return found;
  let frontier: readonly (Way & { readonly at: HexId })[] = [{ at: first.at, hexes: [], turns: 0, used }];
  while (frontier.length > 0) {
    const nextFrontier = new Map<HexId, Way & { readonly at: HexId }>();
    for (const way of frontier) {
      if (way.hexes.length > 0 && endsWay(view, seat, way.at)) continue;
      for (const to of neighboursOf(view, way.at)) {
        if (to === first.at || !mayEnter(view, seat, stack, to)) continue;
        const longer = { ...extended(view, way, to, allowanceIn), at: to };
        const knownWay = nextFrontier.get(to) ?? found.get(to);
        if (knownWay !== undefined && !isSooner(longer, knownWay)) continue;
        found.set(to, longer);
        nextFrontier.set(to, longer);
      }
    }
    frontier = [...nextFrontier.values()];
  }
  return found;
}

/** Extends a path by one hex. */
function extended(view: EmpiresView, { hexes, turns, used }: Way, to: HexId, most: (turns: number) => number): Way {
  const isWholeTurn = takesWholeTurn(view, to);
  let turn = turns;
  let usedBefore = used;
  while (usedBefore >= most(turn) || (isWholeTurn && usedBefore > 0)) {
    turn += 1;
    usedBefore = 0;
  }
  return { hexes: [...hexes, to], turns: turn, used: isWholeTurn ? Math.max(1, most(turn)) : usedBefore + 1 };
}

function isSooner(one: Way, other: Way): boolean {
  if (one.turns !== other.turns) return one.turns < other.turns;
  return one.used < other.used || (one.used === other.used && one.hexes.length < other.hexes.length);
}

/** The enemy counters that could strike at a hex in their next turn, at their known level of Movement. */
export function threatsTo(view: EmpiresView, seat: Seat, hex: HexId): readonly PieceView[] {
  return view.pieces.filter(piece => {
    const { at, owner } = piece;
    if (at === hex || areAllies(view, owner, seat) || !canMoveToFight(piece)) return false;
    const level = knownLevels(piece).movement ?? 1;
    const hexes = typeof owner === 'number' ? Math.max(hexesOf(view, level, 0), hexesOf(view, level, 1)) : 1;
    return distance(view, at, hex) <= hexes;
  });
}

/** Whether a counter can move somewhere to fight; aliens of barren planets never move (SE-17.4). */
export function canMoveToFight({ owner, kind }: Pick<PieceView, 'owner' | 'kind'>): boolean {
  if (owner === ALIENS_SIDE) return false;
  return kind === null || !isUnitKind(kind) || (UNITS[kind].weapon !== null && UNITS[kind].moves !== 0);
}
