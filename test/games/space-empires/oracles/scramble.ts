import { empiresImagination } from '../../../../src/games/space-empires/imagine.ts';
import { randomAnswer } from '../../../../src/bots/random.ts';
import type { Interference, Scramble } from '../../../oracles/non-interference.ts';
import { isEmpires } from './matches.ts';

/** Deals again what `viewer` may not know: another state that it can imagine, in which as much has come to light. */
export const scramble: Scramble = (state, viewer, random) => {
  if (!isEmpires(state)) throw new Error('no state of Space Empires');
  return { ...empiresImagination(state, viewer).imagine(random), revealed: state.revealed };
};

/** What leaves things as they are. */
const LEAVES = ['done', 'pass', 'keep', 'back', 'hide', 'stay', 'put-back'];

/**
 * How other seats answer in private in both worlds: in a way that nobody sees anything of. A counter that is moved or
 * scuttled in one world and not in the other is no leak.
 */
export const answerHidden: NonNullable<Interference['answerHidden']> = (decision, random) =>
  LEAVES.find(id => decision.options.some(option => option.id === id)) ?? randomAnswer(decision, random);
