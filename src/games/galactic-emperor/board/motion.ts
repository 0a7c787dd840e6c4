import type { Ref } from '../../../kernel/words/message.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { seatsWithShips, shipsAt } from '../state/pieces.ts';
import type { EmperorView } from '../view.ts';

/** What stands in each space: its tile, whose it is, and the ships of each seat. */
export function placesIn(view: EmperorView): ReadonlyMap<Ref, string> {
  return new Map(
    SPACE_IDS.map(space => {
      const control = view.sectors[space];
      const fleets = seatsWithShips(view, space).map(seat => `${seat}:${JSON.stringify(shipsAt(view, seat, space))}`);
      const land = control === undefined ? '' : `${control.seat}${control.side}`;
      return [`space:${space}`, [view.tiles[space] ?? '', land, ...fleets].join(' ').trim()] as const;
    }),
  );
}

/** The spaces on which no tile lies yet (GE-5). */
export function unexploredIn({ tiles }: EmperorView): ReadonlySet<Ref> {
  return new Set(SPACE_IDS.filter(space => tiles[space] === undefined).map((space): Ref => `space:${space}`));
}
