import { RuleFault } from '../../../kernel/match/refusal.ts';
import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { SlotId } from '../data/ids.ts';
import { inOrder, inOrderAfter, seatState } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState, Turn } from '../state/state.ts';
import type { TurnSteps } from '../state/steps.ts';
import { say } from '../text/say.ts';
import { modulesIn } from './modules.ts';
import { cardWasUsed } from './pieces.ts';
import { decideByPoints, decideTie } from './winning.ts';

/** The steps at the beginning and the end of a turn (TH-5.1). */
export const turnSteps: ChapterRules<Pick<TurnSteps, 'turn.begin' | 'turn.end'>> = {
  'turn.begin': beginTurn,
  'turn.end': endTurn,
};

/** The turn in progress. Throws `RuleFault` between turns. */
export function turnOf(state: TheseusState): Turn {
  if (state.turn === null) throw new RuleFault('It is nobody’s turn.');
  return state.turn;
}

function* beginTurn(game: Theseus, { seat }: TurnSteps['turn.begin']): Rule {
  const { state } = game;
  if (state.phase === 'play' && seat === inOrder(state)[0]) state.round += 1;
  state.turn = {
    seat,
    part: 'move',
    unit: null,
    sector: null,
    moved: [],
    done: [],
    chosen: {},
    struck: [],
    sectorDone: [],
    breeds: false,
    putOff: 0,
    over: false,
  };
  game.tell?.({ words: say('turn.begins', { seat: { seat } }), rule: 'TH-5.1', refs: [`seat:${seat}`] });
  game.next('turn.move', { unit: null });
}

/**
 * Ends the turn and lines up the next one: that of the next player, or in a tie of the next one who still has a turn
 * (TH-17.3).
 */
function* endTurn(game: Theseus): Rule {
  const { state } = game;
  const turn = turnOf(state);
  const { seat } = turn;
  if (turn.putOff > 0) {
    // TH-20.8: Pandora's postponed action. A tie can't cancel it, since Pandora can't have ended the countdown in this
    // turn (TH-20.10).
    turn.putOff -= 1;
    game.next('turn.putOff', {});
    game.next('turn.end', {});
    return;
  }
  for (const slot of modulesUsedIn(state, seat)) cardWasUsed(game, slot);
  state.turn = null;
  if (state.phase === 'play' && state.tie === null && inOrderAfter(state, seat)[0] === inOrder(state)[0]) {
    game.tell?.({ words: say('round.ends', { round: state.round }), rule: 'TH-5.1' });
    yield* beat('round.ends');
  }
  passTurn(game, seat);
}

/** TH-20.6: the slots of the cards that took effect in a seat's turn without being executed. */
function modulesUsedIn(state: TheseusState, seat: Seat): SlotId[] {
  const modules = gather(state.ring, sector => modulesIn(state, sector, 'usedInTurn'));
  return modules.filter(({ use, hook }) => hook(state, use, seat)).map(({ use }) => use.slot);
}

/** Lines up the turn after that of a seat, which may have conceded. */
export function passTurn(game: Theseus, seat: Seat): void {
  const { state } = game;
  if (state.tie !== null) {
    const waitingSeats = state.tie.waiting.filter(other => !seatState(state, other).out);
    const [next] = waitingSeats;
    if (next === undefined) decideTie(game);
    state.tie.waiting = waitingSeats.slice(1);
    game.next('turn.begin', { seat: next });
    return;
  }
  const [next] = inOrderAfter(state, seat);
  if (next === undefined) throw new RuleFault('Nobody is left.');
  const { roundLimit } = state.options;
  if (roundLimit > 0 && state.round >= roundLimit && next === inOrder(state)[0]) {
    decideByPoints(game, seat); // the round limit is reached (TH-22.10)
    passTurn(game, seat);
    return;
  }
  game.next('turn.begin', { seat: next });
}
