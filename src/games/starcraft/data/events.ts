import type { EventFacts, EventStage } from './events/facts.ts';
import { STAGE_1_EVENTS, STAGE_1_EVENT_CARDS, STAGE_1_EVENT_KINDS } from './events/stage-1.ts';
import { STAGE_2_EVENTS, STAGE_2_EVENT_CARDS, STAGE_2_EVENT_KINDS } from './events/stage-2.ts';
import { STAGE_3_EVENTS, STAGE_3_EVENT_CARDS, STAGE_3_EVENT_KINDS } from './events/stage-3.ts';

export type { EventEffect, EventFacts, EventStage as Stage } from './events/facts.ts';

/** The ids of all kinds of Event card, stage by stage. */
export const EVENT_KINDS = [...STAGE_1_EVENT_KINDS, ...STAGE_2_EVENT_KINDS, ...STAGE_3_EVENT_KINDS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The facts of each kind of Event card: above all its effects. */
export const EVENTS: Readonly<Record<EventKind, EventFacts>> = {
  ...STAGE_1_EVENTS,
  ...STAGE_2_EVENTS,
  ...STAGE_3_EVENTS,
};

/** The ids of the 70 cards of the Event deck, stage by stage. */
export const EVENT_CARD_IDS = [
  'e1-01',
  'e1-02',
  'e1-03',
  'e1-04',
  'e1-05',
  'e1-06',
  'e1-07',
  'e1-08',
  'e1-09',
  'e1-10',
  'e1-11',
  'e1-12',
  'e1-13',
  'e1-14',
  'e1-15',
  'e1-16',
  'e1-17',
  'e1-18',
  'e1-19',
  'e1-20',
  'e1-21',
  'e1-22',
  'e1-23',
  'e1-24',
  'e1-25',
  'e2-01',
  'e2-02',
  'e2-03',
  'e2-04',
  'e2-05',
  'e2-06',
  'e2-07',
  'e2-08',
  'e2-09',
  'e2-10',
  'e2-11',
  'e2-12',
  'e2-13',
  'e2-14',
  'e2-15',
  'e2-16',
  'e2-17',
  'e2-18',
  'e2-19',
  'e2-20',
  'e2-21',
  'e2-22',
  'e2-23',
  'e2-24',
  'e2-25',
  'e3-01',
  'e3-02',
  'e3-03',
  'e3-04',
  'e3-05',
  'e3-06',
  'e3-07',
  'e3-08',
  'e3-09',
  'e3-10',
  'e3-11',
  'e3-12',
  'e3-13',
  'e3-14',
  'e3-15',
  'e3-16',
  'e3-17',
  'e3-18',
  'e3-19',
  'e3-20',
] as const;
export type EventCardId = (typeof EVENT_CARD_IDS)[number];

/** One card of the Event deck. */
type EventCardFacts = { readonly stage: EventStage; readonly event: EventKind };

/** The Event deck: 25 cards of stage I, 25 of stage II, 20 of stage III (SC-2.1). */
export const EVENT_CARDS: Readonly<Record<EventCardId, EventCardFacts>> = {
  ...STAGE_1_EVENT_CARDS,
  ...STAGE_2_EVENT_CARDS,
  ...STAGE_3_EVENT_CARDS,
};

/** How many Event cards of stage I, and of stage II, the set-up removes unseen, by number of seats (SC-3 step 6). */
export const EVENTS_REMOVED_BY_SEATS: Readonly<Record<2 | 3 | 4 | 5 | 6, number>> = { 2: 20, 3: 15, 4: 10, 5: 5, 6: 0 };
