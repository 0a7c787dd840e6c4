import type { HexId } from '../data/hexes.ts';
import { coloniesOf } from '../state/board.ts';
import { worthIn } from './fleets.ts';
import { comersTo, isFixed } from './foes.ts';
import type { Way } from './map.ts';
import { odds } from './strikes.ts';
import type { Army, Scene } from './strikes.ts';

// Who goes against enemies that raid the seat's colonies.

/** An army goes against raiders no farther away than this. */
const NEAR = 4;

/** The least forecast at which it goes. */
const FAVOURABLE = 0.2;

/** How much nearer an army must be that is worth one CP more. */
const HEAVIER = 0.02;

/** An army on its way against raiders. */
interface Relief {
  readonly army: Army;
  readonly way: Way;
}

/** Stacks of enemies that stand at colonies of the seat or can be there after their next move, the largest first. */
export function raidsOn(scene: Scene): readonly HexId[] {
  const { turn, foes } = scene;
  const { view, me } = turn;
  const colonies = coloniesOf(view, me).flatMap(([hex, { world }]) => (world ? [] : [hex]));
  const raids = new Map<HexId, number>();
  for (const foe of foes) {
    const raiders = new Set(colonies.flatMap(hex => comersTo(turn, foe, hex)).filter(piece => !isFixed(piece)));
    for (const piece of raiders) raids.set(piece.at, (raids.get(piece.at) ?? 0) + worthIn([piece]));
  }
  return [...raids].sort(([, one], [, other]) => other - one).map(([hex]) => hex);
}

/** The army of these that goes against the raiders in a hex: the nearest that beats them. `null`: none does. */
export function reliefFor(scene: Scene, raid: HexId, armies: readonly Army[]): Relief | null {
  let found: Relief | null = null;
  let least = Infinity;
  for (const army of armies) {
    const way = army.ways.get(raid);
    const burden = (way?.cost ?? Infinity) + army.worth * HEAVIER;
    if (way === undefined || way.cost > NEAR || burden >= least) continue;
    const raiders = scene.foes.flatMap(foe =>
      foe.pieces.some(({ at }) => at === raid) ? comersTo(scene.turn, foe, raid) : [],
    );
    if (odds(scene, raid, army.pieces, raiders) < FAVOURABLE) continue;
    [found, least] = [{ army, way }, burden];
  }
  return found;
}
