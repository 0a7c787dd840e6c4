import type { Seat } from '../../../kernel/words/message.ts';
import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { neighboursOf, terrainOf } from '../state/board.ts';
import { isBarred } from '../state/pieces.ts';
import { areAllies } from '../state/seats.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** Whether a marker lies face down there. */
export function isHidden(view: EmpiresView, hex: HexId): boolean {
  return view.hexes[hex]?.hidden === true;
}

/** Whether a face-down marker there may destroy arriving ships: any white one may (SE-7.6). */
export function isRisky(view: EmpiresView, hex: HexId): boolean {
  const found = view.hexes[hex];
  return found?.hidden === true && found.home === null;
}

/**
 * Who may use a way: scouts go anywhere, fleets only where it is known to be safe, those that look ahead (SE-7.13) on
 * through what they can turn up from beside it, unarmed ships only where nobody else is.
 */
export type Traveller = 'scout' | 'fleet' | 'looking' | 'unarmed';

/** A hex that is looked at first costs that: it may turn out to be shut. */
const LOOKED_AT = 1.5;

/**
 * A black hole, where four of ten ships are lost (SE-6.6), is the last way of all; a fleet that has to be fought comes
 * before it.
 */
const BLACK_HOLE = 12;
const FOUGHT = 2;

/** How dear it is to enter a hex; `null`: it is out of the question. */
function costOf(view: EmpiresView, me: Seat, hex: HexId, who: Traveller): number | null {
  const terrain = terrainOf(view, hex);
  if (terrain === 'supernova' || isBarred(view, hex, me)) return null;
  if (terrain === 'black-hole') return mayRisk(view, who) ? BLACK_HOLE : null;
  const hidden = isHidden(view, hex);
  if (who === 'fleet' && isRisky(view, hex)) return null;
  if (who === 'unarmed' && (hidden || isForeign(view, me, hex))) return null;
  if (hidden) return who === 'scout' ? 1 : who === 'looking' ? LOOKED_AT : 3;
  return terrain === 'asteroids' || terrain === 'nebula' ? 2 : 1;
}

/**
 * Whether a fleet goes through black holes where there is no other way: alien empires alone leave nobody else to do it
 * for it.
 */
function mayRisk({ solo }: EmpiresView, who: Traveller): boolean {
  return who === 'looking' || (who === 'fleet' && (solo?.empires ?? []).length > 0);
}

/** Whether somebody else has counters or a colony there. */
export function isForeign(view: EmpiresView, me: Seat, hex: HexId): boolean {
  const colony = view.hexes[hex]?.colony ?? null;
  return (
    (colony !== null && !areAllies(view, colony.owner, me)) ||
    view.pieces.some(({ at, owner }) => at === hex && !areAllies(view, owner, me))
  );
}

/** A way to a goal: the goal, how dear it is, and the first step. */
export interface Way {
  readonly to: HexId;
  readonly cost: number;
  readonly first: HexId;
  /** Black holes on the way. */
  readonly holes: number;
}

/** The ways from a hex to every other that can be reached, the cheapest each. */
export function waysFrom(view: EmpiresView, me: Seat, from: HexId, who: Traveller): ReadonlyMap<HexId, Way> {
  const found = new Map<HexId, Way>();
  const done = new Set<HexId>([from]);
  const waiting: Way[] = [];
  const look = (at: HexId, cost: number, first: HexId | null, holes: number): void => {
    for (const next of neighboursOf(view, at)) {
      if (done.has(next)) continue;
      const step = costOf(view, me, next, who);
      if (step === null) continue;
      const hole = terrainOf(view, next) === 'black-hole' ? 1 : 0;
      const way = { to: next, cost: cost + step, first: first ?? next, holes: holes + hole };
      const known = found.get(next);
      if (known !== undefined && known.cost <= way.cost) continue;
      found.set(next, way);
      waiting.push(way);
    }
  };
  look(from, 0, null, 0);
  while (waiting.length > 0) {
    let at = 0;
    for (const [place, way] of waiting.entries()) if (way.cost < (waiting[at]?.cost ?? Infinity)) at = place;
    const [way] = waiting.splice(at, 1);
    if (way === undefined || done.has(way.to)) continue;
    done.add(way.to);
    // A hex that must first be explored or fought for ends the way; fleets that look ahead plan beyond it.
    const isFight = who !== 'unarmed' && isForeign(view, me, way.to) && isArmed(view, me, way.to);
    if (who !== 'looking' && (isHidden(view, way.to) || isFight)) continue;
    look(way.to, way.cost + (isFight ? FOUGHT : 0), way.first, way.holes);
  }
  return found;
}

function isArmed(view: EmpiresView, me: Seat, hex: HexId): boolean {
  return view.pieces.some(({ at, owner, kind }) => at === hex && !areAllies(view, owner, me) && !isUnarmed(kind));
}

/** Whether counters of a type have no weapons. */
export function isUnarmed(kind: string | null): boolean {
  return kind === 'colony-ship' || kind === 'miner' || kind === 'pipeline';
}

/** Where the others live: their homeworlds, the nearest first, then those of alien empires, one after the other. */
export function enemyWorlds(view: EmpiresView, me: Seat, from: HexId): HexId[] {
  const empires = (view.solo?.empires ?? []).flatMap(({ world, fallen }) => (fallen ? [] : [world]));
  return view.seats
    .flatMap(({ world, out }, seat) => (areAllies(view, seat, me) || out || world === null ? [] : [world]))
    .sort((one, other) => stepsBetween(from, one) - stepsBetween(from, other))
    .concat(empires);
}

/** How strong the counters of others are in a hex, in CP. */
export function guardAt(view: EmpiresView, me: Seat, hex: HexId): number {
  return view.pieces
    .filter(({ at, owner, kind }) => at === hex && !areAllies(view, owner, me) && !isUnarmed(kind))
    .reduce((sum, piece) => sum + worthOf(piece), 0);
}

/** The counters of others in a hex that can fight. */
export function enemiesIn({ view, me }: BotTurn, hex: HexId): PieceView[] {
  return view.pieces.filter(({ at, owner, kind }) => at === hex && !areAllies(view, owner, me) && !isUnarmed(kind));
}

/** The way that is worth most; `null` as a worth: it is out of the question. */
export function best(ways: Iterable<Way>, worth: (way: Way) => number | null): Way | null {
  let found: Way | null = null;
  let most = -Infinity;
  for (const way of ways) {
    const value = worth(way);
    if (value === null || value <= most) continue;
    found = way;
    most = value;
  }
  return found;
}
