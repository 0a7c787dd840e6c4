import type { Ability } from '../../../../src/games/starcraft/data/abilities.ts';
import { CARDS, CARD_IDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';

/** An ability of a card, with the name that it has among the uses: copies of a technology share theirs. */
export interface NamedAbility {
  readonly name: string;
  readonly card: CardId;
  readonly ability: Ability;
}

/** The abilities of a card, in its order: `terran-c05 1 attack`, `parasite 2 reveal-hand`. */
export function abilitiesOf(card: CardId): readonly NamedAbility[] {
  const { technology, abilities } = CARDS[card];
  return abilities.map((ability, place) => ({
    name: `${technology ?? card} ${place + 1} ${ability.op}`,
    card,
    ability,
  }));
}

/** Every ability there is, by its name. */
export const ABILITY_NAMES: readonly string[] = [
  ...new Set(CARD_IDS.flatMap(card => abilitiesOf(card).map(({ name }) => name))),
];

/** The card of that id. Throws when there is none. */
export function cardOf(id: string): CardId {
  const card = CARD_IDS.find(one => one === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
