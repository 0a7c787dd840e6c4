import type { Seat } from '../../../kernel/words/message.ts';
import { kindOf } from '../data/cards.ts';
import type { SectorId } from '../data/ids.ts';
import { slotsOf } from '../data/places.ts';
import { isWorking } from '../state/cards.ts';
import { areAllied } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import type { CardUse, ModuleEffect } from './card-effects/effect.ts';
import { moduleOf } from './card-effects/modules.ts';
import { cardUseOf } from './card-effects/use.ts';

/** A working card and one of its hooks. */
export interface HookedCard<Key extends keyof ModuleEffect> {
  readonly use: CardUse;
  readonly hook: NonNullable<ModuleEffect[Key]>;
}

/**
 * The hooks that only work for the card's own seat. All others also work for its ally (TH-19.5). Teleport and Double
 * Shot are for units of one faction, and a lurking card attacks itself.
 */
const NOT_FOR_ALLIES: ReadonlySet<keyof ModuleEffect> = new Set<keyof ModuleEffect>(['teleports', 'repeats', 'lurks']);

/** The working cards in a sector that have this hook and work for a seat: its own and those of an ally (TH-19.5). */
export function modulesOf<Key extends keyof ModuleEffect>(
  state: TheseusState,
  sector: SectorId,
  key: Key,
  seat: Seat,
): HookedCard<Key>[] {
  return modulesIn(state, sector, key).filter(({ use }) =>
    NOT_FOR_ALLIES.has(key) ? use.seat === seat : areAllied(state, use.seat, seat),
  );
}

/** The working cards in a sector that have this hook, of all seats. */
export function modulesIn<Key extends keyof ModuleEffect>(
  state: TheseusState,
  sector: SectorId,
  key: Key,
): HookedCard<Key>[] {
  const hookedCards: HookedCard<Key>[] = [];
  for (const slot of slotsOf(sector)) {
    const card = state.installed[slot];
    const hook = card === undefined ? undefined : moduleOf(kindOf(card.card))?.[key];
    if (hook !== undefined && isWorking(state, slot)) hookedCards.push({ use: cardUseOf(state, slot), hook });
  }
  return hookedCards;
}
