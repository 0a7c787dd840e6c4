import type { CardId } from '../data/cards.ts';
import { UNITS } from '../data/units.ts';
import { otherSide, unitOf } from '../state/battle.ts';
import type { BattleSide, FighterId } from '../state/battle.ts';
import { isStandard } from '../state/placing.ts';
import type { StarCraftView } from '../view.ts';
import type { BattleView, SkirmishView } from '../view/battle.ts';
import { oddsOf } from '../view/odds.ts';
import type { Odds, PlacedCards } from '../view/odds.ts';
import { ownSeat } from './seats.ts';

/** A standard card from the hand, or the top card of the deck. */
export type Best = CardId | 'deck';

/** What odds come to for a side: the enemy that falls and the own unit that holds count by their price. */
export function goodOf(battle: BattleView, skirmish: SkirmishView, side: BattleSide, { falls, holds }: Odds): number {
  return falls * priceIn(battle, skirmish[otherSide(side)].front) + holds * priceIn(battle, skirmish[side].front);
}

function priceIn(battle: BattleView, fighter: FighterId): number {
  const { minerals, gas } = UNITS[unitOf(battle, fighter)].cost;
  return 1 + minerals + gas;
}

interface Choice {
  readonly best: Best;
  readonly good: number;
}

/**
 * SC-13.6: the card to lay at the first of the skirmishes that wait for one, so that the cards of all of them together
 * come to most; `null`: none can be laid. `mayLay`: whether it can be laid at the first one.
 */
export function bestAtFirst(view: StarCraftView, mayLay: (best: Best) => boolean): Best | null {
  const { battle } = view;
  const plan = battle?.plan ?? null;
  if (battle === null || plan === null) return null;
  const taken = new Set<Best>(plan.places.map(({ standard }) => standard).filter(card => card !== 'none'));
  const hand = (ownSeat(view)?.own.hand ?? []).filter(card => isStandard(card) && !taken.has(card));
  const waiting = battle.skirmishes.filter(({ id }) => !plan.places.some(({ skirmish }) => skirmish === id));
  const tables = waiting.map((skirmish, at): readonly Choice[] =>
    [...hand, 'deck' as const]
      .filter(best => at > 0 || mayLay(best))
      .flatMap((best): Choice[] => {
        const placedCards: PlacedCards = best === 'deck' ? best : [best];
        const odds = oddsOf(view, battle, skirmish, plan.side, placedCards);
        return odds === null ? [] : [{ best, good: goodOf(battle, skirmish, plan.side, odds) }];
      })
      .sort((one, other) => other.good - one.good)
      // At most one card less than there are skirmishes is laid elsewhere.
      .slice(0, waiting.length),
  );
  return together(tables, new Set()).first;
}

interface Together {
  readonly good: number;
  readonly first: Best | null;
}

/** The choices of these skirmishes that come to most together, and the first one's; no card is laid twice. */
function together([here, ...others]: readonly (readonly Choice[])[], laid: ReadonlySet<Best>): Together {
  if (here === undefined) return { good: 0, first: null };
  let most: Together | null = null;
  for (const { best, good } of here) {
    if (laid.has(best)) continue;
    const rest = together(others, best === 'deck' ? laid : new Set([...laid, best]));
    if (most === null || good + rest.good > most.good) most = { good: good + rest.good, first: best };
  }
  return most ?? { ...together(others, laid), first: null };
}
