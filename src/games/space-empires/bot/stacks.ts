import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { PieceView } from '../view.ts';
import { fleetIn, worthIn } from './fleets.ts';
import { foesOf, isFixed } from './foes.ts';
import { goneBy, movesLeft, oncePerTurn, ownPieces, worthOf } from './turn.ts';
import type { BotTurn } from './turn.ts';

// Keeps fleets together on the march, and chooses who stays at home when a fleet leaves.

/** A fleet waits for ships that can't go on this turn if they are worth at least this share of those that can. */
const WORTH_WAITING = 0.3;

/** The counters that can go on together with a warship: those in its hex that have moved as far this turn. */
export function goingWith(turn: BotTurn, piece: PieceView): PieceView[] {
  const stay = turn.doctrine.armies ? null : guardsOf(turn);
  return fleetIn(turn, piece.at).filter(
    other => stay?.has(other) !== true && goneBy(other) === goneBy(piece) && movesLeft(turn, other) > 0,
  );
}

/** Whether a warship that goes on would leave behind a large part of its fleet that can't go on this turn. */
export function leavesFleet(turn: BotTurn, piece: PieceView): boolean {
  const rest = fleetIn(turn, piece.at).filter(other => movesLeft(turn, other) < 1);
  const isSlower = rest.some(other => goneBy(other) > 0 && goneBy(other) === goneBy(piece));
  return isSlower || worthIn(rest) >= WORTH_WAITING * worthIn(goingWith(turn, piece));
}

/** The factor by which a fleet must be stronger than its target. */
export const MARGIN = 1.1;

/** The distance from the homeworld within which enemies are a threat, and the distance once the fleet has left. */
export const NEAR = 3;
const IN_SIGHT = 6;

/** The warships that stay at the homeworld, by the enemies in sight of it. They are chosen once for each question. */
export const guardsOf = oncePerTurn((turn): ReadonlySet<PieceView> => {
  const world = turn.view.seats[turn.me]?.world ?? null;
  const guards = new Set<PieceView>();
  if (world === null) return guards;
  const fleet = fleetIn(turn, world);
  const fixed = worthIn(ownPieces(turn).filter(piece => piece.at === world && isFixed(piece)));
  const near = threatTo(turn, world, NEAR);
  // If the fleet beats the enemies, all of it attacks.
  if (near > fixed && near * MARGIN < worthIn(fleet)) return guards;
  let missing = threatTo(turn, world, IN_SIGHT) - fixed;
  // The cheapest warships stay as guards.
  for (const piece of fleet.sort((one, other) => worthOf(one) - worthOf(other))) {
    if (missing <= 0) break;
    guards.add(piece);
    missing -= worthOf(piece);
  }
  return guards;
});

/** The worth of the strongest enemy stack at most `far` hexes from a hex, as guessed. */
function threatTo(turn: BotTurn, hex: HexId, far: number): number {
  const stacks = new Map<HexId, number>();
  for (const piece of foesOf(turn).flatMap(({ pieces }) => pieces)) {
    if (isFixed(piece) || stepsBetween(piece.at, hex) > far) continue;
    stacks.set(piece.at, (stacks.get(piece.at) ?? 0) + worthOf(piece));
  }
  return Math.max(0, ...stacks.values());
}
