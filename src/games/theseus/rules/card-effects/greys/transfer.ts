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
import { unitsAround, unitsLeftOut, whyNotForCard } from '../../left-out.ts';
import { markMoved } from '../../moving.ts';
import { unitOptions } from '../../options.ts';
import { liftUnit } from '../../pieces.ts';
import { turnOf } from '../../turn.ts';
import { chosenBy, noteChosen } from '../chosen.ts';
import type { ActionEffect, Obstacle } from '../effect.ts';

/** Transfer: two units of different sectors may take over each other's room; the first one named meets the traps first (TH-6.9). */
export const transfer: ActionEffect = {
  canDo: (state, { seat, card }) => firsts(state, seat, card).length > 0,
  *carryOut(game, { seat, card }) {
    const { state } = game;
    const all = unitsAround(state, () => true);
    const none = { id: 'none', words: say('transfer.none'), value: null };
    const units = unitOptions(state, firsts(state, seat, card));
    const one = yield* choose<UnitId | null>(game, seat, 'card.unit', [none, ...units], {
      prompt: say('transfer.first'),
      rule: 'TH-6.9',
      blocked: () => unitsLeftOut(state, all, unit => whyNotExchange(state, seat, card, unit)),
    });
    if (one === null) return false;
    const other = yield* choose(game, seat, 'card.unit', unitOptions(state, partners(state, seat, card, one)), {
      prompt: say('transfer.second', { unit: unitName(one) }),
      rule: 'TH-6.9',
      blocked: () =>
        unitsLeftOut(state, all, unit => whyNotExchange(state, seat, card, unit) ?? whyNotPartner(state, one, unit)),
    });
    noteChosen(game, card, one);
    noteChosen(game, card, other);
    yield* exchange(game, one, other);
    return true;
  },
};

/** Enemies, and own units that have not moved in this turn (TH-6.10); an ally's are never moved (TH-19.5). */
function movable(state: TheseusState, seat: Seat, card: CardId): UnitId[] {
  return state.ring
    .flatMap(sector => unitsInSector(state, sector))
    .filter(unit => whyNotExchange(state, seat, card, unit) === null);
}

/** Why a unit cannot be exchanged, or `null`. */
function whyNotExchange(state: TheseusState, seat: Seat, card: CardId, unit: UnitId): Obstacle | null {
  const obstacle = whyNotForCard(state, unit, chosenBy(state, card));
  const owner = unitState(state, unit).seat;
  if (obstacle !== null) return obstacle;
  if (owner !== seat) return areAllied(state, owner, seat) ? { why: say('why.allys-unit'), rule: 'TH-19.5' } : null;
  return turnOf(state).moved.includes(unit) ? { why: say('why.moved'), rule: 'TH-6.10' } : null;
}

function whyNotPartner(state: TheseusState, one: UnitId, other: UnitId): Obstacle | null {
  return sectorOfUnit(state, one) === sectorOfUnit(state, other)
    ? { why: say('why.same-sector'), rule: 'TH-6.9' }
    : null;
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
