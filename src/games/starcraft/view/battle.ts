import type { Viewer } from '../../../kernel/words/message.ts';
import type { CardId } from '../data/cards.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import type { Battle, BattleSide, PlacedCard, Skirmish, SkirmishSide } from '../state/battle.ts';

/** A card at a skirmish as a viewer may know it: `card` is `null` while it lies face down for that viewer. */
export interface PlacedCardView {
  readonly card: CardId | null;
  readonly from: 'hand' | 'deck';
  readonly faceUp: boolean;
}

/** One side of a skirmish as a viewer may know it. */
export type SkirmishSideView = Readonly<Omit<SkirmishSide, 'standard' | 'reinforcement'>> & {
  readonly standard: PlacedCardView | null;
  readonly reinforcement: PlacedCardView | null;
};

/** A skirmish as a viewer may know it. */
export type SkirmishView = Readonly<Omit<Skirmish, BattleSide>> & Readonly<Record<BattleSide, SkirmishSideView>>;

/** The battle as a viewer may know it (SC-24). `plan` is `null` except for the seat that is distributing its cards. */
export type BattleView = Readonly<Omit<Battle, 'skirmishes'>> & { readonly skirmishes: readonly SkirmishView[] };

/**
 * The view of a battle for one viewer. A face-down card from a hand is known only to its owner, a face-down card from
 * the deck to nobody (SC-24).
 */
export function battleView(battle: Battle, viewer: Viewer): BattleView {
  const ownBattleSide = BATTLE_SIDES.find(side => battle[side] === viewer) ?? null;
  const sideView = (skirmish: Skirmish, side: BattleSide): SkirmishSideView => {
    const { standard, reinforcement, ...open } = skirmish[side];
    return {
      ...open,
      standard: cardView(standard, ownBattleSide === side),
      reinforcement: cardView(reinforcement, ownBattleSide === side),
    };
  };
  return {
    ...battle,
    plan: battle.plan !== null && battle.plan.side === ownBattleSide ? battle.plan : null,
    skirmishes: battle.skirmishes.map(skirmish => ({
      ...skirmish,
      attacker: sideView(skirmish, 'attacker'),
      defender: sideView(skirmish, 'defender'),
    })),
  };
}

function cardView(placed: PlacedCard | null, isOwn: boolean): PlacedCardView | null {
  if (placed === null) return null;
  const isKnown = placed.faceUp || (isOwn && placed.from === 'hand');
  return { card: isKnown ? placed.card : null, from: placed.from, faceUp: placed.faceUp };
}
