import type { Ref, Seat } from '../../../../kernel/words.ts';
import type { InspectedLink, InspectedSection, PaneContext, ToldLine } from '../../../board.ts';
import type { CardId } from '../../data/cards.ts';
import type { TextKey } from '../../text/en.ts';
import { areaName, cardName, planetName, say, unitName } from '../../text/say.ts';
import type { AreaId, PlanetId } from '../../data/planets.ts';
import type { RouteEnd } from '../../state/state.ts';
import type { UnitType } from '../../data/units.ts';
import { MUTED, joined, padded, span } from '../../../../widgets/lines.ts';
import type { Line } from '../../../../widgets/lines.ts';
import { nameOf } from '../../../board-naming.ts';

/** The width of the column of labels. */
const LABEL = 14;

/** A fact: its label, then what is the case. */
export function fact({ tell }: PaneContext, label: TextKey, value: Line | string): ToldLine {
  const shown: Line = typeof value === 'string' ? [span(value)] : value;
  return [...padded([span(`${tell(say(label))} `, MUTED)], LABEL), ...shown];
}

/** Facts under a heading; nothing when there are none. */
export function section({ tell }: PaneContext, title: TextKey | null, lines: readonly ToldLine[]): InspectedSection[] {
  return lines.length === 0 ? [] : [{ title: title === null ? '' : tell(say(title)), lines }];
}

/** Lines in one, parted by commas. */
export function listed(items: readonly Line[]): Line {
  return joined(items, ', ', {});
}

/** Links to units, each once. */
export function unitLinks({ tell }: PaneContext, units: readonly UnitType[]): InspectedLink[] {
  return [...new Set(units)].map(unit => ({ ref: `unit:${unit}`, label: tell(unitName(unit)) }));
}

/** Links to cards, each name once: two cards of the same name differ in nothing. */
export function cardLinks({ tell }: PaneContext, cards: readonly CardId[]): InspectedLink[] {
  const byLabel = new Map<string, Ref>();
  for (const card of cards) {
    const label = tell(cardName(card));
    if (!byLabel.has(label)) byLabel.set(label, `card:${card}`);
  }
  return [...byLabel].map(([label, ref]) => ({ ref, label }));
}

/** A link to an area. */
export function areaLink({ tell }: PaneContext, area: AreaId): InspectedLink {
  return { ref: `area:${area}`, label: tell(areaName(area)) };
}

/** A link to a planet. */
export function planetLink({ tell }: PaneContext, planet: PlanetId): InspectedLink {
  return { ref: `planet:${planet}`, label: tell(planetName(planet)) };
}

/** A link to a seat. */
export function seatLink(context: PaneContext, seat: Seat): InspectedLink {
  return { ref: `seat:${seat}`, label: nameOf(context, seat) };
}

/** What a route is called: by the planets that it joins. */
export function routeLabel(
  { tell }: PaneContext,
  { kind, ends: [one, other] }: { readonly kind: 'normal' | 'z-axis'; readonly ends: readonly [RouteEnd, RouteEnd] },
): string {
  return tell(say(`route.${kind}`, { one: planetName(one.planet), other: planetName(other.planet) }));
}
