import { empiresImagination } from '../../../../src/games/space-empires/imagine.ts';
import type { Scramble } from '../../../oracles/non-interference.ts';
import { isEmpires } from './matches.ts';

/** Deals anew what `viewer` may not know: another state that it can imagine, in which as much has come to light. */
export const scramble: Scramble = (state, viewer, random) => {
  if (!isEmpires(state)) throw new Error('no state of Space Empires');
  return { ...empiresImagination(state, viewer).imagine(random), revealed: state.revealed };
};
