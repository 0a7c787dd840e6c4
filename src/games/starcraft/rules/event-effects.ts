import type { EventKind } from '../data/events.ts';
import type { EventEffect } from './event-effects/effect.ts';
import { theEndDrawsNear } from './event-effects/the-end-draws-near.ts';

/** What the Event cards do, one file a kind. A kind that is missing here can't be executed yet, and says so. */
export const EVENT_EFFECTS: Partial<Record<EventKind, EventEffect>> = {
  'the-end-draws-near': theEndDrawsNear,
};
