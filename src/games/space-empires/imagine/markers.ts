import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import { HEX_IDS } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { markersOf } from '../data/markers.ts';
import type { Marker } from '../data/markers.ts';
import { isRandom } from '../data/scenarios.ts';
import type { EmpiresState, HexState } from '../state/state.ts';
import type { EmpiresView } from '../view.ts';

interface Loose {
  readonly marker: Marker;
  readonly white: boolean;
}

/** Deals the markers that lie face down; those that the viewer has scanned lie where it saw them (SE-7.13). */
export function dealMarkers(view: EmpiresView, random: RandomState): Pick<EmpiresState, 'hexes' | 'unused'> {
  const scans: Partial<Record<HexId, Marker>> = view.seats.find(({ own }) => own !== null)?.own?.scans ?? {};
  const white = markersOf(view.unseen.white).map((marker): Loose => ({ marker, white: true }));
  const coloured = view.unseen.coloured.map(counts =>
    markersOf(counts).map((marker): Loose => ({ marker, white: false })),
  );
  const mixed = isRandom(view.options.scenario);
  const pools = mixed ? [[...white, ...coloured.flat()]] : [white, ...coloured];
  for (const pool of pools) shuffle(random, pool);
  const poolOf = (home: number | null): Loose[] => pools[mixed || home === null ? 0 : home + 1] ?? [];
  const hexes: EmpiresState['hexes'] = {};
  const hidden: HexId[] = [];
  let hex: HexId;
  for (hex in view.hexes) {
    const found = view.hexes[hex];
    if (found === undefined) continue;
    const { hidden: isHidden, white: isWhite, ...open } = found;
    hexes[hex] = { marker: open.marker, white: isWhite ?? false, up: open.up, home: open.home, deep: open.deep, colony: open.colony }; // prettier-ignore
    if (isHidden && open.marker === null) hidden.push(hex);
  }
  // What was scanned is taken out first, so that nothing else is dealt there.
  for (const place of HEX_IDS.filter(one => hidden.includes(one) && scans[one] !== undefined)) {
    const pool = poolOf(hexes[place]?.home ?? null);
    const at = pool.findIndex(({ marker }) => marker === scans[place]);
    lay(hexes[place], pool.splice(Math.max(0, at), 1)[0]);
  }
  for (const place of HEX_IDS.filter(one => hidden.includes(one) && scans[one] === undefined)) {
    lay(hexes[place], poolOf(hexes[place]?.home ?? null).pop());
  }
  const unused = (pools[0] ?? []).filter(loose => loose.white).map(({ marker }) => marker);
  return { hexes, unused };
}

function lay(hex: HexState | undefined, loose: Loose | undefined): void {
  if (hex !== undefined && loose !== undefined) Object.assign(hex, loose);
}
