import { emperorImagination } from '../../../../src/games/galactic-emperor/imagine.ts';
import type { Scramble } from '../../../oracles/non-interference.ts';
import { isEmperor } from './matches.ts';

/** Deals again what `viewer` may not know: another state that it can imagine, in which as much has come to light. */
export const scramble: Scramble = (state, viewer, random) => {
  if (!isEmperor(state)) throw new Error('no state of Galactic Emperor');
  return { ...emperorImagination(state, viewer).imagine(random), revealed: state.revealed };
};
