import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { PieceView } from '../view.ts';
import { worthIn } from './fleets.ts';
import { comersTo, foesOf } from './foes.ts';
import type { Foe } from './foes.ts';
import type { Way } from './map.ts';
import { best, waysFrom } from './map.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The least worth in CP of enemies that count as an army if they can come to a hex. */
const ARMY = 24;

/**
 * The way of a ship that travels by itself, unless its next step is in reach of an enemy army: then it stays. If it
 * stands in reach of one already, it goes to the hex nearest to its home that is not.
 */
export function cautiousWay(turn: BotTurn, piece: PieceView, way: Way | null): Way | null {
  const { view, me } = turn;
  const foes = foesOf(turn);
  if (way !== null && !isExposed(turn, foes, way.first, piece)) return way;
  if (!isExposed(turn, foes, piece.at, piece)) return null;
  const world = view.seats[me]?.world ?? null;
  if (world === null) return null;
  return best(waysFrom(turn, piece.at, 'unarmed').values(), ({ to, first }) =>
    to === first && !isExposed(turn, foes, to, piece) ? -stepsBetween(to, world) : null,
  );
}

/** Whether an army or a ship that is known to be armed can come to a hex next and beats what else stands there. */
function isExposed(turn: BotTurn, foes: readonly Foe[], hex: HexId, ship: PieceView): boolean {
  const own = forcesOf(
    turn.view,
    ownPieces(turn).filter(piece => piece.at === hex && piece !== ship),
  );
  return foes.some(foe => {
    const comers = comersTo(turn, foe, hex);
    const isKnown = comers.some(({ up }) => up);
    return (isKnown || worthIn(comers) >= ARMY) && oddsOf(turn.view, hex, own, forcesOf(turn.view, comers)) < 0;
  });
}
