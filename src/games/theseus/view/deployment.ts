import type { BonusCardId } from '../data/bonus-cards.ts';
import { CARD_IDS, factsOf, kindOf } from '../data/cards.ts';
import type { CardId, CardKind } from '../data/cards.ts';
import type { SlotId } from '../data/ids.ts';
import { neighboursOf } from '../data/places.ts';
import { isSwitchedOff } from '../state/cards.ts';
import { copiesOf } from '../state/reproduction.ts';
import type { TheseusView } from '../view.ts';
import { positionOf } from './position.ts';

/** The results of installing a card in a slot (TH-11.3, TH-15, TH-16.2.7). */
export interface Deployment {
  readonly bonus: BonusCardId | null;
  /** The card that is replaced in the slot; `null`: none. */
  readonly replaced: CardId | null;
  /** `copies`: the number of copies that the card then has. `copied`: the cards that it copies itself. */
  readonly copies: number;
  readonly copied: readonly CardId[];
  readonly switchedOff: boolean;
}

/** The results of installing a kind of card in a slot. */
export function deploymentAt(view: TheseusView, kind: CardKind, slot: SlotId): Deployment {
  const stateBefore = positionOf(view);
  const stateAfter = positionOf(view);
  const card = CARD_IDS.find(candidate => kindOf(candidate) === kind);
  const replaced = ownCardIn(view, slot);
  if (card === undefined) return { bonus: null, replaced, copies: 0, copied: [], switchedOff: false };
  stateAfter.installed[slot] = { card, upgrades: 0, camera: 0, takenBy: null };
  const copied = neighboursOf(slot).flatMap(other => {
    const neighbour = stateAfter.installed[other];
    return neighbour !== undefined && copiesOf(stateAfter, other) > copiesOf(stateBefore, other)
      ? [neighbour.card]
      : [];
  });
  return {
    bonus: view.bonus[slot] ?? null,
    replaced,
    copies: factsOf(card).types.includes('reproduction') ? 0 : copiesOf(stateAfter, slot),
    copied,
    switchedOff: isSwitchedOff(stateAfter, slot),
  };
}

/** The card in a slot, if the deploying seat may replace it: its own or an ally's (TH-11.3). */
function ownCardIn({ installed, seats, turn }: TheseusView, slot: SlotId): CardId | null {
  const installedCard = installed[slot];
  if (installedCard === undefined || turn === null) return null;
  return seats[installedCard.controller]?.team === seats[turn.seat]?.team ? installedCard.card : null;
}
