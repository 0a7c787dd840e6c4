import { beat, choose } from '../../../kernel/rule.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Seat } from '../../../kernel/words.ts';
import type { CardId } from '../data/cards.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import { areAllied, homeSector } from '../state/seats.ts';
import type { Theseus } from '../state/state.ts';
import { emptyRooms, isFull, roomOf, unitsInSector, unitState } from '../state/units.ts';
import { roomName, say, sectorName, unitName } from '../text/say.ts';
import { minorAssault } from './attacks.ts';
import { takenRooms } from './left-out.ts';
import { roomOptions, unitOptions } from './options.ts';
import { launch } from './pieces.ts';
import { meetTraps } from './traps.ts';

/** A unit that is about to stop in a sector, and who decides about it (TH-6.9, TH-21). */
export interface Arrival {
  readonly unit: UnitId;
  readonly sector: SectorId;
  readonly executor: Seat;
  /** In a full sector the unit itself may be the one that is launched (TH-16.3.3, TH-16.5.3). */
  readonly mayLaunchItself?: boolean;
  /** A return from space causes none (TH-9.2), nor does an exchange (TH-6.9). */
  readonly minorAssault?: boolean;
}

/** The end of a move, TH-6.8: place and launch, traps, minor assault. Gives back whether the unit itself got a room. */
export function* arrive(game: Theseus, arrival: Arrival): Rule<boolean> {
  const { state } = game;
  const { unit, sector, executor } = arrival;
  const room = yield* roomFor(game, arrival);
  if (room === null) return false;
  unitState(state, unit).place = room;
  game.tell({
    words: say('move.stops', { unit: unitName(unit), room: roomName(room) }),
    rule: 'TH-6.6',
    refs: [`unit:${unit}`, `room:${room}`],
  });
  yield* settle(game, unit, sector);
  if (arrival.minorAssault !== false && isFull(state, sector)) yield* minorAssault(game, executor, sector);
  return true;
}

/** What an arrival does beside a minor assault: it frees, is freed of parasites at home, and meets the traps (TH-22.9). */
export function* settle(game: Theseus, unit: UnitId, sector: SectorId): Rule {
  const freed = freeHeld(game, unit, sector);
  yield* meetTraps(game, sector, { unit, on: 'stop', freed });
  const found = unitState(game.state, unit);
  if (found.parasites > 0 && homeSector(game.state, found.seat) === sector) {
    found.parasites = 0;
    game.tell({ words: say('parasite.gone', { unit: unitName(unit) }), rule: 'TH-16.2.5', refs: [`unit:${unit}`] });
  }
}

/** TH-6.6, TH-6.7: the room in which the unit stops; in a full sector that of a unit which is launched. `null`: itself was. */
function* roomFor(game: Theseus, { unit, sector, executor, mayLaunchItself }: Arrival): Rule<RoomId | null> {
  const { state } = game;
  const empty = emptyRooms(state, sector);
  if (empty.length > 0) {
    return yield* choose(game, executor, 'move.room', roomOptions(empty), {
      prompt: say('move.room', { unit: unitName(unit), sector: sectorName(sector) }),
      rule: 'TH-6.6',
      obvious: true,
      blocked: () => takenRooms(state, [sector], 'TH-6.6'),
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

/** TH-22.9 step 1: an arrival frees the held units of the same side in the sector. Gives back the Grippers that let go. */
function freeHeld(game: Theseus, unit: UnitId, sector: SectorId): CardId[] {
  const { state } = game;
  const { seat } = unitState(state, unit);
  return unitsInSector(state, sector).flatMap(other => {
    const held = unitState(state, other);
    if (other === unit || held.heldBy === null || !areAllied(state, held.seat, seat)) return [];
    const gripper = held.heldBy;
    held.heldBy = null;
    game.tell({ words: say('gripper.frees', { unit: unitName(other) }), rule: 'TH-16.4.2', refs: [`unit:${other}`] });
    return [gripper];
  });
}
