import { EVENTS } from '../../data/events.ts';
import type { EventEffect as Facts } from '../../data/events.ts';
import { CARDS } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import type { SumLine } from '../../state/battle.ts';
import type { Bout } from '../../state/bout.ts';
import type { StarCraftState } from '../../state/state.ts';
import { cardName, say } from '../../text/say.ts';
import { abilitiesOf } from '../abilities.ts';
import { whyNot } from '../conditions.ts';

type BattleBonus = Extract<Facts, { readonly op: 'battle-bonus' }>;

/**
 * SC-13.7.B.5: the lines that a side's Event card, used at the start of the battle, adds to its sum in this skirmish.
 */
export function eventBonuses(state: StarCraftState, bout: Bout): SumLine[] {
  const event = bout.battle.startEvents[bout.side];
  if (event === null) return [];
  return EVENTS[event].effect.flatMap((facts): SumLine[] => {
    if (facts.op !== 'battle-bonus') return [];
    const { stat, amount } = facts;
    const rival = rivalOf(state, bout, facts);
    if (rival === null) return [{ stat, amount, words: say('battle.sum.event', { event: say(`event.${event}`) }) }];
    const words = say('battle.sum.no-event', { event: say(`event.${event}`), card: cardName(rival) });
    return [{ stat, amount: 0, words }];
  });
}

/**
 * The technology that gives the same bonus in this skirmish, so that the event adds nothing; `null` if there is none.
 */
function rivalOf(state: StarCraftState, bout: Bout, { stat, notCumulativeWith = [] }: BattleBonus): CardId | null {
  if (notCumulativeWith.length === 0) return null;
  const isWorking = abilitiesOf(state, bout, ['compare', 'continuous']).find(({ card, ability }) => {
    const { technology } = CARDS[card];
    return (
      ability.op === stat &&
      technology !== null &&
      notCumulativeWith.includes(technology) &&
      whyNot(state, bout, ability.if) === null
    );
  });
  return isWorking?.card ?? null;
}
