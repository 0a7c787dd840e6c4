import type { HexId } from '../data/hexes.ts';
import type { PieceView } from '../view.ts';
import { worthIn } from './fleets.ts';
import { comersTo, foesOf } from './foes.ts';
import type { Foe } from './foes.ts';
import type { Way } from './map.ts';
import { waysFrom } from './map.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';

/** The least worth in CP of enemies that count as an army if they can come to a hex. */
const ARMY = 24;

/**
 * The path of a ship that travels alone. If its next hex is in reach of an enemy army, it stays, or goes home if its
 * present hex is in reach already.
 */
export function cautiousWay(turn: BotTurn, piece: PieceView, way: Way | null): Way | null {
  const { view, me } = turn;
  const foes = foesOf(turn);
  if (way !== null && !isExposed(turn, foes, way.first, piece)) return way;
  if (!isExposed(turn, foes, piece.at, piece)) return null;
  const world = view.seats[me]?.world ?? null;
  const back = world === null ? undefined : waysFrom(view, me, piece.at, 'unarmed').get(world);
  return back !== undefined && !isExposed(turn, foes, back.first, piece) ? back : null;
}

/** Whether an enemy army can come to a hex next and beat the units there, not counting the ship. */
function isExposed(turn: BotTurn, foes: readonly Foe[], hex: HexId, ship: PieceView): boolean {
  const own = forcesOf(
    turn.view,
    ownPieces(turn).filter(piece => piece.at === hex && piece !== ship),
  );
  return foes.some(foe => {
    const comers = comersTo(turn, foe, hex);
    return worthIn(comers) >= ARMY && oddsOf(turn.view, hex, own, forcesOf(turn.view, comers)) < 0;
  });
}
