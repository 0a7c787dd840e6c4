import { choose } from '../../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../../kernel/words/message.ts';
import type { UnitId } from '../../../data/units.ts';
import type { TheseusState } from '../../../state/state.ts';
import { emptyRooms, roomOf, unitsOf, unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { arrive } from '../../arrival.ts';
import { fullSectors, unitsAround, unitsLeftOut } from '../../left-out.ts';
import { markMoved } from '../../moving.ts';
import { sectorOptions, unitOptions } from '../../options.ts';
import type { InstantEffect } from '../effect.ts';

/**
 * Recall, a card of an earlier box: before the movement phase an own unit comes back from space; traps work on it, and it has moved.
 * Matches that were begun with it go on with it.
 */
export const recall: InstantEffect = {
  whyNot(state, seat) {
    if (state.turn?.part !== 'move' || state.turn.unit !== null || state.turn.moved.length > 0) {
      return { why: say('why.before-moving'), rule: 'TH-5.2' };
    }
    if (inSpace(state, seat).length === 0) return { why: say('why.nobody-in-space'), rule: 'TH-9.2' };
    return roomy(state).length === 0 ? { why: say('why.no-room'), rule: 'TH-9.2' } : null;
  },
  *play(game, seat) {
    const { state } = game;
    const unit = yield* choose(game, seat, 'recall.unit', unitOptions(state, inSpace(state, seat)), {
      prompt: say('recall.unit'),
      rule: 'TH-9.2',
      blocked: () =>
        unitsLeftOut(
          state,
          unitsAround(state, owner => owner === seat),
          own => (roomOf(state, own) === null ? null : { why: say('why.not-in-space'), rule: 'TH-9.2' }),
        ),
    });
    const sector = yield* choose(game, seat, 'move.return', sectorOptions(roomy(state)), {
      prompt: say('move.return', { unit: unitName(unit) }),
      rule: 'TH-9.2',
      blocked: () => fullSectors(state, 'TH-9.2'),
    });
    markMoved(game, unit);
    yield* arrive(game, { unit, sector, executor: seat, minorAssault: false });
  },
};

function inSpace(state: TheseusState, seat: Seat): UnitId[] {
  return unitsOf(state, seat).filter(unit => unitState(state, unit).place === 'space');
}

function roomy(state: TheseusState): TheseusState['ring'] {
  return state.ring.filter(sector => emptyRooms(state, sector).length > 0);
}
