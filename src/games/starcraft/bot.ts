import type { BotPlayer } from '../../bots/player.ts';
import { randomAnswer } from '../../bots/random.ts';
import type { Foresight } from '../../bots/reasons.ts';
import type { Advice, SearchAdvice } from '../../bots/searching.ts';
import * as battle from './bot/battle.ts';
import * as build from './bot/build.ts';
import { countsOf } from './bot/counts.ts';
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

/** Who answers which kind of decision. What stands here nowhere is answered by `settled`. */
const OPINIONS: Readonly<Partial<Record<string, Strategy>>> = {
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
  'battle.withdraw': battle.refuge,
  'battle.retreat': battle.refuge,
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

/** Ids that end a row or leave things as they are. */
const SETTLED = ['done', 'none', 'pass', 'auto', 'keep'];

/**
 * The player of StarCraft for seats that no person plays: rules of thumb, chapter by chapter. It sees one seat's view
 * and remembers nothing: what it planned in an earlier answer it finds again, because the same view gives the same
 * plan. A stronger player stands beside it and takes its place in `GAMES`.
 */
export const starcraftBot: BotPlayer = playerThat(false);

/** The same player, but careful with its guards. */
const carefulBot = playerThat(true);

function playerThat(isCareful: boolean): BotPlayer {
  return ({ view, decision, random }) => {
    if (decision.amount !== null || !isStarCraftView(view)) return randomAnswer(decision, random);
    const now = turnOf(view, decision, random);
    const turn = now === null ? null : { ...now, isCareful };
    const strategy = turn === null ? null : (OPINIONS[decision.kind]?.(turn) ?? null);
    if (strategy !== null && turn?.has(strategy) === true) return strategy;
    return SETTLED.find(id => turn?.has(id) === true) ?? randomAnswer(decision, random);
  };
}

/** The questions that are worth a search: what is ordered, in which order that is done, and whether guards leave. */
const SEARCHED: ReadonlySet<string> = new Set([
  'planning.planet',
  'planning.token',
  'execution.order',
  'execution.choice',
  'mobilize.move',
  'mobilize.to',
  'regrouping.event',
]);

const value: SearchAdvice['value'] = (view, seat) => (isStarCraftView(view) ? chanceOf(view, seat) : 0);

/** The advice for searching players of StarCraft: whole plans of a round, up to the beginning of the next one. */
export const starcraftAdvice: Advice = {
  policy: starcraftBot,
  search: {
    isSearched: ({ kind }) => SEARCHED.has(kind),
    plans: (turn, most) => plansFor(starcraftBot, carefulBot, turn, most),
    value,
  },
  boundary: 'planning.begin',
  horizon: () => 1,
};

/** What reasons and hints count in a position of this game. They look to the end of the round, or of the first. */
export const starcraftForesight: Foresight = {
  ...starcraftAdvice,
  value,
  horizon: view => (isStarCraftView(view) && view.round === 0 ? 2 : 1),
  counts: (view, seat) => (isStarCraftView(view) ? countsOf(view, seat) : {}),
  features: (view, seat) => (isStarCraftView(view) ? featuresOf(view, seat) : {}),
};
