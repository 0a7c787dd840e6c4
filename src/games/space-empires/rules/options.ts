import type { Option } from '../../../kernel/match/decision.ts';
import type { HexId } from '../data/hexes.ts';
import { hexName, hexRef, say } from '../text/say.ts';

/** One option for each hex, `hex:l7`. */
export function hexOptions(hexes: readonly HexId[]): Option<HexId>[] {
  return hexes.map(hex => ({
    id: `hex:${hex}`,
    words: say('hex', { hex: hexName(hex) }),
    refs: [hexRef(hex)],
    value: hex,
  }));
}
