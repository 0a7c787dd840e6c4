import type { BotPlayer } from '../../bots/player.ts';
import { randomAnswer } from '../../bots/random.ts';
import type { Foresight } from '../../bots/reasons.ts';
import type { Advice, SearchAdvice } from '../../bots/searching.ts';
import { chapterOf } from '../../kernel/match/decision.ts';
import * as choosing from './bot/choosing.ts';
import { countsOf, ENEMY_COUNTS } from './bot/counts.ts';
import { exchange } from './bot/deck-building.ts';
import * as deploying from './bot/deploying.ts';
import { burrowCard, burrowSlot } from './bot/free-acts.ts';
import * as inside from './bot/inside-cards.ts';
import * as moving from './bot/moving.ts';
import * as pandora from './bot/pandora.ts';
import { turnOf } from './bot/turn.ts';
import type { Strategy } from './bot/turn.ts';
import { chanceOf } from './bot/value.ts';
import { isTheseusView } from './view.ts';

/**
 * The strategy for each kind of decision. All other kinds are answered by the first id of `SETTLED_ANSWERS` on offer,
 * else at random.
 */
const STRATEGIES: Readonly<Partial<Record<string, Strategy>>> = {
  'setUp.pandora': pandora.marker,
  'setUp.deck': exchange,
  'setUp.card': deploying.startingCard,
  'setUp.slot': deploying.target,
  'setUp.unit': moving.newUnit,
  'move.unit': moving.unit,
  'move.path': moving.path,
  'move.room': moving.room,
  'move.launch': moving.launch,
  'move.teleport': moving.sector,
  'move.return': moving.sector,
  'attack.target': choosing.victim,
  'attack.lurking': choosing.victim,
  'attack.bonus': choosing.opponent,
  'attack.repeat': choosing.repeat,
  'actions.card': choosing.action,
  'card.unit': inside.unit,
  'card.sector': inside.sector,
  'card.action': inside.action,
  'card.pending': inside.pending,
  'card.malfunction': inside.malfunction,
  'card.upgrade': inside.lost,
  'card.launch': inside.launched,
  'card.room': moving.newUnit,
  'card.opponent': choosing.opponent,
  'breed.kind': pandora.brood,
  'breed.room': moving.newUnit,
  'breed.launch': inside.launched,
  'take-over.card': pandora.takeOver,
  'sector.action': choosing.sectorAction,
  'pending.slot': deploying.slot,
  'pending.bonus': deploying.bonusCard,
  'deploy.slot': deploying.target,
  'burrow.card': burrowCard,
  'burrow.slot': burrowSlot,
};

/** Ids of options that end a series of choices or change nothing. */
const SETTLED_ANSWERS = ['done', 'end', 'keep', 'none'];

/**
 * The computer player of Theseus, by rules of thumb. It sees one seat's view and asks functions of the rules about it:
 * which paths there are, which traps would spring, who could be attacked. It has no memory, but the same view always
 * gives the same plan. Searching players use it to play on in a simulation (`theseusAdvice`).
 */
export const theseusBot: BotPlayer = ({ view, decision, random }) => {
  if (decision.amount !== null || !isTheseusView(view)) return randomAnswer(decision, random);
  const turn = turnOf(view, decision, random);
  const strategy = STRATEGIES[decision.kind]?.(turn) ?? null;
  if (strategy !== null && turn.has(strategy)) return strategy;
  return SETTLED_ANSWERS.find(id => turn.has(id)) ?? randomAnswer(decision, random);
};

/**
 * The extra turn in a search's horizon. A search ends after one turn of every seat and one more of its own, which
 * replies to the others.
 */
const OWN_NEXT_TURN = 1;

const value: SearchAdvice['value'] = (view, seat) => (isTheseusView(view) ? chanceOf(view, seat) : 0);

/** The advice for searching players of Theseus. Decisions of the set-up are left to the rules of thumb. */
export const theseusAdvice: Advice = {
  policy: theseusBot,
  search: { isSearched: ({ kind, amount }) => amount === null && chapterOf(kind) !== 'setUp', value },
  boundary: 'turn.begin',
  horizon: view => (isTheseusView(view) ? view.seats.length + OWN_NEXT_TURN : 1),
};

/** The advice of Theseus for reasons and hints, with the counts of a position. */
export const theseusForesight: Foresight = {
  ...theseusAdvice,
  value,
  counts: (view, seat) => (isTheseusView(view) ? countsOf(view, seat) : {}),
  enemyCounts: ENEMY_COUNTS,
};
