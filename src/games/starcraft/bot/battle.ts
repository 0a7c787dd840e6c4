import type { Ref } from '../../../kernel/words/message.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { UNITS, UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';
import type { BattleSide } from '../state/battle.ts';
import { canTarget } from '../state/targets.ts';
import type { BattleView } from '../view/battle.ts';
import { boutOf, fighterUnit, expectedGain, withDeck, withReinforcement, withStandard } from './skirmish-odds.ts';
import type { Bout } from './skirmish-odds.ts';
import { roomIn, sketchOf } from './sketch.ts';
import { chanceToReach, expected, pairGain, worthOf } from './strength.ts';
import { best, bestOffer } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { aimsOf, bestSpotFor } from './worth.ts';

function sideOf({ seat }: BotTurn, battle: BattleView): BattleSide {
  return battle.attacker === seat ? 'attacker' : 'defender';
}

const CONSUME: Ref = 'technology:consume';

/** SC-13.2: the bot uses any ability it can. It destroys a Defiler for cards only if it has workers to spare. */
export const ability: Strategy = turn => {
  const { pool, unavailable } = turn.me;
  const option = turn.decision.options.find(
    ({ id, subject }) => id !== 'none' && (subject !== CONSUME || pool + unavailable > 6),
  );
  return option?.id ?? 'none';
};

/** SC-13.4: the bot pairs its strong units with weak enemy units that they can hit. */
export const pair: Strategy = turn => {
  const bonus = (turn.view.battle?.special ?? false) ? 1 : 0;
  const pairs = UNIT_TYPES.flatMap(own => UNIT_TYPES.map(enemy => ({ own, enemy })));
  const found = bestOffer(
    turn,
    pairs,
    ({ own, enemy }) => `pair:${own}/${enemy}`,
    ({ own, enemy }) => pairGain(own, enemy, bonus),
  );
  return found ?? (turn.has('done') ? 'done' : null);
};

/** SC-13.5: the bot sends each supporter to the skirmish where it gains most. */
export const support: Strategy = turn => {
  const { battle } = turn.view;
  if (battle === null) return null;
  if (turn.has('done')) return 'done';
  const side = sideOf(turn, battle);
  const places = battle.skirmishes.flatMap(skirmish => UNIT_TYPES.map(unit => ({ skirmish, unit })));
  return bestOffer(
    turn,
    places,
    ({ skirmish, unit }) => `support:${unit}:${skirmish.id}`,
    ({ skirmish, unit }) => {
      const bout = boutOf(battle, skirmish, side);
      return bout === null ? null : supportGain(bout, unit);
    },
  );
};

function supportGain({ own, enemy, bonus, enemyValues, supporters }: Bout, unit: UnitType): number {
  const value = canTarget(unit, enemy) ? UNITS[unit].support : 0;
  const canHit = canTarget(own, enemy);
  const attack = expected(own).attack + bonus;
  const more = chanceToReach(attack + value, enemyValues.health) - chanceToReach(attack, enemyValues.health);
  // Assist units help by their cards. At most one is useful in a skirmish, beside a unit worth saving.
  const cards = UNITS[unit].assist && !supporters.includes(unit) ? 0.1 * worthOf(own) : 0;
  return (canHit ? more * worthOf(enemy) : 0) + cards;
}

/** SC-13.6: the bot places the cards of its hand at the skirmishes where they gain most. */
export const cards: Strategy = turn => {
  const { battle } = turn.view;
  const plan = battle?.plan ?? null;
  if (battle === null || plan === null) return null;
  const open = plan.places.find(({ reinforcement }) => reinforcement === 'open');
  if (open !== undefined) return reinforcement(turn, battle, open.skirmish, open.standard);
  const waiting = battle.skirmishes.filter(({ id }) => !plan.places.some(({ skirmish }) => skirmish === id));
  const [asked] = waiting;
  if (asked === undefined) return 'done';
  const bouts = waiting.flatMap(({ id }) => boutAt(battle, id, plan.side) ?? []);
  const [first] = bouts;
  if (first === undefined) return turn.has('deck') ? 'deck' : null;
  const card = cardFor(first, bouts, handOf(turn));
  if (card !== null) return `card:${card}`;
  if (turn.has('deck')) return 'deck';
  return bestOffer(
    turn,
    handOf(turn),
    id => `card:${id}`,
    id => expectedGain(first, withStandard(first, id)),
  );
};

/** The cards of the bot's hand that can be chosen. */
function handOf(turn: BotTurn): CardId[] {
  return (turn.me.own?.hand ?? []).filter(card => turn.has(`card:${card}`));
}

function boutAt(battle: BattleView, id: string, side: BattleSide): Bout | null {
  const skirmish = battle.skirmishes.find(candidate => candidate.id === id);
  return skirmish === undefined ? null : boutOf(battle, skirmish, side);
}

