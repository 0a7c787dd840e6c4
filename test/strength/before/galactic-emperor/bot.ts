import type { BotPlayer } from '../../../../src/bots/player.ts';
import { randomAnswer } from '../../../../src/bots/random.ts';
import * as answering from './bot/answering.ts';
import * as growing from './bot/growing.ts';
import * as influence from './bot/influence.ts';
import * as moving from './bot/moving.ts';
import { role } from './bot/roles.ts';
import * as trading from './bot/trading.ts';
import { turnOf } from './bot/turn.ts';
import type { Opinion } from './bot/turn.ts';
import { isEmperorView } from '../../../../src/games/galactic-emperor/view.ts';

/** Who answers which kind of decision. What stands here nowhere is answered by `SETTLED`. */
const OPINIONS: Readonly<Partial<Record<string, Opinion>>> = {
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

/** Ids that end a row or leave things as they are. */
const SETTLED = ['done', 'stop', 'pass', 'clockwise'];

/**
 * The player of Galactic Emperor for seats that no person plays: rules of thumb. It sees one seat's view, asks the
 * rules' own questions of it, and remembers nothing. Chance decides only between what is about as good. A stronger
 * player takes its place in `GAMES`.
 */
export const emperorBot: BotPlayer = ({ view, decision, random }) => {
  if (decision.amount !== null || !isEmperorView(view)) return randomAnswer(decision, random);
  const turn = turnOf(view, decision, random);
  const opinion = OPINIONS[decision.kind]?.(turn) ?? null;
  if (opinion !== null && turn.has(opinion)) return opinion;
  return SETTLED.find(id => turn.has(id)) ?? randomAnswer(decision, random);
};
