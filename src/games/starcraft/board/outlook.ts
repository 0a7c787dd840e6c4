import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { Preview } from '../../../kernel/history/preview.ts';
import { knownNameIn, nameIn } from '../../../kernel/words/message.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import { BUILDING_IDS, BUILDINGS } from '../data/buildings.ts';
import { MODULE_IDS } from '../data/modules.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { PLANETS, PLANET_IDS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { UNIT_TYPES, UNITS } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import { actionOfOption } from '../state/does.ts';
import { transportReach } from '../state/galaxy.ts';
import { whatOrderLacks } from '../state/lacking.ts';
import type { LackingThing } from '../state/lacking.ts';
import { orderName, say, unitName } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import {
  areaOf,
  areaOutlook,
  baseAreaOutlook,
  enteringUnits,
  goalsOutlook,
  plannedAttack,
  planetOutlook,
  retreatOutlook,
  roomOutlook,
} from './area-outlook.ts';
import { cardOutlook } from './odds.ts';
import { countsIn, hitsOf } from './naming.ts';

/**
 * The outlook of an option in one line, its use and its result: `→ battle against Marine ×2`. `null` if there is
 * nothing to say.
 */
export function outlookLine(
  view: StarCraftView,
  decision: Decision,
  option: ShownOption,
  { glyphs, format }: PaneContext,
  preview: Preview,
): string | null {
  const words = outlookOf(view, decision, option, preview);
  // The text of each destination of a Mobilize order contains commas, so another separator is used between
  // destinations.
  const separator = decision.kind === 'mobilize.move' ? '; ' : ', ';
  return words.length === 0 ? null : `${glyphs.arrowRight} ${words.map(format).join(separator)}`;
}

function outlookOf(
  view: StarCraftView,
  { kind, seat, subject }: Decision,
  option: ShownOption,
  preview: Preview,
): readonly Message[] {
  switch (kind) {
    case 'setUp.choosePlanet':
      return planetOutlook(option);
    case 'build.area':
      return [...roomOutlook(view, option), ...areaOutlook(view, seat, areaOf(option))];
    case 'battle.retreat':
      return [...retreatOutlook(option, preview), ...areaOutlook(view, seat, areaOf(option))];
    case 'setUp.base':
      return baseAreaOutlook(option);
    case 'mobilize.move':
      return option.id === 'done' ? plannedAttack(view, seat) : goalsOutlook(view, seat, option, preview);
    case 'mobilize.to':
      return areaOutlook(view, seat, areaOf(option), enteringUnits(view, option));
    case 'planning.token':
      return tokenOutlook(view, seat, knownNameIn(subject, 'planet', PLANET_IDS), option);
    case 'execution.order':
      return ownTokenOutlook(view, seat, option);
    case 'execution.choice':
      return choiceOutlook(view, seat, option, preview);
    case 'battle.cards':
      return cardOutlook(view, option);
    case 'build.units':
      return purchaseOutlook(option);
    case 'build.sheet':
      return [...unlockedBy(view, seat, option), ...moduleOutlook(option)];
    case 'research.technology':
      return technologyOutlook(option);
    default:
      return [];
  }
}

// The following functions give the outlook of orders.

/**
 * SC-5.3: the outlook of an order on a planet. The order is executed later, so what it lacks now may be there by then.
 */
function tokenOutlook(view: StarCraftView, seat: Seat, planet: PlanetId | null, option: ShownOption): Message[] {
  const orderKind = knownNameIn(option.subject, 'order', ORDER_KINDS);
  if (orderKind === null || planet === null) return [];
  const lackingThing = whatOrderLacks(view, seat, planet, orderKind);
  const earlyWarning = comesTooEarly(view, seat, planet, orderKind, lackingThing);
  if (earlyWarning !== null) return [earlyWarning];
  if (lackingThing !== null) return [say(`outlook.needs.${lackingThing}`)];
  const useWords = say(
    actionOfOption(option) === 'special' ? `outlook.special.${orderKind}` : `outlook.order.${orderKind}`,
  );
  return orderKind === 'mobilize' ? [useWords, ...unitsBrought(view, seat, planet)] : [useWords];
}

/**
 * SC-5.3, SC-6.2: warns if an order would be executed before an own order below it that would bring what it lacks,
 * since the order placed last is executed first.
 */
function comesTooEarly(
  view: StarCraftView,
  seat: Seat,
  planet: PlanetId,
  orderKind: OrderKind,
  lackingThing: LackingThing | null,
): Message | null {
  const isOrderBelow = (kind: OrderKind): boolean =>
    (view.stacks[planet] ?? []).some(token => token.seat === seat && token.order === kind);
  const bringsUnits = orderKind === 'build' && lackingThing === 'presence' && isOrderBelow('mobilize');
  const bringsBase =
    lackingThing !== null && orderKind !== 'mobilize' && lackingThing !== 'presence' && isOrderBelow('build');
  if (bringsUnits) return say('outlook.before.mobilize');
  return bringsBase ? say('outlook.before.build') : null;
}

