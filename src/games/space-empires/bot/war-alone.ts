import { stepsBetween } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { terrainOf } from '../state/board.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { fleetIn, worthIn } from './fleets.ts';
import { looksAhead } from './looking.ts';
import { best, enemiesIn, waysFrom } from './map.ts';
import type { Way } from './map.ts';
import { isSweeper } from './mines.ts';
import { forcesOf, oddsOf } from './odds.ts';
import { gapOf } from './research.ts';
import { chancesAtColony, huntWay } from './solo.ts';
import { goneBy, ownPieces } from './turn.ts';
import type { BotTurn } from './turn.ts';

/**
 * The path of a fleet in a solo game. Fleets gather at home, then go for targets with good odds: enemies at colonies,
 * machines, alien homeworlds.
 */
export function warWayAlone(turn: BotTurn, piece: PieceView): Way | null {
  const { view, me } = turn;
  const world = view.seats[me]?.world;
  if (world === null || world === undefined) return null;
  const ships = fleetIn(turn, piece.at);
  const ways = waysFrom(turn, piece.at, ships.some(looksAhead) || view.cycle > PATIENCE ? 'looking' : 'fleet');
  const own = forcesOf(view, ships);
  const foes = (hex: HexId): PieceView[] => foesIn(turn, hex, ships);
  const everyone = [...ships, ...ownPieces(turn).filter(other => other.at === piece.at && isSweeper(other))];
  const isHome = piece.at === world;
  const chances = (hex: HexId): number =>
    oddsOf(view, hex, [...own, ...forcesOf(view, staying(turn, hex, ships))], forcesOf(view, foes(hex)));
  if (foes(piece.at).length > 0 && !isForeignMachine(turn, piece.at) && chances(piece.at) > 0) return null;
  // The fleet stays to bombard an undefended homeworld until it falls (SE-9.1).
  if (isEmpire(view, piece.at) && foes(piece.at).length === 0) return null;
  const goal = empireFor(turn, ways, everyone, piece.at, isHome);
  const isStrong = goal !== null;
  const far = isStrong ? 1 : FAR_FOR_DEFENCE;
  const defends = best(ways.values(), ({ to, cost }) => {
    if (view.hexes[to]?.colony?.owner !== me || cost > far || foes(to).length === 0) return null;
    return chances(to) > (to === world ? LAST_STAND : GOOD_ODDS) ? -cost : null;
  });
  if (defends !== null) return defends;
  const hunted = huntWay(turn, piece.at, ways, own);
  if (hunted !== 'none') return hunted;
  // A solo game is not urgent: a fleet first gets the newest technology, then attacks a homeworld that is sure to fall.
  const near = best(ways.values(), ({ to, cost }) =>
    cost <= NEAR && foes(to).length > 0 && view.hexes[to]?.colony?.world !== true && chances(to) > SURE ? -cost : null,
  );
  if (near !== null) return near;
  if (isHome && goneBy(piece) > 0) return null;
  if (goal === null || (isHome && isRefitting(turn, ships))) return isHome ? null : (ways.get(world) ?? null);
  // Enemies on the way are fought only with good odds.
  return chances(goal.first) > GOOD_ODDS ? goal : isHome ? null : (ways.get(world) ?? null);
}

/** The longest path to defend an own colony. */
const FAR_FOR_DEFENCE = 5;

/**
 * The least forecast (`oddsOf`) for an attack, and a much lower one at the own homeworld, whose loss loses the game.
 */
const GOOD_ODDS = 0.25;
const LAST_STAND = -0.5;

/** The least forecast for leaving home to attack an alien homeworld, and a lower one for a fleet under way. */
const SURE = 0.2;
const UNDER_WAY = 0.05;

/** The number of cycles after which the player takes more risks; a fleet worth `LARGE` CP then accepts any odds. */
export const PATIENCE = 40;
const LARGE = 200;

/** How much the required forecast falls in a long match: the aliens' banks grow, the player's income does not. */
function boldness({ view }: BotTurn): number {
  return Math.max(0, view.cycle - BOLD_FROM) * BOLDER;
}

const BOLD_FROM = 20;
const BOLDER = 0.02;

/** The distance within which an enemy fleet is worth a detour. */
const NEAR = 2;

/**
 * The path to the alien homeworld that a fleet attacks: from home the one with the best odds, on the way the nearest
 * one. `null` if there is none.
 */
function empireFor(
  turn: BotTurn,
  ways: ReadonlyMap<HexId, Way>,
  fleet: readonly PieceView[],
  from: HexId,
  isHome: boolean,
): Way | null {
  const goals = (turn.view.solo?.empires ?? []).flatMap(({ world, fallen }) => (fallen ? [] : (ways.get(world) ?? [])));
  const home = turn.view.seats[turn.me]?.world ?? from;
  const holesBack = ways.get(home)?.holes ?? 0;
  return best(goals, way => {
    // A fleet that has passed a black hole does not return through it.
    const isThrough = !isHome && holesBack > way.holes;
    const odds = chancesAtColony(turn, way.to, fleet, {
      moves: isHome ? stepsBetween(from, way.to) : 0,
      holes: way.holes,
    });
    const isLate = turn.view.cycle > PATIENCE && worthIn(fleet) >= LARGE;
    if (!isThrough && !isLate && odds <= (isHome ? SURE : UNDER_WAY) - boldness(turn)) return null;
    return isHome ? odds : -way.cost;
  });
}

/** Whether an alien empire that has not fallen has its homeworld in a hex. */
function isEmpire({ solo }: EmpiresView, hex: HexId): boolean {
  return (solo?.empires ?? []).some(({ world, fallen }) => world === hex && !fallen);
}

/** Whether some ships need new technology and there is money for a refit (SE-12.7). */
function isRefitting({ view, me }: BotTurn, ships: readonly PieceView[]): boolean {
  const own = view.seats[me]?.own ?? null;
  return own !== null && own.cp > 0 && ships.some(ship => gapOf(ship, own.levels) > 1);
}

/** The seat's other counters in a hex, which fight there together with the arriving fleet. */
function staying(turn: BotTurn, hex: HexId, coming: readonly PieceView[]): PieceView[] {
  return ownPieces(turn).filter(piece => piece.at === hex && !coming.includes(piece));
}

/**
 * The enemies in a hex that a fleet can fight. Raiders that its scanners do not find are left out, unless they are
 * worth more than the fleet (SE-15.2, SE-26.8.6).
 */
function foesIn(turn: BotTurn, hex: HexId, fleet: readonly PieceView[]): PieceView[] {
  const foes = enemiesIn(turn, hex);
  if (terrainOf(turn.view, hex) === 'nebula') return foes;
  const here = [...fleet, ...staying(turn, hex, fleet)];
  const scanners = here.map(({ kind, tech }) => (kind === 'destroyer' ? (tech?.special ?? 0) : 0));
  const cloaking = Math.min(...foes.map(({ kind, tech }) => (kind === 'raider' ? (tech?.special ?? 0) : 0)));
  const isUnseen = cloaking > Math.max(0, ...scanners) && worthIn(foes) <= worthIn(here);
  return isUnseen ? [] : foes;
}

function isForeignMachine(turn: BotTurn, hex: HexId): boolean {
  return enemiesIn(turn, hex).some(({ owner }) => owner === MACHINES_SIDE);
}
