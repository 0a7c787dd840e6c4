import { CARD_IDS, kindOf } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import type { UnitId } from '../../data/units.ts';
import type { Theseus, TheseusState } from '../../state/state.ts';
import { turnOf } from '../turn.ts';

/** TH-16.1.2: the units that a card, its copies and other cards of its kind have already chosen in this phase. */
export function unitsChosenBy(state: TheseusState, card: CardId): readonly UnitId[] {
  const { chosen } = turnOf(state);
  return CARD_IDS.filter(other => kindOf(other) === kindOf(card)).flatMap(other => chosen[other] ?? []);
}

/** Records that a card has chosen a unit. */
export function noteChosen({ state }: Theseus, card: CardId, unit: UnitId): void {
  const { chosen } = turnOf(state);
  chosen[card] = [...(chosen[card] ?? []), unit];
}
