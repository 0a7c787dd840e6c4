import type { Cost } from './costs.ts';
import type { Race } from './ids.ts';

/** The ids of the three modules. */
export const MODULE_IDS = ['supply', 'research-development', 'air-support'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** The facts about a module: its price, and how many of its tokens a faction of each race has. */
type ModuleFacts = { readonly cost: Cost; readonly tokens: Readonly<Record<Race, number>> };

/** All modules. A Terran faction has 8 module tokens, a Protoss faction 7, a Zerg faction 4 (SC-2.1). */
export const MODULES: Readonly<Record<ModuleId, ModuleFacts>> = {
  supply: { cost: { minerals: 1, gas: 0 }, tokens: { terran: 4, protoss: 3, zerg: 0 } },
  'research-development': { cost: { minerals: 2, gas: 0 }, tokens: { terran: 3, protoss: 3, zerg: 3 } },
  'air-support': { cost: { minerals: 3, gas: 0 }, tokens: { terran: 1, protoss: 1, zerg: 1 } },
};
