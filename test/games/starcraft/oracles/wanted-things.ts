import { BUILDINGS, BUILDING_IDS } from '../../../../src/games/starcraft/data/buildings.ts';
import { FACTIONS } from '../../../../src/games/starcraft/data/factions.ts';
import { AREAS, PLANETS } from '../../../../src/games/starcraft/data/planets.ts';
import type { AreaId, PlanetId } from '../../../../src/games/starcraft/data/planets.ts';
import type { Race } from '../../../../src/games/starcraft/data/races.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import type { UnitType } from '../../../../src/games/starcraft/data/units.ts';
import type { BattleSide } from '../../../../src/games/starcraft/state/battle.ts';
import { slotSides } from '../../../../src/games/starcraft/state/galaxy.ts';
import type { SeatView, StarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { BattleView } from '../../../../src/games/starcraft/view/battle.ts';
import type { Decision } from '../../../../src/kernel/match/decision.ts';

// What there is to want, as the view of a seat shows it: the stuff of the catalogue in `expected.ts`.

/** A decision, with what its seat sees. */
export interface Asked {
  readonly view: StarCraftView;
  readonly me: SeatView;
  readonly decision: Decision;
}

export function areasOn(planet: PlanetId): readonly AreaId[] {
  return PLANETS[planet].areas;
}

export function areasOf(view: StarCraftView): AreaId[] {
  return view.planets.flatMap(({ planet }) => areasOn(planet));
}

export function ownAreas(view: StarCraftView, me: SeatView): AreaId[] {
  return areasOf(view).filter(area => view.areas[area]?.holder === me.seat);
}

export function unitsAt(view: StarCraftView, area: AreaId): UnitType[] {
  return UNIT_TYPES.filter(unit => (view.areas[area]?.units[unit] ?? 0) > 0);
}

export function activePlanet(view: StarCraftView): PlanetId {
  if (view.order === null) throw new Error('no order is being carried out');
  return view.order.planet;
}

export function routesOn(view: StarCraftView, planet: PlanetId): string[] {
  return view.routes.filter(({ ends }) => ends.some(end => end.planet === planet)).map(({ id }) => id);
}

export function neighbours(view: StarCraftView, planet: PlanetId): PlanetId[] {
  const found = view.routes.flatMap(({ ends: [one, other] }) =>
    one.planet === planet ? [other.planet] : other.planet === planet ? [one.planet] : [],
  );
  return [...new Set(found)];
}

export function raceOf({ faction }: SeatView): Race | null {
  return faction === null ? null : FACTIONS[faction].race;
}

export function unitsOf(me: SeatView): UnitType[] {
  return UNIT_TYPES.filter(unit => UNITS[unit].race === raceOf(me));
}

export function buildingsOf(me: SeatView): string[] {
  return BUILDING_IDS.filter(building => BUILDINGS[building].race === raceOf(me));
}

export function allSlots(view: StarCraftView): string[] {
  return view.planets.flatMap(({ planet, turns }) => slotSides(planet, turns).map(side => `${planet}-${side}`));
}

/** Every rotation in every free cell beside a planet that lies already. */
export function placements(view: StarCraftView, me: SeatView): string[] {
  const [planet] = me.planetsToPlace;
  if (planet === undefined || view.planets.length === 0) return [];
  const taken = new Set(view.planets.map(({ x, y }) => `${x},${y}`));
  const around = view.planets.flatMap(({ x, y }) => [
    `${x + 1},${y}`,
    `${x - 1},${y}`,
    `${x},${y + 1}`,
    `${x},${y - 1}`,
  ]);
  const cells = [...new Set(around)].filter(cell => !taken.has(cell));
  // A tile that looks the same after a turn is shown once.
  const looks = [0, 1, 2, 3].map(turns => slotSides(planet, turns).toSorted().join());
  const turned = [0, 1, 2, 3].filter(turns => looks.indexOf(looks[turns] ?? '') === turns);
  return cells.flatMap(cell => turned.map(turns => `place:${planet}@${cell}/${turns}`));
}

export function startingPlaces(view: StarCraftView, me: SeatView): string[] {
  const home = areasOf(view).find(area => view.areas[area]?.base === me.seat);
  if (me.faction === null || home === undefined) return [];
  const { units } = FACTIONS[me.faction].startingForces;
  const here = areasOn(AREAS[home].planet);
  const left = UNIT_TYPES.filter(unit => {
    const placed = here.reduce((sum, area) => {
      const there = view.areas[area];
      return sum + (there?.holder === me.seat ? (there.units[unit] ?? 0) : 0);
    }, 0);
    return (units[unit] ?? 0) > placed;
  });
  return left.flatMap(unit => here.map(area => `unit:${unit}@${area}`));
}

/** Where no payment is the only one, every place; the others have nothing due on them. */
export function payingPlaces(view: StarCraftView, me: SeatView, { options }: Decision): string[] {
  const isOneWay = !options.some(({ id }) => id.startsWith('pay:') || id.startsWith('mine:'));
  const due = (place: string): boolean => options.some(({ id }) => id === 'auto') && isOneWay && isDue(view, place);
  const places = ['permanent-mineral', 'permanent-gas', ...me.resourceCards.map(({ area }) => area)];
  return [...places.filter(place => !due(place)).map(place => `*:${place}`), 'back', 'auto'];
}

export function isDue({ payment }: StarCraftView, place: string): boolean {
  const isGas =
    place === 'permanent-gas' || Object.entries(AREAS).some(([id, { yields }]) => id === place && yields === 'gas');
  return (isGas ? payment?.cost.gas : payment?.cost.minerals) !== 0;
}

export function liftOffs(view: StarCraftView, me: SeatView): string[] {
  if (raceOf(me) !== 'terran') return [];
  const areas = areasOn(activePlanet(view));
  return areas
    .filter(area => view.areas[area]?.base !== me.seat && view.order?.liftOff !== area)
    .map(area => `lift-off:${area}`);
}

export function fromOf({ prompt }: Decision): AreaId | null {
  return areaIn(prompt.with?.from);
}

/** The area that a parameter of a prompt names. */
export function areaIn(param: unknown): AreaId | null {
  const text = JSON.stringify(param ?? null);
  return areaList().find(area => text.includes(`area.${area}"`)) ?? null;
}

export function areaList(): AreaId[] {
  return Object.values(PLANETS).flatMap(({ areas }) => areas);
}

export function isArbiterHome(view: StarCraftView, area: AreaId): boolean {
  const moving = (view.order?.moves ?? []).reduce(
    (sum, { unit, from, count }) => (unit === 'arbiter' && from === area ? sum + count : sum),
    0,
  );
  return (view.areas[area]?.units.arbiter ?? 0) > moving;
}

export function isOnlyMine(view: StarCraftView, me: SeatView, area: AreaId): boolean {
  const base = view.areas[area]?.base ?? null;
  return base === null || base === me.seat;
}

export function battleOf(view: StarCraftView): BattleView {
  if (view.battle === null) throw new Error('no battle is being fought');
  return view.battle;
}

export function sideOf(view: StarCraftView, me: SeatView): BattleSide {
  return battleOf(view).attacker === me.seat ? 'attacker' : 'defender';
}

export function standingUnits(view: StarCraftView, me: SeatView): UnitType[] {
  const side = sideOf(view, me);
  const units = battleOf(view).fighters.filter(fighter => fighter.side === side && fighter.fate === 'standing');
  return [...new Set(units.map(({ unit }) => unit))];
}

/** The unit types of the seat in the battle or, once a skirmish is being resolved, in that. */
export function inBattle(asked: Asked): UnitType[] {
  return battleOf(asked.view).current === null ? standingUnits(asked.view, asked.me) : skirmishUnits(asked);
}

export function skirmishUnits({ view, me }: Asked): UnitType[] {
  const battle = battleOf(view);
  const skirmish = battle.skirmishes.find(({ id }) => id === battle.current);
  if (skirmish === undefined) return [];
  const own = skirmish[sideOf(view, me)];
  const ids = [own.front, ...own.support];
  return [
    ...new Set(
      battle.fighters.filter(({ id, fate }) => ids.includes(id) && fate === 'standing').map(({ unit }) => unit),
    ),
  ];
}

export function waiting(view: StarCraftView, me: SeatView): UnitType[] {
  const side = sideOf(view, me);
  const { fighters, skirmishes } = battleOf(view);
  const placed = skirmishes.flatMap(skirmish => [skirmish[side].front, ...skirmish[side].support]);
  const left = fighters.filter(
    ({ id, fate, side: whose }) => whose === side && fate === 'standing' && !placed.includes(id),
  );
  return [...new Set(left.map(({ unit }) => unit))];
}

/** The cards of the seat in the skirmish that work at the end of the Destroy step. */
export function laidCards({ view, decision }: Asked): string[] {
  const ids = decision.options.map(({ id }) => id);
  return battleOf(view).current === null ? [] : ids;
}

export function battleAreas(view: StarCraftView, withNeighbours: boolean): AreaId[] {
  const { planet } = AREAS[battleOf(view).area];
  return [planet, ...(withNeighbours ? neighbours(view, planet) : [])].flatMap(areasOn);
}

/** Of which areas an event speaks: those with minerals or gas, those with enemies, or any. */
export function eventAreas({ view, me, decision }: Asked): string[] {
  const { key } = decision.prompt;
  const areas = areasOf(view);
  const wanted =
    key.includes('deplete') || key.includes('new-deposits')
      ? areas.filter(area => AREAS[area].yields !== 'conquest')
      : key.includes('precision-strike')
        ? areas.filter(area => {
            const holder = view.areas[area]?.holder ?? null;
            return holder !== null && holder !== me.seat;
          })
        : areas;
  return wanted.map(area => `area:${area}`);
}

/** What the event at hand is about. */
export function purchases(me: SeatView, { options }: Decision): string[] {
  const about = options[0]?.id.split(':')[0];
  if (about === 'building') return buildingsOf(me).map(id => `building:${id}`);
  if (about === 'technology') {
    return TECHNOLOGY_IDS.filter(id => TECHNOLOGIES[id].race === raceOf(me)).map(id => `technology:${id}`);
  }
  return [];
}
