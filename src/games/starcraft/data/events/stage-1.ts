import { eventOf } from './facts.ts';
import type { EventFacts } from './facts.ts';

const stage1Event = eventOf(1);

/** The ids of the kinds of Event card in stage I. */
export const STAGE_1_EVENT_KINDS = [
  'shifting-lanes',
  'air-defence-contract',
  'sudden-ambush',
  'extra-hands',
  'supply-run',
  'battle-reports',
  'fresh-recruits',
  'new-deposits',
  'sabotaged-refinery',
  'prefabricated-halls',
  'field-laboratory',
] as const;
type Stage1EventKind = (typeof STAGE_1_EVENT_KINDS)[number];

/** The facts of each kind of Event card in stage I. */
export const STAGE_1_EVENTS: Readonly<Record<Stage1EventKind, EventFacts>> = {
  'shifting-lanes': stage1Event({
    copies: 2,
    effect: [
      { op: 'move-z-axis-end', count: 1, to: 'any-free-slot-on-other-planet-than-other-end', transports: 'stay' },
    ],
  }),
  'air-defence-contract': stage1Event({
    copies: 2,
    effect: [{ op: 'build-module', module: 'air-support', discount: 2 }],
  }),
  'sudden-ambush': stage1Event({
    copies: 2,
    timing: 'start-of-battle',
    staysInPlay: true,
    usableAs: 'either',
    effect: [{ op: 'opponent-places-first-face-up', scope: 'whole-battle' }],
  }),
  'extra-hands': stage1Event({
    copies: 3,
    chosenBy: 'none',
    effect: [{ op: 'gain-workers', amount: 2, upTo: true, from: 'supply', to: 'worker-pool' }],
  }),
  'supply-run': stage1Event({
    copies: 2,
    effect: [{ op: 'place-transport', amount: 1, where: 'route-of-planet-with-own-base' }],
  }),
  'battle-reports': stage1Event({ copies: 3, chosenBy: 'none', effect: [{ op: 'draw-combat', amount: 3 }] }),
  'fresh-recruits': stage1Event({
    copies: 3,
    effect: [
      {
        op: 'place-units',
        units: { terran: { marine: 1 }, protoss: { zealot: 1 }, zerg: { zergling: 1 } },
        where: 'friendly-area-on-planet-with-own-base',
      },
    ],
  }),
  'new-deposits': stage1Event({
    copies: 2,
    effect: [{ op: 'restore-area', from: 'partial', to: 'normal', owner: 'self', amount: 1 }],
  }),
  'sabotaged-refinery': stage1Event({
    copies: 2,
    effect: [{ op: 'deplete-area', from: 'untouched', to: 'partial', where: 'planet-with-own-presence', amount: 1 }],
  }),
  'prefabricated-halls': stage1Event({ copies: 2, effect: [{ op: 'build-building', discount: 1, amount: 1 }] }),
  'field-laboratory': stage1Event({ copies: 2, effect: [{ op: 'research', discount: 1, amount: 1 }] }),
};

/** The Event cards of stage I by their ids. */
export const STAGE_1_EVENT_CARDS = {
  'e1-01': { stage: 1, event: 'shifting-lanes' },
  'e1-02': { stage: 1, event: 'shifting-lanes' },
  'e1-03': { stage: 1, event: 'air-defence-contract' },
  'e1-04': { stage: 1, event: 'air-defence-contract' },
  'e1-05': { stage: 1, event: 'sudden-ambush' },
  'e1-06': { stage: 1, event: 'sudden-ambush' },
  'e1-07': { stage: 1, event: 'extra-hands' },
  'e1-08': { stage: 1, event: 'extra-hands' },
  'e1-09': { stage: 1, event: 'extra-hands' },
  'e1-10': { stage: 1, event: 'supply-run' },
  'e1-11': { stage: 1, event: 'supply-run' },
  'e1-12': { stage: 1, event: 'battle-reports' },
  'e1-13': { stage: 1, event: 'battle-reports' },
  'e1-14': { stage: 1, event: 'battle-reports' },
  'e1-15': { stage: 1, event: 'fresh-recruits' },
  'e1-16': { stage: 1, event: 'fresh-recruits' },
  'e1-17': { stage: 1, event: 'fresh-recruits' },
  'e1-18': { stage: 1, event: 'new-deposits' },
  'e1-19': { stage: 1, event: 'new-deposits' },
  'e1-20': { stage: 1, event: 'sabotaged-refinery' },
  'e1-21': { stage: 1, event: 'sabotaged-refinery' },
  'e1-22': { stage: 1, event: 'prefabricated-halls' },
  'e1-23': { stage: 1, event: 'prefabricated-halls' },
  'e1-24': { stage: 1, event: 'field-laboratory' },
  'e1-25': { stage: 1, event: 'field-laboratory' },
} as const satisfies Readonly<Record<string, { readonly stage: 1; readonly event: Stage1EventKind }>>;
