import { choose } from '../../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../../kernel/words/message.ts';
import type { UnitId } from '../../../data/units.ts';
import type { TheseusState } from '../../../state/state.ts';
import { emptyRooms, roomOf, unitsOf, unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { unitsOfSeats } from '../../left-out.ts';
import { returnToSector } from '../../moving.ts';
import { offerSectors, offerUnits } from '../../offer.ts';
import type { InstantEffect } from '../effect.ts';

/**
 * Recall: before the movement phase, brings an own unit back from space. The unit meets traps and counts as moved. The
 * card is no longer in the box, but matches that began with it still use it.
 */
export const recall: InstantEffect = {
  whyNot(state, seat) {
    if (state.turn?.part !== 'move' || state.turn.unit !== null || state.turn.moved.length > 0) {
      return { why: say('why.before-moving'), rule: 'TH-5.2' };
    }
    if (unitsInSpace(state, seat).length === 0) return { why: say('why.nobody-in-space'), rule: 'TH-9.2' };
    return sectorsWithRoom(state).length === 0 ? { why: say('why.no-room'), rule: 'TH-9.2' } : null;
  },
  *play(game, seat) {
    const { state } = game;
    const units = offerUnits(state, spaceUnitsFirst(state, seat), unit =>
      roomOf(state, unit) === null ? null : { why: say('why.not-in-space'), rule: 'TH-9.2' },
    );
    const unit = yield* choose(game, seat, 'recall.unit', units.options, {
      prompt: say('recall.unit'),
      rule: 'TH-9.2',
      blocked: units.blocked,
    });
    const sectors = offerSectors(state, 'TH-9.2');
    const sector = yield* choose(game, seat, 'move.return', sectors.options, {
      prompt: say('move.return', { unit: unitName(unit) }),
      rule: 'TH-9.2',
      blocked: sectors.blocked,
    });
    yield* returnToSector(game, unit, sector, seat);
  },
};

function unitsInSpace(state: TheseusState, seat: Seat): UnitId[] {
  return unitsOf(state, seat).filter(unit => unitState(state, unit).place === 'space');
}

function sectorsWithRoom(state: TheseusState): TheseusState['ring'] {
  return state.ring.filter(sector => emptyRooms(state, sector).length > 0);
}

/** The units of a seat: first those in space, then those in rooms. */
function spaceUnitsFirst(state: TheseusState, seat: Seat): UnitId[] {
  const unitsInRooms = unitsOfSeats(state, owner => owner === seat).filter(unit => roomOf(state, unit) !== null);
  return [...unitsInSpace(state, seat), ...unitsInRooms];
}
