import type { KindOfFaction, KindOfType } from '../../data/cards.ts';
import type { CardFaction } from '../../data/ids.ts';
import type { ActionEffect, InstantEffect, ModuleEffect, TrapEffect } from './effect.ts';

// The tables of a faction have a page for each of its cards of a type: else they do not compile.

/** The traps of a faction. */
export type TrapsOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'trap'>, TrapEffect>
>;

/** The action cards of a faction. */
export type ActionsOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'action'>, ActionEffect>
>;

/** The modules, shortcuts and specials of a faction. */
export type ModulesOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'module' | 'shortcut' | 'special'>, ModuleEffect>
>;

/** The instants of a faction. */
export type InstantsOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'instant'>, InstantEffect>
>;