/**
 * The best card for the bout `wanted`; `null` if the top card of the deck is better. Cards are assigned to all bouts in
 * turn, the best pair of card and bout first.
 */
function cardFor(wanted: Bout, bouts: readonly Bout[], hand: readonly CardId[]): CardId | null {
  const open = [...bouts];
  const free = [...hand];
  for (;;) {
    const matches = open.flatMap(bout => free.map(card => ({ bout, card })));
    const match = best(matches, ({ bout, card }) => {
      const gain = expectedGain(bout, withStandard(bout, card)) - expectedGain(bout, withDeck(bout));
      return gain > 0 ? gain : null;
    });
    if (match === null) return null;
    if (match.bout === wanted) return match.card;
    open.splice(open.indexOf(match.bout), 1);
    free.splice(free.indexOf(match.card), 1);
  }
}

/** The bot adds a reinforcement card if that changes anything. */
function reinforcement(turn: BotTurn, battle: BattleView, id: string, standard: CardId | 'deck' | 'none'): string {
  const skirmish = battle.skirmishes.find(candidate => candidate.id === id);
  const bout = skirmish === undefined ? null : boutOf(battle, skirmish, sideOf(turn, battle));
  if (bout === null || standard === 'deck' || standard === 'none') return 'none';
  const alone = withStandard(bout, standard);
  const hand = turn.me.own?.hand ?? [];
  const found = bestOffer(
    turn,
    hand.filter(card => CARDS[card].kind === 'reinforcement'),
    card => `reinforcement:${card}`,
    card => {
      const played = withReinforcement(bout, card, alone);
      const gain = played === null ? 0 : expectedGain(bout, played) - expectedGain(bout, alone);
      return gain > 0.15 ? gain : null;
    },
  );
  return found ?? 'none';
}

/** SC-15.4: the bot replaces a cancelled standard card with the best other one. */
export const replace: Strategy = turn => {
  const { battle } = turn.view;
  const current = battle?.current ?? null;
  const bout = battle === null || current === null ? null : boutAt(battle, current, sideOf(turn, battle));
  if (bout === null) return turn.has('deck') ? 'deck' : null;
  const card = cardFor(bout, [bout], handOf(turn));
  return card === null ? (turn.has('deck') ? 'deck' : null) : `card:${card}`;
};

/** SC-13.7: the bot first resolves the skirmish with the most valuable enemy front-line unit. */
export const skirmish: Strategy = turn => {
  const { battle } = turn.view;
  if (battle === null) return null;
  const side = sideOf(turn, battle);
  return bestOffer(
    turn,
    battle.skirmishes,
    ({ id }) => `skirmish:${id}`,
    candidate => {
      const bout = boutOf(battle, candidate, side);
      return bout === null ? 0 : worthOf(bout.enemy);
    },
  );
};

/** The bot gives up its least valuable unit, but prefers to give up a worker. */
export const victim: Strategy = turn => {
  const worker = ['worker:unavailable', 'worker:pool'].find(turn.has);
  return (
    worker ?? bestUnit(turn, 'destroy:', unit => -worthOf(unit)) ?? bestUnit(turn, 'splash:', unit => -worthOf(unit))
  );
};

/** SC-15.5: if the bot has only assist units, it puts the least valuable one in front. */
export const front: Strategy = turn => bestUnit(turn, 'front:', unit => -worthOf(unit));

/** SC-13.9.1: if the bot wins with too many units, its least valuable ones leave. */
export const excess: Strategy = turn =>
  turn.has('done') ? 'done' : bestUnit(turn, 'retreat:', unit => -worthOf(unit));

function bestUnit(turn: BotTurn, prefix: string, score: (unit: UnitType) => number): string | null {
  return bestOffer(turn, UNIT_TYPES, unit => `${prefix}${unit}`, score);
}

/** SC-13.9.5, SC-15.1: the bot retreats to an area with room where its units are useful. */
export const retreatArea: Strategy = turn => {
  const { view, seat } = turn;
  const { battle } = view;
  const sketch = sketchOf(view, seat);
  const aims = aimsOf(view, sketch);
  const spots = [...sketch.spots.values()].flat().filter(({ area }) => turn.has(`area:${area}`));
  const leaving = battle?.retreat?.units ?? [];
  const unit = battle === null ? null : leaving.map(id => fighterUnit(battle, id)).find(found => found !== null);
  const roomNeeded = Math.max(0, ...spots.map(spot => Math.min(roomIn(spot), Math.max(1, leaving.length))));
  const areasWithRoom = spots.filter(spot => roomIn(spot) >= roomNeeded);
  const spot = bestSpotFor(sketch, aims, areasWithRoom, unit ?? 'marine');
  return spot === null ? null : `area:${spot.area}`;
};

/** The bot pays a worker for the bonus of a card if its pool has one. */
export const pay: Strategy = ({ me }) => (me.pool > 0 ? 'pay' : 'keep');
