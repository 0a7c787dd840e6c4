import type { Option } from '../../../kernel/match/decision.ts';
import { offerPlain } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import type { AreaId } from '../data/planets.ts';
import { UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { areasOf, isEnemy } from '../state/areas.ts';
import type { OrderInProgress, Purchase } from '../state/orders.ts';
import { areaRefs, planetRefs, unitRefs, unitsRef } from '../state/refs.ts';
import { readyMeansOf } from '../state/resources.ts';
import { orderBeingExecuted } from '../state/running-order.ts';
import { raceOf } from '../state/seats.ts';
import { unitsOf } from '../state/sheet.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { teammateObstacle } from '../state/teammate-areas.ts';
import { areaName, planetName, say, unitName } from '../text/say.ts';
import { payFor, takePurchase } from './buying.ts';
import { offerDestruction } from './limits.ts';
import { updateStanding, makeSacrifice, sacrificeChoices, sacrificeNames, unfitForSacrifice } from './sacrifices.ts';
import type { SacrificeChoice } from './sacrifices.ts';
import { isInReach, buildSiteOf, unitOffers } from './unit-offers.ts';
import type { BuildSite } from './unit-offers.ts';

/**
 * Step 1, SC-8.1: the seat buys workers, transports and units, each paid for separately and in any order (SC-8.5). It
 * may also destroy own pieces (SC-9.2).
 */
export function* buildUnitsAndWorkers(game: StarCraft): Rule {
  const { state } = game;
  const order = orderBeingExecuted(state);
  if (order === null) return;
  const { seat, planet } = order;
  if (!trainsUnits(state, order)) {
    const noBaseWords = say('build.units.no-base', { seat: { seat }, planet: planetName(planet) });
    game.tell?.({ words: noBaseWords, refs: planetRefs(planet), rule: 'SC-8.1' });
    return;
  }
  for (;;) {
    const buildSite = buildSiteOf(state, order);
    const readyMeans = readyMeansOf(state, seat);
    const { options, blocked } = unitOffers(state, buildSite);
    const unitPick = yield* choose(game, seat, 'build.units', options, {
      prompt: say('build.units.prompt-means', {
        planet: planetName(planet),
        left: Math.max(0, buildSite.unitsLeft),
        minerals: readyMeans.mineral,
        gas: readyMeans.gas,
        workers: readyMeans.workers,
      }),
      rule: 'SC-8.1',
      blocked,
    });
    switch (unitPick.pick) {
      case 'done':
        return;
      case 'destroy':
        yield* offerDestruction(game, seat);
        updateStanding(state, order);
        break;
      case 'worker':
        yield* buyPurchase(game, order, { buy: 'worker' });
        break;
      case 'transport':
        yield* buyPurchase(game, order, { buy: 'transport', route: unitPick.route });
        break;
      case 'unit':
        if (UNITS[unitPick.unit].sacrifices === null) yield* buildUnit(game, buildSite, unitPick.unit);
        else yield* buildBySacrifice(game, order, unitPick.unit);
    }
  }
}

/**
 * SC-8.1, SC-8.1.5: whether step 1 of a Build order takes place. It needs a base on the planet, or units there that can
 * be sacrificed to build others.
 */
export function trainsUnits(state: StarCraftState, order: OrderInProgress): boolean {
  const buildSite = buildSiteOf(state, order);
  return buildSite.hasBase || unitsOf(raceOf(state, order.seat)).some(unit => isInReach(state, buildSite, unit));
}

/** Lets the seat pay for a purchase that needs no place on the board, and gives it to the seat. */
function* buyPurchase(game: StarCraft, order: OrderInProgress, purchase: Purchase): Rule {
  if (!(yield* payFor(game, order, purchase))) return;
  order.bought.push(purchase);
  takePurchase(game, order.seat, purchase);
}

/** SC-8.1.3: builds one unit in a friendly or empty area with room. */
function* buildUnit(game: StarCraft, { order, areas }: BuildSite, unit: UnitType): Rule {
  const area = yield* chooseArea(game, order, unit, areas, other => whyNotThere(game.state, order, other));
  if (area === null) return;
  const purchase: Purchase = { buy: 'unit', unit, area };
  if (!(yield* payFor(game, order, purchase))) return;
  order.unitsBuilt += 1;
  order.bought.push(purchase);
  takePurchase(game, order.seat, purchase);
}

/** SC-8.1.5: builds one unit by destroying own units on the active planet; it takes the place of one of them. */
function* buildBySacrifice(game: StarCraft, order: OrderInProgress, unit: UnitType): Rule {
  const choice = yield* chooseSacrifice(game, order, unit);
  if (choice === null) return;
  const area = yield* chooseArea(game, order, unit, choice.areas, () => NOT_SACRIFICED);
  if (area === null) return;
  const purchase: Purchase = { buy: 'unit', unit, area };
  if (!(yield* payFor(game, order, purchase))) return;
  order.unitsBuilt += 1;
  order.bought.push(purchase);
  makeSacrifice(game, order, choice);
  takePurchase(game, order.seat, purchase);
}

function* chooseSacrifice(game: StarCraft, order: OrderInProgress, unit: UnitType): Rule<SacrificeChoice | null> {
  const choices = sacrificeChoices(game.state, order, unit);
  const [only, ...more] = choices;
  if (only !== undefined && more.length === 0) return only;
  const options = choices.map((choice): Option<SacrificeChoice | null> => ({
    id: `sacrifice:${choice.sacrifices.map(({ unit: own, area }) => `${own}@${area}`).join('+')}`,
    words: say('build.sacrifice', { units: sacrificeNames(choice) }),
    refs: choice.sacrifices.map(({ unit: own, area }): Ref => unitsRef(own, area)),
    value: choice,
  }));
  options.push(BACK_OPTION);
  return yield* choose(game, order.seat, 'build.sacrifice', options, {
    prompt: say('build.sacrifice.prompt', { unit: unitName(unit) }),
    rule: 'SC-8.1.5',
    blocked: unfitForSacrifice(game.state, order, unit).blocked,
  });
}

/** Chooses the area for the new unit; a single possible area is not asked about. `null` if the player gives up. */
function* chooseArea(
  game: StarCraft,
  { seat, planet }: OrderInProgress,
  unit: UnitType,
  areas: readonly AreaId[],
  whyNot: (area: AreaId) => Reason,
): Rule<AreaId | null> {
  const [only, ...more] = areas;
  if (only !== undefined && more.length === 0) return only;
  const otherAreas = areasOf(planet).filter(area => !areas.includes(area));
  const { options, blocked } = offerPlain([...areas, ...otherAreas], {
    id: area => `area:${area}`,
    face: area => ({
      words: areaName(area),
      refs: areas.includes(area) ? [...areaRefs(area), ...unitRefs(unit)] : areaRefs(area),
    }),
    whyNot: area => (areas.includes(area) ? null : whyNot(area)),
  });
  return yield* choose<AreaId | null>(game, seat, 'build.area', [...options, BACK_OPTION], {
    prompt: say('build.area.prompt', { unit: unitName(unit) }),
    subject: `unit:${unit}`,
    rule: UNITS[unit].sacrifices === null ? 'SC-8.1.3' : 'SC-8.1.5',
    blocked,
  });
}

const BACK_OPTION: Option<null> = { id: 'back', words: say('back'), value: null };
const NOT_SACRIFICED: Reason = { why: say('why.build.not-sacrificed'), rule: 'SC-8.1.5' };
const ENEMY_AREA: Reason = { why: say('build.why.enemy'), rule: 'SC-8.1.3' };
const AREA_FULL: Reason = { why: say('build.why.full'), rule: 'SC-9.1' };

/** The reason why no unit of `seat` can be built in an area of the active planet; `null` if one can. */
function whyNotThere(state: StarCraftState, { seat }: OrderInProgress, area: AreaId): Reason {
  return teammateObstacle(state, area, seat) ?? (isEnemy(state, area, seat) ? ENEMY_AREA : AREA_FULL);
}
