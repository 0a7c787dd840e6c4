import type { March, Ordered } from '../../../boards/marching.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { cachedById } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { isCargo } from '../data/markers.ts';
import { chanceOfMarker } from '../state/facedown.ts';
import { hasColony, neighboursOf, terrainOf } from '../state/board.ts';
import { goneBy } from '../state/lots.ts';
import { hexIn, hexRef } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { unitText } from './units-in.ts';
import { endsWay, isForeign, mayEnter, threatsToHex } from './ways.ts';

// Suggests errands for groups without orders: the nearest useful work for their type. One key sends all of these groups
// (SE-6.3).

/** The kinds of work that a group may be sent to. */
export const ERRANDS = ['explore', 'fetch', 'home', 'settle'] as const;
type Errand = (typeof ERRANDS)[number];

/** The highest probability of destruction, 0 to 1, at which a Scout is sent into an unexplored hex. */
const MOST_RISK = 0.1;

/**
 * A march for each group with an obvious task that has not moved. A lone Scout away from home explores where a marker
 * is unlikely to destroy it (SE-7.6), a Miner fetches minerals and brings them home, a Colony Ship goes to a free
 * planet. Two groups never have the same goal, unless they bring something home; no goal is one of a group with orders.
 * Unarmed ships avoid hexes that an enemy could strike. `ordered`: the groups that are under way or on watch.
 */
export function errands(
  view: EmpiresView,
  { kind, seat, options }: Decision,
  ordered: readonly Ordered[],
): readonly March[] {
  if (kind !== 'move.choose') return [];
  const isOrdered = (option: string): boolean => ordered.some(([one]) => one === option);
  const movableGroups = new Set(
    options.flatMap(({ id, subject, details }) => {
      const piece = details?.do === 'go' && !isOrdered(id) ? pieceSeen(view, subject) : null;
      return piece === null ? [] : [groupKey(piece)];
    }),
  );
  const takenGoals = new Set(
    ordered.flatMap(([, { goal, errand }]) => (errand === 'home' || goal === null ? [] : (hexIn(goal) ?? []))),
  );
  // All unarmed types may enter the same hexes, so they share one map.
  const travelMaps = cachedById((kind: 'scout' | 'miner') => travelMapFor(view, seat, kind));
  const jobFor = (piece: PieceView): Job | null => {
    const errand = piece.owner === seat && hasNotMoved(piece) ? errandOf(view, piece) : null;
    if (errand === null || !movableGroups.has(groupKey(piece))) return null;
    const nearestJob = nearestErrandHex(
      piece.at,
      travelMaps(errand === 'explore' ? 'scout' : 'miner'),
      hex => !takenGoals.has(hex) && hasErrand(view, seat, errand, hex, piece),
    );
    return nearestJob === null ? null : { piece, errand, ...nearestJob };
  };
  // The shortest path is assigned first. Otherwise two groups could cross, each going to a hex nearer to the other.
  let openJobs = view.pieces.flatMap(piece => jobFor(piece) ?? []);
  const marches = new Map<PieceView, March>();
  while (openJobs.length > 0) {
    const { piece, errand, hex } = openJobs.reduce((best, job) => (job.away < best.away ? job : best));
    marches.set(piece, { what: unitText(piece), at: hexRef(piece.at), goal: hexRef(hex), errand });
    if (errand !== 'home') takenGoals.add(hex);
    openJobs = openJobs.flatMap(job => {
      if (job.piece === piece) return [];
      return takenGoals.has(job.hex) && job.errand !== 'home' ? (jobFor(job.piece) ?? []) : [job];
    });
  }
  return view.pieces.flatMap(piece => marches.get(piece) ?? []);
}

/** A group with its nearest work. */
interface Job extends ErrandHex {
  readonly piece: PieceView;
  readonly errand: Errand;
}

/** A hex with work, and its distance in hexes. */
interface ErrandHex {
  readonly hex: HexId;
  readonly away: number;
}

function groupKey(piece: PieceView): string {
  return `${piece.at} ${unitText(piece)}`;
}

function hasNotMoved({ lots }: PieceView): boolean {
  return lots !== null && goneBy({ lots }) === 0;
}

/** The kind of work that suits a group; `null` if nothing is obvious. */
function errandOf(view: EmpiresView, { kind, count, at, cargo }: PieceView): Errand | null {
  if (kind === 'miner') return cargo === null ? 'fetch' : 'home';
  if (kind === 'colony-ship') return 'settle';
  const isAtHomeworld = view.hexes[at]?.colony?.world === true;
  return kind === 'scout' && count === 1 && !isAtHomeworld ? 'explore' : null;
}

function hasErrand(view: EmpiresView, seat: Seat, errand: Errand, hex: HexId, piece: PieceView): boolean {
  if (isForeign(view, seat, hex)) return false;
  const terrain = terrainOf(view, hex);
  switch (errand) {
    case 'explore':
      return isSafeToExplore(view, hex) && !view.pieces.some(({ at, owner }) => at === hex && owner === seat);
    case 'fetch':
      return isCargo(terrain) && threatsToHex(view, seat, hex).length === 0;
    case 'home':
      return hasColony(view, hex, seat) && threatsToHex(view, seat, hex).length === 0;
    case 'settle': {
      const canBeSettled = terrain === 'planet' || (terrain === 'barren' && (piece.tech?.special ?? 0) > 0);
      return canBeSettled && view.hexes[hex]?.colony === null && threatsToHex(view, seat, hex).length === 0;
    }
  }
}

/** The hexes that groups of one type may use; computed once for each type. */
interface TravelMap {
  readonly beside: (hex: HexId) => readonly HexId[];
  readonly mayEnter: (hex: HexId) => boolean;
  readonly endsWay: (hex: HexId) => boolean;
}

function travelMapFor(view: EmpiresView, seat: Seat, kind: 'scout' | 'miner'): TravelMap {
  return {
    beside: cachedById(hex => neighboursOf(view, hex)),
    mayEnter: cachedById(hex => mayEnter(view, seat, [{ kind }], hex)),
    endsWay: cachedById(hex => endsWay(view, seat, hex)),
  };
}

/**
 * The nearest hex that passes `isOne`, with its distance; `null` if the group can't reach any, or is in one already.
 */
function nearestErrandHex(startHex: HexId, travelMap: TravelMap, isOne: (hex: HexId) => boolean): ErrandHex | null {
  if (isOne(startHex)) return null;
  let nearestFound: ErrandHex | null = null;
  const visitedHexes = new Set([startHex]);
  let frontier: readonly HexId[] = [startHex];
  for (let stepCount = 1; frontier.length > 0 && nearestFound === null; stepCount += 1) {
    const nextFrontier: HexId[] = [];
    for (const hex of frontier.flatMap(at => (at !== startHex && travelMap.endsWay(at) ? [] : travelMap.beside(at)))) {
      if (visitedHexes.has(hex) || !travelMap.mayEnter(hex)) continue;
      visitedHexes.add(hex);
      nextFrontier.push(hex);
      if (nearestFound === null && isOne(hex)) nearestFound = { hex, away: stepCount };
    }
    frontier = nextFrontier;
  }
  return nearestFound;
}

/** Whether the face-down marker of a hex is unlikely to destroy units that enter, by all that is known (SE-7.6). */
function isSafeToExplore(view: EmpiresView, hex: HexId): boolean {
  const lossChance = chanceOfMarker(view, hex, 'danger') + chanceOfMarker(view, hex, 'black-hole');
  return view.hexes[hex]?.hidden === true && lossChance <= MOST_RISK;
}
