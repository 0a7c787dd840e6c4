import { once } from '../../../kernel/plain/once.ts';
import { words } from '../../../kernel/words/message.ts';
import type { Param, Words } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { OrderKind } from '../data/factions.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import type { TextKey } from './en.ts';

/** Words of this game: the key must be in the catalogue. */
export function say(key: TextKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

// Names are made once and shared by all options and events; words that go into the state need a copy of their own.

/** The name of an area: "Braken 2". */
export const areaName = once((area: AreaId): Words => say(`area.${area}`));

/** The name of a planet. */
export const planetName = once((planet: PlanetId): Words => say(`planet.${planet}`));

/** The name of a unit type. */
export const unitName = once((unit: UnitType): Words => say(`unit.${unit}`));

/** The name of a kind of order. */
export const orderName = once((order: OrderKind): Words => say(`order.${order}`));

/** The name of a Combat or Technology card. */
export function cardName(card: CardId): Words {
  return say(`card.${card}`);
}
