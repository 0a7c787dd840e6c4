import type { KindOfFaction, KindOfType } from '../../data/cards.ts';
import type { CardFaction } from '../../data/ids.ts';
import type { ActionEffect, InstantEffect, ModuleEffect, TrapEffect } from './effect.ts';

// The types of the tables of card effects. A table that lacks one of the faction's cards does not compile.

/** The table of a faction's traps. */
export type TrapsOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'trap'>, TrapEffect>
>;

/** The table of a faction's action cards. */
export type ActionsOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'action'>, ActionEffect>
>;

/** The table of a faction's modules, shortcuts and special cards. */
export type ModulesOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'module' | 'shortcut' | 'special'>, ModuleEffect>
>;

/** The table of a faction's instants. */
export type InstantsOf<Faction extends CardFaction> = Readonly<
  Record<KindOfFaction<Faction> & KindOfType<'instant'>, InstantEffect>
>;
