import type { KeyedOption } from '../../../boards/board.ts';
import { chapterOf } from '../../../kernel/match/decision.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { AREA_IDS, AREAS, PLANET_IDS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { actionOfOption } from '../state/does.ts';
import { unitsOf } from '../state/sheet.ts';
import type { StarCraftView } from '../view.ts';
import { END_BUILD_KEY, areaLetter } from './build-deeds.ts';
import { countsIn } from './naming.ts';
import { groupOf, numberOf } from './onward.ts';
import type { UnitGroup } from './onward.ts';

const EVENT_CARD_KEY = 'E';
const WORKER_KEY = 'W';
/** The first key for a lift-off; the number of the area where the base lands follows. */
const LANDING_KEY = 'Z';
/**
 * The capital letters that planets can't have: keys of the table's commands, and of other options in questions about
 * planets.
 */
const TAKEN_KEYS = new Set(['D', 'H', 'K', 'L', 'N', 'P', 'U', EVENT_CARD_KEY, WORKER_KEY, END_BUILD_KEY, LANDING_KEY]);

/**
 * The capital letter of each planet of a match: its first letter or, if that is taken, the next free letter of its
 * name. It depends only on the order of the planets on the map, so it is the same in every question.
 */
export function planetKeys(planets: readonly PlanetId[]): ReadonlyMap<PlanetId, string> {
  const keys = new Map<PlanetId, string>();
  const usedKeys = new Set(TAKEN_KEYS);
  const assignKey = (planet: PlanetId, key: string): void => {
    usedKeys.add(key);
    keys.set(planet, key);
  };
  for (const planet of planets) {
    const initial = planet.charAt(0).toUpperCase();
    if (!usedKeys.has(initial)) assignKey(planet, initial);
  }
  for (const planet of planets.filter(each => !keys.has(each))) {
    const letters = [...planet.replaceAll('-', '').toUpperCase().split(''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')];
    const key = letters.find(letter => !usedKeys.has(letter));
    if (key !== undefined) assignKey(planet, key);
  }
  return keys;
}

/** The kinds of decision whose options are planets: placing an order, and revealing an order. */
const PLANET_DECISIONS: ReadonlySet<string> = new Set([
  'event.planet',
  'execution.order',
  'planning.planet',
  'setUp.choosePlanet',
]);

/**
 * The key of a group of units in a Mobilize order, which follows from where the group is and what it consists of, so it
 * is the same in every order. The capital of the planet and the number of the area choose all units there. One of
 * several types has the capital letter of the area instead of the number, then its own number on the printed sheet.
 */
function groupKey(
  { areas }: StarCraftView,
  option: KeyedOption,
  keys: ReadonlyMap<PlanetId, string>,
): string | undefined {
  const landing = actionOfOption(option) === 'lift-off' ? knownNameIn(option.subject, 'area', AREA_IDS) : null;
  if (landing !== null) return LANDING_KEY + numberOf(landing);
  const group = groupOf(option);
  if (group === null) return undefined;
  const isAllThere = group.unit === null || countsIn(areas[group.from]?.units ?? {}).length === 1;
  return isAllThere ? areaName(group.from, keys) : kindKey(group, keys);
}

/** The key of the units of one type in an area. */
function kindKey({ unit, from }: UnitGroup, keys: ReadonlyMap<PlanetId, string>): string | undefined {
  const capital = keys.get(AREAS[from].planet);
  return capital === undefined || unit === null ? undefined : capital + areaLetter(from) + sheetNumber(unit);
}

/** The capital of the planet of an area, and the number of the area. */
function areaName(area: AreaId, keys: ReadonlyMap<PlanetId, string>): string | undefined {
  const capital = keys.get(AREAS[area].planet);
  return capital === undefined ? undefined : capital + numberOf(area);
}

/** The number of a unit on the printed sheet of its race. */
function sheetNumber(unit: UnitType): string {
  return String(unitsOf(UNITS[unit].race).indexOf(unit) + 1);
}

/**
 * The key of a destination in a Mobilize order. The number of the area sends all units that fit, as in the list of
 * groups; its capital letter sends one of several units.
 */
function destinationKey({ options }: Decision, option: KeyedOption): string | undefined {
  const area = knownNameIn(option.subject, 'area', AREA_IDS);
  if (area === null) return undefined;
  const isSendAll = actionOfOption(option) === 'all';
  const hasAllOption = options.some(
    each => actionOfOption(each) === 'all' && knownNameIn(each.subject, 'area', AREA_IDS) === area,
  );
  return isSendAll || !hasAllOption ? numberOf(area) : areaLetter(area);
}

/** The kinds of decision whose options lead to areas. */
const AREA_DECISIONS: ReadonlySet<string> = new Set([
  ...['battle.retreat', 'battle.withdraw', 'build.area', 'build.base', 'event.area', 'event.to'],
  ...['mobilize.recall', 'setUp.base'],
]);

/** The area that an option leads to; `null` if it leads to none. */
function areaOf(option: KeyedOption): AreaId | null {
  return knownNameIn(option.subject, 'area', AREA_IDS);
}

/**
 * The key of a purchase in step 1 of a Build order. The worker has a capital letter. A unit has its number on the
 * printed sheet. A transport has the capital letter of the planet it leads to, and a number if several routes lead
 * there.
 */
function purchaseKey(
  { order, routes }: StarCraftView,
  { id, subject }: KeyedOption,
  keys: ReadonlyMap<PlanetId, string>,
): string | undefined {
  if (id === 'worker') return WORKER_KEY;
  if (order === null) return undefined;
  const unit = knownNameIn(subject, 'unit', UNIT_TYPES);
  if (unit !== null) return sheetNumber(unit);
  const { planet } = order;
  const planetAtFarEnd = (route: (typeof routes)[number]): PlanetId | null =>
    route.ends.map(end => end.planet).find(end => end !== planet) ?? null;
  const namedRoute = routes.find(route => subject === `route:${route.id}`);
  const farPlanet = namedRoute === undefined ? null : planetAtFarEnd(namedRoute);
  if (namedRoute === undefined || farPlanet === null) return undefined;
  const parallelRoutes = routes.filter(route => isRouteOf(route, planet) && planetAtFarEnd(route) === farPlanet);
  const capital = keys.get(farPlanet);
  return parallelRoutes.length < 2 || capital === undefined
    ? capital
    : capital + String(parallelRoutes.indexOf(namedRoute) + 1);
}

function isRouteOf({ ends }: StarCraftView['routes'][number], planet: PlanetId): boolean {
  return ends.some(end => end.planet === planet);
}

/**
 * The key of an option. A planet has its capital letter. An area has its number on the planet, after the planet's
 * letter if the list has areas of several planets and no order is being carried out.
 */
export function keyOf(view: StarCraftView, decision: Decision, option: KeyedOption): string | null | undefined {
  const { planets } = view;
  if (option.id === 'event-card') return EVENT_CARD_KEY;
  // A digit that places something must not take it back if it is pressed again, so options to take back have no key.
  if (chapterOf(decision.kind) === 'battle' && actionOfOption(option) === 'put-back') return null;
  // Digits always send groups, even if nothing is left to send. Planned moves are taken back with the cursor.
  if (decision.kind === 'mobilize.to') return destinationKey(decision, option);
  const keys = planetKeys(planets.map(({ planet }) => planet));
  if (decision.kind === 'mobilize.move') return groupKey(view, option, keys) ?? null;
  const planet = PLANET_DECISIONS.has(decision.kind) ? knownNameIn(option.subject, 'planet', PLANET_IDS) : null;
  if (planet !== null) return keys.get(planet);
  if (decision.kind === 'build.units') return purchaseKey(view, option, keys);
  const area = AREA_DECISIONS.has(decision.kind) ? areaOf(option) : null;
  if (area === null) return undefined;
  const optionPlanets = new Set(decision.options.flatMap(each => areaOf(each) ?? []).map(each => AREAS[each].planet));
  const areaNumber = numberOf(area);
  const { planet: areaPlanet } = AREAS[area];
  const capital = keys.get(areaPlanet);
  // While an order is carried out, areas of its planet need no capital letter.
  return optionPlanets.size < 2 || capital === undefined || areaPlanet === view.order?.planet
    ? areaNumber
    : capital + areaNumber;
}

/**
 * Another key of an option, which it always has: the units of one type have it where they are the only ones in their
 * area, a single unit has the letter of the area where it goes, and an area its planet's capital before its number.
 */
export function nameKeyOf(view: StarCraftView, decision: Decision, option: KeyedOption): string | null {
  const keys = planetKeys(view.planets.map(({ planet }) => planet));
  const key = keyOf(view, decision, option);
  const name = nameKeyIn(decision, option, keys);
  return name === key || typeof key !== 'string' ? null : (name ?? null);
}

function nameKeyIn(
  { kind }: Decision,
  option: KeyedOption,
  keys: ReadonlyMap<PlanetId, string>,
): string | null | undefined {
  const area = areaOf(option);
  if (kind === 'mobilize.move') {
    const group = groupOf(option);
    return group === null ? null : kindKey(group, keys);
  }
  if (area === null) return null;
  if (kind === 'mobilize.to') return actionOfOption(option) === 'all' ? null : areaLetter(area);
  return AREA_DECISIONS.has(kind) ? areaName(area, keys) : null;
}
