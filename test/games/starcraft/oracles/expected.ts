import { FACTION_IDS, ORDER_KINDS } from '../../../../src/games/starcraft/data/factions.ts';
import { MODULE_IDS } from '../../../../src/games/starcraft/data/modules.ts';
import { AREAS } from '../../../../src/games/starcraft/data/planets.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import type { StarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import {
  activePlanet,
  allSlots,
  areaIn,
  areasOf,
  areasOn,
  battleAreas,
  buildingsOf,
  eventAreas,
  fromOf,
  inBattle,
  isArbiterHome,
  isOnlyMine,
  laidCards,
  liftOffs,
  neighbours,
  ownAreas,
  payingPlaces,
  placements,
  purchases,
  raceOf,
  routesOn,
  sideOf,
  skirmishUnits,
  standingUnits,
  startingPlaces,
  unitsAt,
  unitsOf,
  waiting,
} from './wanted-things.ts';
import type { Asked } from './wanted-things.ts';

/** What a player who sees `view` might want to answer; each is an id, or the beginning of one when it ends with `*`. */
type Catalogue = (asked: Asked) => readonly string[];

/** Kinds at which there is nothing else to want, and why. */
export const NOTHING_ELSE: Readonly<Record<string, string>> = {
  'battle.front': 'all units of the side are assist units, and each is on offer',
  'battle.pay': 'pay or not: both are always on offer',
  'battle.perish': 'any of the units that retreat may be the one without a place',
  'event.copy': 'every copy is on offer, and all of them together',
  'event.units': 'every selection that fits is on offer',
  'event.victim': 'every unit in the area is on offer',
  'execution.choice': 'the order or the Event card: both are always on offer (SC-6.3)',
  'research.draw': 'three cards or none: both are always on offer',
};

