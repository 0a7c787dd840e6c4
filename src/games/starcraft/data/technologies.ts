import type { TechnologyId } from './ids.ts';
import type { TechnologyFacts } from './technologies/facts.ts';
import { PROTOSS_TECHNOLOGIES } from './technologies/protoss.ts';
import { TERRAN_TECHNOLOGIES } from './technologies/terran.ts';
import { ZERG_TECHNOLOGIES } from './technologies/zerg.ts';

export { TECHNOLOGY_IDS } from './ids.ts';
export type { TechnologyId } from './ids.ts';
export type { TechnologyFacts } from './technologies/facts.ts';

/** The technologies: 21 cards a Terran, 20 a Protoss and 22 a Zerg faction (SC-2.1). */
export const TECHNOLOGIES: Readonly<Record<TechnologyId, TechnologyFacts>> = {
  ...TERRAN_TECHNOLOGIES,
  ...PROTOSS_TECHNOLOGIES,
  ...ZERG_TECHNOLOGIES,
};
