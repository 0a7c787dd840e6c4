import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import type { Marker } from '../data/markers.ts';

/** Why a battle is fought: in the combat phase, or at once. */
export type BattleCause = 'combat' | 'at-once';

type Nothing = Readonly<Record<never, never>>;
interface OfSeat {
  readonly seat: Seat;
}
interface InHex extends OfSeat {
  readonly hex: HexId;
}

/** SE-19, SE-20: where homes lie. */
export interface SetUpSteps {
  'set-up.area': OfSeat;
  'set-up.extra': OfSeat;
  'set-up.world': OfSeat;
  'set-up.place': Nothing;
}

/** SE-5. */
export interface SequenceSteps {
  'turn.begin': Nothing;
  'turn.seat': OfSeat;
  'turn.refit': OfSeat;
  'turn.over': OfSeat;
  'turn.end': Nothing;
}

/** SE-18.3: doomsday machines. */
export interface MachineSteps {
  'machines.begin': Nothing;
  'machines.move': { readonly machine: number };
  /** The machine that stands in a hex takes its planet or asteroids. */
  'machines.destroy': { readonly hex: HexId };
}

/** SE-6. */
export interface MovementSteps {
  'move.choose': OfSeat;
  // Everybody sees on which counters the hand lies: these arguments are no secret.
  'move.where': OfSeat & { readonly pieces: readonly number[] };
  'move.split': OfSeat & { readonly piece: number };
  'move.scuttle': OfSeat & { readonly piece: number };
  'move.arrive': Nothing;
  'move.meet': Nothing;
  'move.met': Nothing;
  'move.pass': { readonly enemies: readonly Side[] };
  'move.stopped': Nothing;
  'move.over': OfSeat;
  /** What a Cruiser has seen goes back or is turned up (SE-7.13). */
  'move.scanned': InHex;
  /** A seat may scuttle units in a hex that is entered (SE-4.7). */
  'entry.scuttle': InHex;
  /** Each unit that came into a black hole rolls (SE-6.6). */
  'hole.roll': { readonly hex: HexId; readonly pieces: readonly number[]; readonly sling: boolean };
}

/** SE-7. */
export interface ExplorationSteps {
  /** `all`: the seat wants every marker turned up, one after the other. */
  'explore.choose': OfSeat & { readonly all?: true };
  'explore.flip': InHex;
  'explore.effect': InHex & { readonly marker: Marker };
  'explore.back': InHex;
  'explore.shift': InHex;
  'explore.landed': InHex;
}

/** SE-8. */
export interface BattleSteps {
  'combat.choose': OfSeat;
  'combat.stay': InHex;
  'combat.enemy': InHex;
  'combat.avoid': { readonly hex: HexId; readonly enemy: Side };
  'combat.over': InHex;
  'combat.settle': InHex;
  'battle.begin': {
    readonly hex: HexId;
    readonly attacker: Side;
    readonly defender: Side;
    readonly cause: BattleCause;
  };
  'battle.reveal': Nothing;
  /** `known`: which of its Raiders are cloaked has come to light. */
  'battle.withdraw': { readonly side: Side; readonly known?: true };
  'battle.announce': Nothing;
  'battle.mines': { readonly side: Side };
  'battle.explode': { readonly side: Side; readonly left: number };
  'battle.round': Nothing;
  'battle.screen': { readonly side: Seat };
  /** No counter is free for a part of a group that is screened, or goes `to` a hex (SE-4.6). */
  'battle.free': OfSeat & { readonly piece: number; readonly to?: HexId };
  'battle.bonus': Nothing;
  'battle.fire': Nothing;
  'battle.shoot': { readonly by: number; readonly target: number };
  'battle.load': { readonly carrier: number; readonly to: HexId };
  'battle.end': Nothing;
}

/** SE-9. */
export interface BombardSteps {
  'bombard.ask': InHex;
  'bombard.shoot': { readonly seat: Seat; readonly hex: HexId; readonly by: number };
}

/** SE-10. */
export interface EconomySteps {
  'economy.begin': Nothing;
  'economy.wreck': { readonly seat: Seat; readonly left: number };
  'economy.grants': OfSeat;
  'economy.sheets': Nothing;
  'economy.write': OfSeat;
  'economy.reveal': Nothing;
  'economy.first': OfSeat;
  'economy.growth': Nothing;
}

/** SE-19. */
export interface VictorySteps {
  'victory.conquest': { readonly seat: Seat; readonly loser: Seat; readonly left: number };
  'concession.give-up': OfSeat;
}

/** SE-25, SE-26: what powers do by themselves in a game of one. */
export interface SoloSteps {
  'solo.machines': Nothing;
  'solo.machine': { readonly number: number };
  'solo.fights': Nothing;
  'solo.planet': { readonly number: number };
  'empires.turn': Nothing;
  'empire.fleet': { readonly number: number; readonly pieces: readonly number[] };
  'empire.fights': { readonly number: number };
  'empire.fight': { readonly number: number; readonly hex: HexId };
  'empire.meet': { readonly number: number; readonly hex: HexId };
  'empire.siege': { readonly number: number; readonly hex: HexId };
  'empire.economy': { readonly number: number; readonly phase: number };
  'empire.defend': { readonly number: number };
}

/** The table of contents of the rules: every named step and its arguments. */
export type Steps = SetUpSteps &
  SequenceSteps &
  MachineSteps &
  MovementSteps &
  ExplorationSteps &
  BattleSteps &
  BombardSteps &
  EconomySteps &
  SoloSteps &
  VictorySteps;