/**
 * The units that a Mobilize order could move to a planet now: those on it, and those at the other ends of own
 * transports (SC-10.1).
 */
function unitsBrought(view: StarCraftView, seat: Seat, planet: PlanetId): Message[] {
  const fromArea = [planet, ...transportReach(view, planet, seat)];
  const countByUnit: Partial<Record<UnitType, number>> = {};
  for (const area of fromArea.flatMap(near => PLANETS[near].areas)) {
    const { holder = null, units = {} } = view.areas[area] ?? {};
    if (holder !== seat) continue;
    for (const [unit, count] of countsIn(units)) countByUnit[unit] = (countByUnit[unit] ?? 0) + count;
  }
  const units = countsIn(countByUnit).map(([unit, count]) => say('mobilize.count', { unit: unitName(unit), count }));
  return units.length === 0 ? [] : [say('outlook.brings', { units })];
}

/** SC-5.3: the kind of the own order on top of a planet's stack, if the view shows it. */
function ownTokenOutlook({ stacks }: StarCraftView, seat: Seat, { subject }: ShownOption): Message[] {
  const planet = knownNameIn(subject, 'planet', PLANET_IDS);
  const token = planet === null ? undefined : stacks[planet]?.at(-1);
  return token?.seat === seat && token.order !== null ? [orderName(token.order)] : [];
}

function choiceOutlook(view: StarCraftView, seat: Seat, { id }: ShownOption, preview: Preview): Message[] {
  if (id === 'event-card') return [say('outlook.event-card')];
  if (view.order === null) return [];
  const lackingThing = whatOrderLacks(view, seat, view.order.planet, view.order.order);
  if (lackingThing === 'base-for-units') return buildWithoutBaseOutlook(id, preview);
  return lackingThing === null ? [] : [say(`outlook.lacks.${lackingThing}`)];
}

/** The keys of events that say why step 3 of a Build order builds no base (SC-8.3). */
const NO_BASE_REASONS = ['price', 'no-area', 'no-piece', 'all-bases'] as const;

/** SC-8.2, SC-8.3: the outlook of a Build order on a planet without a base, if the player buys nothing optional. */
function buildWithoutBaseOutlook(answer: string, preview: Preview): Message[] {
  const orderPreviewLimits = { tries: () => false, stops: (step: string) => step === 'execution.endOfOrder' };
  const [first] = preview(answer, orderPreviewLimits).all;
  const [last] = preview(answer, {
    ...orderPreviewLimits,
    tries: kind => kind === 'build.sheet',
    takes: (_kind, taken) => taken === 'done',
  }).all;
  if (first === undefined || last === undefined) return [];
  if (first.asked?.kind === 'build.units') return [];
  const eventKeys = last.events.map(({ words }) => words.key);
  const noBaseReason = NO_BASE_REASONS.find(reason => eventKeys.includes(`build.base.${reason}`));
  const sheetAnswers = first.asked?.kind === 'build.sheet' ? first.asked.answers : [];
  const buysForSheet = sheetAnswers.some(one => one !== 'done' && one !== 'destroy');
  const lacksBaseWords = say('outlook.lacks.base-for-units');
  if (noBaseReason === undefined) return [lacksBaseWords];
  const noBaseWords = say(`outlook.no-base.${noBaseReason}`);
  return buysForSheet ? [lacksBaseWords, noBaseWords] : [say('outlook.does-nothing', { why: noBaseWords })];
}

// The following functions give the outlook of purchases.

function purchaseOutlook({ id, subject }: ShownOption): Message[] {
  if (id === 'worker') return [say('outlook.worker')];
  if (subject !== undefined && nameIn(subject, 'route') !== null) return [say('outlook.transport')];
  const unit = knownNameIn(subject, 'unit', UNIT_TYPES);
  return unit === null ? [] : [unitOutlook(unit)];
}

function unitOutlook(unit: UnitType): Message {
  const { flying, support } = UNITS[unit];
  return say('outlook.unit', {
    moves: say(flying ? 'board.unit.flies' : 'board.unit.walks'),
    hits: say(`board.unit.hits.${hitsOf(unit)}`),
    support: say('board.unit.support', { support }),
  });
}

function moduleOutlook({ subject }: ShownOption): Message[] {
  const module = knownNameIn(subject, 'module', MODULE_IDS);
  return module === null ? [] : [say(`outlook.module.${module}`)];
}

/** SC-8.1.3: the text that names the units that the next level of a building unlocks. */
function unlockedBy(view: StarCraftView, seat: Seat, { subject }: ShownOption): Message[] {
  const building = knownNameIn(subject, 'building', BUILDING_IDS);
  if (building === null) return [];
  const level = view.seats[seat]?.buildings[building] ?? 0;
  const units = (BUILDINGS[building].levels[level]?.unlocks ?? []).map(unitName);
  return units.length === 0 ? [] : [say('outlook.unlocks', { units })];
}

function technologyOutlook({ subject }: ShownOption): Message[] {
  const technology = knownNameIn(subject, 'technology', TECHNOLOGY_IDS);
  return technology === null ? [] : [say(`technology.${technology}.text`)];
}
