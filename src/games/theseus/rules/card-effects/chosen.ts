import type { CardId } from '../../data/cards.ts';
import type { UnitId } from '../../data/units.ts';
import type { Theseus, TheseusState } from '../../state/state.ts';
import { turnOf } from '../turn.ts';

/** TH-16.1.2: the units that a card has chosen already in this phase, copies included. */
export function chosenBy(state: TheseusState, card: CardId): readonly UnitId[] {
  return turnOf(state).chosen[card] ?? [];
}

/** Remembers that a card has chosen a unit. */
export function noteChosen({ state }: Theseus, card: CardId, unit: UnitId): void {
  const { chosen } = turnOf(state);
  chosen[card] = [...(chosen[card] ?? []), unit];
}
