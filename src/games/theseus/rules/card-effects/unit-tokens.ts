import { parasiteToken } from './aliens/parasite.ts';
import type { UnitToken } from './effect.ts';
import { gripperToken } from './scientists/gripper.ts';

/** What the tokens do that cards have put on units. */
export const UNIT_TOKENS: readonly UnitToken[] = [gripperToken, parasiteToken];
