import * as v from 'valibot';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { argsShape, NO_ARGS, SEAT_ARGS, taskShapeOf } from '../../../kernel/match/step-shapes.ts';
import type { StepsOf } from '../../../kernel/match/step-shapes.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';

const spaceShape = v.picklist(SPACE_IDS);
/** The arguments of a step: a seat and a space. */
export const SEAT_AND_SPACE_ARGS = argsShape({ seat: seatShape, space: spaceShape });

/** The steps of a round and its roles (GE-3). */
const ROUND = {
  'round.begin': NO_ARGS,
  'round.pick': SEAT_ARGS,
  'round.end': NO_ARGS,
  /** Lines up the turns of the role that was picked. */
  'role.begin': NO_ARGS,
  /** Ends the role, and checks whether the game is over (GE-12.3). */
  'role.end': NO_ARGS,
};
export type RoundSteps = StepsOf<typeof ROUND>;

/** The steps of the Explorer role (GE-4, GE-5). */
const EXPLORER = {
  /** Asks a seat for one of the face-up tiles. `left`: the chooser takes one of the remaining tiles (GE-4.4). */
  'explorer.tile': argsShape({ seat: seatShape, left: v.boolean() }),
  /** Asks whether the Scanners are used (GE-11.4). */
  'explorer.scan': SEAT_ARGS,
  'explorer.look': SEAT_ARGS,
  'explorer.keep': SEAT_ARGS,
  /** Places the chosen tile on the board. */
  'explorer.place': SEAT_ARGS,
  /** Asks the chooser whether to annex its first tile (GE-4.3). */
  'explorer.annex': SEAT_AND_SPACE_ARGS,
  'explorer.leftovers': SEAT_ARGS,
  'explorer.reveal': NO_ARGS,
};
export type ExplorerSteps = StepsOf<typeof EXPLORER>;

/** The steps of the Merchant role (GE-6). */
const MERCHANT = {
  'merchant.roll': SEAT_ARGS,
  'merchant.prices': SEAT_ARGS,
  'merchant.harvest': SEAT_ARGS,
  'merchant.trade': NO_ARGS,
  'merchant.pirate': argsShape({ seat: seatShape, space: v.nullable(spaceShape) }),
  'merchant.end': NO_ARGS,
};
export type MerchantSteps = StepsOf<typeof MERCHANT>;

/** The steps of the Steward role (GE-7). */
const STEWARD = {
  'steward.begin': SEAT_ARGS,
  'steward.produce': NO_ARGS,
  'steward.protein': argsShape({ space: spaceShape }),
};
export type StewardSteps = StepsOf<typeof STEWARD>;

/** The steps of the Engineer role (GE-8). */
const ENGINEER = {
  'engineer.begin': SEAT_ARGS,
  'engineer.buy': NO_ARGS,
  'engineer.build': argsShape({ ship: v.picklist(SHIP_KINDS), space: spaceShape }),
};
export type EngineerSteps = StepsOf<typeof ENGINEER>;

/** The steps of the Warlord role: movement (GE-9). */
const WARLORD = {
  'warlord.begin': SEAT_ARGS,
  /** Annexes the free sectors under a seat's ships. */
  'warlord.claim': NO_ARGS,
  'warlord.move': NO_ARGS,
  'warlord.walk': NO_ARGS,
  'warlord.step': v.pipe(
    v.strictObject({ to: spaceShape, refuses: v.optional(v.boolean()) }),
    v.transform(({ to }) => ({ to })),
  ),
  'warlord.warp': NO_ARGS,
  /** Asks whether more ships warp along before a surprise attack. */
  'warlord.join': NO_ARGS,
  'warlord.fight': NO_ARGS,
};
export type WarlordSteps = StepsOf<typeof WARLORD>;

/** The steps of a battle (GE-9). */
const BATTLE = {
  /** Begins a battle. `again`: the winner of a battle fights another enemy on the same space. */
  'battle.begin': argsShape({ space: spaceShape, again: v.optional(v.boolean(), false) }),
  'battle.open': NO_ARGS,
  'battle.round': NO_ARGS,
  'battle.roll': NO_ARGS,
  'battle.hits': NO_ARGS,
  'battle.removed': NO_ARGS,
  'battle.retreat': NO_ARGS,
};
export type BattleSteps = StepsOf<typeof BATTLE>;

/** The steps of the Regent role (GE-10). */
const REGENT = {
  'regent.gain': NO_ARGS,
  'regent.buy': SEAT_ARGS,
  'regent.place': SEAT_ARGS,
  /** Asks whether another seat's Ambassador interrupts (GE-11.5). */
  'regent.landed': SEAT_AND_SPACE_ARGS,
  'regent.private': argsShape({ owner: seatShape, seat: seatShape, space: spaceShape }),
  'regent.displaced': SEAT_AND_SPACE_ARGS,
  'regent.resolve': NO_ARGS,
  'regent.depart': argsShape({
    seat: seatShape,
    space: spaceShape,
    bases: v.pipe(v.array(spaceShape), v.maxLength(SPACE_IDS.length), v.readonly()),
  }),
  'regent.score': NO_ARGS,
};
export type RegentSteps = StepsOf<typeof REGENT>;

/** The steps of technologies (GE-11). */
const SCIENCE = {
  'scientist.buy': SEAT_ARGS,
  /** Announces a technology, and asks whether the Saboteur blocks it (GE-11.6). */
  'technology.announce': argsShape({ technology: v.picklist(TECHNOLOGY_IDS), seat: seatShape }),
  'technology.catch': SEAT_ARGS,
  'technology.catchRoll': SEAT_ARGS,
  'technology.caught': SEAT_ARGS,
  /** Asks whether the Time Warp rerolls a die (GE-11.7). */
  'warp.window': NO_ARGS,
  'warp.reroll': NO_ARGS,
  'warp.again': NO_ARGS,
};
export type ScienceSteps = StepsOf<typeof SCIENCE>;

/** The steps at the end of the game (GE-12). */
const END = {
  'end.count': NO_ARGS,
  'end.tycoon': NO_ARGS,
  'end.winner': NO_ARGS,
};
export type EndSteps = StepsOf<typeof END>;

/** The step of a concession, which is not in the rule book. */
const CONCESSION = {
  'concession.give-up': SEAT_ARGS,
};
export type ConcessionSteps = StepsOf<typeof CONCESSION>;

/** All steps of the rules by name, with the shapes of their arguments. */
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

/** The shape of one step of the agenda in a save, with its arguments. */
export const taskShape = taskShapeOf(STEPS);
