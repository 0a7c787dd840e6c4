import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { installedSlots, filledPendingSlots, installedIn, ownerOf } from '../state/cards.ts';
import { alliesOf, areAllied, opponentsOf, seatsIn, seatState } from '../state/seats.ts';
import type { ChapterRules, Theseus } from '../state/state.ts';
import type { ConcessionSteps } from '../state/steps.ts';
import { unitsOf } from '../state/units.ts';
import { say } from '../text/say.ts';
import { discardInstalled, discardPending, freeHeldAllies, returnToSupply } from './pieces.ts';
import { passTurn } from './turn.ts';
import { winAsLast } from './winning.ts';

/**
 * The steps of a concession, which is not in the rule book. The last player left wins (TH-1.1), and nobody is
 * eliminated otherwise (TH-18.5).
 */
export const concessionSteps: ChapterRules<ConcessionSteps> = { 'concession.give-up': giveUp };

/**
 * Carries out a concession. In a duel the opponent wins, and in teams the other alliance, since nobody plays on without
 * an ally. In a free-for-all the seat's units and cards leave the station, its turn ends, and the others play on.
 */
function* giveUp(game: Theseus, { seat }: ConcessionSteps['concession.give-up']): Rule {
  const { state } = game;
  if (seatState(state, seat).out) return;
  if (waitsForSetUp(game, seat)) return;
  game.tell?.({ words: say('concession', { seat: { seat } }), refs: [`seat:${seat}`] });
  for (const ally of alliesOf(state, seat)) seatState(state, ally).out = true;
  const remainingSeats = seatsIn(state);
  const [first] = remainingSeats;
  if (first !== undefined && remainingSeats.every(other => areAllied(state, first, other))) winAsLast(game, first);
  clearBoard(game, seat);
  dropSteps(game, seat);
}

/**
 * Postpones a concession in a free-for-all until the station is set up, so that it does not change the ring. Returns
 * whether it did.
 */
function waitsForSetUp(game: Theseus, seat: Seat): boolean {
  const { agenda, options } = game.state;
  const setUpDoneIndex = agenda.findIndex(({ step }) => step === 'setUp.done');
  if (options.mode !== 'free-for-all' || setUpDoneIndex < 0) return false;
  if (agenda.slice(0, setUpDoneIndex).every(({ step }) => step === 'concession.give-up')) return false;
  agenda.splice(setUpDoneIndex, 0, { step: 'concession.give-up', args: { seat } });
  game.tell?.({ words: say('concession.later', { seat: { seat } }), refs: [`seat:${seat}`] });
  return true;
}

function clearBoard(game: Theseus, seat: Seat): void {
  const { state } = game;
  for (const unit of unitsOf(state, seat)) {
    for (const card of Object.values(state.installed)) if (card.takenBy === unit) card.takenBy = null;
    returnToSupply(game, unit);
  }
  for (const slot of installedSlots(state)) {
    if (ownerOf(state, installedIn(state, slot).card) === seat) discardInstalled(game, slot);
  }
  for (const slot of filledPendingSlots(state)) {
    const card = state.pending[slot];
    if (card === undefined || ownerOf(state, card) !== seat) continue;
    if (state.malfunction === card) state.malfunction = null;
    discardPending(game, slot);
  }
  const owner = seatState(state, seat);
  owner.removed.push(...owner.drawn.splice(0));
  owner.upgrades = 0;
  if (state.tie !== null) state.tie.tied = state.tie.tied.filter(other => other !== seat);
  freeHeldAllies(game);
}

/** Removes the pending steps of a seat. If it is its turn, the turn passes to the next seat. */
function dropSteps(game: Theseus, seat: Seat): void {
  const { state } = game;
  state.agenda = state.agenda.filter(({ args }) => !('seat' in args && args.seat === seat));
  if (state.turn?.seat === seat) {
    state.agenda = state.agenda.filter(({ step }) => !step.startsWith('turn.'));
    state.turn = null;
    passTurn(game, seat);
    return;
  }
  const hasNextStep = state.turn !== null || state.agenda.some(({ step }) => step !== 'concession.give-up');
  if (!hasNextStep && opponentsOf(state, seat).length > 0) passTurn(game, seat);
}
