import type { BotPlayer } from '../../bots/player.ts';
import { randomAnswer } from '../../bots/random.ts';
import type { Foresight } from '../../bots/reasons.ts';
import type { Advice } from '../../bots/searching.ts';
import * as alone from './bot/alone.ts';
import * as bidding from './bot/bidding.ts';
import * as building from './bot/building.ts';
import { countsOf, ENEMY_COUNTS } from './bot/counts.ts';
import { doctrineOfHard, LARGE_HULLS } from './bot/doctrine.ts';
import type { Doctrine } from './bot/doctrine.ts';
import * as fighting from './bot/fighting.ts';
import * as moving from './bot/moving.ts';
import * as looking from './bot/looking.ts';
import * as research from './bot/research.ts';
import { motiveFor } from './bot/motives.ts';
import { turnOf } from './bot/turn.ts';
import type { Strategy } from './bot/turn.ts';
import { isEmpiresView } from './view.ts';

/** The strategy for each kind of question. `SETTLED_ANSWERS` answers all other kinds. */
const STRATEGIES: Readonly<Partial<Record<string, Strategy>>> = {
  'move.choose': moving.choose,
  'move.where': moving.where,
  'move.scanned': looking.scanned,
  'move.split': moving.splitting,
  'raiders.scanner': fighting.scanner,
  'battle.fire': fighting.fire,
  'battle.load': fighting.load,
  'mines.target': fighting.mine,
  'bombard.fire': fighting.bombard,
  'explore.hex': ({ has }) => (has('all') ? 'all' : null),
  'explore.shift': fighting.shift,
  'economy.first': bidding.first,
  'economy.grant': building.grant,
  'sheet.row': turn => (turn.view.solo === undefined ? building.row(turn) : alone.row(turn)),
  'turn.refit': research.refit,
};

/** The number of turns after which a look-ahead ends: purchases have had time to move by then. */
const LOOK_AHEAD_TURNS = 2;

/** The ids of options that end a series of questions or change nothing. */
const SETTLED_ANSWERS = ['done', 'enough', 'back', 'put-back', 'keep', 'hide', 'stay', 'pass'];

/**
 * The computer player for Space Empires, which follows rules of thumb. It sees only its seat's view and has no memory:
 * the same view leads to the same plan.
 */
export const empiresBot: BotPlayer = playerBy(() => LARGE_HULLS);

/**
 * The computer player for difficulty "hard": the same rules of thumb with another doctrine. It does not search
 * (docs/opponents.md).
 */
export const empiresAdvice: Advice = {
  policy: playerBy(seats => doctrineOfHard(seats)),
  boundary: 'turn.begin',
  horizon: () => LOOK_AHEAD_TURNS,
};

/**
 * A computer player with rules of thumb; `doctrineFor` returns its doctrine for a number of seats. In a solo game it
 * always plays as on normal.
 */
export function playerBy(doctrineFor: (seats: number) => Doctrine): BotPlayer {
  return ({ view, decision, random }) => {
    if (!isEmpiresView(view)) return randomAnswer(decision, random);
    const turn = turnOf(view, decision, random, view.solo === undefined ? doctrineFor(view.seats.length) : LARGE_HULLS);
    const strategy = STRATEGIES[decision.kind]?.(turn) ?? null;
    if (typeof strategy === 'number' && decision.amount !== null) return strategy;
    if (typeof strategy === 'string' && turn.has(strategy)) return strategy;
    if (decision.amount !== null) return randomAnswer(decision, random);
    return SETTLED_ANSWERS.find(id => turn.has(id)) ?? randomAnswer(decision, random);
  };
}

/** The computer player with the counts and motives that explain its answers in hints. */
export const empiresForesight: Foresight = {
  ...empiresAdvice,
  counts: (view, seat) => (isEmpiresView(view) ? countsOf(view, seat) : {}),
  enemyCounts: ENEMY_COUNTS,
  motive: ({ view, decision, random }, answer) =>
    isEmpiresView(view) ? motiveFor(turnOf(view, decision, random, doctrineOfHard(view.seats.length)), answer) : null,
};
