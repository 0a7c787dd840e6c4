import type { HexId } from '../data/hexes.ts';
import { hitsToDestroy } from '../state/board.ts';
import { areAllies } from '../state/seats.ts';
import type { PieceView } from '../view.ts';
import { worthIn } from './fleets.ts';
import { comersTo, foesOf } from './foes.ts';
import type { Foe } from './foes.ts';
import { waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { forcesOf, oddsOf } from './odds.ts';
import type { Force } from './odds.ts';
import { goneBy, movesLeft, ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The seat's warships in one hex, and the hexes that they can reach. */
export interface Army {
  readonly at: HexId;
  readonly pieces: readonly PieceView[];
  readonly worth: number;
  readonly ways: ReadonlyMap<HexId, Way>;
}

/** The facts that armies are planned with in a turn. */
export interface Scene {
  readonly turn: BotTurn;
  readonly foes: readonly Foe[];
  readonly armies: readonly Army[];
}

/** A strike: an attack by several armies on one hex in the same turn. */
export interface Strike {
  readonly target: HexId;
  readonly pieces: readonly PieceView[];
  readonly value: number;
}

/** The armies that some warships form, and the enemies as the seat knows or guesses them. */
export function sceneOf(turn: BotTurn, warships: readonly PieceView[]): Scene {
  const places = [...new Set(warships.map(({ at }) => at))];
  const armies = places.map((at): Army => {
    const pieces = warships.filter(piece => piece.at === at);
    return { at, pieces, worth: worthIn(pieces), ways: waysFrom(turn, at, 'fleet') };
  });
  return { turn, foes: foesOf(turn), armies };
}

/** The warships that can be in a hex at the end of this movement phase. */
export function canReach({ turn, armies }: Scene, hex: HexId): PieceView[] {
  return armies.flatMap(({ at, pieces, ways }) => {
    if (at === hex) return pieces;
    const way = ways.get(hex);
    if (way === undefined) return [];
    // Every hex can be entered as the first step of a move, even if that takes the whole move (SE-6.4).
    return pieces.filter(piece => movesLeft(turn, piece) >= way.cost || (way.first === hex && goneBy(piece) === 0));
  });
}

/** The enemy counters in a hex, as guessed. */
export function defendersAt({ foes }: Scene, hex: HexId): PieceView[] {
  return foes.flatMap(({ pieces }) => pieces.filter(({ at }) => at === hex));
}

/** The forecast (`oddsOf`) for own counters against enemies in a hex. */
export function odds(
  { turn: { view } }: Scene,
  hex: HexId,
  own: readonly PieceView[],
  enemy: readonly PieceView[],
): number {
  return oddsOf(view, hex, forcesOf(view, own), forcesOf(view, enemy));
}

/** The worst forecast for own counters that stay in a hex, if any one enemy seat comes there with all that it can. */
export function holding(scene: Scene, hex: HexId, own: readonly PieceView[], phases: 1 | 2 = 1): number {
  return Math.min(1, ...scene.foes.map(foe => odds(scene, hex, own, comersTo(scene.turn, foe, hex, phases))));
}

/** The least forecast for an attack that is not necessary, and for one without which the match is lost. */
const FAVOURABLE = 0.08;
export const DESPERATE = -0.7;

/** The worth in CP of an enemy homeworld in reach, and of each point of a colony's value. */
const HOMEWORLD = 150;
const COLONY = 4;
/** The average number of hits that a ship scores at a colony. */
const HITS = 0.4;

/** The homeworld, and by hex the least forecast for attacks without which the match is probably lost. */
interface Guarded {
  readonly world: HexId | null;
  readonly needed: ReadonlyMap<HexId, number>;
}

/**
 * The best attack by some warships; `null` if no attack is worth it. Those at the homeworld take part only if it is
 * safe without them.
 */
export function bestStrike(scene: Scene, free: ReadonlySet<PieceView>, { world, needed }: Guarded): Strike | null {
  let found: Strike | null = null;
  for (const target of targetsOf(scene)) {
    const all = canReach(scene, target).filter(piece => free.has(piece));
    const pieces =
      world === null || target === world || isSafeWithout(scene, world, target, all)
        ? all
        : all.filter(({ at }) => at !== world);
    if (pieces.length === 0) continue;
    const value = worthOfStrike(scene, target, pieces, needed.get(target) ?? null);
    if (value > (found?.value ?? 0)) found = { target, pieces, value };
  }
  return found;
}

/** Whether the homeworld holds out against all enemies except those in the target hex while some warships are away. */
function isSafeWithout(scene: Scene, world: HexId, target: HexId, away: readonly PieceView[]): boolean {
  if (!away.some(({ at }) => at === world)) return true;
  const guards = ownPieces(scene.turn).filter(piece => piece.at === world && !away.includes(piece));
  return scene.foes.every(foe => {
    const coming = comersTo(scene.turn, foe, world).filter(({ at }) => at !== target);
    return coming.length === 0 || odds(scene, world, guards, coming) > 0;
  });
}

/** The hexes with armed enemies or enemy colonies. */
function targetsOf({ turn: { view, me }, foes }: Scene): ReadonlySet<HexId> {
  const targets = new Set(foes.flatMap(({ pieces }) => pieces.map(({ at }) => at)));
  let hex: HexId;
  for (hex in view.hexes) {
    const owner = view.hexes[hex]?.colony?.owner;
    if (owner !== undefined && !areAllies(view, owner, me)) targets.add(hex);
  }
  return targets;
}

/** The expected gain of an attack minus its losses, in CP; 0 or less if it is not worth it. */
function worthOfStrike(scene: Scene, target: HexId, pieces: readonly PieceView[], least: number | null): number {
  const { turn, foes } = scene;
  const { view, me } = turn;
  const defenders = defendersAt(scene, target);
  const there = ownPieces(turn).filter(piece => piece.at === target && !pieces.includes(piece));
  const won = odds(scene, target, [...pieces, ...there], defenders);
  if (won < (least ?? FAVOURABLE)) return 0;
  const own = worthIn(pieces);
  const left = Math.max(0, won);
  const gain = worthIn(defenders) * (won > 0 ? 1 : 1 + won);
  const colony = view.hexes[target]?.colony ?? null;
  const prize =
    colony === null || areAllies(view, colony.owner, me) || won <= 0
      ? 0
      : (colony.world ? HOMEWORLD : COLONY * colony.value + COLONY) *
        Math.min(1, (pieces.reduce((sum, { count }) => sum + (count ?? 0), 0) * left * HITS) / hitsToDestroy(colony));
  // After the attack other enemies can come to the hex of the survivors.
  const survivors = scaled(forcesOf(view, pieces), left);
  const later = foes.map(foe =>
    oddsOf(
      view,
      target,
      survivors,
      forcesOf(
        view,
        comersTo(turn, foe, target).filter(({ at }) => at !== target),
      ),
    ),
  );
  const struckBack = Math.min(0, ...later);
  const loss = own * (1 - left) - own * left * struckBack;
  return gain + prize - loss + (least === null ? 0 : own * 2);
}

function scaled(forces: readonly Force[], part: number): Force[] {
  if (part <= 0) return [];
  return forces.map(force => ({
    ...force,
    hits: force.hits * part,
    shots: force.shots * part,
    worth: force.worth * part,
  }));
}
