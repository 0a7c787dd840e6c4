import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { allAreas, areaState, areasOf, unitsIn } from '../state/areas.ts';
import { isInGame, seatState, seatsIn } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { EliminationSteps, Steps } from '../state/steps.ts';
import { say } from '../text/say.ts';
import { leaveBattle } from './leaving-battle.ts';
import { removeOrphanTokens } from './orphan-tokens.ts';
import { destroyBase, destroyTransport, destroyUnits } from './pieces.ts';
import { checkEliminationVictory, endWithNobodyLeft } from './winning.ts';

// Elimination (SC-20), and concession, which the printed rules do not have.

/** The rules for the steps of elimination (SC-20). */
export const eliminationSteps: ChapterRules<EliminationSteps> = {
  'elimination.concede': concedeSeat,
};

/**
 * SC-20.1, SC-20.3: eliminates every seat that has no unit and no base on the board or in the battle line. Ends the
 * match if one seat is left (SC-19.6), or if none is left: then the seats are ranked (SC-20.3).
 */
export function checkEliminations(game: StarCraft): void {
  const { state } = game;
  const presentSeats = seatsOnBoard(state);
  const eliminatedSeats = seatsIn(state).filter(seat => !presentSeats.has(seat));
  if (eliminatedSeats.length === 0) return;
  if (eliminatedSeats.length === seatsIn(state).length) endWithNobodyLeft(game);
  for (const seat of eliminatedSeats) eliminateSeat(game, seat);
  checkEliminationVictory(game);
}

/**
 * Takes a seat out of the match (SC-20.2, SC-20.3); does not end the match. Units, bases, transports and workers go to
 * its supply. Its Event cards leave the match, and its order tokens are removed when they reach the top of a stack. Its
 * Combat and Technology cards stay in its own piles, unused. Its Resource cards go back to the Resource deck in the
 * next regrouping step 2.
 */
export function eliminateSeat(game: StarCraft, seat: Seat): void {
  const { state } = game;
  const owner = seatState(state, seat);
  owner.eliminated = true;
  game.tell?.({ words: say('elimination.out', { seat: { seat } }), refs: [`seat:${seat}`], rule: 'SC-20' });
  leaveBattle(game, seat);
  removePieces(game, seat);
  clearWorkers(game, seat);
  state.eventsOut.push(...owner.events.splice(0), ...owner.keptEvents.splice(0));
  removeOrphanTokens(game);
}

/** Removes all units, bases and transports of a seat from the board, as if they were destroyed. */
function removePieces(game: StarCraft, seat: Seat): void {
  const { state } = game;
  for (const area of allAreas(state)) {
    const { holder, base } = areaState(state, area);
    if (holder === seat) for (const { unit, count } of unitsIn(state, area)) destroyUnits(game, area, unit, count);
    if (base === seat) destroyBase(game, area);
  }
  for (const { id, transports } of state.routes) {
    if (transports.includes(seat)) destroyTransport(game, id, seat);
  }
}

function clearWorkers(game: StarCraft, seat: Seat): void {
  const owner = seatState(game.state, seat);
  owner.supply.workers += owner.pool + owner.unavailable + owner.permanent.mineral + owner.permanent.gas;
  owner.pool = 0;
  owner.unavailable = 0;
  owner.permanent.mineral = 0;
  owner.permanent.gas = 0;
  for (const card of owner.resourceCards) {
    owner.supply.workers += card.workers;
    card.workers = 0;
  }
}

/** The seats with a unit or base on the board, units in the battle line included (SC-20.3). */
function seatsOnBoard(state: StarCraftState): Set<Seat> {
  const seats = new Set<Seat>();
  for (const { planet } of state.planets) {
    for (const area of areasOf(planet)) {
      const { holder, base } = areaState(state, area);
      if (holder !== null) seats.add(holder);
      if (base !== null) seats.add(base);
    }
  }
  const { battle } = state;
  for (const { side, fate } of battle?.fighters ?? []) {
    if (battle !== null && fate === 'standing') seats.add(battle[side]);
  }
  return seats;
}

/**
 * Concession: the seat is eliminated as in SC-20, and its pieces leave the board as if destroyed. Its own order ends; a
 * battle goes on without its units, and its later steps do nothing. During the set-up a concession waits until galaxy
 * and forces are placed, so that it does not change the board.
 */
function* concedeSeat(game: StarCraft, { seat }: EliminationSteps['elimination.concede']): Rule {
  const { state } = game;
  if (!isInGame(state, seat)) return;
  if (waitsForSetUp(game, seat)) return;
  game.tell?.({ words: say('elimination.concedes', { seat: { seat } }), refs: [`seat:${seat}`] });
  if (state.order?.seat === seat) removeOrderSteps(state);
  eliminateSeat(game, seat);
  checkEliminationVictory(game);
}

/**
 * During the set-up, moves the concession to just before the Combat decks are prepared, the last step before planning.
 */
function waitsForSetUp(game: StarCraft, seat: Seat): boolean {
  const { agenda } = game.state;
  const setUpIndex = agenda.findIndex(({ step }) => step === 'setUp.combatDecks');
  if (agenda.slice(0, Math.max(0, setUpIndex)).every(({ step }) => step === 'elimination.concede')) return false;
  agenda.splice(setUpIndex, 0, { step: 'elimination.concede', args: { seat } });
  game.tell?.({ words: say('elimination.concedes-later', { seat: { seat } }), refs: [`seat:${seat}`] });
  return true;
}

/**
 * Removes the remaining steps of the current order from the agenda, except those of a battle, which still has to end.
 */
function removeOrderSteps(state: StarCraftState): void {
  state.agenda = state.agenda.filter(({ step }) => !isOrderStep(step));
}

function isOrderStep(step: keyof Steps): boolean {
  return step.startsWith('build.') || step.startsWith('mobilize.') || step.startsWith('research.');
}
