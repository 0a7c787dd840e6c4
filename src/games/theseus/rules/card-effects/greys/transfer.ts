import { choose } from '../../../../../kernel/rule.ts';
import type { Rule } from '../../../../../kernel/rule.ts';
import type { Seat } from '../../../../../kernel/words.ts';
import type { CardId } from '../../../data/cards.ts';
import { sectorOf } from '../../../data/places.ts';
import type { UnitId } from '../../../data/units.ts';
import { areAllied } from '../../../state/seats.ts';
import type { Theseus, TheseusState } from '../../../state/state.ts';
import { roomOf, sectorOfUnit, unitsInSector, unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { settle } from '../../arrival.ts';
import { markMoved } from '../../moving.ts';
import { unitOptions } from '../../options.ts';
import { liftUnit } from '../../pieces.ts';
import { turnOf } from '../../turn.ts';
import { chosenBy, noteChosen } from '../chosen.ts';
import type { ActionEffect } from '../effect.ts';

/** Transfer: two units of different sectors may take over each other's room; the first one named meets the traps first (TH-6.9). */
export const transfer: ActionEffect = {
  canDo: (state, { seat, card }) => firsts(state, seat, card).length > 0,
  *carryOut(game, { seat, card }) {
    const { state } = game;
    const about = { prompt: say('transfer.first'), rule: 'TH-6.9' };
    const none = { id: 'none', words: say('transfer.none'), value: null };
    const units = unitOptions(state, firsts(state, seat, card));
    const one = yield* choose<UnitId | null>(game, seat, 'card.unit', [none, ...units], about);
    if (one === null) return false;
    const other = yield* choose(game, seat, 'card.unit', unitOptions(state, partners(state, seat, card, one)), {
      prompt: say('transfer.second', { unit: unitName(one) }),
      rule: 'TH-6.9',
    });
    noteChosen(game, card, one);
    noteChosen(game, card, other);
    yield* exchange(game, one, other);
    return true;
  },
};

/** Enemies, and own units that have not moved in this turn (TH-6.10); an ally's are never moved (TH-19.5). */
function movable(state: TheseusState, seat: Seat, card: CardId): UnitId[] {
  const { moved } = turnOf(state);
  const chosen = chosenBy(state, card);
  return state.ring
    .flatMap(sector => unitsInSector(state, sector))
    .filter(unit => {
      const owner = unitState(state, unit).seat;
      if (chosen.includes(unit)) return false;
      return owner === seat ? !moved.includes(unit) : !areAllied(state, owner, seat);
    });
}

function partners(state: TheseusState, seat: Seat, card: CardId, one: UnitId): UnitId[] {
  return movable(state, seat, card).filter(unit => sectorOfUnit(state, unit) !== sectorOfUnit(state, one));
}

/** Those for whom there is one in another sector. */
function firsts(state: TheseusState, seat: Seat, card: CardId): UnitId[] {
  const units = movable(state, seat, card);
  return new Set(units.map(unit => sectorOfUnit(state, unit))).size > 1 ? units : [];
}

/** Both leave their rooms, whatever holds them, and only then meet the traps; nobody is launched, nobody attacks. */
function* exchange(game: Theseus, one: UnitId, other: UnitId): Rule {
  const { state } = game;
  const [from, to] = [roomOf(state, one), roomOf(state, other)];
  if (from === null || to === null) return;
  for (const unit of [one, other]) {
    markMoved(game, unit);
    liftUnit(game, unit);
  }
  unitState(state, one).place = to;
  unitState(state, other).place = from;
  const words = say('transfer.done', { unit: unitName(one), other: unitName(other) });
  game.tell({ words, rule: 'TH-6.9', refs: [`unit:${one}`, `unit:${other}`, `room:${to}`, `room:${from}`] });
  yield* settle(game, one, sectorOf(to));
  yield* settle(game, other, sectorOf(from));
}
