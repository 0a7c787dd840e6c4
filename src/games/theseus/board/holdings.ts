import type { PaneContext } from '../../../boards/pane.ts';
import type { Holding } from '../../../boards/holdings.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { UNIT_IDS } from '../data/units.ts';
import { roomName, say, sectorName, unitName } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { roomOfUnit, sectorOfUnit } from './whereabouts.ts';

/** The units of a seat that are on the station, in the order of their numbers. */
export function holdings(view: TheseusView, seat: Seat, { format }: PaneContext): readonly Holding[] {
  return UNIT_IDS.flatMap((unit): Holding[] => {
    const found = view.units[unit];
    const sector = sectorOfUnit(view, unit);
    if (found?.seat !== seat || sector === null) return [];
    const room = roomOfUnit(view, unit);
    const isUpgraded = found.side === 'upgraded';
    return [
      {
        place: `unit:${unit}`,
        named: format(room === null ? sectorName(sector) : roomName(room)),
        words: [unitName(unit), ...(isUpgraded ? [say('holdings.upgraded')] : [])].map(format).join(', '),
        isIdle: false,
        strength: isUpgraded ? 2 : 1,
      },
    ];
  });
}
