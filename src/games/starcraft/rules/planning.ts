import type { Blocked, Option, ShownOption } from '../../../kernel/decision.ts';
import { choose } from '../../../kernel/rule.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Seat } from '../../../kernel/words.ts';
import { FACTION_PIECES, ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import { planetsForOrders, stackOn, tokensLeft } from '../state/order-stacks.ts';
import type { TokensLeft } from '../state/order-stacks.ts';
import type { OrderToken } from '../state/orders.ts';
import { fromFirstPlayer, isIn, seatState } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { PlanningSteps } from '../state/steps.ts';
import { planetName, say } from '../text/say.ts';
import { removeOrphanTokens } from './orphan-tokens.ts';

/** How many orders everybody places (SC-5.1). */
const CYCLES = [1, 2, 3, 4] as const;

/** The Planning Phase, SC-5: four cycles, in each of which every seat places one order. */
function* begin(game: StarCraft): Rule {
  const { state } = game;
  state.phase = 'planning';
  state.round += 1;
  state.step = 0;
  state.turn = null;
  game.tell({
    words: say('planning.round', { round: state.round, seat: { seat: state.firstPlayer } }),
    rule: 'SC-5.1',
  });
  for (const cycle of CYCLES) {
    for (const seat of fromFirstPlayer(state)) game.next('planning.order', { seat, cycle });
  }
  game.next('execution.begin', {});
}

/** SC-5.1 to SC-5.5: one seat places one order token face down. Nothing changes before both choices are made. */
function* placeOrder(game: StarCraft, { seat, cycle }: PlanningSteps['planning.order']): Rule {
  const { state } = game;
  removeOrphanTokens(game);
  if (!isIn(state, seat)) return;
  state.step = cycle;
  state.turn = seat;
  const planets = planetsForOrders(state, seat);
  if (planets.length === 0) return;
  for (;;) {
    const planet = yield* choosePlanet(game, seat, cycle, planets);
    const token = yield* chooseToken(game, seat, planet);
    if (token === null) continue;
    place(game, planet, token);
    return;
  }
}

function* choosePlanet(game: StarCraft, seat: Seat, cycle: number, legal: readonly PlanetId[]): Rule<PlanetId> {
  const { state } = game;
  const options = legal.map((planet): Option<PlanetId> => ({ ...planetOption(state, planet), value: planet }));
  return yield* choose(game, seat, 'planning.planet', options, {
    prompt: say('planning.planet.prompt', { cycle, cycles: CYCLES.length }),
    rule: 'SC-5.2',
    private: true,
    blocked: () =>
      state.planets
        .filter(({ planet }) => !legal.includes(planet))
        .map(({ planet }) => ({ ...planetOption(state, planet), why: say('planning.planet.far'), rule: 'SC-5.2' })),
  });
}

function planetOption(state: StarCraftState, planet: PlanetId): ShownOption {
  const below = stackOn(state, planet).length;
  const name = planetName(planet);
  return {
    id: `planet:${planet}`,
    words: below === 0 ? name : say('planning.planet.covering', { planet: name, count: below }),
    refs: [`planet:${planet}`],
  };
}

function* chooseToken(game: StarCraft, seat: Seat, planet: PlanetId): Rule<OrderToken | null> {
  const { state } = game;
  const left = tokensLeft(state, seat);
  const options: Option<OrderToken | null>[] = [];
  for (const order of ORDER_KINDS) {
    if (left.standard[order] > 0) {
      options.push({ ...standardOption(order, left), value: { seat, order, special: false } });
    }
  }
  if (left.specialAllowed > 0) {
    for (const order of ORDER_KINDS) {
      if (left.special[order] > 0) options.push({ ...specialOption(order), value: { seat, order, special: true } });
    }
  }
  options.push({ id: 'back', words: say('planning.token.back'), value: null });
  return yield* choose(game, seat, 'planning.token', options, {
    prompt: say('planning.token.prompt', { planet: planetName(planet) }),
    rule: 'SC-5.3',
    private: true,
    blocked: () => blockedTokens(state, seat, left),
  });
}

function standardOption(order: OrderKind, left: TokensLeft): ShownOption {
  const words = say('planning.token.standard', { order: say(`order.${order}`), left: left.standard[order] });
  return { id: `order:${order}`, words };
}

function specialOption(order: OrderKind): ShownOption {
  return { id: `special:${order}`, words: say('planning.token.special', { order: say(`order.${order}`) }) };
}

/** Kinds that are used up (SC-2.3), and special orders without a module for them (SC-5.4). */
function blockedTokens(state: StarCraftState, seat: Seat, left: TokensLeft): Blocked[] {
  const blocked: Blocked[] = [];
  const { standardOrders, specialOrders } = FACTION_PIECES;
  const usedUp = (order: OrderKind, count: number): Pick<Blocked, 'why' | 'rule'> => ({
    why: say('planning.token.used-up', { order: say(`order.${order}`), count }),
    rule: 'SC-2.3',
  });
  for (const order of ORDER_KINDS) {
    if (left.standard[order] > 0) continue;
    blocked.push({ ...standardOption(order, left), ...usedUp(order, standardOrders[order]) });
  }
  for (const order of ORDER_KINDS) {
    if (left.special[order] <= 0) {
      blocked.push({ ...specialOption(order), ...usedUp(order, specialOrders[order]) });
    } else if (left.specialAllowed <= 0) {
      const count = seatState(state, seat).modules['research-development'] ?? 0;
      blocked.push({ ...specialOption(order), why: say('planning.token.no-module', { count }), rule: 'SC-5.4' });
    }
  }
  return blocked;
}

/** SC-5.3: on top of the stack. The back shows the owner and whether it is special; the face is the owner's secret. */
function place(game: StarCraft, planet: PlanetId, token: OrderToken): void {
  const { seat, order, special } = token;
  (game.state.stacks[planet] ??= []).push(token);
  const open = { seat: { seat }, planet: planetName(planet) };
  const kind = say(`order.${order}`);
  game.tell({
    words: say(special ? 'planning.placed-special' : 'planning.placed', open),
    refs: [`planet:${planet}`],
    rule: 'SC-5.3',
    secret: {
      seats: [seat],
      words: say(special ? 'planning.placed-special.secret' : 'planning.placed.secret', { ...open, order: kind }),
      refs: [`planet:${planet}`],
    },
  });
}

/** The steps of SC-5. */
export const planningSteps: ChapterRules<PlanningSteps> = {
  'planning.begin': begin,
  'planning.order': placeOrder,
};
