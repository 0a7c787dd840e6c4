import { parasiteToken } from './aliens/parasite.ts';
import type { UnitToken } from './effect.ts';
import { gripperToken } from './scientists/gripper.ts';

/** The effects of the tokens that cards put on units. */
export const UNIT_TOKENS: readonly UnitToken[] = [gripperToken, parasiteToken];
