import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { clockwiseFrom } from '../state/seats.ts';
import { goesToWar, worthIn } from './fleets.ts';
import { comersTo, isFixed } from './foes.ts';
import { defendersAt, odds, sceneOf } from './strikes.ts';
import type { Army, Scene } from './strikes.ts';
import { movedFirst, ownPieces } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

// The bid for the order of play (SE-10.5). All bids are paid, so only money left on the sheet is bid, and only if it
// matters who moves first.

/**
 * The share of the stake that is bid, and the highest bid in CP. The stake is what a player can win or lose by the
 * order of play.
 */
const BID_SHARE = 0.05;
const MOST_BID = 8;

/** The least forecast (`oddsOf`) at which an attack counts. */
const FAVOURABLE = 0.08;

/** The worth in CP of a homeworld, and of each point of a colony's value. */
const HOMEWORLD = 150;
const COLONY = 4;

/** The bid of a seat with this much money left: a small share of the stake; 0 if there is no stake. */
export function bidFor(turn: BotTurn, left: number): number {
  return left <= 0 ? 0 : Math.min(left, MOST_BID, Math.ceil(stakeIn(turn) * BID_SHARE));
}

/**
 * Chooses the first player (SE-10.5): the seat itself if somebody can strike at once, otherwise the seat after it. The
 * last player of a cycle may move twice in a row.
 */
export const first: Strategy = turn => {
  const { view, me } = turn;
  const [next = me] = clockwiseFrom(view, (me + 1) % view.seats.length);
  return seatId(stakeIn(turn) > 0 ? me : next);
};

function seatId(seat: Seat): string {
  return `seat:${'abcdefgh'.charAt(seat)}`;
}

/** The stake of the order of play in the next cycle, in CP: the value of the best first attack by the seat or on it. */
function stakeIn(turn: BotTurn): number {
  const warships = ownPieces(turn).filter(piece => goesToWar(turn, piece));
  const scene = sceneOf(turn, warships);
  const strikes = scene.armies.map(army => bestAttack(scene, army));
  const places = new Set(warships.map(({ at }) => at));
  const world = turn.view.seats[turn.me]?.world ?? null;
  if (world !== null) places.add(world);
  return Math.max(0, ...strikes, ...[...places].map(hex => lossAt(scene, hex)));
}

/** The worth of the best hex that an army can take in its first move. */
function bestAttack(scene: Scene, { pieces, ways }: Army): number {
  const { view } = scene.turn;
  const reach = Math.min(...pieces.map(movedFirst));
  let most = 0;
  for (const { to, cost } of ways.values()) {
    const defenders = defendersAt(scene, to);
    const prize = prizeAt(scene, to);
    if (cost > reach || (defenders.length === 0 && prize === 0)) continue;
    if (odds(scene, to, pieces, defenders) < FAVOURABLE) continue;
    const mobile = defenders.filter(piece => !isFixed(piece));
    most = Math.max(most, worthIn(mobile) + (view.hexes[to]?.colony?.world === true ? prize : prize / 2));
  }
  return most;
}

/** The worth of the enemy colony in a hex; 0 if there is none. */
function prizeAt({ turn: { view, me }, foes }: Scene, hex: HexId): number {
  const colony = view.hexes[hex]?.colony ?? null;
  if (colony === null || colony.owner === me || !foes.some(({ owner }) => owner === colony.owner)) return 0;
  return colony.world ? HOMEWORLD : COLONY * colony.value;
}

/** The loss of the seat in a hex if an enemy that beats its units there moves first. */
function lossAt(scene: Scene, hex: HexId): number {
  const { turn, foes } = scene;
  const here = ownPieces(turn).filter(({ at }) => at === hex);
  const isLost = foes.some(foe => {
    const comers = comersTo(turn, foe, hex);
    return comers.length > 0 && odds(scene, hex, here, comers) < -FAVOURABLE;
  });
  if (!isLost) return 0;
  return worthIn(here) + (turn.view.seats[turn.me]?.world === hex ? HOMEWORLD : 0);
}
