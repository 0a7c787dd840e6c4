import { EVENT_START_ABILITIES } from './event-effects/start-of-battle.ts';
import type { StartAbility } from './start-ability.ts';
import { TECHNOLOGY_START_ABILITIES } from './technology-effects/start-of-battle.ts';

/** All start-of-battle abilities (SC-13.2). */
export const START_ABILITIES: readonly StartAbility[] = [...TECHNOLOGY_START_ABILITIES, ...EVENT_START_ABILITIES];
