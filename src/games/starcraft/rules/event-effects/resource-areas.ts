import type { Option } from '../../../../kernel/match/decision.ts';
import { AREAS } from '../../data/planets.ts';
import type { AreaId } from '../../data/planets.ts';
import { allAreas, areaState } from '../../state/areas.ts';
import type { AreaState, StarCraftState } from '../../state/state.ts';
import { areaName, say } from '../../text/say.ts';

/** The resource areas on the table with one of these depletions, whoever holds them (SC-21.7.5). */
export function resourceAreas(state: StarCraftState, ...depletion: readonly AreaState['depletion'][]): AreaId[] {
  return allAreas(state).filter(
    area => AREAS[area].yields !== 'conquest' && depletion.includes(areaState(state, area).depletion),
  );
}

/** How an option shows a resource area: its name and yield. */
export function resourceAreaShown(area: AreaId): Omit<Option<AreaId>, 'value'> {
  const { yields, amount } = AREAS[area];
  const words = say(yields === 'gas' ? 'events.area.gas' : 'events.area.mineral', { area: areaName(area), amount });
  return { id: `area:${area}`, words, refs: [`area:${area}`] };
}
