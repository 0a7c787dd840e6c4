import type { Seat } from '../../../kernel/words/message.ts';
import { AREAS, PLANETS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import type { StarCraftView } from '../view.ts';

/**
 * SC-18.5: the conquest points that a seat, or its team, would gain in the next regrouping as things stand. Bases with
 * units of another player on them have fallen by then (SC-18.1), so that their areas belong to those units; the area of
 * a battle belongs to nobody yet.
 */
export function pointsToCome(view: StarCraftView, seat: Seat): number {
  if (view.variant === 'galactic-conquest') return 0;
  const team = view.teams?.find(members => members.includes(seat)) ?? [seat];
  const left = team.filter(member => view.seats[member]?.eliminated === false);
  const areas = view.planets.flatMap(({ planet }) => PLANETS[planet].areas);
  return areas.reduce((sum, area) => {
    const owner = ownerAfter(view, area);
    return sum + (AREAS[area].yields === 'conquest' && owner !== null && left.includes(owner) ? AREAS[area].amount : 0);
  }, 0);
}

/** The seat that controls an area once bases under enemy units have fallen; `null`: nobody. */
function ownerAfter({ areas, battle }: StarCraftView, area: AreaId): Seat | null {
  const { holder = null, base = null } = areas[area] ?? {};
  return battle?.area === area ? null : (holder ?? base);
}
