import { EVENT_CARDS } from '../../../../src/games/starcraft/data/events.ts';
import type { EventCardId } from '../../../../src/games/starcraft/data/events.ts';
import { FACTION_PIECES, ORDER_KINDS } from '../../../../src/games/starcraft/data/factions.ts';
import type { OrderKind } from '../../../../src/games/starcraft/data/factions.ts';
import { CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { BATTLE_SIDES } from '../../../../src/games/starcraft/state/battle.ts';
import type { Battle, PlacedCard } from '../../../../src/games/starcraft/state/battle.ts';
import type { OrderToken } from '../../../../src/games/starcraft/state/orders.ts';
import type { SeatState, StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import { below, shuffle } from '../../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../../src/kernel/plain/random.ts';
import type { Seat, Viewer } from '../../../../src/kernel/words/message.ts';
import { isStarCraft } from './matches.ts';

/**
 * Deals anew what `viewer` may not know, line by line of SC-24, and nothing else: the faces of the others' orders, their hands,
 * all Combat decks, what lies face down in a battle, the Event cards that nobody has read, and the generator. It changes `state`.
 */
export function scramble(state: unknown, viewer: Viewer, random: RandomState): unknown {
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  state.random = { generator: [1, 2, 3, 4].map(() => 1 + below(random, 1_000_000)), scripted: [] };
  state.seats.forEach((owner, seat) => scrambleCards(state, owner, seat, viewer, random));
  scrambleEvents(state, viewer, random);
  scrambleOrders(state, viewer, random);
  if (state.battle !== null) scramblePlan(state.battle, state, viewer, random);
  return state;
}

/** Deals only the Event cards anew that nobody has read. */
export function scrambleUnreadEvents(state: unknown, viewer: Viewer, random: RandomState): unknown {
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  scrambleEvents(state, viewer, random);
  return state;
}

/** Deals only the Combat cards of other seats anew; what is shuffled later is shuffled as it would have been. */
export function scrambleOthersCards(state: unknown, viewer: Viewer, random: RandomState): unknown {
  if (!isStarCraft(state)) throw new Error('no state of StarCraft');
  state.seats.forEach((owner, seat) => {
    if (seat !== viewer) scrambleCards(state, owner, seat, viewer, random);
  });
  return state;
}

// ---- Combat cards -----------------------------------------------------------------------------------------------------

/**
 * Deck, face-down cards and, but for the viewer's own, hand and cards laid from the hand are dealt anew, as many as before in
 * each place. A card that lies first at a skirmish from the hand is a standard card, the second a reinforcement card: all know that.
 */
function scrambleCards(state: StarCraftState, owner: SeatState, seat: Seat, viewer: Viewer, random: RandomState): void {
  const own = viewer === seat;
  const places = faceDown(state, seat).filter(({ card }) => !own || card.from === 'deck');
  const pool = [...owner.deck, ...(own ? [] : owner.hand), ...places.map(({ card }) => card.card)];
  shuffle(random, pool);
  for (const { card, kind, put } of places) {
    if (card.from === 'hand') put({ ...card, card: take(pool, other => CARDS[other].kind === kind) });
  }
  for (const { card, put } of places) if (card.from === 'deck') put({ ...card, card: take(pool, () => true) });
  if (!own) owner.hand = pool.splice(0, owner.hand.length);
  owner.deck = pool;
}

interface FaceDown {
  readonly card: PlacedCard;
  readonly kind: 'standard' | 'reinforcement';
  readonly put: (card: PlacedCard) => void;
}

function faceDown({ battle }: StarCraftState, seat: Seat): readonly FaceDown[] {
  if (battle === null) return [];
  const found: FaceDown[] = [];
  for (const skirmish of battle.skirmishes) {
    for (const side of BATTLE_SIDES) {
      if (battle[side] !== seat) continue;
      for (const kind of ['standard', 'reinforcement'] as const) {
        const card = skirmish[side][kind];
        if (card === null || card.faceUp) continue;
        const put = (other: PlacedCard): void => {
          skirmish[side][kind] = other;
        };
        found.push({ card, kind, put });
      }
    }
  }
  return found;
}

/** The first card of the pool that fits. */
function take(pool: CardId[], fits: (card: CardId) => boolean): CardId {
  const [card] = pool.splice(pool.findIndex(fits), 1);
  if (card === undefined) throw new Error('no card is left to lay');
  return card;
}

/** The cards that another side is distributing: any of its hand, and as many as it likes. */
function scramblePlan(battle: Battle, state: StarCraftState, viewer: Viewer, random: RandomState): void {
  const { plan } = battle;
  if (plan === null || battle[plan.side] === viewer) return;
  const hand = [...(state.seats[battle[plan.side]]?.hand ?? [])];
  shuffle(random, hand);
  const standard = hand.filter(card => CARDS[card].kind === 'standard');
  const reinforcement = hand.filter(card => CARDS[card].kind === 'reinforcement');
  const count = below(random, battle.skirmishes.length + 1);
  plan.places = battle.skirmishes.slice(0, count).map(({ id }) => {
    const card = standard.pop() ?? 'deck';
    return { skirmish: id, standard: card, reinforcement: card === 'deck' ? 'none' : (reinforcement.pop() ?? 'none') };
  });
}

// ---- Event cards ------------------------------------------------------------------------------------------------------

/**
 * Which unread cards lie where: in the deck, taken out, face down before a seat. The stage of every one of them is kept: that of the top
 * card is public, and with it, by the numbers of the set-up, that of the cards below. Read are, in step 8, the viewer's own. In Galactic
 * Conquest all know that The End Draws Near is out (SC-23.1.2).
 */
function scrambleEvents(state: StarCraftState, viewer: Viewer, random: RandomState): void {
  const reading = state.phase === 'regrouping' && state.step === 8;
  const piles = [state.eventDeck, state.eventsOut];
  state.seats.forEach(({ events }, seat) => {
    if (!reading || seat !== viewer) piles.push(events);
  });
  const isKnown = (card: EventCardId): boolean =>
    state.options.variant === 'galactic-conquest' && EVENT_CARDS[card].event === 'the-end-draws-near';
  const unread = piles.flat().filter(card => !isKnown(card));
  const byStage = ([1, 2, 3] as const).map(stage => unread.filter(card => EVENT_CARDS[card].stage === stage));
  for (const cards of byStage) shuffle(random, cards);
  const another = (card: EventCardId): EventCardId =>
    isKnown(card) ? card : (byStage[EVENT_CARDS[card].stage - 1]?.pop() ?? card);
  for (const pile of piles) pile.splice(0, pile.length, ...pile.map(another));
}

// ---- orders -----------------------------------------------------------------------------------------------------------

/**
 * The faces of other seats' orders, within their supply of each kind (SC-2.3); backs are open. The one being carried out has been
 * revealed. Where nobody may look at placed tokens, the viewer's own change places: which of them are on the board, their owner sees.
 */
function scrambleOrders(state: StarCraftState, viewer: Viewer, random: RandomState): void {
  const hidden = new Map<Seat, Record<'standard' | 'special', OrderKind[]>>();
  state.seats.forEach((_, seat) => {
    const standard = ORDER_KINDS.flatMap(kind => Array<OrderKind>(FACTION_PIECES.standardOrders[kind]).fill(kind));
    const special = ORDER_KINDS.flatMap(kind => Array<OrderKind>(FACTION_PIECES.specialOrders[kind]).fill(kind));
    const { order } = state;
    if (order?.seat === seat) {
      const left = order.special ? special : standard;
      left.splice(left.indexOf(order.order), 1);
    }
    shuffle(random, standard);
    shuffle(random, special);
    hidden.set(seat, { standard, special });
  });
  if (viewer !== 'spectator' && state.options.ownTokens === 'hidden')
    hidden.set(viewer, facesOf(state, viewer, random));
  for (const { planet } of state.planets) {
    const stack = state.stacks[planet];
    if (stack === undefined) continue;
    state.stacks[planet] = stack.map((token, place): OrderToken => {
      const revealed = state.order?.planet === planet && place === stack.length - 1;
      if (revealed || (token.seat === viewer && state.options.ownTokens === 'shown')) return token;
      const order = hidden.get(token.seat)?.[token.special ? 'special' : 'standard'].pop();
      if (order === undefined) throw new Error(`seat ${token.seat} has more orders than tokens`);
      return { ...token, order };
    });
  }
}

/** The faces of a seat's tokens that lie face down, by their backs, shuffled. */
function facesOf(
  { stacks, order: running }: StarCraftState,
  seat: Seat,
  random: RandomState,
): Record<'standard' | 'special', OrderKind[]> {
  const faces: Record<'standard' | 'special', OrderKind[]> = { standard: [], special: [] };
  for (const [planet, stack] of Object.entries(stacks)) {
    stack.forEach((token, place) => {
      const revealed = running?.planet === planet && place === stack.length - 1;
      if (token.seat === seat && !revealed) faces[token.special ? 'special' : 'standard'].push(token.order);
    });
  }
  shuffle(random, faces.standard);
  shuffle(random, faces.special);
  return faces;
}
