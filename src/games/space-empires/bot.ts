import type { BotPlayer } from '../../bots/player.ts';
import { randomAnswer } from '../../bots/random.ts';
import type { Foresight } from '../../bots/reasons.ts';
import type { Advice } from '../../bots/searching.ts';
import * as alone from './bot/alone.ts';
import * as bidding from './bot/bidding.ts';
import * as building from './bot/building.ts';
import { countsOf } from './bot/counts.ts';
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

/** The strategy for each kind of decision. `SETTLED` answers all other kinds. */
const OPINIONS: Readonly<Partial<Record<string, Strategy>>> = {
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

/** A look-ahead ends after the next turn, when purchases have had time to move. */
const TURNS = 2;

/** Option ids that end a series of decisions or change nothing. */
const SETTLED = ['done', 'enough', 'back', 'put-back', 'keep', 'hide', 'stay', 'pass'];

/**
 * The program's player for Space Empires: rules of thumb. It sees only its seat's view and has no memory: the same view
 * gives the same plan.
 */
export const empiresBot: BotPlayer = playerBy(() => LARGE_HULLS);

/** The advice for hard: the same rules of thumb with another doctrine. Nobody searches (docs/opponents.md). */
export const empiresAdvice: Advice = {
  policy: playerBy(seats => doctrineOfHard(seats)),
  boundary: 'turn.begin',
  horizon: () => TURNS,
};

/** The rules of thumb by the doctrine for a number of seats. In a solo game everybody plays as normal. */
export function playerBy(doctrineFor: (seats: number) => Doctrine): BotPlayer {
  return ({ view, decision, random }) => {
    if (!isEmpiresView(view)) return randomAnswer(decision, random);
    const turn = turnOf(view, decision, random, view.solo === undefined ? doctrineFor(view.seats.length) : LARGE_HULLS);
    const strategy = OPINIONS[decision.kind]?.(turn) ?? null;
    if (typeof strategy === 'number' && decision.amount !== null) return strategy;
    if (typeof strategy === 'string' && turn.has(strategy)) return strategy;
    if (decision.amount !== null) return randomAnswer(decision, random);
    return SETTLED.find(id => turn.has(id)) ?? randomAnswer(decision, random);
  };
}

/** What reasons and hints count in a position of this game. */
export const empiresForesight: Foresight = {
  ...empiresAdvice,
  counts: (view, seat) => (isEmpiresView(view) ? countsOf(view, seat) : {}),
  motive: ({ view, decision, random }, answer) =>
    isEmpiresView(view) ? motiveFor(turnOf(view, decision, random, doctrineOfHard(view.seats.length)), answer) : null,
};
