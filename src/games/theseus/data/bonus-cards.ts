/** The facts of a kind of bonus card. */
type BonusFacts = {
  readonly copies: number;
  /** Whether the card is no longer in the box. Matches that began with it keep it. */
  readonly former?: true;
  /** Whether the card is played while a unit of its player moves, and adds one sector to the move (TH-16.6.2). */
  readonly lengthensMove?: true;
};

/** The kinds of neutral bonus cards, all instants (TH-11.7), with their number of copies. */
const BONUS_CARDS = {
  'bonus-card-from-deck': { copies: 3 },
  'bonus-upgrade': { copies: 3 },
  'bonus-shaft-passage': { copies: 2, lengthensMove: true },
  'bonus-repair': { copies: 1 },
  'bonus-recall': { copies: 1, former: true },
} as const satisfies Readonly<Record<string, BonusFacts>>;
export type BonusKind = keyof typeof BONUS_CARDS;

/** The kinds of bonus card. */
export const BONUS_KINDS = [
  'bonus-card-from-deck',
  'bonus-upgrade',
  'bonus-shaft-passage',
  'bonus-repair',
  'bonus-recall',
] as const satisfies readonly BonusKind[];

/** The id of one bonus card, such as `bonus-upgrade-2`. */
export type BonusCardId = `${BonusKind}-${1 | 2 | 3}`;

const KIND_OF = new Map<string, BonusKind>();
const bonusIds: BonusCardId[] = [];
for (const kind of BONUS_KINDS) {
  for (const copyNumber of [1, 2, 3] as const) {
    if (copyNumber > BONUS_CARDS[kind].copies) break;
    bonusIds.push(`${kind}-${copyNumber}`);
    KIND_OF.set(`${kind}-${copyNumber}`, kind);
  }
}

/** All bonus cards that a match can have, including those that are no longer in the box. */
export const BONUS_CARD_IDS: readonly BonusCardId[] = bonusIds;

/** The nine bonus cards that a match is set up with (TH-3.5). */
export const BONUS_CARDS_IN_BOX: readonly BonusCardId[] = bonusIds.filter(card => bonusFacts(card).former !== true);

/** The kind of a bonus card. Throws `RangeError` if there is no such card. */
export function bonusKindOf(card: BonusCardId): BonusKind {
  const kind = KIND_OF.get(card);
  if (kind === undefined) throw new RangeError(`There is no bonus card ${card}.`);
  return kind;
}

/** The facts of a bonus card. */
export function bonusFacts(card: BonusCardId): BonusFacts {
  return BONUS_CARDS[bonusKindOf(card)];
}

/** Whether a text is the id of a bonus card. */
export function isBonusCardId(id: string): id is BonusCardId {
  return KIND_OF.has(id);
}
