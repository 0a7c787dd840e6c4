import { eventOf } from './facts.ts';
import type { EventFacts } from './facts.ts';

const stage3Event = eventOf(3);

/** The ids of the kinds of Event card in stage III. */
export const STAGE_3_EVENT_KINDS = [
  'the-end-draws-near',
  'grand-offensive',
  'total-mobilisation',
  'elite-reserves',
  'decisive-triumph',
  'scorched-world',
  'precision-strike',
  'collapse-of-order',
  'perfect-intelligence',
] as const;
type Stage3EventKind = (typeof STAGE_3_EVENT_KINDS)[number];

/** The facts of each kind of Event card in stage III. */
export const STAGE_3_EVENTS: Readonly<Record<Stage3EventKind, EventFacts>> = {
  'the-end-draws-near': stage3Event({
    copies: 3,
    forced: true,
    effect: [
      { op: 'end-draws-near' },
      {
        op: 'choice',
        oncePerStep: true,
        options: [[{ op: 'conquest-points', amount: 1 }], [{ op: 'draw-combat', amount: 2 }]],
      },
    ],
  }),
  'grand-offensive': stage3Event({
    copies: 2,
    effect: [{ op: 'execute-order', order: 'mobilize', special: false, where: 'planet-legal-for-orders' }],
  }),
  'total-mobilisation': stage3Event({
    copies: 2,
    effect: [{ op: 'execute-order', order: 'build', special: true, where: 'planet-with-own-base' }],
  }),
  'elite-reserves': stage3Event({
    copies: 3,
    effect: [
      {
        op: 'place-chosen-unit',
        choice: 'any-unlocked',
        amount: 1,
        where: 'friendly-area-on-planet-with-own-base',
        mustBeUnlocked: true,
      },
    ],
  }),
  'decisive-triumph': stage3Event({ copies: 2, chosenBy: 'none', effect: [{ op: 'conquest-points', amount: 2 }] }),
  'scorched-world': stage3Event({ copies: 2, effect: [{ op: 'deplete-planet', steps: 1, where: 'anywhere' }] }),
  'precision-strike': stage3Event({
    copies: 2,
    chosenBy: 'owner-then-target',
    effect: [
      {
        op: 'opponent-destroys',
        amount: 1,
        filter: { where: 'chosen-enemy-area', planetWithOwnUnit: true },
        victimChosenBy: 'target',
      },
    ],
  }),
  'collapse-of-order': stage3Event({
    copies: 2,
    chosenBy: 'none',
    effect: [{ op: 'conquest-points-others', amount: -1, floor: 0, exceptTeammates: true }],
  }),
  'perfect-intelligence': stage3Event({
    copies: 2,
    timing: 'start-of-battle',
    staysInPlay: true,
    usableAs: 'either',
    effect: [
      { op: 'reveal-hand', to: 'owner', when: 'now' },
      { op: 'draw-combat', amount: 2 },
    ],
  }),
};

/** The Event cards of stage III by their ids. */
export const STAGE_3_EVENT_CARDS = {
  'e3-01': { stage: 3, event: 'the-end-draws-near' },
  'e3-02': { stage: 3, event: 'the-end-draws-near' },
  'e3-03': { stage: 3, event: 'the-end-draws-near' },
  'e3-04': { stage: 3, event: 'grand-offensive' },
  'e3-05': { stage: 3, event: 'grand-offensive' },
  'e3-06': { stage: 3, event: 'total-mobilisation' },
  'e3-07': { stage: 3, event: 'total-mobilisation' },
  'e3-08': { stage: 3, event: 'elite-reserves' },
  'e3-09': { stage: 3, event: 'elite-reserves' },
  'e3-10': { stage: 3, event: 'elite-reserves' },
  'e3-11': { stage: 3, event: 'decisive-triumph' },
  'e3-12': { stage: 3, event: 'decisive-triumph' },
  'e3-13': { stage: 3, event: 'scorched-world' },
  'e3-14': { stage: 3, event: 'scorched-world' },
  'e3-15': { stage: 3, event: 'precision-strike' },
  'e3-16': { stage: 3, event: 'precision-strike' },
  'e3-17': { stage: 3, event: 'collapse-of-order' },
  'e3-18': { stage: 3, event: 'collapse-of-order' },
  'e3-19': { stage: 3, event: 'perfect-intelligence' },
  'e3-20': { stage: 3, event: 'perfect-intelligence' },
} as const satisfies Readonly<Record<string, { readonly stage: 3; readonly event: Stage3EventKind }>>;
