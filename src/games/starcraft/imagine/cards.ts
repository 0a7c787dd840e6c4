import type { OpenStatement } from '../../../kernel/match/imagination.ts';
import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import type { Battle, BattleSide, PlacedCard } from '../state/battle.ts';
import type { SeatState, StarCraftState } from '../state/state.ts';
import type { BattleView, PlacedCardView } from '../view/battle.ts';

// What a viewer knows and can imagine about Combat cards: other hands, decks, face-down cards at skirmishes (SC-24).

/** What a viewer may know of the things that a seat owns. */
export interface KnownSeat extends Omit<SeatState, 'hand' | 'deck' | 'events'> {
  /** The cards in the seat's hand; `null` if the viewer knows only their number. */
  readonly hand: CardId[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /**
   * The seat's cards that the viewer can't see, in catalogue order. Which cards these are is public, but not where each
   * one is.
   */
  readonly unseen: readonly CardId[];
}

/** The kinds of card that a side can place at a skirmish. */
const CARD_KINDS = ['standard', 'reinforcement'] as const;
type CardKind = (typeof CARD_KINDS)[number];

/** What `viewer` may know of the things that a seat owns. */
export function knownSeat({ seats, battle }: StarCraftState, seat: Seat, viewer: Viewer): KnownSeat {
  const { hand, deck, events: _events, ...open } = seatOf(seats, seat);
  const own = viewer === seat;
  const hidden = new Set<CardId>([
    ...deck,
    ...(own ? [] : hand),
    ...placedBy(battle, seat)
      .filter(({ faceUp, from }) => !faceUp && (!own || from === 'deck'))
      .map(({ card }) => card),
  ]);
  return {
    ...open,
    hand: own ? hand : null,
    handCount: hand.length,
    deckCount: deck.length,
    unseen: CARD_IDS.filter(card => hidden.has(card)),
  };
}

function seatOf<Owner>(seats: readonly Owner[], seat: Seat): Owner {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

function placedBy(battle: Battle | null, seat: Seat): PlacedCard[] {
  if (battle === null) return [];
  return BATTLE_SIDES.filter(side => battle[side] === seat).flatMap(side =>
    battle.skirmishes.flatMap(skirmish => CARD_KINDS.flatMap(kind => skirmish[side][kind] ?? [])),
  );
}

/** What a viewer knows about where Combat cards are. */
export interface KnownCards {
  readonly seats: readonly KnownSeat[];
  readonly battle: BattleView | null;
}

/** The hands, decks and battle after hidden Combat cards have been dealt at random. */
export interface DealtCards {
  readonly hands: readonly CardId[][];
  readonly decks: readonly CardId[][];
  readonly battle: Battle | null;
}

/** Deals unseen cards at random to each hidden place, in the number that is really there. */
export function dealCards({ seats, battle }: KnownCards, random: RandomState): DealtCards {
  const pools = seats.map(({ unseen }) => {
    const pool = [...unseen];
    shuffle(random, pool);
    return pool;
  });
  const dealt = battle === null ? null : dealBattle(battle, pools);
  const hands = seats.map(({ hand, handCount }, seat) => hand ?? pools[seat]?.splice(0, handCount) ?? []);
  const decks = seats.map(({ deckCount }, seat) => pools[seat]?.splice(0, deckCount) ?? []);
  return { hands, decks, battle: dealt };
}

/**
 * Deals unseen cards to the face-down places of a battle. Cards placed from a hand come first, since their kind is
 * public; cards from the deck may be of any kind.
 */
function dealBattle(battle: BattleView, pools: readonly CardId[][]): Battle {
  const dealtCards = new Map<PlacedCardView, CardId>();
  for (const from of ['hand', 'deck'] as const) {
    for (const { side, kind, placed } of faceDown(battle)) {
      if (placed.from !== from) continue;
      const pool = pools[battle[side]] ?? [];
      const at = from === 'hand' ? pool.findIndex(card => CARDS[card].kind === kind) : 0;
      const [card] = pool.splice(at, at < 0 ? 0 : 1);
      if (card !== undefined) dealtCards.set(placed, card);
    }
  }
  const withCard = (placed: PlacedCardView | null): PlacedCard | null => {
    if (placed === null) return null;
    const card = placed.card ?? dealtCards.get(placed);
    if (card === undefined) throw new RangeError('no card is left to lie there');
    return { ...placed, card };
  };
  const sideOf = <Side extends { standard: PlacedCardView | null; reinforcement: PlacedCardView | null }>(
    side: Side,
  ) => ({
    ...side,
    standard: withCard(side.standard),
    reinforcement: withCard(side.reinforcement),
  });
  return {
    ...battle,
    skirmishes: battle.skirmishes.map(skirmish => ({
      ...skirmish,
      attacker: sideOf(skirmish.attacker),
      defender: sideOf(skirmish.defender),
    })),
  };
}

interface FaceDown {
  readonly side: BattleSide;
  readonly kind: CardKind;
  readonly placed: PlacedCardView;
}

/** The cards at skirmishes that the viewer can't see. */
function faceDown(battle: BattleView): FaceDown[] {
  return battle.skirmishes.flatMap(skirmish =>
    BATTLE_SIDES.flatMap(side =>
      CARD_KINDS.flatMap((kind): FaceDown[] => {
        const placed = skirmish[side][kind];
        return placed?.card === null ? [{ side, kind, placed }] : [];
      }),
    ),
  );
}

/**
 * SC-13.6.1: an error text if a face-down card from the hand has the wrong kind for its place; empty if all are right.
 */
export function faceDownFaults({ battle }: StarCraftState): string[] {
  if (battle === null) return [];
  const isWrong = battle.skirmishes.some(skirmish =>
    BATTLE_SIDES.some(side =>
      CARD_KINDS.some(kind => {
        const placed = skirmish[side][kind];
        return placed !== null && !placed.faceUp && placed.from === 'hand' && CARDS[placed.card].kind !== kind;
      }),
    ),
  );
  return isWrong ? ['SC-13.6.1: from the hand a standard card is laid, and with it a reinforcement card'] : [];
}

/**
 * The possible cases for a seat's hidden cards: each card that its hand may hold, and each that may be on top of its
 * deck.
 */
export function cardCases({ seats, battle }: KnownCards, seat: Seat): OpenStatement<StarCraftState>[] {
  const { unseen, hand, handCount, deckCount } = seatOf(seats, seat);
  const faceDownCards = battle === null ? [] : faceDown(battle).filter(({ side }) => battle[side] === seat);
  // If all unseen cards of a kind are known to be at skirmishes, no hand or deck holds one.
  const possibleCards = unseen.filter(card => {
    const { kind } = CARDS[card];
    const countAtSkirmishes = faceDownCards.filter(place => place.placed.from === 'hand' && place.kind === kind).length;
    return unseen.filter(other => CARDS[other].kind === kind).length > countAtSkirmishes;
  });
  const handCases =
    hand !== null || handCount === 0
      ? []
      : possibleCards.map((card): OpenStatement<StarCraftState> => ({
          name: `seat ${seat} holds ${card}`,
          holds: state => state.seats[seat]?.hand.includes(card) === true,
        }));
  const deckCases =
    deckCount === 0
      ? []
      : possibleCards.map((card): OpenStatement<StarCraftState> => ({
          name: `${card} comes next in the deck of seat ${seat}`,
          holds: state => state.seats[seat]?.deck.at(-1) === card,
        }));
  return [...handCases, ...deckCases];
}
