import * as v from 'valibot';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { argsShape, NO_ARGS, SEAT_ARGS, taskShapeOf } from '../../../kernel/match/step-shapes.ts';
import type { StepsOf } from '../../../kernel/match/step-shapes.ts';
import { CARD_IDS } from '../data/cards.ts';
import { UNIT_IDS } from '../data/units.ts';

/** The steps of the set-up: TH-3, TH-4, and the set-ups of TH-18 to TH-20. */
const SET_UP = {
  'setUp.begin': NO_ARGS,
  'setUp.faction': SEAT_ARGS,
  /** Decides who plays first. */
  'setUp.ring': NO_ARGS,
  /** Chooses the sectors of the alliances and lays the ring. */
  'setUp.layRing': argsShape({ first: seatShape }),
  'setUp.pandora': SEAT_ARGS,
  /** TH-4.4: lines up a step for each seat to build its deck, if decks are built. */
  'setUp.decks': NO_ARGS,
  'setUp.deck': SEAT_ARGS,
  'setUp.cards': NO_ARGS,
  'setUp.install': SEAT_ARGS,
  'setUp.pending': SEAT_ARGS,
  /** Places a unit in the seat's own sector. */
  'setUp.homeUnit': SEAT_ARGS,
  /** Places the seat's last unit, in any sector. */
  'setUp.farUnit': SEAT_ARGS,
  'setUp.done': NO_ARGS,
};
export type SetUpSteps = StepsOf<typeof SET_UP>;

/** The steps of a turn: TH-5, TH-6, TH-9 to TH-11. */
const TURN = {
  'turn.begin': SEAT_ARGS,
  /**
   * Phase 1 (TH-6): moves a unit. `unit`: the one that the Tech Bay has chosen for its extra turn; `null`: the player
   * chooses.
   */
  'turn.move': argsShape({ unit: v.nullable(v.picklist(UNIT_IDS)) }),
  /** Phase 2 (TH-10.1): chooses the next action card and lines it up, until none is left. */
  'turn.actions': NO_ARGS,
  /**
   * Executes one action card. `copy`: 0 the card itself, 1 and above its copies, -1 the card set off by Remote Control.
   */
  'turn.run': argsShape({
    card: v.picklist(CARD_IDS),
    copy: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(9)),
  }),
  'turn.breed': NO_ARGS,
  'turn.takeOver': NO_ARGS,
  /** Phase 3 (TH-10.3): the sector action. */
  'turn.sector': NO_ARGS,
  /** Carries out an own action of Pandora that was postponed until after the extra turn (TH-20.8). */
  'turn.putOff': NO_ARGS,
  /** Phase 4 (TH-11.1): the use of a pending slot. */
  'turn.pending': NO_ARGS,
  'turn.end': NO_ARGS,
};
export type TurnSteps = StepsOf<typeof TURN>;

/** The steps of a concession, which is not in the rule book. */
const CONCESSION = {
  'concession.give-up': SEAT_ARGS,
};
export type ConcessionSteps = StepsOf<typeof CONCESSION>;

/** All steps of the rules by name, with the shapes of their arguments. */
const STEPS = { ...SET_UP, ...TURN, ...CONCESSION };
export type Steps = StepsOf<typeof STEPS>;

/** The shape of one step of the agenda in a save, with its arguments. */
export const taskShape = taskShapeOf(STEPS);
