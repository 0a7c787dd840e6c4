import * as v from 'valibot';
import type { Task } from '../../../kernel/match/play.ts';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { Steps } from './steps.ts';

const nothing = v.strictObject({});
const ofSeat = v.strictObject({ seat: seatShape });
const space = v.picklist(SPACE_IDS);
const ofSeatAndSpace = v.strictObject({ seat: seatShape, space });

const plain = <Name extends keyof Steps>(step: Name) => v.strictObject({ step: v.literal(step), args: nothing });
const bySeat = <Name extends keyof Steps>(step: Name) => v.strictObject({ step: v.literal(step), args: ofSeat });

/** One step of the agenda in a save, with the arguments that it takes. */
const taskShape: v.GenericSchema<unknown, Task<Steps>> = v.variant('step', [
  plain('round.begin'),
  bySeat('round.pick'),
  plain('round.end'),
  plain('role.begin'),
  plain('role.end'),
  v.strictObject({
    step: v.literal('explorer.tile'),
    args: v.strictObject({ seat: seatShape, left: v.boolean() }),
  }),
  bySeat('explorer.scan'),
  bySeat('explorer.look'),
  bySeat('explorer.keep'),
  bySeat('explorer.place'),
  v.strictObject({ step: v.literal('explorer.annex'), args: ofSeatAndSpace }),
  bySeat('explorer.leftovers'),
  plain('explorer.reveal'),
  bySeat('merchant.roll'),
  bySeat('merchant.prices'),
  bySeat('merchant.harvest'),
  plain('merchant.trade'),
  v.strictObject({
    step: v.literal('merchant.pirate'),
    args: v.strictObject({ seat: seatShape, space: v.nullable(space) }),
  }),
  plain('merchant.end'),
  bySeat('steward.begin'),
  plain('steward.produce'),
  v.strictObject({ step: v.literal('steward.protein'), args: v.strictObject({ space }) }),
  bySeat('engineer.begin'),
  plain('engineer.buy'),
  v.strictObject({
    step: v.literal('engineer.build'),
    args: v.strictObject({ ship: v.picklist(SHIP_KINDS), space }),
  }),
  bySeat('warlord.begin'),
  plain('warlord.claim'),
  plain('warlord.move'),
  plain('warlord.walk'),
  v.strictObject({
    step: v.literal('warlord.step'),
    // Once a free sector could be left alone.
    args: v.pipe(
      v.strictObject({ to: space, refuses: v.optional(v.boolean()) }),
      v.transform(({ to }) => ({ to })),
    ),
  }),
  plain('warlord.warp'),
  plain('warlord.join'),
  plain('warlord.fight'),
  v.strictObject({
    step: v.literal('battle.begin'),
    args: v.strictObject({ space, again: v.optional(v.boolean(), false) }),
  }),
  plain('battle.open'),
  plain('battle.round'),
  plain('battle.roll'),
  plain('battle.hits'),
  plain('battle.removed'),
  plain('battle.retreat'),
  plain('regent.gain'),
  bySeat('regent.buy'),
  bySeat('regent.place'),
  v.strictObject({ step: v.literal('regent.landed'), args: ofSeatAndSpace }),
  v.strictObject({
    step: v.literal('regent.private'),
    args: v.strictObject({ owner: seatShape, seat: seatShape, space }),
  }),
  v.strictObject({ step: v.literal('regent.displaced'), args: ofSeatAndSpace }),
  plain('regent.resolve'),
  v.strictObject({
    step: v.literal('regent.depart'),
    args: v.strictObject({ seat: seatShape, space, bases: v.pipe(v.array(space), v.maxLength(SPACE_IDS.length)) }),
  }),
  plain('regent.score'),
  bySeat('scientist.buy'),
  v.strictObject({
    step: v.literal('technology.announce'),
    args: v.strictObject({ technology: v.picklist(TECHNOLOGY_IDS), seat: seatShape }),
  }),
  bySeat('technology.catch'),
  bySeat('technology.catchRoll'),
  bySeat('technology.caught'),
  plain('warp.window'),
  plain('warp.reroll'),
  plain('warp.again'),
  plain('end.count'),
  plain('end.tycoon'),
  plain('end.winner'),
  bySeat('concession.give-up'),
]);

/** Once ships left a space on which a Sun was put; they stay there (GE-4.10). */
const fleeShape = v.strictObject({ step: v.literal('explorer.flee'), args: ofSeatAndSpace });

const MOST_TASKS = 200;

/** The agenda of a save, without steps that are done no more. */
export const agendaShape: v.GenericSchema<unknown, Task<Steps>[]> = v.pipe(
  v.array(v.union([taskShape, fleeShape])),
  v.maxLength(MOST_TASKS),
  v.transform(tasks => tasks.filter(task => task.step !== 'explorer.flee')),
);