/** What one might want at each other kind of decision. */
export const EXPECTED: Readonly<Record<string, Catalogue>> = {
  // Set-up
  'setUp.faction': () => FACTION_IDS.map(faction => `faction:${faction}`),
  'setUp.choosePlanet': ({ me }) => me.planetsToPlace.map(planet => `planet:${planet}`),
  'setUp.placePlanet': ({ view, me }) => placements(view, me),
  'setUp.base': ({ view, me }) => [
    ...view.planets
      .filter(({ owner }) => owner === me.seat)
      .slice(-1)
      .flatMap(({ planet }) => areasOn(planet).map(area => `base:${area}`)),
    'later',
  ],
  'setUp.zAxisMajor': ({ view }) => allSlots(view).map(slot => `major:${slot}`),
  'setUp.zAxisMinor': ({ view }) => allSlots(view).map(slot => `minor:${slot}`),
  'setUp.forces': ({ view, me }) => ['done', ...startingPlaces(view, me)],

  // Planning and execution
  'planning.planet': ({ view }) => view.planets.map(({ planet }) => `planet:${planet}`),
  'planning.token': () => ORDER_KINDS.flatMap(order => [`order:${order}`, `special:${order}`]),
  'execution.order': ({ view, me }) =>
    view.planets.flatMap(({ planet }) =>
      (view.stacks[planet] ?? []).some(({ seat }) => seat === me.seat) ? [`order:${planet}`] : [],
    ),

  // Build
  'build.units': ({ view, me }) => [
    'worker',
    ...routesOn(view, activePlanet(view)).map(id => `transport:${id}`),
    ...unitsOf(me).map(unit => `unit:${unit}`),
    'destroy',
    'done',
  ],
  'build.area': ({ view }) => areasOn(activePlanet(view)).map(area => `area:${area}`),
  'build.sacrifice': ({ view, me }) =>
    ownAreas(view, me).flatMap(area =>
      unitsAt(view, area)
        .filter(unit => UNIT_TYPES.some(other => (UNITS[other].sacrifices?.[unit] ?? 0) > 0))
        .map(unit => `sacrifice:*${unit}@${area}*`),
    ),
  'build.discount': () => ['discount:mineral', 'discount:gas', 'full-price'],
  'build.sheet': ({ me }) => [
    ...buildingsOf(me).map(building => `building:${building}`),
    ...MODULE_IDS.map(module => `module:${module}`),
    'destroy',
    'done',
  ],
  'build.base': ({ view }) => [...areasOn(activePlanet(view)).map(area => `base:${area}`), 'destroy', 'done'],
  pay: ({ view, me, decision }) => payingPlaces(view, me, decision),
  'order.destroy': ({ view, me }) => [
    ...ownAreas(view, me).flatMap(area => unitsAt(view, area).map(unit => `destroy:unit:${unit}@${area}`)),
    ...areasOf(view)
      .filter(area => view.areas[area]?.base === me.seat)
      .map(area => `destroy:base:${area}`),
    ...view.routes.filter(({ transports }) => transports.includes(me.seat)).map(({ id }) => `destroy:transport:${id}`),
    'destroy:workers',
    'destroy:buildings',
    'destroy:modules',
  ],

  // Mobilize and Research
  'mobilize.move': ({ view, me }) => [
    ...ownAreas(view, me).flatMap(area => unitsAt(view, area).map(unit => `unit:${unit}@${area}`)),
    ...liftOffs(view, me),
    'destroy',
    'done',
  ],
  'mobilize.to': ({ view, decision }) => {
    const from = fromOf(decision);
    const near = [activePlanet(view), ...neighbours(view, activePlanet(view))].flatMap(areasOn);
    return near.filter(area => area !== from).map(area => `move*>${area}`);
  },
  'mobilize.recall': ({ view, me }) =>
    ownAreas(view, me)
      .filter(area => isArbiterHome(view, area) && isOnlyMine(view, me, area))
      .map(area => `recall:*${area}`),
  'research.technology': ({ me }) => [
    ...TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].race === raceOf(me)).map(id => `technology:${id}`),
    'destroy',
    'done',
  ],
  'research.special': () => ['event-card', 'hand*'],

  // Battle
  'battle.ability': ({ me }) => [
    ...TECHNOLOGY_IDS.filter(
      technology =>
        me.playArea.some(card => card.startsWith(technology)) &&
        TECHNOLOGIES[technology].abilities.some(({ timing }) => timing === 'start-of-battle'),
    ).map(technology => `technology:${technology}`),
    'none',
  ],
  'battle.consume': ({ view, me }) => [
    ...standingUnits(view, me).map(unit => `destroy:${unit}`),
    'worker:pool',
    'worker:unavailable',
  ],
  'battle.own-victim': asked => inBattle(asked).map(unit => `*:${unit}`),
  'battle.pair': ({ view }) => [
    'done',
    ...(view.battle?.fighters ?? [])
      .filter(({ fate }) => fate === 'standing')
      .map(({ side, unit }) =>
        side === 'attacker' ? `${unit}/|front:attacker:${unit}` : `/${unit}|front:defender:${unit}`,
      ),
  ],
  'battle.support': ({ view, me }) => [
    'done',
    ...(view.battle?.skirmishes ?? []).map(skirmish => `front:${skirmish[sideOf(view, me)].front}`),
    ...waiting(view, me).flatMap(unit => (view.battle?.skirmishes ?? []).map(({ id }) => `support:${unit}:${id}`)),
  ],
  'battle.cards': ({ view, me, decision }) => [
    ...(me.own?.hand ?? []).map(card => `*:${card}`),
    ...(decision.options.some(({ id }) => id.startsWith('reinforcement:')) ||
    view.battle?.plan?.places.some(({ reinforcement }) => reinforcement === 'open') === true
      ? []
      : ['done']),
  ],
  'battle.replace': ({ me }) => [...(me.own?.hand ?? []).map(card => `card:${card}`), 'deck|none'],
  'battle.skirmish': ({ view }) => (view.battle?.skirmishes ?? []).map(({ id }) => `skirmish:${id}`),
  'battle.next-ability': asked => laidCards(asked),
  'battle.victim': asked => skirmishUnits(asked).map(unit => `destroy:${unit}`),
  'battle.withdraw': ({ view }) => battleAreas(view, false).map(area => `area:${area}`),
  'battle.splash': ({ view, me }) => standingUnits(view, me).map(unit => `destroy:${unit}`),
  'battle.retreat': ({ view }) => battleAreas(view, true).map(area => `area:${area}`),
  'battle.excess': ({ view, me }) => ['done', ...standingUnits(view, me).map(unit => `*:${unit}`)],

  // Regrouping and events
  'regrouping.event': ({ me }) => [
    ...new Set((me.own?.events ?? []).map(card => `event:${card.replace(/-\d+$/, '')}*`)),
    'none',
  ],
  'regrouping.benefit': () => ['benefit:conquest-points', 'benefit:draw-combat'],
  'regrouping.discard': ({ me }) => ['done', ...(me.own?.hand ?? []).map(card => `*:${card}`)],
  'event.area': asked => eventAreas(asked),
  'event.planet': ({ view }) => view.planets.map(({ planet }) => `planet:${planet}`),
  'event.end': ({ view }) =>
    view.routes.filter(({ kind }) => kind === 'z-axis').flatMap(({ id }) => [`end:${id}-major`, `end:${id}-minor`]),
  'event.slot': ({ view }) => allSlots(view).map(slot => `slot:${slot}`),
  'event.route': ({ view }) => view.routes.map(({ id }) => `*:${id}`),
  'event.transport': ({ view, me }) =>
    view.routes.flatMap(({ id, transports }) =>
      transports
        .filter(owner => owner !== me.seat && view.seats[owner]?.eliminated === false)
        .map(owner => `raid:${id}@seat-${owner}`),
    ),
  'event.from': ({ view, me }) => ownAreas(view, me).map(area => `from:${area}`),
  'event.to': ({ view, decision }) => {
    const from = areaIn(decision.prompt.with?.area);
    if (from === null) return [];
    const { planet } = AREAS[from];
    return [planet, ...neighbours(view, planet)]
      .flatMap(areasOn)
      .filter(area => area !== from)
      .map(area => `area:${area}`);
  },
  'event.unit': ({ me }) => unitsOf(me).map(unit => `unit:${unit}`),
  'event.purchase': ({ me, decision }) => [...purchases(me, decision), 'none'],
  'event.price': () => ['price:*'],
};

/** What of that is neither on offer nor blocked with a reason. */
export function missing(view: StarCraftView, decision: Decision, blocked: readonly string[]): string[] {
  const me = view.seats[decision.seat];
  const catalogue = EXPECTED[decision.kind];
  if (me === undefined || catalogue === undefined) return [];
  const ids = [...decision.options.map(({ id }) => id), ...blocked];
  return catalogue({ view, me, decision }).filter(
    wanted => !wanted.split('|').some(one => ids.some(id => fits(id, one))),
  );
}

/** `a:b` is that id; a star stands for anything; `x/` and `/x` are halves of a pair. */
function fits(id: string, wanted: string): boolean {
  if (wanted.startsWith('/') || wanted.endsWith('/')) {
    const [own, enemy] = id.replace('pair:', '').split('/');
    return enemy !== undefined && (wanted.startsWith('/') ? enemy === wanted.slice(1) : own === wanted.slice(0, -1));
  }
  const [first = '', ...rest] = wanted.split('*');
  const last = rest.at(-1);
  if (last === undefined) return id === wanted;
  return id.startsWith(first) && id.endsWith(last) && rest.every(part => id.includes(part));
}
