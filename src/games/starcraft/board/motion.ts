import type { Ref } from '../../../kernel/words/message.ts';
import type { StarCraftView } from '../view.ts';

/** The contents of each area as a text, to detect changes: its owner, its units and its base. */
export function placesOfThings({ areas }: StarCraftView): ReadonlyMap<Ref, string> {
  const places = new Map<Ref, string>();
  for (const [area, there] of Object.entries(areas)) {
    const units = Object.entries(there.units).map(([type, count]) => `${type}:${count}`);
    const base = there.base === null ? [] : [`base:${there.base}`];
    const holderText = there.holder === null ? [] : [String(there.holder)];
    places.set(`area:${area}`, [...holderText, ...units.sort(), ...base].join(' '));
  }
  return places;
}
