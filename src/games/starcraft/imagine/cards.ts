import type { Case } from '../../../kernel/match/imagination.ts';
import { shuffle } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat, Viewer } from '../../../kernel/words/message.ts';
import { CARD_IDS, CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { BATTLE_SIDES } from '../state/battle.ts';
import type { Battle, BattleSide, PlacedCard } from '../state/battle.ts';
import type { SeatState, StarCraftState } from '../state/state.ts';
import type { BattleView, PlacedCardView } from '../view/battle.ts';

// Combat cards: hands of others, decks, and what lies face down at skirmishes (SC-24).

/** What a viewer may know of what a seat owns. */
export interface KnownSeat extends Omit<SeatState, 'hand' | 'deck' | 'events'> {
  /** The cards in its hand; `null`: only how many are known. */
  readonly hand: CardId[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /**
   * The cards that lie where the viewer can't see them, in the order of the catalogue: everybody can count which have
   * been seen.
   */
  readonly unseen: readonly CardId[];
}

/** The places where a card of a seat lies face down. */
const KINDS = ['standard', 'reinforcement'] as const;
type Kind = (typeof KINDS)[number];

/** What `viewer` may know of a seat's things. */
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
    battle.skirmishes.flatMap(skirmish => KINDS.flatMap(kind => skirmish[side][kind] ?? [])),
  );
}

/** What is known of where Combat cards lie. */
export interface KnownCards {
  readonly seats: readonly KnownSeat[];
  readonly battle: BattleView | null;
}

/** Combat cards dealt to every place that the viewer can't see. */
export interface DealtCards {
  readonly hands: readonly CardId[][];
  readonly decks: readonly CardId[][];
  readonly battle: Battle | null;
}

/** Deals the cards that are not seen, as many to each place as there lie. */
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
 * A card that lies first at a skirmish from the hand is a standard card, the second a reinforcement card: all know
 * that. These are dealt before those from the deck, which may be anything.
 */
function dealBattle(battle: BattleView, pools: readonly CardId[][]): Battle {
  const taken = new Map<PlacedCardView, CardId>();
  for (const from of ['hand', 'deck'] as const) {
    for (const { side, kind, placed } of faceDown(battle)) {
      if (placed.from !== from) continue;
      const pool = pools[battle[side]] ?? [];
      const at = from === 'hand' ? pool.findIndex(card => CARDS[card].kind === kind) : 0;
      const [card] = pool.splice(at, at < 0 ? 0 : 1);
      if (card !== undefined) taken.set(placed, card);
    }
  }
  const turned = (placed: PlacedCardView | null): PlacedCard | null => {
    if (placed === null) return null;
    const card = placed.card ?? taken.get(placed);
    if (card === undefined) throw new RangeError('no card is left to lie there');
    return { ...placed, card };
  };
  const sideOf = <Side extends { standard: PlacedCardView | null; reinforcement: PlacedCardView | null }>(
    side: Side,
  ) => ({
    ...side,
    standard: turned(side.standard),
    reinforcement: turned(side.reinforcement),
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
  readonly kind: Kind;
  readonly placed: PlacedCardView;
}

/** The cards that the viewer can't see at the skirmishes. */
function faceDown(battle: BattleView): FaceDown[] {
  return battle.skirmishes.flatMap(skirmish =>
    BATTLE_SIDES.flatMap(side =>
      KINDS.flatMap((kind): FaceDown[] => {
        const placed = skirmish[side][kind];
        return placed?.card === null ? [{ side, kind, placed }] : [];
      }),
    ),
  );
}

/** What no cards of a battle may be, SC-13.6.1. */
export function faceDownFaults({ battle }: StarCraftState): string[] {
  if (battle === null) return [];
  const isWrong = battle.skirmishes.some(skirmish =>
    BATTLE_SIDES.some(side =>
      KINDS.some(kind => {
        const placed = skirmish[side][kind];
        return placed !== null && !placed.faceUp && placed.from === 'hand' && CARDS[placed.card].kind !== kind;
      }),
    ),
  );
  return isWrong ? ['SC-13.6.1: from the hand a standard card is laid, and with it a reinforcement card'] : [];
}

/** Each card that may be in a hand, and each that may come next. */
export function cardCases({ seats, battle }: KnownCards, seat: Seat): Case<StarCraftState>[] {
  const { unseen, hand, handCount, deckCount } = seatOf(seats, seat);
  const laid = battle === null ? [] : faceDown(battle).filter(({ side }) => battle[side] === seat);
  // Where all cards of a kind lie at skirmishes, none of them is anywhere else.
  const free = unseen.filter(card => {
    const { kind } = CARDS[card];
    const there = laid.filter(place => place.placed.from === 'hand' && place.kind === kind).length;
    return unseen.filter(other => CARDS[other].kind === kind).length > there;
  });
  const held =
    hand !== null || handCount === 0
      ? []
      : free.map((card): Case<StarCraftState> => ({
          name: `seat ${seat} holds ${card}`,
          holds: state => state.seats[seat]?.hand.includes(card) === true,
        }));
  const next =
    deckCount === 0
      ? []
      : free.map((card): Case<StarCraftState> => ({
          name: `${card} comes next in the deck of seat ${seat}`,
          holds: state => state.seats[seat]?.deck.at(-1) === card,
        }));
  return [...held, ...next];
}
