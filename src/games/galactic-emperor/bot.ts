import type { BotPlayer } from '../../bots/player.ts';
import { randomAnswer } from '../../bots/random.ts';
import type { Foresight } from '../../bots/reasons.ts';
import type { Advice, SearchAdvice } from '../../bots/searching.ts';
import * as answering from './bot/answering.ts';
import { countsOf, ENEMY_COUNTS } from './bot/counts.ts';
import * as growing from './bot/growing.ts';
import * as influence from './bot/influence.ts';
import * as moving from './bot/moving.ts';
import { plansFor } from './bot/plans.ts';
import { role } from './bot/roles.ts';
import * as trading from './bot/trading.ts';
import { turnOf } from './bot/turn.ts';
import type { Strategy } from './bot/turn.ts';
import { chanceOf } from './bot/value.ts';
import { isEmperorView } from './view.ts';

/** The strategy for each kind of decision. `FALLBACK_ANSWERS` answers all other kinds. */
const OPINIONS: Readonly<Partial<Record<string, Strategy>>> = {
  'round.role': role,
  'explorer.tile': growing.tile,
  'explorer.left': growing.tile,
  'explorer.space': growing.space,
  'explorer.annex': growing.annexing,
  'explorer.scan': growing.scan,
  'explorer.keep': growing.keep,
  'market.discard': trading.discard,
  'merchant.trade': trading.trade,
  'steward.free': trading.freeCube,
  'steward.produce': trading.produce,
  'engineer.free': trading.freeFighter,
  'engineer.buy': trading.buy,
  'warlord.claim': moving.claim,
  'warlord.move': moving.setOut,
  'warlord.walk': moving.walk,
  'warlord.warp': moving.warp,
  'warlord.join': moving.join,
  'battle.extra': moving.extraDie,
  'battle.hit': moving.casualty,
  'battle.retreat': moving.goOn,
  departure: moving.departure,
  'regent.buy': influence.buyToken,
  'regent.place': influence.place,
  'regent.displaced': influence.place,
  'regent.interrupt': influence.interrupt,
  'scientist.buy': trading.technology,
  'saboteur.block': answering.sabotage,
  'saboteur.catch': answering.hunt,
  'warp.die': answering.reroll,
  'warp.again': answering.rerollAgain,
};

/** Ids of options that stop or change nothing: the first one on offer is chosen. */
const FALLBACK_ANSWERS = ['done', 'stop', 'pass', 'clockwise'];

/**
 * The computer player of Galactic Emperor, by rules of thumb. It sees only its seat's view, calls functions of the
 * rules about it, and has no memory. Chance only decides between options of about equal worth. Searching players use it
 * to play on in a simulation (`emperorAdvice`).
 */
export const emperorBot: BotPlayer = emperorPlayer(false);

/** The computer player of Galactic Emperor, but bold with its ships. */
const boldBot = emperorPlayer(true);

function emperorPlayer(isBold: boolean): BotPlayer {
  return ({ view, decision, random }) => {
    if (decision.amount !== null || !isEmperorView(view)) return randomAnswer(decision, random);
    const botTurn = turnOf(view, decision, random, isBold);
    const strategy = OPINIONS[decision.kind]?.(botTurn) ?? null;
    if (strategy !== null && botTurn.has(strategy)) return strategy;
    return FALLBACK_ANSWERS.find(id => botTurn.has(id)) ?? randomAnswer(decision, random);
  };
}

/** The decisions that are worth a search: the choice of a role, and the choices within a role that are not obvious. */
const SEARCHED_DECISIONS: ReadonlySet<string> = new Set([
  'round.role',
  'explorer.tile',
  'explorer.space',
  'engineer.buy',
  'warlord.move',
  'warlord.walk',
  'regent.buy',
  'regent.place',
  'scientist.buy',
]);

const winChance: SearchAdvice['value'] = (view, seat) => (isEmperorView(view) ? chanceOf(view, seat) : 0);

/** The advice for searching players of Galactic Emperor. Their horizon is one more role for every seat. */
export const emperorAdvice: Advice = {
  policy: emperorBot,
  search: {
    isSearched: ({ kind }) => SEARCHED_DECISIONS.has(kind),
    plans: (botTurn, most) => plansFor(emperorBot, boldBot, botTurn, most),
    value: winChance,
  },
  boundary: 'role.begin',
  horizon: view => (isEmperorView(view) ? view.seats.length + 1 : 1),
};

/** The advice of Galactic Emperor for reasons and hints, with the counts of a position. */
export const emperorForesight: Foresight = {
  ...emperorAdvice,
  value: winChance,
  counts: (view, seat) => (isEmperorView(view) ? countsOf(view, seat) : {}),
  enemyCounts: ENEMY_COUNTS,
};
