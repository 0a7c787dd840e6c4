import { theseusImagination } from '../../../../src/games/theseus/imagine.ts';
import type { Scramble } from '../../../oracles/non-interference.ts';
import { isTheseus } from './matches.ts';

/** Deals again what `viewer` may not know: another state that it can imagine, in which as much has come to light. */
export const scramble: Scramble = (state, viewer, random) => {
  if (!isTheseus(state)) throw new Error('no state of Theseus');
  return { ...theseusImagination(state, viewer).imagine(random), revealed: state.revealed };
};
