import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { message } from '../../../kernel/words/message.ts';
import type { Param, Message } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import type { OrderKind } from '../data/factions.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';
import type { TextKey } from './en.ts';

/** Makes a message of this game; `key` must be in its text catalogue. */
export function say(key: TextKey, params?: Readonly<Record<string, Param>>): Message {
  return message(key, params);
}

// The functions below cache name messages and share them between options and events. Messages that go into the state
// must be copied.

/** The name of an area: "Braken 2". */
export const areaName = cachedAndFrozen((area: AreaId): Message => say(`area.${area}`));

/** The name of a planet. */
export const planetName = cachedAndFrozen((planet: PlanetId): Message => say(`planet.${planet}`));

/** The name of a unit type. */
export const unitName = cachedAndFrozen((unit: UnitType): Message => say(`unit.${unit}`));

/** The name of a kind of order. */
export const orderName = cachedAndFrozen((order: OrderKind): Message => say(`order.${order}`));

/** The name of a Combat or Technology card. */
export function cardName(card: CardId): Message {
  return say(`card.${card}`);
}
