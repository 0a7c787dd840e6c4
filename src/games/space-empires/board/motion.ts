import type { Ref } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { hexRef } from '../text/say.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/**
 * The contents of each hex as text for comparison: whether it is explored, its colony, and its counters as far as
 * known.
 */
export function hexContents({ hexes, pieces }: EmpiresView): ReadonlyMap<Ref, string> {
  const contentsByHex = new Map<Ref, string>();
  let id: HexId;
  for (id in hexes) {
    const hex = hexes[id];
    if (hex === undefined) continue;
    contentsByHex.set(hexRef(id), `${hex.hidden ? '?' : ''}${hex.colony === null ? '' : hex.colony.owner}`);
  }
  // Counters are sorted by their texts, so that new handles change nothing.
  const counterTexts = pieces.map(piece => [hexRef(piece.at), counterText(piece)] as const);
  counterTexts.sort(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0));
  for (const [ref, text] of counterTexts) contentsByHex.set(ref, `${contentsByHex.get(ref) ?? ''} ${text}`);
  return contentsByHex;
}

/** The addresses of hexes with a face-down marker (SE-7.1). */
export function unexploredHexes({ hexes }: EmpiresView): ReadonlySet<Ref> {
  const refs = new Set<Ref>();
  let id: HexId;
  for (id in hexes) if (hexes[id]?.hidden === true) refs.add(hexRef(id));
  return refs;
}

/** A counter as text without its handle, since counters that meet get new handles. */
function counterText({ owner, kind, count, up }: PieceView): string {
  return `${owner}:${kind ?? ''}${count ?? ''}${up ? '' : '-'}`;
}
