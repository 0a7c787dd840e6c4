import * as v from 'valibot';
import { countShape, seatShape, textShape } from '../../../kernel/match/shapes.ts';
import { argsShape, NO_ARGS, SEAT_ARGS, taskShapeOf } from '../../../kernel/match/step-shapes.ts';
import type { StepsOf } from '../../../kernel/match/step-shapes.ts';
import { HEX_IDS } from '../data/hexes.ts';
import { MARKERS } from '../data/markers.ts';

/** The causes of a battle: fought in the combat phase, or at once. */
export const BATTLE_CAUSES = ['combat', 'at-once'] as const;
export type BattleCause = (typeof BATTLE_CAUSES)[number];

const hex = v.picklist(HEX_IDS);
const side = v.union([seatShape, textShape]);
const handle = countShape;
const IN_HEX = argsShape({ seat: seatShape, hex });

/** The steps of the set-up, in which home territories are chosen (SE-19, SE-20). */
const SET_UP = {
  'set-up.area': SEAT_ARGS,
  'set-up.extra': SEAT_ARGS,
  'set-up.world': SEAT_ARGS,
  'set-up.place': NO_ARGS,
};
export type SetUpSteps = StepsOf<typeof SET_UP>;

/** The steps of the sequence of play (SE-5). */
const SEQUENCE = {
  'turn.begin': NO_ARGS,
  'turn.seat': SEAT_ARGS,
  'turn.refit': SEAT_ARGS,
  'turn.over': SEAT_ARGS,
  'turn.end': NO_ARGS,
};
export type SequenceSteps = StepsOf<typeof SEQUENCE>;

/** The steps of doomsday machines in a match of several seats (SE-18.3). */
const MACHINE = {
  'machines.begin': NO_ARGS,
  'machines.move': argsShape({ machine: handle }),
  /** A machine destroys the planet or asteroids in its hex. */
  'machines.destroy': argsShape({ hex }),
};
export type MachineSteps = StepsOf<typeof MACHINE>;

/** The steps of movement (SE-6). */
const MOVEMENT = {
  'move.choose': SEAT_ARGS,
  // The seat orders the counters `pieces` to move. Everybody sees which counters these are.
  'move.where': argsShape({ seat: seatShape, pieces: v.pipe(v.array(handle), v.maxLength(200), v.readonly()) }),
  'move.split': argsShape({ seat: seatShape, piece: handle }),
  'move.scuttle': argsShape({ seat: seatShape, piece: handle }),
  'move.arrive': NO_ARGS,
  'move.meet': NO_ARGS,
  'move.met': NO_ARGS,
  'move.pass': argsShape({ enemies: v.pipe(v.array(side), v.maxLength(8), v.readonly()) }),
  'move.stopped': NO_ARGS,
  'move.over': SEAT_ARGS,
  /** A marker that a Cruiser has scanned is put back or turned up (SE-7.13). */
  'move.scanned': IN_HEX,
  /** A seat may scuttle units in a hex that somebody else enters (SE-4.7). */
  'entry.scuttle': IN_HEX,
  /** Each unit that entered a black hole rolls a die (SE-6.6). */
  'hole.roll': argsShape({ hex, pieces: v.pipe(v.array(handle), v.maxLength(200), v.readonly()), sling: v.boolean() }),
};
export type MovementSteps = StepsOf<typeof MOVEMENT>;

/** The steps of exploration (SE-7). */
const EXPLORATION = {
  /** The seat chooses a marker to turn up; with `all` it wants every marker turned up, one after the other. */
  'explore.choose': argsShape({ seat: seatShape, all: v.exactOptional(v.literal(true)) }),
  'explore.flip': IN_HEX,
  'explore.effect': argsShape({ seat: seatShape, hex, marker: v.picklist(MARKERS) }),
  'explore.back': IN_HEX,
  'explore.shift': IN_HEX,
  'explore.landed': IN_HEX,
};
export type ExplorationSteps = StepsOf<typeof EXPLORATION>;

