import type { UnitType } from './ids.ts';
import type { UnitFacts } from './units/facts.ts';
import { PROTOSS_UNITS } from './units/protoss.ts';
import { TERRAN_UNITS } from './units/terran.ts';
import { ZERG_UNITS } from './units/zerg.ts';

export { UNIT_TYPES } from './ids.ts';
export type { UnitType } from './ids.ts';
export { UNIT_KINDS, UNIT_TAGS } from './units/facts.ts';
export type { UnitCounts, UnitFacts, UnitKind, UnitTag } from './units/facts.ts';

/** All unit types. A Terran faction has 30 figures, a Protoss faction 27, a Zerg faction 33 (SC-2.1). */
export const UNITS: Readonly<Record<UnitType, UnitFacts>> = { ...TERRAN_UNITS, ...PROTOSS_UNITS, ...ZERG_UNITS };
