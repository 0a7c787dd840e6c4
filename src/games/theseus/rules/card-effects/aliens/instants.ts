import type { InstantsOf } from '../done.ts';
import { burrow } from './burrow.ts';

/** The effects of the Aliens' instants. */
export const aliensInstants: InstantsOf<'aliens'> = { 'aliens-burrow': burrow };
