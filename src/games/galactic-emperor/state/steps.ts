import * as v from 'valibot';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { argsOf, NO_ARGS, OF_SEAT, taskShapeOf } from '../../../kernel/match/step-shapes.ts';
import type { StepsOf } from '../../../kernel/match/step-shapes.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';

const space = v.picklist(SPACE_IDS);
/** A step of a seat about a space. */
export const OF_SEAT_AND_SPACE = argsOf({ seat: seatShape, space });

/** GE-3: the round and its roles. */
const ROUND = {
  'round.begin': NO_ARGS,
  'round.pick': OF_SEAT,
  'round.end': NO_ARGS,
  /** Lines up the turns of the role that was picked. */
  'role.begin': NO_ARGS,
  /** Tests whether the game is over (GE-12.3). */
  'role.end': NO_ARGS,
};
export type RoundSteps = StepsOf<typeof ROUND>;

/** GE-4, GE-5. */
const EXPLORER = {
  /** A seat chooses a tile of the row. `left`: the chooser, from what is left over (GE-4.4). */
  'explorer.tile': argsOf({ seat: seatShape, left: v.boolean() }),
  /** Whether the Scanners are used (GE-11.4). */
  'explorer.scan': OF_SEAT,
  'explorer.look': OF_SEAT,
  'explorer.keep': OF_SEAT,
  /** The chosen tile is put on the board. */
  'explorer.place': OF_SEAT,
  /** The chooser may annex its first tile (GE-4.3). */
  'explorer.annex': OF_SEAT_AND_SPACE,
  'explorer.leftovers': OF_SEAT,
  'explorer.reveal': NO_ARGS,
};
export type ExplorerSteps = StepsOf<typeof EXPLORER>;

/** GE-6. */
const MERCHANT = {
  'merchant.roll': OF_SEAT,
  'merchant.prices': OF_SEAT,
  'merchant.harvest': OF_SEAT,
  'merchant.trade': NO_ARGS,
  'merchant.pirate': argsOf({ seat: seatShape, space: v.nullable(space) }),
  'merchant.end': NO_ARGS,
};
export type MerchantSteps = StepsOf<typeof MERCHANT>;

/** GE-7. */
const STEWARD = {
  'steward.begin': OF_SEAT,
  'steward.produce': NO_ARGS,
  'steward.protein': argsOf({ space }),
};
export type StewardSteps = StepsOf<typeof STEWARD>;

/** GE-8. */
const ENGINEER = {
  'engineer.begin': OF_SEAT,
  'engineer.buy': NO_ARGS,
  'engineer.build': argsOf({ ship: v.picklist(SHIP_KINDS), space }),
};
export type EngineerSteps = StepsOf<typeof ENGINEER>;

/** GE-9, movement. */
const WARLORD = {
  'warlord.begin': OF_SEAT,
  /** What is free under ships is annexed. */
  'warlord.claim': NO_ARGS,
  'warlord.move': NO_ARGS,
  'warlord.walk': NO_ARGS,
  'warlord.step': v.pipe(
    v.strictObject({ to: space, refuses: v.optional(v.boolean()) }),
    v.transform(({ to }) => ({ to })),
  ),
  'warlord.warp': NO_ARGS,
  /** More ships may warp along before a surprise attack. */
  'warlord.join': NO_ARGS,
  'warlord.fight': NO_ARGS,
};
export type WarlordSteps = StepsOf<typeof WARLORD>;

/** GE-9, battles. */
const BATTLE = {
  /** `again`: against somebody else on the same space, by who has just won there. */
  'battle.begin': argsOf({ space, again: v.optional(v.boolean(), false) }),
  'battle.open': NO_ARGS,
  'battle.round': NO_ARGS,
  'battle.roll': NO_ARGS,
  'battle.hits': NO_ARGS,
  'battle.removed': NO_ARGS,
  'battle.retreat': NO_ARGS,
};
export type BattleSteps = StepsOf<typeof BATTLE>;

/** GE-10. */
const REGENT = {
  'regent.gain': NO_ARGS,
  'regent.buy': OF_SEAT,
  'regent.place': OF_SEAT,
  /** Another seat's Ambassador may interrupt (GE-11.5). */
  'regent.landed': OF_SEAT_AND_SPACE,
  'regent.private': argsOf({ owner: seatShape, seat: seatShape, space }),
  'regent.displaced': OF_SEAT_AND_SPACE,
  'regent.resolve': NO_ARGS,
  'regent.depart': argsOf({
    seat: seatShape,
    space,
    bases: v.pipe(v.array(space), v.maxLength(SPACE_IDS.length), v.readonly()),
  }),
  'regent.score': NO_ARGS,
};
export type RegentSteps = StepsOf<typeof REGENT>;

/** GE-11. */
const SCIENCE = {
  'scientist.buy': OF_SEAT,
  /** A technology is announced, and the Saboteur may block it (GE-11.6). */
  'technology.announce': argsOf({ technology: v.picklist(TECHNOLOGY_IDS), seat: seatShape }),
  'technology.catch': OF_SEAT,
  'technology.catchRoll': OF_SEAT,
  'technology.caught': OF_SEAT,
  /** What was rolled may be rolled again (GE-11.7). */
  'warp.window': NO_ARGS,
  'warp.reroll': NO_ARGS,
  'warp.again': NO_ARGS,
};
export type ScienceSteps = StepsOf<typeof SCIENCE>;

/** GE-12. */
const END = {
  'end.count': NO_ARGS,
  'end.tycoon': NO_ARGS,
  'end.winner': NO_ARGS,
};
export type EndSteps = StepsOf<typeof END>;

/** What no chapter has: a seat gives up. */
const CONCESSION = {
  'concession.give-up': OF_SEAT,
};
export type ConcessionSteps = StepsOf<typeof CONCESSION>;

/** The table of contents of the rules: every named step, and the shape of its arguments. */
const STEPS = {
  ...ROUND,
  ...EXPLORER,
  ...MERCHANT,
  ...STEWARD,
  ...ENGINEER,
  ...WARLORD,
  ...BATTLE,
  ...REGENT,
  ...SCIENCE,
  ...END,
  ...CONCESSION,
};
export type Steps = StepsOf<typeof STEPS>;

/** One step of the agenda in a save, with the arguments that it takes. */
export const taskShape = taskShapeOf(STEPS);
