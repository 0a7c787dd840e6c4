import { words } from '../../../kernel/words.ts';
import type { Param, Words } from '../../../kernel/words.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { CardId } from '../data/cards.ts';
import type { UnitType } from '../data/units.ts';
import type { TextKey } from './en.ts';

/** Words of this game: the key must be in the catalogue. */
export function say(key: TextKey, params?: Readonly<Record<string, Param>>): Words {
  return words(key, params);
}

/** The name of an area: "Braken 2". */
export function areaName(area: AreaId): Words {
  return say(`area.${area}`);
}

/** The name of a planet. */
export function planetName(planet: PlanetId): Words {
  return say(`planet.${planet}`);
}

/** The name of a unit type. */
export function unitName(unit: UnitType): Words {
  return say(`unit.${unit}`);
}

/** The name of a Combat or Technology card. */
export function cardName(card: CardId): Words {
  return say(`card.${card}`);
}
