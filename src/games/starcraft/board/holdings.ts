import type { PaneContext } from '../../../boards/pane.ts';
import type { Holding } from '../../../boards/holdings.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { AREA_IDS } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import { areaName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { countedUnit, countsIn } from './naming.ts';

/** The lines of the areas with units or a base of a seat, planet by planet. */
export function holdings(view: StarCraftView, seat: Seat, context: PaneContext): readonly Holding[] {
  return AREA_IDS.flatMap((area): Holding[] => {
    const state = view.areas[area];
    const units = state?.holder === seat ? countsIn(state.units) : [];
    const hasBase = state?.base === seat;
    if (units.length === 0 && !hasBase) return [];
    const areaContents = [
      ...units.map(([unit, count]) => countedUnit(context, unit, count)),
      ...(hasBase ? [context.format(say('holdings.base'))] : []),
    ];
    const strength = units.reduce((sum, [unit, count]) => {
      const { minerals, gas } = UNITS[unit].cost;
      return sum + count * (minerals + gas);
    }, 0);
    const areaText = context.format(areaName(area));
    return [{ place: `area:${area}`, named: areaText, words: areaContents.join(', '), isIdle: false, strength }];
  });
}
