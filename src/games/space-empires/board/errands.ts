import type { March } from '../../../boards/marching.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { isCargo } from '../data/markers.ts';
import { hasColony, terrainOf } from '../state/board.ts';
import { goneBy } from '../state/lots.ts';
import { hexRef } from '../text/say.ts';
import { pieceSeen } from '../view.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { unitIn } from './units-in.ts';
import { isForeign, threatsTo, waysFor } from './ways.ts';
import type { Way } from './ways.ts';

// What is offered to groups that are not under way: the nearest work of their kind. Nobody has ordered it, and one key
// sends all of them (SE-6.3).

/** What a group is offered to do at the end of its way. */
export const ERRANDS = ['explore', 'fetch', 'home', 'settle'] as const;
type Errand = (typeof ERRANDS)[number];

/** An unexplored hex whose marker may destroy what enters it counts as this many hexes farther away (SE-7.6). */
const RISK = 4;

/**
 * A march for each group that has obvious work and has not moved: a lone Scout away from home explores, a Miner fetches
 * and brings home, a Colony Ship goes to a free planet. No two have the same goal, unless they bring something home.
 * Unarmed ships are sent nowhere that an enemy could strike at.
 */
export function errands(view: EmpiresView, { kind, seat, options }: Decision): readonly March[] {
  if (kind !== 'move.choose') return [];
  const movers = new Set(
    options.flatMap(({ subject, details }) => {
      const piece = details?.do === 'go' ? pieceSeen(view, subject) : null;
      return piece === null ? [] : [placeOf(piece)];
    }),
  );
  const goals = new Set<HexId>();
  return view.pieces.flatMap(piece => {
    const errand = piece.owner === seat && isUnmoved(piece) ? errandOf(view, piece) : null;
    if (errand === null || !movers.has(placeOf(piece))) return [];
    const goal = nearest(view, seat, piece, hex => !goals.has(hex) && isWork(view, seat, errand, hex, piece));
    if (goal === null) return [];
    if (errand !== 'home') goals.add(goal);
    return [{ what: unitIn(piece), at: hexRef(piece.at), goal: hexRef(goal), errand }];
  });
}

function placeOf(piece: PieceView): string {
  return `${piece.at} ${unitIn(piece)}`;
}

function isUnmoved({ lots }: PieceView): boolean {
  return lots !== null && goneBy({ lots }) === 0;
}

/** The work of a group; `null`: it has none that goes without saying. */
function errandOf(view: EmpiresView, { kind, count, at, cargo }: PieceView): Errand | null {
  if (kind === 'miner') return cargo === null ? 'fetch' : 'home';
  if (kind === 'colony-ship') return 'settle';
  const isHome = view.hexes[at]?.colony?.world === true;
  return kind === 'scout' && count === 1 && !isHome ? 'explore' : null;
}

function isWork(view: EmpiresView, seat: Seat, errand: Errand, hex: HexId, piece: PieceView): boolean {
  if (isForeign(view, seat, hex)) return false;
  const terrain = terrainOf(view, hex);
  switch (errand) {
    case 'explore':
      return view.hexes[hex]?.hidden === true && !view.pieces.some(({ at, owner }) => at === hex && owner === seat);
    case 'fetch':
      return isCargo(terrain) && threatsTo(view, seat, hex).length === 0;
    case 'home':
      return hasColony(view, hex, seat) && threatsTo(view, seat, hex).length === 0;
    case 'settle': {
      const isFit = terrain === 'planet' || (terrain === 'barren' && (piece.tech?.special ?? 0) > 0);
      return isFit && view.hexes[hex]?.colony === null && threatsTo(view, seat, hex).length === 0;
    }
  }
}

/** The nearest hex of some; `null`: a group can reach none, or stands on one already. */
function nearest(view: EmpiresView, seat: Seat, piece: PieceView, isOne: (hex: HexId) => boolean): HexId | null {
  if (isOne(piece.at)) return null;
  let best: { readonly hex: HexId; readonly cost: number } | null = null;
  for (const [hex, way] of waysFor(view, seat, [piece])) {
    if (!isOne(hex)) continue;
    const cost = costOf(view, hex, way);
    if (best === null || cost < best.cost) best = { hex, cost };
  }
  return best?.hex ?? null;
}

function costOf(view: EmpiresView, hex: HexId, { hexes }: Way): number {
  const found = view.hexes[hex];
  const isRisky = found?.hidden === true && found.home === null;
  return hexes.length + (isRisky ? RISK : 0);
}
