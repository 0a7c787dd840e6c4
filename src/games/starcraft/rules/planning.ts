import type { Option } from '../../../kernel/match/decision.ts';
import { offer, offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { FACTION_PIECES, ORDER_KINDS } from '../data/factions.ts';
import type { PlanetId } from '../data/planets.ts';
import { actionDetails } from '../state/does.ts';
import { planetsForOrders, orderStackOn, tokensLeft } from '../state/order-stacks.ts';
import type { TokensLeft } from '../state/order-stacks.ts';
import type { OrderToken } from '../state/orders.ts';
import { planetId, planetRefs } from '../state/refs.ts';
import { fromFirstPlayer, isInGame } from '../state/seats.ts';
import { modulesOwned } from '../state/sheet.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { PlanningSteps } from '../state/steps.ts';
import { orderName, planetName, say } from '../text/say.ts';
import { removeOrphanTokens } from './orphan-tokens.ts';

/** The face of an order token: its kind, and whether it is special. */
type TokenFace = Omit<OrderToken, 'seat'>;

/** The number of orders that each seat places in a round (SC-5.1). */
const CYCLES = [1, 2, 3, 4] as const;

/**
 * The Planning Phase, SC-5, the first phase of a round (SC-1.3). It has four cycles; in each one every seat places one
 * order.
 */
function* beginPlanning(game: StarCraft): Rule {
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

/**
 * SC-5.1 to SC-5.5: one seat places an order token face down. The state changes only after it has chosen both token and
 * planet.
 */
function* placeOrder(game: StarCraft, { seat, cycle }: PlanningSteps['planning.order']): Rule {
  const { state } = game;
  removeOrphanTokens(game);
  if (!isInGame(state, seat)) return;
  state.step = cycle;
  state.turn = seat;
  const planets = planetsForOrders(state, seat);
  if (planets.length === 0) return;
  for (;;) {
    const planet = yield* choosePlanet(game, seat, cycle, planets);
    const tokenFace = yield* chooseToken(game, seat, planet);
    if (tokenFace === null) continue;
    placeToken(game, planet, { seat, ...tokenFace });
    return;
  }
}

function* choosePlanet(game: StarCraft, seat: Seat, cycle: number, legal: readonly PlanetId[]): Rule<PlanetId> {
  const { state } = game;
  const placedPlanets = state.planets.map(({ planet }) => planet);
  const { options, blocked } = offerPlain(placedPlanets, {
    id: planetId,
    face: planet => ({ words: planetWords(state, planet), refs: planetRefs(planet) }),
    whyNot: planet => (legal.includes(planet) ? null : PLANET_TOO_FAR),
  });
  return yield* choose(game, seat, 'planning.planet', options, {
    prompt: say('planning.planet.prompt', { cycle, cycles: CYCLES.length }),
    rule: 'SC-5.2',
    secrecy: 'own-view',
    blocked,
  });
}

const PLANET_TOO_FAR: Reason = { why: say('planning.planet.far'), rule: 'SC-5.2' };

/** The text of an option for a planet: its name, and how many orders are there. */
function planetWords(state: StarCraftState, planet: PlanetId): Message {
  const tokensBelow = orderStackOn(state, planet).length;
  return tokensBelow === 0
    ? planetName(planet)
    : say('planning.planet.covering', { planet: planetName(planet), count: tokensBelow });
}

function* chooseToken(game: StarCraft, seat: Seat, planet: PlanetId): Rule<TokenFace | null> {
  const { options, blocked } = tokenOffer(
    planet,
    tokensLeft(game.state, seat),
    modulesOwned(game.state, seat, 'research-development'),
  );
  return yield* choose<TokenFace | null>(game, seat, 'planning.token', [...options, BACK_OPTION], {
    prompt: say('planning.token.prompt', { planet: planetName(planet) }),
    subject: `planet:${planet}`,
    rule: 'SC-5.3',
    secrecy: 'own-view',
    blocked,
  });
}

const BACK_OPTION: Option<null> = { id: 'back', words: say('planning.token.back'), value: null };

/** All faces of order tokens, the standard orders before the special ones. */
const TOKEN_FACES: readonly (TokenFace & { readonly id: string })[] = [
  ...ORDER_KINDS.map(order => ({ id: `order:${order}`, order, special: false })),
  ...ORDER_KINDS.map(order => ({ id: `special:${order}`, order, special: true })),
];

/**
 * The options for the token to place. Kinds that are used up (SC-2.3) and special orders without enough modules
 * (SC-5.4) are blocked.
 */
function tokenOffer(planet: PlanetId, left: TokensLeft, modules: number): Offer<TokenFace> {
  const tokensLeftOf = ({ order, special }: TokenFace): number => left[special ? 'special' : 'standard'][order];
  return offer<(typeof TOKEN_FACES)[number], TokenFace, 'used-up' | 'no-module'>(TOKEN_FACES, {
    id: ({ id }) => id,
    fault: tokenFace => {
      if (tokensLeftOf(tokenFace) <= 0) return 'used-up';
      return tokenFace.special && left.specialAllowed <= 0 ? 'no-module' : null;
    },
    face: tokenFace => {
      const { order, special } = tokenFace;
      const params = { order: orderName(order) };
      const canBePlaced = tokensLeftOf(tokenFace) > 0 && (!special || left.specialAllowed > 0);
      return {
        words: special
          ? say('planning.token.special', params)
          : say('planning.token.standard', { ...params, left: tokensLeftOf(tokenFace) }),
        details: special ? actionDetails('special') : undefined,
        refs: canBePlaced ? [`order:${order}`, ...planetRefs(planet)] : undefined,
      };
    },
    why: (fault, { order, special }) => {
      if (fault === 'no-module') return { why: say('planning.token.no-module', { count: modules }), rule: 'SC-5.4' };
      const count = FACTION_PIECES[special ? 'specialOrders' : 'standardOrders'][order];
      return { why: say('planning.token.used-up', { order: orderName(order), count }), rule: 'SC-2.3' };
    },
    value: ({ order, special }) => ({ order, special }),
  });
}

/**
 * SC-5.3: puts the token on top of the stack. Its back shows the owner and whether it is special; only the owner knows
 * its face.
 */
function placeToken(game: StarCraft, planet: PlanetId, token: OrderToken): void {
  const { seat, order, special } = token;
  (game.state.stacks[planet] ??= []).push(token);
  const openParams = { seat: { seat }, planet: planetName(planet) };
  const orderText = orderName(order);
  const openEvent = {
    words: say(special ? 'planning.placed-special' : 'planning.placed', openParams),
    refs: planetRefs(planet),
    rule: 'SC-5.3',
  };
  // SC-5.5: if nobody may look at a placed token, the log must not show it either.
  if (game.state.options.ownTokens === 'hidden') {
    game.tell?.(openEvent);
    return;
  }
  game.tell?.({
    ...openEvent,
    secrets: [
      {
        seats: [seat],
        words: say(special ? 'planning.placed-special.secret' : 'planning.placed.secret', {
          ...openParams,
          order: orderText,
        }),
        refs: planetRefs(planet),
      },
    ],
  });
}

/** The rules for the steps of the Planning Phase (SC-5). */
export const planningSteps: ChapterRules<PlanningSteps> = {
  'planning.begin': beginPlanning,
  'planning.order': placeOrder,
};
