import type { Ref } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { hexRef } from '../text/say.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/** What stands in each hex: whether it is explored, whose colony, and the counters as far as they are known. */
export function placesIn({ hexes, pieces }: EmpiresView): ReadonlyMap<Ref, string> {
  const places = new Map<Ref, string>();
  let id: HexId;
  for (id in hexes) {
    const hex = hexes[id];
    if (hex === undefined) continue;
    places.set(hexRef(id), `${hex.hidden ? '?' : ''}${hex.colony === null ? '' : hex.colony.owner}`);
  }
  // Counters that look alike are told by their texts, in an order of their own.
  const counters = pieces.map(piece => [hexRef(piece.at), told(piece)] as const);
  counters.sort(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0));
  for (const [ref, text] of counters) places.set(ref, `${places.get(ref) ?? ''} ${text}`);
  return places;
}

/** The hexes whose markers lie face down (SE-7.1). */
export function unexploredIn({ hexes }: EmpiresView): ReadonlySet<Ref> {
  const refs = new Set<Ref>();
  let id: HexId;
  for (id in hexes) if (hexes[id]?.hidden === true) refs.add(hexRef(id));
  return refs;
}

/** Counters that meet get new handles, so a handle does not tell which counter arrived. */
function told({ owner, kind, count, up }: PieceView): string {
  return `${owner}:${kind ?? ''}${count ?? ''}${up ? '' : '-'}`;
}
