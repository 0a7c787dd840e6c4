import type { BotPlayer } from '../../bots/player.ts';
import { randomAnswer } from '../../bots/random.ts';
import type { Foresight } from '../../bots/reasons.ts';
import type { Advice, SearchAdvice } from '../../bots/searching.ts';
import * as battle from './bot/battle.ts';
import * as build from './bot/build.ts';
import { countsOf, ENEMY_COUNTS } from './bot/counts.ts';
import * as events from './bot/events.ts';
import * as execution from './bot/execution.ts';
import * as mobilize from './bot/mobilize.ts';
import * as planning from './bot/planning.ts';
import { plansFor } from './bot/plans.ts';
import * as research from './bot/research.ts';
import * as setUp from './bot/set-up.ts';
import { turnOf } from './bot/turn.ts';
import type { Strategy } from './bot/turn.ts';
import { chanceOf, featuresOf } from './bot/value.ts';
import { isStarCraftView } from './view.ts';

/** The strategy for each kind of decision. Other kinds are answered by an id of `FALLBACK_IDS` or at random. */
const STRATEGIES: Readonly<Partial<Record<string, Strategy>>> = {
  'setUp.faction': setUp.faction,
  'setUp.choosePlanet': setUp.choosePlanet,
  'setUp.placePlanet': setUp.placePlanet,
  'setUp.base': setUp.base,
  'setUp.zAxisMajor': setUp.zAxis,
  'setUp.zAxisMinor': setUp.zAxis,
  'setUp.forces': setUp.forces,
  'planning.planet': planning.planet,
  'planning.token': planning.token,
  'execution.order': execution.order,
  'execution.choice': execution.choice,
  'build.units': build.units,
  'build.sheet': build.sheet,
  'build.base': build.base,
  'build.area': build.area,
  'build.discount': build.discount,
  pay: build.pay,
  'mobilize.move': mobilize.pick,
  'mobilize.to': mobilize.goal,
  'research.draw': research.draw,
  'research.technology': research.technology,
  'research.special': research.special,
  'battle.ability': battle.ability,
  'battle.pair': battle.pair,
  'battle.front': battle.front,
  'battle.support': battle.support,
  'battle.cards': battle.cards,
  'battle.skirmish': battle.skirmish,
  'battle.replace': battle.replace,
  'battle.pay': battle.pay,
  'battle.victim': battle.victim,
  'battle.own-victim': battle.victim,
  'battle.consume': battle.victim,
  'battle.splash': battle.victim,
  'battle.perish': battle.victim,
  'battle.excess': battle.excess,
  'battle.withdraw': battle.retreatArea,
  'battle.retreat': battle.retreatArea,
  'regrouping.event': events.event,
  'regrouping.benefit': events.benefit,
  'regrouping.discard': events.discard,
  'event.area': events.area,
  'event.planet': events.planet,
  'event.purchase': events.purchase,
  'event.price': events.price,
  'event.copy': events.copy,
  'event.route': events.route,
  'event.transport': events.raid,
  'event.unit': events.unit,
  'event.units': events.units,
  'event.from': events.from,
  'event.to': events.to,
  'event.victim': battle.victim,
};

/** Option ids that end a series of questions or change nothing. */
const FALLBACK_IDS = ['done', 'none', 'pass', 'auto', 'keep'];

/**
 * The computer player of StarCraft. It plays by rules of thumb, chapter by chapter, and sees only its seat's view. It
 * remembers nothing: the same view gives the same plan again. A stronger player that searches replaces it in `GAMES`.
 */
export const starcraftBot: BotPlayer = starcraftPlayer(false);

/** The same computer player, but more careful to keep its guards. */
const carefulBot = starcraftPlayer(true);

function starcraftPlayer(isCareful: boolean): BotPlayer {
  return ({ view, decision, random }) => {
    if (decision.amount !== null || !isStarCraftView(view)) return randomAnswer(decision, random);
    const basicTurn = turnOf(view, decision, random);
    const botTurn = basicTurn === null ? null : { ...basicTurn, isCareful };
    const strategy = botTurn === null ? null : (STRATEGIES[decision.kind]?.(botTurn) ?? null);
    if (strategy !== null && botTurn?.has(strategy) === true) return strategy;
    return FALLBACK_IDS.find(id => botTurn?.has(id) === true) ?? randomAnswer(decision, random);
  };
}

/** The kinds of decision that are worth a search: the choice and order of orders, moves of units, and Event cards. */
const SEARCHED_DECISIONS: ReadonlySet<string> = new Set([
  'planning.planet',
  'planning.token',
  'execution.order',
  'execution.choice',
  'mobilize.move',
  'mobilize.to',
  'regrouping.event',
]);

const winChance: SearchAdvice['value'] = (view, seat) => (isStarCraftView(view) ? chanceOf(view, seat) : 0);

/** The advice for players that search: they compare plans for a whole round, up to the beginning of the next one. */
export const starcraftAdvice: Advice = {
  policy: starcraftBot,
  search: {
    isSearched: ({ kind }) => SEARCHED_DECISIONS.has(kind),
    plans: (botTurn, most) => plansFor(starcraftBot, carefulBot, botTurn, most),
    value: winChance,
  },
  boundary: 'planning.begin',
  horizon: () => 1,
};

/**
 * How hints and their reasons judge a position of StarCraft. They look ahead to the end of the round; in the set-up, to
 * the end of round 1.
 */
export const starcraftForesight: Foresight = {
  ...starcraftAdvice,
  value: winChance,
  horizon: view => (isStarCraftView(view) && view.round === 0 ? 2 : 1),
  counts: (view, seat) => (isStarCraftView(view) ? countsOf(view, seat) : {}),
  enemyCounts: ENEMY_COUNTS,
  features: (view, seat) => (isStarCraftView(view) ? featuresOf(view, seat) : {}),
};
