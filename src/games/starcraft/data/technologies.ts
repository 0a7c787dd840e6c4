import type { TechnologyId } from './ids.ts';
import type { TechnologyFacts } from './technologies/facts.ts';
import { PROTOSS_TECHNOLOGIES } from './technologies/protoss.ts';
import { TERRAN_TECHNOLOGIES } from './technologies/terran.ts';
import { ZERG_TECHNOLOGIES } from './technologies/zerg.ts';

export { TECHNOLOGY_IDS } from './ids.ts';
export type { TechnologyId } from './ids.ts';
export type { TechnologyFacts } from './technologies/facts.ts';

/** All technologies. A Terran faction has 21 Technology cards, a Protoss faction 20, a Zerg faction 22 (SC-2.1). */
export const TECHNOLOGIES: Readonly<Record<TechnologyId, TechnologyFacts>> = {
  ...TERRAN_TECHNOLOGIES,
  ...PROTOSS_TECHNOLOGIES,
  ...ZERG_TECHNOLOGIES,
};
