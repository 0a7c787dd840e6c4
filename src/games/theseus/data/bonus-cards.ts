/** The neutral bonus cards, all of them instants (TH-11.7), and how many of each there are. */
export const BONUS_CARDS = {
  'bonus-card-from-deck': { copies: 3 },
  'bonus-upgrade': { copies: 3 },
  'bonus-shaft-passage': { copies: 2 },
  'bonus-repair': { copies: 1 },
  'bonus-recall': { copies: 1 },
} as const;
export type BonusKind = keyof typeof BONUS_CARDS;

/** The five kinds of bonus card. */
export const BONUS_KINDS = [
  'bonus-card-from-deck',
  'bonus-upgrade',
  'bonus-shaft-passage',
  'bonus-repair',
  'bonus-recall',
] as const satisfies readonly BonusKind[];

/** One of the ten bonus cards: `bonus-upgrade-2`. */
export type BonusCardId = `${BonusKind}-${1 | 2 | 3}`;

const KIND_OF = new Map<string, BonusKind>();
const bonusIds: BonusCardId[] = [];
for (const kind of BONUS_KINDS) {
  for (const copy of [1, 2, 3] as const) {
    if (copy > BONUS_CARDS[kind].copies) break;
    bonusIds.push(`${kind}-${copy}`);
    KIND_OF.set(`${kind}-${copy}`, kind);
  }
}

/** The ten bonus cards. */
export const BONUS_CARD_IDS: readonly BonusCardId[] = bonusIds;

/** Which kind of bonus card a card is. Throws `RangeError` for a card that is not among the ten. */
export function bonusKindOf(card: BonusCardId): BonusKind {
  const kind = KIND_OF.get(card);
  if (kind === undefined) throw new RangeError(`There is no bonus card ${card}.`);
  return kind;
}

/** Whether a text is one of the ten bonus cards. */
export function isBonusCardId(id: string): id is BonusCardId {
  return KIND_OF.has(id);
}
