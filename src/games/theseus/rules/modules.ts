import type { Seat } from '../../../kernel/words.ts';
import { kindOf } from '../data/cards.ts';
import type { SectorId } from '../data/ids.ts';
import { installedIn, installedSlotsOf, isWorking } from '../state/cards.ts';
import type { TheseusState } from '../state/state.ts';
import type { CardUse, ModuleEffect } from './card-effects/effect.ts';
import { moduleOf } from './card-effects/modules.ts';
import { useOf } from './card-effects/use.ts';

/** A working card with a hook. */
export interface Hooked<Key extends keyof ModuleEffect> {
  readonly use: CardUse;
  readonly hook: NonNullable<ModuleEffect[Key]>;
}

/** The working cards in a sector that have a hook and that `seat` controls. */
export function modulesOf<Key extends keyof ModuleEffect>(
  state: TheseusState,
  sector: SectorId,
  key: Key,
  seat: Seat,
): Hooked<Key>[] {
  return installedSlotsOf(state, sector).flatMap(slot => {
    const hook = moduleOf(kindOf(installedIn(state, slot).card))?.[key];
    if (hook === undefined || !isWorking(state, slot)) return [];
    const use = useOf(state, slot);
    return use.seat === seat ? [{ use, hook }] : [];
  });
}
