import type { Option } from '../../../kernel/match/decision.ts';
import { blockedOnly } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer } from '../../../kernel/match/offer.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { PlanetId } from '../data/planets.ts';
import { whatOrderLacks } from '../state/lacking.ts';
import { newOrder } from '../state/new-order.ts';
import { hasAnyOrders, openOrders, planetsWithOrders, topToken } from '../state/order-stacks.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { planetRefs } from '../state/refs.ts';
import { fromFirstPlayer, isInGame, nextSeat } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { ExecutionSteps } from '../state/steps.ts';
import { orderName, planetName, say } from '../text/say.ts';
import { beginOrder } from './begin-order.ts';
import { buildsNothing } from './build.ts';
import { drawEventCard } from './cards.ts';
import { checkEliminations } from './elimination.ts';
import { removeOrphanTokens } from './orphan-tokens.ts';

/** The Execution Phase, SC-6: turn after turn, clockwise from the first player. */
function* beginExecution(game: StarCraft): Rule {
  const { state } = game;
  state.phase = 'execution';
  state.step = 0;
  state.turn = null;
  game.tell?.({ words: say('execution.begins', { round: state.round }), rule: 'SC-6.1' });
  removeOrphanTokens(game);
  lineUpTurn(game, fromFirstPlayer(state)[0] ?? state.firstPlayer);
}

/** SC-6.2: one turn of a seat. It is skipped, is obstructed, or reveals one of its orders. */
function* executionTurn(game: StarCraft, { seat }: ExecutionSteps['execution.turn']): Rule {
  const { state } = game;
  removeOrphanTokens(game);
  state.turn = seat;
  const openOrderPlanets = isInGame(state, seat) ? openOrders(state, seat) : [];
  if (openOrderPlanets.length === 0) {
    yield* skipOrObstruct(game, seat);
    lineUpTurn(game, nextSeat(state, seat));
    return;
  }
  const planet = yield* chooseOrder(game, seat, openOrderPlanets);
  revealOrder(game, seat, planet);
  yield* beat('execution.revealed');
  game.next('execution.choice', { seat }); // a separate step, so that the revealed token can't be taken back
  game.next('execution.endOfOrder', {});
}

/** SC-6.2.1, SC-6.2.2: a seat without orders is skipped; a seat whose orders are all covered draws an Event card. */
function* skipOrObstruct(game: StarCraft, seat: Seat): Rule {
  if (!isInGame(game.state, seat)) return;
  if (planetsWithOrders(game.state, seat).length === 0) {
    game.tell?.({ words: say('execution.skipped', { seat: { seat } }), rule: 'SC-6.2' });
    return;
  }
  game.tell?.({ words: say('execution.obstructed', { seat: { seat } }), rule: 'SC-6.2' });
  drawEventCard(game, seat);
  yield* beat('execution.obstructed');
}

/** SC-6.2.3: the seat chooses one of its orders on top of a stack. Its face stays hidden until it is revealed. */
function* chooseOrder(game: StarCraft, seat: Seat, open: readonly PlanetId[]): Rule<PlanetId> {
  const { state } = game;
  const options = open.map(planet =>
    topToken(state, planet)?.special === true ? specialOrder(planet) : standardOrder(planet),
  );
  return yield* choose(game, seat, 'execution.order', options, {
    prompt: say('execution.order.prompt'),
    rule: 'SC-6.2',
    blocked: coveredOrders(state, seat, open).blocked,
  });
}

const standardOrder = cachedAndFrozen((planet: PlanetId) => orderOption(planet, 'execution.order.standard'));
const specialOrder = cachedAndFrozen((planet: PlanetId) => orderOption(planet, 'execution.order.special'));

function orderOption(planet: PlanetId, key: 'execution.order.standard' | 'execution.order.special'): Option<PlanetId> {
  return { id: `order:${planet}`, ...orderFace(planet, key), value: planet };
}

function orderFace(planet: PlanetId, key: 'execution.order.standard' | 'execution.order.special'): OptionFace {
  return { words: say(key, { planet: planetName(planet) }), refs: planetRefs(planet) };
}

