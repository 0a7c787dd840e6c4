import type { Blocked, Option, ShownOption } from '../../../kernel/match/decision.ts';
import { once } from '../../../kernel/plain/once.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { FACTION_PIECES, ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import { planetsForOrders, stackOn, tokensLeft } from '../state/order-stacks.ts';
import type { TokensLeft } from '../state/order-stacks.ts';
import type { OrderToken } from '../state/orders.ts';
import { planetRefs } from '../state/refs.ts';
import { fromFirstPlayer, isIn, seatState } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { PlanningSteps } from '../state/steps.ts';
import { orderName, planetName, say } from '../text/say.ts';
import { removeOrphanTokens } from './orphan-tokens.ts';

/** What the face and the back of a token say, apart from whose it is. */
type Face = Omit<OrderToken, 'seat'>;

/** How many orders everybody places (SC-5.1). */
const CYCLES = [1, 2, 3, 4] as const;

/** The Planning Phase, SC-5, the first of a round (SC-1.3): four cycles, in each of which every seat places one order. */
function* begin(game: StarCraft): Rule {
  const { state } = game;
  state.phase = 'planning';
  state.round += 1;
  state.step = 0;
  state.turn = null;
  game.tell?.({
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
    const face = yield* chooseToken(game, seat, planet);
    if (face === null) continue;
    place(game, planet, { seat, ...face });
    return;
  }
}

function* choosePlanet(game: StarCraft, seat: Seat, cycle: number, legal: readonly PlanetId[]): Rule<PlanetId> {
  const { state } = game;
  const options = legal.map(planet => planetOption(state, planet));
  return yield* choose(game, seat, 'planning.planet', options, {
    prompt: say('planning.planet.prompt', { cycle, cycles: CYCLES.length }),
    rule: 'SC-5.2',
    secrecy: 'own-view',
    blocked: () =>
      state.planets
        .filter(({ planet }) => !legal.includes(planet))
        .map(({ planet }) => ({
          ...shown(planetOption(state, planet)),
          why: say('planning.planet.far'),
          rule: 'SC-5.2',
        })),
  });
}

/** An option that covers no other order. */
const openPlanet = once((planet: PlanetId): Option<PlanetId> => ({
  id: `planet:${planet}`,
  words: planetName(planet),
  refs: planetRefs(planet),
  value: planet,
}));

function planetOption(state: StarCraftState, planet: PlanetId): Option<PlanetId> {
  const below = stackOn(state, planet).length;
  if (below === 0) return openPlanet(planet);
  return {
    ...openPlanet(planet),
    words: say('planning.planet.covering', { planet: planetName(planet), count: below }),
  };
}

function* chooseToken(game: StarCraft, seat: Seat, planet: PlanetId): Rule<Face | null> {
  const { state } = game;
  const left = tokensLeft(state, seat);
  const options: Option<Face | null>[] = [];
  const tokens = tokenOptions(planet);
  for (const order of ORDER_KINDS) {
    const option = tokens.standard[order][left.standard[order] - 1];
    if (option !== undefined) options.push(option);
  }
  if (left.specialAllowed > 0) {
    for (const order of ORDER_KINDS) if (left.special[order] > 0) options.push(tokens.special[order]);
  }
  options.push(BACK);
  return yield* choose(game, seat, 'planning.token', options, {
    prompt: say('planning.token.prompt', { planet: planetName(planet) }),
    rule: 'SC-5.3',
    secrecy: 'own-view',
    blocked: () => blockedTokens(state, seat, left),
  });
}

/** The tokens for a planet: standard ones by how many of their kind are left, from one on. */
interface TokenOptions {
  readonly standard: Readonly<Record<OrderKind, readonly Option<Face>[]>>;
  readonly special: Readonly<Record<OrderKind, Option<Face>>>;
}

/** Planning asks this more often than anything else is asked, so each option is made once. */
const tokenOptions = once((planet: PlanetId): TokenOptions => {
  const refsOf = (order: OrderKind): Ref[] => [`order:${order}`, ...planetRefs(planet)];
  const special = (order: OrderKind): Option<Face> => ({ ...specialOption(order), refs: refsOf(order) });
  const standard = (order: OrderKind): Option<Face>[] =>
    Array.from({ length: FACTION_PIECES.standardOrders[order] }, (_, place) => ({
      ...standardOption(order, place + 1),
      refs: refsOf(order),
    }));
  return {
    standard: { build: standard('build'), mobilize: standard('mobilize'), research: standard('research') },
    special: { build: special('build'), mobilize: special('mobilize'), research: special('research') },
  };
});

function standardOption(order: OrderKind, left: number): Option<Face> {
  const words = say('planning.token.standard', { order: orderName(order), left });
  return { id: `order:${order}`, words, value: { order, special: false } };
}

const specialOption = once((order: OrderKind): Option<Face> => ({
  id: `special:${order}`,
  words: say('planning.token.special', { order: orderName(order) }),
  value: { order, special: true },
}));

const BACK: Option<null> = { id: 'back', words: say('planning.token.back'), value: null };

/** Kinds that are used up (SC-2.3), and special orders without a module for them (SC-5.4). */
function blockedTokens(state: StarCraftState, seat: Seat, left: TokensLeft): Blocked[] {
  const blocked: Blocked[] = [];
  const { standardOrders, specialOrders } = FACTION_PIECES;
  const usedUp = (order: OrderKind, count: number): Pick<Blocked, 'why' | 'rule'> => ({
    why: say('planning.token.used-up', { order: orderName(order), count }),
    rule: 'SC-2.3',
  });
  for (const order of ORDER_KINDS) {
    if (left.standard[order] > 0) continue;
    blocked.push({ ...shown(standardOption(order, left.standard[order])), ...usedUp(order, standardOrders[order]) });
  }
  for (const order of ORDER_KINDS) {
    if (left.special[order] <= 0) {
      blocked.push({ ...shown(specialOption(order)), ...usedUp(order, specialOrders[order]) });
    } else if (left.specialAllowed <= 0) {
      const count = seatState(state, seat).modules['research-development'] ?? 0;
      blocked.push({ ...shown(specialOption(order)), why: say('planning.token.no-module', { count }), rule: 'SC-5.4' });
    }
  }
  return blocked;
}

function shown({ id, words, refs }: ShownOption): ShownOption {
  return refs === undefined ? { id, words } : { id, words, refs };
}

/** SC-5.3: on top of the stack. The back shows the owner and whether it is special; the face is the owner's secret. */
function place(game: StarCraft, planet: PlanetId, token: OrderToken): void {
  const { seat, order, special } = token;
  (game.state.stacks[planet] ??= []).push(token);
  const open = { seat: { seat }, planet: planetName(planet) };
  const kind = orderName(order);
  const told = {
    words: say(special ? 'planning.placed-special' : 'planning.placed', open),
    refs: planetRefs(planet),
    rule: 'SC-5.3',
  };
  // SC-5.5: where nobody may look at a placed token, the log is no way to do it either.
  if (game.state.options.ownTokens === 'hidden') {
    game.tell?.(told);
    return;
  }
  game.tell?.({
    ...told,
    secrets: [
      {
        seats: [seat],
        words: say(special ? 'planning.placed-special.secret' : 'planning.placed.secret', { ...open, order: kind }),
        refs: planetRefs(planet),
      },
    ],
  });
}

/** The steps of SC-5. */
export const planningSteps: ChapterRules<PlanningSteps> = {
  'planning.begin': begin,
  'planning.order': placeOrder,
};
