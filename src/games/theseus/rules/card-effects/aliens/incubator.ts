import { choose } from '../../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../../kernel/match/rule.ts';
import type { RoomId } from '../../../data/ids.ts';
import type { UnitId } from '../../../data/units.ts';
import { controllerOf } from '../../../state/cards.ts';
import type { Theseus } from '../../../state/state.ts';
import { inSupply, isFull, roomOf, unitsInSector } from '../../../state/units.ts';
import { roomName, say, unitName } from '../../../text/say.ts';
import { minorAssault } from '../../attacks.ts';
import { offerRooms } from '../../offer.ts';
import { unitOptions } from '../../options.ts';
import { launch, putUnit } from '../../pieces.ts';
import type { ActionEffect, CardUse } from '../effect.ts';

/** Incubator: puts a small alien into the sector; if that fills the sector, a minor assault follows (TH-16.2.2). */
export const incubator: ActionEffect = {
  canDo: state => inSupply(state, 'small-alien').length > 0,
  *carryOut(game, use) {
    const { state } = game;
    const [unit] = inSupply(state, 'small-alien');
    if (unit === undefined) return false;
    const room = yield* roomFor(game, use, unit);
    if (room === null) return false;
    const seat = controllerOf(state, use.slot);
    putUnit(game, unit, seat, room);
    const words = say('incubator.born', { unit: unitName(unit), room: roomName(room) });
    game.tell?.({ words, rule: 'TH-16.2.2', refs: [`unit:${unit}`, `room:${room}`] });
    if (isFull(state, use.sector)) yield* minorAssault(game, seat, use.sector);
    return true;
  },
};

/** Asks for the room of the new unit: an empty one, or in a full sector the room of a unit that is launched. */
function* roomFor(game: Theseus, { seat, sector }: CardUse, unit: UnitId): Rule<RoomId | null> {
  const { state } = game;
  const { options: empty, blocked } = offerRooms(state, sector, 'TH-16.2.2');
  if (empty.length > 0) {
    const prompt = say('incubator.room', { unit: unitName(unit) });
    return yield* choose(game, seat, 'card.room', empty, {
      prompt,
      rule: 'TH-16.2.2',
      obvious: true,
      blocked,
    });
  }
  const launched = yield* choose(game, seat, 'card.launch', unitOptions(state, unitsInSector(state, sector)), {
    prompt: say('incubator.launch', { unit: unitName(unit) }),
    rule: 'TH-16.2.2',
  });
  const room = roomOf(state, launched);
  launch(game, launched);
  return room;
}
