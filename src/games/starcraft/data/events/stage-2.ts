import { eventOf } from './facts.ts';
import type { EventFacts } from './facts.ts';

const stage2Event = eventOf(2);

/** The ids of the kinds of Event card in stage II. */
export const STAGE_2_EVENT_KINDS = [
  'reinforcements',
  'flawless-defense-plan',
  'veteran-staff',
  'strip-mining',
  'galactic-upheaval',
  'propaganda-victory',
  'orbital-requisition',
  'rapid-redeployment',
  'convoy-raid',
  'war-economy',
  'breakthrough',
  'overrun',
] as const;
type Stage2EventKind = (typeof STAGE_2_EVENT_KINDS)[number];

/** The facts of each kind of Event card in stage II. */
export const STAGE_2_EVENTS: Readonly<Record<Stage2EventKind, EventFacts>> = {
  reinforcements: stage2Event({
    copies: 4,
    effect: [
      {
        op: 'place-units',
        units: { terran: { marine: 2, firebat: 1 }, protoss: { zealot: 2 }, zerg: { zergling: 2, hydralisk: 1 } },
        where: 'one-friendly-or-empty-area',
        together: true,
        upTo: true,
        mustBeUnlocked: false,
      },
    ],
  }),
  'flawless-defense-plan': stage2Event({
    copies: 2,
    timing: 'start-of-battle',
    staysInPlay: true,
    usableAs: 'defender',
    effect: [{ op: 'battle-bonus', role: 'defender', stat: 'health', amount: 1, notCumulativeWith: ['bunker'] }],
  }),
  'veteran-staff': stage2Event({
    copies: 2,
    timing: 'continuous',
    staysInPlay: true,
    chosenBy: 'none',
    effect: [{ op: 'hand-limit', amount: 2, cumulative: true }],
  }),
  'strip-mining': stage2Event({
    copies: 2,
    effect: [{ op: 'deplete-area', from: 'partial', to: 'depleted', where: 'anywhere', amount: 1 }],
  }),
  'galactic-upheaval': stage2Event({
    copies: 2,
    effect: [{ op: 'move-z-axis-end', count: 2, sameRoute: true, to: 'free-slots-on-two-planets', transports: 'stay' }],
  }),
  'propaganda-victory': stage2Event({ copies: 2, chosenBy: 'none', effect: [{ op: 'conquest-points', amount: 1 }] }),
  'orbital-requisition': stage2Event({ copies: 2, effect: [{ op: 'build-module', module: 'any', discount: 2 }] }),
  'rapid-redeployment': stage2Event({
    copies: 2,
    effect: [
      {
        op: 'move-units',
        min: 1,
        max: 3,
        fromAreas: 1,
        toAreas: 1,
        to: 'friendly-or-empty',
        samePlanetOrOwnTransport: true,
        battleAllowed: false,
      },
    ],
  }),
  'convoy-raid': stage2Event({
    copies: 2,
    effect: [{ op: 'destroy-transport', amount: 1, where: 'route-of-planet-with-own-presence' }],
  }),
  'war-economy': stage2Event({
    copies: 2,
    chosenBy: 'none',
    effect: [{ op: 'gain-workers', amount: 3, upTo: true, from: 'supply', to: 'worker-pool' }],
  }),
  breakthrough: stage2Event({
    copies: 2,
    effect: [{ op: 'research', discount: 2, amount: 1, oneCopyToHand: 'optional' }],
  }),
  overrun: stage2Event({
    copies: 1,
    timing: 'start-of-battle',
    staysInPlay: true,
    usableAs: 'attacker',
    effect: [{ op: 'battle-bonus', role: 'attacker', stat: 'attack', amount: 1 }],
  }),
};

/** The Event cards of stage II by their ids. */
export const STAGE_2_EVENT_CARDS = {
  'e2-01': { stage: 2, event: 'reinforcements' },
  'e2-02': { stage: 2, event: 'reinforcements' },
  'e2-03': { stage: 2, event: 'reinforcements' },
  'e2-04': { stage: 2, event: 'reinforcements' },
  'e2-05': { stage: 2, event: 'flawless-defense-plan' },
  'e2-06': { stage: 2, event: 'flawless-defense-plan' },
  'e2-07': { stage: 2, event: 'veteran-staff' },
  'e2-08': { stage: 2, event: 'veteran-staff' },
  'e2-09': { stage: 2, event: 'strip-mining' },
  'e2-10': { stage: 2, event: 'strip-mining' },
  'e2-11': { stage: 2, event: 'galactic-upheaval' },
  'e2-12': { stage: 2, event: 'galactic-upheaval' },
  'e2-13': { stage: 2, event: 'propaganda-victory' },
  'e2-14': { stage: 2, event: 'propaganda-victory' },
  'e2-15': { stage: 2, event: 'orbital-requisition' },
  'e2-16': { stage: 2, event: 'orbital-requisition' },
  'e2-17': { stage: 2, event: 'rapid-redeployment' },
  'e2-18': { stage: 2, event: 'rapid-redeployment' },
  'e2-19': { stage: 2, event: 'convoy-raid' },
  'e2-20': { stage: 2, event: 'convoy-raid' },
  'e2-21': { stage: 2, event: 'war-economy' },
  'e2-22': { stage: 2, event: 'war-economy' },
  'e2-23': { stage: 2, event: 'breakthrough' },
  'e2-24': { stage: 2, event: 'breakthrough' },
  'e2-25': { stage: 2, event: 'overrun' },
} as const satisfies Readonly<Record<string, { readonly stage: 2; readonly event: Stage2EventKind }>>;
