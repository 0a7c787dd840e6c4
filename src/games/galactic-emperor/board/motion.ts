import type { Ref } from '../../../kernel/words/message.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { seatsWithShips, shipsAt } from '../state/pieces.ts';
import type { EmperorView } from '../view.ts';

/** The contents of each space as text, for comparison: its tile, its holder, and the ships of each seat. */
export function placesOfThings(view: EmperorView): ReadonlyMap<Ref, string> {
  return new Map(
    SPACE_IDS.map(space => {
      const control = view.sectors[space];
      const fleets = seatsWithShips(view, space).map(seat => `${seat}:${JSON.stringify(shipsAt(view, seat, space))}`);
      const sectorText = control === undefined ? '' : `${control.seat}${control.side}`;
      return [`space:${space}`, [view.tiles[space] ?? '', sectorText, ...fleets].join(' ').trim()] as const;
    }),
  );
}

/** The spaces without a tile (GE-5). */
export function unexploredIn({ tiles }: EmperorView): ReadonlySet<Ref> {
  return new Set(SPACE_IDS.filter(space => tiles[space] === undefined).map((space): Ref => `space:${space}`));
}
