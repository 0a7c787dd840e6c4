import type { Blocked, Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { unitKindOf } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { emptyRooms, enemiesIn, isRoom, unitsOf, unitState } from '../state/units.ts';
import { say, unitName } from '../text/say.ts';
import { arrive } from './arrival.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { actFreely, blockedActs, freeActs } from './free-acts.ts';
import type { FreeAct } from './free-acts.ts';
import { fullSectors } from './left-out.ts';
import { markMoved, moveByRules } from './moving.ts';
import { sectorOptions, unitOptions } from './options.ts';
import { turnOf } from './turn.ts';

/** Phase 1, TH-6 and TH-9. */
export const movementSteps: ChapterRules<Pick<TurnSteps, 'turn.move'>> = { 'turn.move': move };

/** TH-6.1: why `seat` can't choose one of its units now, or `null`. */
export function whyNotMove(state: TheseusState, unit: UnitId): Obstacle | null {
  const { place, heldBy } = unitState(state, unit);
  if (turnOf(state).moved.includes(unit)) return { why: say('why.moved'), rule: 'TH-6.10' };
  if (heldBy !== null) return { why: say('why.held'), rule: 'TH-16.4.2' };
  if (place === 'space' && !state.ring.some(sector => emptyRooms(state, sector).length > 0)) {
    return { why: say('why.no-room'), rule: 'TH-9.2' };
  }
  return null;
}

/** The units of `seat` that can be chosen in the movement phase: in rooms and in space. */
export function movableUnits(state: TheseusState, seat: Seat): UnitId[] {
  return ownUnits(state, seat).filter(unit => whyNotMove(state, unit) === null);
}

function ownUnits(state: TheseusState, seat: Seat): UnitId[] {
  return unitsOf(state, seat).filter(unit => {
    const { place } = unitState(state, unit);
    return isRoom(place) || place === 'space';
  });
}

function* move(game: Theseus, { unit: named }: TurnSteps['turn.move']): Rule {
  const { state } = game;
  const turn = turnOf(state);
  Object.assign(turn, { part: 'move', unit: null, sector: null, done: [], chosen: {}, sectorDone: [] });
  const unit = named ?? (yield* chooseUnit(game));
  if (unit === 'later') {
    game.next('turn.move', { unit: null }); // a card may have been turned up: what is asked about it is another step
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

/** TH-20.5: whether a creature of Pandora has stopped away from enemies, after launch, traps and minor assault. */
function findsNoEnemies(state: TheseusState, unit: UnitId): boolean {
  const { seat, sector } = turnOf(state);
  return unitKindOf(unit) === 'creature' && sector !== null && enemiesIn(state, sector, seat).length === 0;
}

/** TH-6.1: moving is obligatory; `null` when no unit can, `later` when something else was done first. */
function* chooseUnit(game: Theseus): Rule<UnitId | null | 'later'> {
  const { state } = game;
  const { seat } = turnOf(state);
  const units = movableUnits(state, seat);
  const acts: Option<UnitId | FreeAct | 'none'>[] = freeActs(state, seat);
  const moves: Option<UnitId | FreeAct | 'none'>[] =
    units.length > 0 ? unitOptions(state, units) : [{ id: 'no-move', words: say('move.no-unit'), value: 'none' }];
  const chosen = yield* choose(game, seat, 'move.unit', [...moves, ...acts], {
    prompt: say('move.unit'),
    rule: 'TH-6.1',
    blocked: () => [...blockedUnits(state, seat), ...blockedActs(state, seat)],
  });
  if (chosen === 'none') return null;
  if (typeof chosen === 'string') return chosen;
  yield* actFreely(game, seat, chosen);
  return 'later';
}

/** The own units that cannot be chosen now, and why. */
export function blockedUnits(state: TheseusState, seat: Seat): Blocked[] {
  return ownUnits(state, seat).flatMap(unit => {
    const obstacle = whyNotMove(state, unit);
    return obstacle === null
      ? []
      : [{ id: `unit:${unit}`, words: unitName(unit), refs: [`unit:${unit}`] as const, ...obstacle }];
  });
}

/** TH-9.2: into any empty room; traps work, and then the whole turn is over. */
function* returnFromSpace(game: Theseus, unit: UnitId): Rule {
  const { state } = game;
  const { seat } = turnOf(state);
  const sectors = state.ring.filter(sector => emptyRooms(state, sector).length > 0);
  const sector = yield* choose(game, seat, 'move.return', sectorOptions(sectors), {
    prompt: say('move.return', { unit: unitName(unit) }),
    rule: 'TH-9.2',
    blocked: () => fullSectors(state, 'TH-9.2'),
  });
  markMoved(game, unit);
  yield* arrive(game, { unit, sector, executor: seat, minorAssault: false });
  turnOf(state).over = true;
}
