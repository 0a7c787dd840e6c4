import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import type { Theseus } from '../state/state.ts';
import { isFull, roomOf, unitsInSector, unitState } from '../state/units.ts';
import { roomName, say, sectorName, unitName } from '../text/say.ts';
import { minorAssault } from './attacks.ts';
import { UNIT_TOKENS } from './card-effects/unit-tokens.ts';
import { offerRooms } from './offer.ts';
import { unitOptions } from './options.ts';
import { launch } from './pieces.ts';
import { meetTraps } from './traps.ts';

/** A unit about to stop in a sector, and the seat that makes its decisions (TH-6.9, TH-21). */
export interface Arrival {
  readonly unit: UnitId;
  readonly sector: SectorId;
  readonly executor: Seat;
  /** Whether the arriving unit itself may be launched if the sector is full (TH-16.3.3, TH-16.5.3). */
  readonly mayLaunchItself?: boolean;
  /** Whether a minor assault follows; not after a return from space (TH-9.2) or an exchange (TH-6.9). */
  readonly minorAssault?: boolean;
}

/**
 * Ends a move (TH-6.8): the unit takes a room or is launched, then traps and the minor assault follow. Returns whether
 * the unit got a room.
 */
export function* arrive(game: Theseus, arrival: Arrival): Rule<boolean> {
  const { state } = game;
  const { unit, sector, executor } = arrival;
  const room = yield* roomFor(game, arrival);
  if (room === null) return false;
  unitState(state, unit).place = room;
  game.tell?.({
    words: say('move.stops', { unit: unitName(unit), room: roomName(room) }),
    rule: 'TH-6.6',
    refs: [`unit:${unit}`, `room:${room}`],
  });
  yield* applyArrivalEffects(game, unit, sector);
  if (arrival.minorAssault !== false && isFull(state, sector)) yield* minorAssault(game, executor, sector);
  return true;
}

/**
 * The effects of an arrival before the minor assault (TH-22.9): tokens on units take effect before and after the traps.
 */
export function* applyArrivalEffects(game: Theseus, unit: UnitId, sector: SectorId): Rule {
  const freedUnits = gather(UNIT_TOKENS, token => token.arrives?.(game, unit, sector) ?? []);
  yield* meetTraps(game, sector, { unit, on: 'stop', freed: freedUnits });
  for (const token of UNIT_TOKENS) token.hasStopped?.(game, unit, sector);
}

/**
 * TH-6.6, TH-6.7: asks for the room of the arriving unit; in a full sector, for the unit to launch from its room.
 * `null` if the arriving unit itself is launched.
 */
function* roomFor(game: Theseus, { unit, sector, executor, mayLaunchItself }: Arrival): Rule<RoomId | null> {
  const { state } = game;
  const { options: empty, blocked } = offerRooms(state, sector, 'TH-6.6');
  if (empty.length > 0) {
    return yield* choose(game, executor, 'move.room', empty, {
      prompt: say('move.room', { unit: unitName(unit), sector: sectorName(sector) }),
      rule: 'TH-6.6',
      obvious: true,
      blocked,
    });
  }
  const units = unitsInSector(state, sector);
  const launched = yield* choose(
    game,
    executor,
    'move.launch',
    unitOptions(state, mayLaunchItself === true ? [...units, unit] : units),
    { prompt: say('move.launch', { unit: unitName(unit), sector: sectorName(sector) }), rule: 'TH-6.7' },
  );
  const room = roomOf(state, launched);
  launch(game, launched);
  yield* beat('move.launches');
  return launched === unit ? null : room;
}
