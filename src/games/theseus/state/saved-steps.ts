import * as v from 'valibot';
import type { Task } from '../../../kernel/match/play.ts';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { CARD_IDS } from '../data/cards.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { Steps } from './steps.ts';

const nothing = v.strictObject({});
const aSeat = v.strictObject({ seat: seatShape });

/** One step of the agenda in a save, with the arguments that it takes. */
export const taskShape: v.GenericSchema<unknown, Task<Steps>> = v.variant('step', [
  v.strictObject({ step: v.literal('setUp.begin'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.faction'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.ring'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.layRing'), args: v.strictObject({ first: seatShape }) }),
  v.strictObject({ step: v.literal('setUp.pandora'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.decks'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.deck'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.cards'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.install'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.pending'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.homeUnit'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.farUnit'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.done'), args: nothing }),
  v.strictObject({ step: v.literal('turn.begin'), args: aSeat }),
  v.strictObject({ step: v.literal('turn.move'), args: v.strictObject({ unit: v.nullable(v.picklist(UNIT_IDS)) }) }),
  v.strictObject({ step: v.literal('turn.actions'), args: nothing }),
  v.strictObject({
    step: v.literal('turn.run'),
    args: v.strictObject({
      card: v.picklist(CARD_IDS),
      copy: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(9)),
    }),
  }),
  v.strictObject({ step: v.literal('turn.breed'), args: nothing }),
  v.strictObject({ step: v.literal('turn.takeOver'), args: nothing }),
  v.strictObject({ step: v.literal('turn.sector'), args: nothing }),
  v.strictObject({ step: v.literal('turn.putOff'), args: nothing }),
  v.strictObject({ step: v.literal('turn.pending'), args: nothing }),
  v.strictObject({ step: v.literal('turn.end'), args: nothing }),
  v.strictObject({ step: v.literal('concession.give-up'), args: aSeat }),
]);
