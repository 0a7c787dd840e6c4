import type { PaneContext } from '../../../boards/pane.ts';
import type { Holding } from '../../../boards/holdings.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { SHIPS } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { controlledBy } from '../state/board.ts';
import { kindsIn, shipsAt, sizeOf } from '../state/pieces.ts';
import { fleetWords, say, spaceName } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** The fleets of a seat and the sectors that it controls, space by space. */
export function holdings(view: EmperorView, seat: Seat, { format }: PaneContext): readonly Holding[] {
  const controlledSectors = controlledBy(view, seat);
  return SPACE_IDS.flatMap((space): Holding[] => {
    const fleet = shipsAt(view, seat, space);
    const hasShips = sizeOf(fleet) > 0;
    if (!hasShips && !controlledSectors.includes(space)) return [];
    const contents = [
      ...(hasShips ? [fleetWords(fleet)] : []),
      ...(controlledSectors.includes(space) ? [say('holdings.sector')] : []),
    ];
    const strength = kindsIn(fleet).reduce((sum, kind) => sum + fleet[kind] * SHIPS[kind].dice * SHIPS[kind].hits, 0);
    const sectorText = format(spaceName(view, space));
    return [
      { place: `space:${space}`, named: sectorText, words: contents.map(format).join(', '), isIdle: false, strength },
    ];
  });
}
