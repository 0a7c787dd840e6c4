import * as v from 'valibot';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { argsOf, NO_ARGS, OF_SEAT, taskShapeOf } from '../../../kernel/match/step-shapes.ts';
import type { StepsOf } from '../../../kernel/match/step-shapes.ts';
import { CARD_IDS } from '../data/cards.ts';
import { UNIT_IDS } from '../data/units.ts';

/** TH-3, TH-4, and the set-ups of TH-18 to TH-20. */
const SET_UP = {
  'setUp.begin': NO_ARGS,
  'setUp.faction': OF_SEAT,
  /** Who plays first. */
  'setUp.ring': NO_ARGS,
  /** Set-up of the alliance sectors and the ring. */
  'setUp.layRing': argsOf({ first: seatShape }),
  'setUp.pandora': OF_SEAT,
  /** TH-4.4: lines up a deck to be built by each seat, where decks are built. */
  'setUp.decks': NO_ARGS,
  'setUp.deck': OF_SEAT,
  'setUp.cards': NO_ARGS,
  'setUp.install': OF_SEAT,
  'setUp.pending': OF_SEAT,
  /** A unit in the own faction sector. */
  'setUp.homeUnit': OF_SEAT,
  /** The last unit, in any sector. */
  'setUp.farUnit': OF_SEAT,
  'setUp.done': NO_ARGS,
};
export type SetUpSteps = StepsOf<typeof SET_UP>;

/** TH-5, TH-6, TH-9 to TH-11. */
const TURN = {
  'turn.begin': OF_SEAT,
  /** Phase 1 (TH-6): the unit is chosen, unless the Tech Bay has named it for its extra turn. */
  'turn.move': argsOf({ unit: v.nullable(v.picklist(UNIT_IDS)) }),
  /** Phase 2 (TH-10.1): chooses the next card and lines it up, until none is left. */
  'turn.actions': NO_ARGS,
  /** Carries out one action card; `copy`: 0 the card itself, 1 and on its copies, -1 by Remote Control. */
  'turn.run': argsOf({
    card: v.picklist(CARD_IDS),
    copy: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(9)),
  }),
  'turn.breed': NO_ARGS,
  'turn.takeOver': NO_ARGS,
  /** Phase 3 (TH-10.3). */
  'turn.sector': NO_ARGS,
  /** An own action of Pandora that waited for the extra turn (TH-20.8). */
  'turn.putOff': NO_ARGS,
  /** Phase 4 (TH-11.1). */
  'turn.pending': NO_ARGS,
  'turn.end': NO_ARGS,
};
export type TurnSteps = StepsOf<typeof TURN>;

/** The steps of a concession, which belongs to no chapter of the book. */
const CONCESSION = {
  'concession.give-up': OF_SEAT,
};
export type ConcessionSteps = StepsOf<typeof CONCESSION>;

/** The table of contents of the rules: every named step, and the shape of its arguments. */
const STEPS = { ...SET_UP, ...TURN, ...CONCESSION };
export type Steps = StepsOf<typeof STEPS>;

/** One step of the agenda in a save, with the arguments that it takes. */
export const taskShape = taskShapeOf(STEPS);