/** SC-6.2: the orders of the seat that are covered by another one, as blocked options. */
function coveredOrders(state: StarCraftState, seat: Seat, open: readonly PlanetId[]): Offer<never> {
  return blockedOnly(() => planetsWithOrders(state, seat), {
    id: planet => `order:${planet}`,
    face: planet => orderFace(planet, 'execution.order.standard'),
    whyNot: planet => {
      if (open.includes(planet)) return null;
      const coveredReason = say('execution.order.covered', { seat: { seat: topToken(state, planet)?.seat ?? seat } });
      return { why: coveredReason, rule: 'SC-6.2' };
    },
  });
}

/** Turns the token face up; it stays on its stack until the order is finished (SC-6.5). */
function revealOrder(game: StarCraft, seat: Seat, planet: PlanetId): void {
  const { state } = game;
  const token = topToken(state, planet);
  if (token === null) return;
  const { order, special } = token;
  state.order = newOrder(state, seat, planet, order, special);
  game.reveal();
  game.tell?.({
    words: say(special ? 'execution.revealed-special' : 'execution.revealed', {
      seat: { seat },
      order: orderName(order),
      planet: planetName(planet),
    }),
    refs: planetRefs(planet),
    rule: 'SC-6.2',
  });
}

const EVENT_CARD: Option<boolean> = { id: 'event-card', words: say('execution.event-card'), value: false };

/**
 * SC-6.2.3, SC-6.5: after the reveal the seat carries the order out, even without effect, or draws an Event card
 * instead.
 */
function* executeOrEventCard(game: StarCraft, { seat }: ExecutionSteps['execution.choice']): Rule {
  const { order } = game.state;
  if (order === null || !isInGame(game.state, seat)) return;
  const orderParams = { order: orderName(order.order), planet: planetName(order.planet) };
  // If the order would have no effect, drawing the Event card is preselected.
  const hasNoEffect = doesNothing(game.state, order);
  const options: Option<boolean>[] = [
    { id: 'execute', words: say('execution.execute', orderParams), refs: planetRefs(order.planet), value: true },
    hasNoEffect ? { ...EVENT_CARD, autoAnswer: true } : EVENT_CARD,
  ];
  const executeOrder = yield* choose(game, seat, 'execution.choice', options, {
    prompt: say(order.special ? 'execution.choice.prompt-special' : 'execution.choice.prompt', orderParams),
    rule: 'SC-6.2',
  });
  if (!executeOrder) {
    game.tell?.({ words: say('execution.event-card-taken', { seat: { seat }, ...orderParams }), rule: 'SC-6.2' });
    drawEventCard(game, seat);
    return;
  }
  game.tell?.({
    words: say('execution.executed', { seat: { seat }, ...orderParams }),
    refs: planetRefs(order.planet),
    rule: 'SC-6.2',
  });
  beginOrder(game, order.order);
}

function doesNothing(state: StarCraftState, order: OrderInProgress): boolean {
  const { seat, planet, order: kind } = order;
  const lackingThing = whatOrderLacks(state, seat, planet, kind);
  return lackingThing === 'base-for-units' ? buildsNothing(state, order) : lackingThing !== null;
}

/**
 * SC-6.2, SC-6.5: takes the token back and ends the order. Seats that lost their last piece are eliminated (SC-20.3).
 */
function* endOfOrder(game: StarCraft): Rule {
  const { state } = game;
  if (state.order !== null) {
    const { planet, seat } = state.order;
    if (topToken(state, planet)?.seat === seat) state.stacks[planet]?.pop();
    state.order = null;
  }
  checkEliminations(game);
  removeOrphanTokens(game);
  lineUpTurn(game, nextSeat(state, state.turn ?? state.firstPlayer));
}

/** SC-6.1: puts the turn of `seat` on the agenda, or the end of the phase if no token is left. */
function lineUpTurn(game: StarCraft, seat: Seat): void {
  if (hasAnyOrders(game.state)) {
    game.next('execution.turn', { seat });
    return;
  }
  game.state.turn = null;
  game.next('regrouping.begin', {});
}

/** The rules for the steps of the Execution Phase (SC-6). */
export const executionSteps: ChapterRules<ExecutionSteps> = {
  'execution.begin': beginExecution,
  'execution.turn': executionTurn,
  'execution.choice': executeOrEventCard,
  'execution.endOfOrder': endOfOrder,
};