/** The steps of battles (SE-8). */
const BATTLE = {
  'combat.choose': SEAT_ARGS,
  'combat.stay': IN_HEX,
  'combat.enemy': IN_HEX,
  'combat.avoid': argsShape({ hex, enemy: side }),
  'combat.over': IN_HEX,
  'combat.settle': IN_HEX,
  'battle.begin': argsShape({ hex, attacker: side, defender: side, cause: v.picklist(BATTLE_CAUSES) }),
  'battle.reveal': NO_ARGS,
  /** Cloaked Raiders of a side may withdraw. `known`: it has come to light which of them are cloaked. */
  'battle.withdraw': argsShape({ side, known: v.exactOptional(v.literal(true)) }),
  'battle.announce': NO_ARGS,
  'battle.mines': argsShape({ side }),
  'battle.explode': argsShape({ side, left: countShape }),
  'battle.round': NO_ARGS,
  'battle.screen': argsShape({ side: seatShape }),
  /** No counter is free for a part of a group that is screened, or that retreats to the hex `to` (SE-4.6). */
  'battle.free': argsShape({ seat: seatShape, piece: handle, to: v.exactOptional(hex) }),
  'battle.bonus': NO_ARGS,
  'battle.fire': NO_ARGS,
  'battle.shoot': argsShape({ by: handle, target: handle }),
  'battle.load': argsShape({ carrier: handle, to: hex }),
  'battle.end': NO_ARGS,
};
export type BattleSteps = StepsOf<typeof BATTLE>;

/** The steps of bombardment (SE-9). */
const BOMBARD = {
  'bombard.ask': IN_HEX,
  'bombard.shoot': argsShape({ seat: seatShape, hex, by: handle }),
};
export type BombardSteps = StepsOf<typeof BOMBARD>;

/** The steps of the economic phase (SE-10). */
const ECONOMY = {
  'economy.begin': NO_ARGS,
  'economy.wreck': argsShape({ seat: seatShape, left: countShape }),
  'economy.grants': SEAT_ARGS,
  'economy.sheets': NO_ARGS,
  'economy.write': SEAT_ARGS,
  'economy.reveal': NO_ARGS,
  'economy.first': SEAT_ARGS,
  'economy.growth': NO_ARGS,
};
export type EconomySteps = StepsOf<typeof ECONOMY>;

/** The steps of conquest and giving up (SE-19). */
const VICTORY = {
  'victory.conquest': argsShape({ seat: seatShape, loser: seatShape, left: countShape }),
  'concession.give-up': SEAT_ARGS,
};
export type VictorySteps = StepsOf<typeof VICTORY>;

/** The steps in which machines and alien empires act in a solo game (SE-25, SE-26). */
const SOLO = {
  'solo.machines': NO_ARGS,
  'solo.machine': argsShape({ number: countShape }),
  'solo.fights': NO_ARGS,
  'solo.planet': argsShape({ number: countShape }),
  'empires.turn': NO_ARGS,
  'empire.fleet': argsShape({ number: countShape, pieces: v.pipe(v.array(handle), v.maxLength(200), v.readonly()) }),
  'empire.fights': argsShape({ number: countShape }),
  'empire.fight': argsShape({ number: countShape, hex }),
  'empire.meet': argsShape({ number: countShape, hex }),
  'empire.siege': argsShape({ number: countShape, hex }),
  'empire.economy': argsShape({ number: countShape, phase: countShape }),
  'empire.defend': argsShape({ number: countShape }),
};
export type SoloSteps = StepsOf<typeof SOLO>;

/** All named steps of the rules, each with the schema of its arguments. */
const STEPS = {
  ...SET_UP,
  ...SEQUENCE,
  ...MACHINE,
  ...MOVEMENT,
  ...EXPLORATION,
  ...BATTLE,
  ...BOMBARD,
  ...ECONOMY,
  ...VICTORY,
  ...SOLO,
};
export type Steps = StepsOf<typeof STEPS>;

/** A schema for one step of an agenda in a save, with its arguments. */
export const taskShape = taskShapeOf(STEPS);
