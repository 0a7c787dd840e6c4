import { offerRows } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { FIRST_PRICE, FREE_INFLUENCE, PRICE_STEP } from '../data/set-up.ts';
import { DIPLOMAT_PRICE } from '../data/technologies.ts';
import { tokenReserve } from '../state/pieces.ts';
import { hasWorking, publicSeat, seatsIn, seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor, EmperorState } from '../state/state.ts';
import type { RegentSteps } from '../state/steps.ts';
import { say } from '../text/say.ts';
import { announceTechnology } from './announcing.ts';
import { askInterrupt, makePrivate } from './ambassador.ts';
import { resolveInfluence, scorePlanets, shipsDepart } from './influence.ts';
import { placeDisplaced, placeInfluence } from './placing.ts';

/** The steps of the Regent role: influence, the Throne, and points (GE-10). */
export const regentSteps: ChapterRules<RegentSteps> = {
  'regent.gain': gainTokens,
  'regent.buy': offerToken,
  'regent.place': placeInfluence,
  'regent.landed': askInterrupt,
  'regent.private': makePrivate,
  'regent.displaced': placeDisplaced,
  'regent.resolve': resolveInfluence,
  'regent.depart': shipsDepart,
  'regent.score': scorePlanets,
};

/**
 * GE-10.1, GE-10.2: puts the Throne beside the board, and gives each seat two influence tokens, or as many as it has
 * left.
 */
function* gainTokens(game: Emperor): Rule {
  const { state } = game;
  if (state.throne !== null) {
    game.tell?.({ words: say('regent.throne', { seat: { seat: state.throne } }), rule: 'GE-10.1' });
  }
  state.throne = null;
  const tokensInHand = state.seats.map(({ out }, seat) =>
    out ? 0 : Math.min(FREE_INFLUENCE, tokenReserve(state, seat)),
  );
  state.regent = { price: FIRST_PRICE, hand: tokensInHand, placed: {}, private: null };
  game.tell?.({
    words: say('regent.gained', {
      hands: seatsIn(state).map(seat => say('regent.hand', { seat: { seat }, count: tokensInHand[seat] ?? 0 })),
    }),
    rule: 'GE-10.2',
  });
}

/** The price of one more token for a seat now; with the Diplomat it is two (GE-11.3). */
export function tokenPrice(state: EmperorState, seat: number): number {
  return hasWorking(state, seat, 'diplomat') ? DIPLOMAT_PRICE : (state.regent?.price ?? FIRST_PRICE);
}

/** GE-10.2: asks a seat whether to buy one more token. The price then rises as if the usual price had been paid. */
function* offerToken(game: Emperor, { seat }: RegentSteps['regent.buy']): Rule {
  const { state } = game;
  const { regent } = state;
  if (regent === null) return;
  if (state.turn?.role !== 'regent' || state.turn.seat !== seat) {
    state.turn = { role: 'regent', seat, announced: [] };
  }
  const price = tokenPrice(state, seat);
  const tokenFault = whyNoToken(state, seat, price);
  const isAnnounced = state.turn.announced.includes('diplomat');
  // A purchase that was already announced continues at the present price (GE-11.6).
  const buysToken =
    isAnnounced && tokenFault === null && hasWorking(state, seat, 'diplomat')
      ? true
      : yield* askForToken(game, seat, price, tokenFault);
  if (!buysToken) {
    game.tell?.({ words: say('regent.passed', { seat: { seat } }), rule: 'GE-10.2' });
    return;
  }
  if (!isAnnounced && hasWorking(state, seat, 'diplomat')) {
    announceTechnology(game, seat, 'diplomat');
    state.turn.announced.push('diplomat');
    game.next('regent.buy', { seat });
    return;
  }
  seatState(state, seat).marks -= price;
  regent.hand[seat] = (regent.hand[seat] ?? 0) + 1;
  regent.price += PRICE_STEP;
  game.tell?.({ words: say('regent.bought', { seat: { seat }, price }), rule: 'GE-10.2' });
}

function whyNoToken(state: EmperorState, seat: Seat, price: number): Reason | null {
  if (tokenReserve(state, seat) < 1) return { why: say('why.no-token'), rule: 'GE-1.2' };
  return publicSeat(state, seat).marks < price ? { why: say('why.no-marks'), rule: 'GE-10.2' } : null;
}

function* askForToken(game: Emperor, seat: Seat, price: number, tokenFault: Reason | null): Rule<boolean> {
  const { options, blocked } = offerRows<boolean>([
    { id: 'buy', face: () => ({ words: say('regent.buy', { price }) }), value: true, fault: tokenFault },
    { id: 'pass', face: () => ({ words: say('regent.no-token') }), value: false, fault: null },
  ]);
  return yield* choose(game, seat, 'regent.buy', options, {
    prompt: say('regent.buy-ask'),
    rule: 'GE-10.2',
    blocked,
    obvious: true,
  });
}
