import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { AREA_IDS, AREAS, PLANET_IDS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { StarCraftView } from '../view.ts';

/** The capitals that the table's own commands have. */
const TAKEN = new Set('DHKLNPU');

/**
 * The capital of each planet of a match: the first of its name that is free, in the order of the map, and so the same
 * in every question.
 */
export function planetKeys(planets: readonly PlanetId[]): ReadonlyMap<PlanetId, string> {
  const keys = new Map<PlanetId, string>();
  const used = new Set(TAKEN);
  for (const planet of planets) {
    const letters = [...planet.replaceAll('-', '').toUpperCase().split(''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')];
    const key = letters.find(letter => !used.has(letter));
    if (key === undefined) continue;
    used.add(key);
    keys.set(planet, key);
  }
  return keys;
}

/** The planet that an option is: one to lay an order on, or whose top order is revealed. */
function planetOf({ id }: Pick<ShownOption, 'id'>): PlanetId | null {
  return PLANET_IDS.find(planet => id === `planet:${planet}` || id === `order:${planet}`) ?? null;
}

/** The area that an option leads to: what ends with it, but not all units together, which is a row of its own. */
function areaOf({ id }: Pick<ShownOption, 'id'>): AreaId | null {
  if (id.startsWith('move-all:')) return null;
  return AREA_IDS.find(area => id === `area:${area}` || id === `base:${area}` || id.endsWith(`>${area}`)) ?? null;
}

/**
 * The key of an option: a planet its capital, an area its number on the planet, behind the planet's capital where the
 * list has areas of several planets.
 */
export function keyOf(
  { planets }: StarCraftView,
  decision: Decision,
  option: Pick<ShownOption, 'id'>,
): string | undefined {
  const keys = planetKeys(planets.map(({ planet }) => planet));
  const planet = planetOf(option);
  if (planet !== null) return keys.get(planet);
  const area = areaOf(option);
  if (area === null || decision.kind === 'mobilize.move') return undefined;
  const among = new Set(decision.options.flatMap(each => areaOf(each) ?? []).map(each => AREAS[each].planet));
  const number = area.slice(area.lastIndexOf('-') + 1);
  const capital = keys.get(AREAS[area].planet);
  return among.size < 2 || capital === undefined ? number : capital + number;
}
