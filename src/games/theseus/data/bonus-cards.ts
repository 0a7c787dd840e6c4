/** A kind of bonus card. */
type BonusFacts = {
  readonly copies: number;
  /** Whether it is in the box no more: a match that was begun with it goes on with it. */
  readonly former?: true;
  /** Whether it is played while a unit of its player moves, and takes it one sector further (TH-16.6.2). */
  readonly lengthensMove?: true;
};

/** The neutral bonus cards, all of them instants (TH-11.7), and how many of each there are. */
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

/** One bonus card: `bonus-upgrade-2`. */
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

/** Every bonus card that a match can have, that of an earlier box too. */
export const BONUS_CARD_IDS: readonly BonusCardId[] = bonusIds;

/** The nine bonus cards that a match is set up with (TH-3.5). */
export const BONUS_CARDS_IN_BOX: readonly BonusCardId[] = bonusIds.filter(card => bonusFacts(card).former !== true);

/** Which kind of bonus card a card is. Throws `RangeError` for a card that is none. */
export function bonusKindOf(card: BonusCardId): BonusKind {
  const kind = KIND_OF.get(card);
  if (kind === undefined) throw new RangeError(`There is no bonus card ${card}.`);
  return kind;
}

/** The facts of a bonus card. */
export function bonusFacts(card: BonusCardId): BonusFacts {
  return BONUS_CARDS[bonusKindOf(card)];
}

/** Whether a text is a bonus card. */
export function isBonusCardId(id: string): id is BonusCardId {
  return KIND_OF.has(id);
}
