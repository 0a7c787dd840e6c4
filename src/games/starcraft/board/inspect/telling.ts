import type { Ref, Seat } from '../../../../kernel/words/message.ts';
import type { InspectContext, InspectedLink, InspectorOf } from '../../../../boards/inspected.ts';
import { factLines } from '../../../../boards/inspected.ts';
import type { CardId } from '../../data/cards.ts';
import type { TextKey } from '../../text/en.ts';
import { areaName, cardName, planetName, unitName } from '../../text/say.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import { routeMessage } from '../../state/route-words.ts';
import type { Route } from '../../state/state.ts';
import type { UnitType } from '../../data/units.ts';
import type { StarCraftView } from '../../view.ts';
import { joined } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { nameOf } from '../../../../boards/naming.ts';

/**
 * A function that describes the thing with this id, using only the view; `null` if there is none or the viewer may not
 * know it.
 */
export type Inspector = InspectorOf<StarCraftView>;

/** The text as an id of the list; `null` if it is not in the list. */
export function knownId<Id extends string>(ids: readonly Id[], id: string): Id | null {
  return ids.find(candidate => candidate === id) ?? null;
}

/** The parts of a data record whose facts are shown after a label or under a heading. */
const INSPECT_TEXT_KEYS: Readonly<Partial<Record<TextKey, readonly string[]>>> = {
  'inspect.cost': ['cost', 'cost.resource'],
  'inspect.copies': ['copies'],
  'inspect.values': ['major', 'minor', 'cards'],
  'inspect.icons': ['icons', 'units', 'units.defiler'],
  'inspect.tags': ['tags'],
  'inspect.stage': ['stage'],
  'inspect.partial-side': ['partiallyDepletedCapacity'],
  'inspect.section.text': [
    'text',
    'text.details',
    'text.reveal',
    'text.scope',
    'text.selection',
    'text.unitList',
    'abilities',
    'abilities.bonus',
    'abilities.splashType',
    'abilities.type',
    'effect',
    'effect.amount',
    'effect.benefit',
    'effect.discount',
    'effect.units',
    'playableIf',
    'returnToTechnologyDeckAfterUse',
    'scope',
    'timing',
  ],
};

/** Functions that put facts after labels and lines under headings, and mark facts that are our own design. */
export const { fact, section } = factLines<TextKey>(INSPECT_TEXT_KEYS);

/** Joins lines into one, separated by commas. */
export function commaList(items: readonly Line[]): Line {
  return joined(items, ', ', {});
}

/** Links to unit types, each once. */
export function unitLinks({ format }: InspectContext, units: readonly UnitType[]): InspectedLink[] {
  return [...new Set(units)].map(unit => ({ ref: `unit:${unit}`, label: format(unitName(unit)) }));
}

/** Links to cards; each name appears once, since cards with the same name are identical. */
export function cardLinks({ format }: InspectContext, cards: readonly CardId[]): InspectedLink[] {
  const refByLabel = new Map<string, Ref>();
  for (const card of cards) {
    const label = format(cardName(card));
    if (!refByLabel.has(label)) refByLabel.set(label, `card:${card}`);
  }
  return [...refByLabel].map(([label, ref]) => ({ ref, label }));
}

/** A link to an area. */
export function areaLink({ format }: InspectContext, area: AreaId): InspectedLink {
  return { ref: `area:${area}`, label: format(areaName(area)) };
}

/** A link to a planet. */
export function planetLink({ format }: InspectContext, planet: PlanetId): InspectedLink {
  return { ref: `planet:${planet}`, label: format(planetName(planet)) };
}

/** A link to a seat. */
export function seatLink(context: InspectContext, seat: Seat): InspectedLink {
  return { ref: `seat:${seat}`, label: nameOf(context, seat) };
}

/** The text that names a route. */
export function routeLabel({ format }: InspectContext, route: Route): string {
  return format(routeMessage(route));
}
