import type { KindOfFaction, KindOfType } from '../../data/cards.ts';
import type { CardFaction } from '../../data/ids.ts';
import type { ActionEffect, InstantEffect, ModuleEffect, TrapEffect } from './effect.ts';
import type { NotYet } from './not-yet.ts';

// The tables of a faction have a page for each of its cards of a type, but for those in its not-yet.ts: else they do not compile.

/** The traps of a faction. */
export type TrapsOf<Faction extends CardFaction> = Readonly<
  Record<Exclude<KindOfFaction<Faction> & KindOfType<'trap'>, NotYet>, TrapEffect>
>;

/** The action cards of a faction. */
export type ActionsOf<Faction extends CardFaction> = Readonly<
  Record<Exclude<KindOfFaction<Faction> & KindOfType<'action'>, NotYet>, ActionEffect>
>;

/** The modules, shortcuts, specials and Reproduction of a faction. */
export type ModulesOf<Faction extends CardFaction> = Readonly<
  Record<
    Exclude<KindOfFaction<Faction> & KindOfType<'module' | 'shortcut' | 'special' | 'reproduction'>, NotYet>,
    ModuleEffect
  >
>;

/** The instants of a faction. */
export type InstantsOf<Faction extends CardFaction> = Readonly<
  Record<Exclude<KindOfFaction<Faction> & KindOfType<'instant'>, NotYet>, InstantEffect>
>;
