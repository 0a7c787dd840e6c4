import type { Option } from '../../../kernel/match/decision.ts';
import { joinedOffers, offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { unitKindOf } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { unitRefs } from '../state/refs.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { enemiesIn, isFull, isRoom, unitsOf, unitState } from '../state/units.ts';
import { say, unitName } from '../text/say.ts';
import { actFreely, offerActs } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { returnToSector, moveByRules } from './moving.ts';
import { offerSectors } from './offer.ts';
import { unitFace, unitId } from './options.ts';
import { turnOf } from './turn.ts';

/** The step of the movement phase, phase 1 of a turn (TH-6, TH-9). */
export const movementSteps: ChapterRules<Pick<TurnSteps, 'turn.move'>> = { 'turn.move': move };

const MOVED_REASON: Reason = { why: say('why.moved'), rule: 'TH-6.10' };
const HELD_REASON: Reason = { why: say('why.held'), rule: 'TH-16.4.2' };
const NO_ROOM_REASON: Reason = { why: say('why.no-room'), rule: 'TH-9.2' };

/** TH-6.1: why a unit can't be chosen in the movement phase; `null` if it can. */
export function whyNotMove(state: TheseusState, unit: UnitId): Reason | null {
  const { place, heldBy } = unitState(state, unit);
  if (turnOf(state).moved.includes(unit)) return MOVED_REASON;
  if (heldBy !== null) return HELD_REASON;
  return place === 'space' && state.ring.every(sector => isFull(state, sector)) ? NO_ROOM_REASON : null;
}

/** A seat's units as options of the movement phase. Those that can't be chosen are blocked. */
export function offerMoves(state: TheseusState, seat: Seat): Offer<UnitId> {
  return offerPlain(unitsInRoomsOrSpace(state, seat), {
    id: unitId,
    face: unit => unitFace(state, unit),
    blockedFace: unit => ({ words: unitName(unit), refs: unitRefs(unit) }),
    whyNot: unit => whyNotMove(state, unit),
  });
}

/** The units of a seat in rooms and in space. */
export function unitsInRoomsOrSpace(state: TheseusState, seat: Seat): UnitId[] {
  return unitsOf(state, seat).filter(unit => {
    const { place } = unitState(state, unit);
    return isRoom(place) || place === 'space';
  });
}

function* move(game: Theseus, { unit: chosenUnit }: TurnSteps['turn.move']): Rule {
  const { state } = game;
  const turn = turnOf(state);
  Object.assign(turn, { part: 'move', unit: null, sector: null, done: [], chosen: {}, sectorDone: [] });
  const unit = chosenUnit ?? (yield* chooseUnit(game));
  if (unit === 'later') {
    game.next('turn.move', { unit: null }); // as a separate step, because the free action may have turned up a card
    return;
  }
  if (unit === null) {
    game.tell?.({ words: say('move.none', { seat: { seat: turn.seat } }), rule: 'TH-6.1' });
    game.next('turn.end', {});
    return;
  }
  turn.unit = unit;
  if (unitState(state, unit).place === 'space') {
    yield* returnFromSpace(game, unit);
    game.next('turn.end', {});
    return;
  }
  yield* moveByRules(game, { unit, executor: turn.seat, own: true });
  turn.breeds = findsNoEnemies(state, unit);
  game.next('turn.actions', {});
}

/**
 * TH-20.5: whether a creature of Pandora has stopped in a sector without enemies, after launch, traps and minor
 * assault.
 */
function findsNoEnemies(state: TheseusState, unit: UnitId): boolean {
  const { seat, sector } = turnOf(state);
  return unitKindOf(unit) === 'creature' && sector !== null && enemiesIn(state, sector, seat).length === 0;
}

/**
 * TH-6.1: asks for the unit to move; moving is mandatory. `null` if no unit can move, `later` if a free action was
 * taken instead.
 */
function* chooseUnit(game: Theseus): Rule<UnitId | null | 'later'> {
  const { state } = game;
  const { seat } = turnOf(state);
  const { options: moves, blocked: blockedMoves } = offerMoves(state, seat);
  const moveOffer = { options: moves.length > 0 ? moves : [NO_MOVE_OPTION], blocked: blockedMoves };
  const { options, blocked } = joinedOffers<UnitId | FreeAct | 'none'>(moveOffer, offerActs(state, seat));
  const question = { prompt: say('move.unit'), rule: 'TH-6.1', blocked };
  const choice = yield* choose<UnitId | FreeAct | 'none'>(game, seat, 'move.unit', options, question);
  if (choice === 'none') return null;
  if (typeof choice === 'string') return choice;
  yield* actFreely(game, seat, choice);
  return 'later';
}

const NO_MOVE_OPTION: Option<'none'> = { id: 'no-move', words: say('move.no-unit'), value: 'none' };

/**
 * TH-9.2: brings a unit back from space into any sector with an empty room, where it meets the traps. This ends the
 * turn.
 */
function* returnFromSpace(game: Theseus, unit: UnitId): Rule {
  const { state } = game;
  const { seat } = turnOf(state);
  const { options, blocked } = offerSectors(state, 'TH-9.2');
  const question = { prompt: say('move.return', { unit: unitName(unit) }), rule: 'TH-9.2', blocked };
  const sector = yield* choose(game, seat, 'move.return', options, question);
  yield* returnToSector(game, unit, sector, seat);
  turnOf(state).over = true;
}
