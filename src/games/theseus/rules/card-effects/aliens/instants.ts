import type { InstantsOf } from '../done.ts';
import { burrow } from './burrow.ts';

/** What the instants of the Aliens do. */
export const aliensInstants: InstantsOf<'aliens'> = { 'aliens-burrow': burrow };
