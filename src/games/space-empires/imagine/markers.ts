import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { HEX_IDS } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';
import { boardsOf } from '../data/scenarios.ts';
import { poolOf, poolsOf } from '../state/facedown.ts';
import type { Loose } from '../state/facedown.ts';
import type { EmpiresState, HexState } from '../state/state.ts';
import type { EmpiresView } from '../view.ts';

/**
 * Deals the face-down markers to hexes at random. Markers that the viewer has scanned stay where they were seen
 * (SE-7.13).
 */
export function dealMarkers(view: EmpiresView, random: RandomState): Pick<EmpiresState, 'hexes' | 'unused'> {
  const scans: Partial<Record<HexId, Marker>> = view.seats.find(({ own }) => own !== null)?.own?.scans ?? {};
  const { options } = view;
  const boards = boardsOf(options);
  const pools = poolsOf(view);
  for (const pool of pools) shuffle(random, pool);
  const hexes: EmpiresState['hexes'] = {};
  const hidden: HexId[] = [];
  let hex: HexId;
  for (hex in view.hexes) {
    const found = view.hexes[hex];
    if (found === undefined) continue;
    const { hidden: isHidden, white: isWhite, ...open } = found;
    hexes[hex] = {
      marker: open.marker,
      white: isWhite ?? false,
      up: open.up,
      home: open.home,
      deep: open.deep,
      colony: open.colony,
    };
    if (isHidden && open.marker === null) hidden.push(hex);
  }
  const facedown = HEX_IDS.filter(one => hidden.includes(one));
  // Scanned markers are removed from their pool first, so that they are not dealt again.
  for (const place of facedown.filter(one => scans[one] !== undefined)) {
    const pool = pools[poolOf(view, place, hexes[place]?.home ?? null)] ?? [];
    const at = pool.findIndex(({ marker }) => marker === scans[place]);
    lay(hexes[place], pool.splice(Math.max(0, at), 1)[0]);
  }
  for (const [at, pool] of pools.entries()) {
    const places = facedown.filter(
      one => scans[one] === undefined && poolOf(view, one, hexes[one]?.home ?? null) === at,
    );
    if (boards.length > 1) putWarpsLast(pool, places.length, random);
    for (const place of places) lay(hexes[place], pool.pop());
  }
  const unused = boards.map((_, at) => (pools[at] ?? []).filter(one => one.white).map(({ marker }) => marker));
  return { hexes, unused };
}

/**
 * Moves all warp points of a pool among the last `count` markers, which are dealt: in an epic game all warp points are
 * on the board (SE-23.3).
 */
function putWarpsLast(pool: Loose[], count: number, random: RandomState): void {
  const isWarp = ({ marker }: Loose): boolean => marker === 'warp-1' || marker === 'warp-2';
  const warps = pool.filter(isWarp);
  const others = pool.filter(one => !isWarp(one));
  const laid = [...others.splice(Math.max(0, others.length - (count - warps.length))), ...warps];
  shuffle(random, laid);
  pool.splice(0, pool.length, ...others, ...laid);
}

function lay(hex: HexState | undefined, marker: Loose | undefined): void {
  if (hex !== undefined && marker !== undefined) Object.assign(hex, marker);
}
