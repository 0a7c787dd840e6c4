import { blockedOnly, joinedOffers, offerRows } from '../../../kernel/match/offer.ts';
import type { OptionFace, Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { skirmishById, skirmishName, unitOf } from '../state/battle.ts';
import type {
  Battle,
  BattleSide,
  CardPlan,
  PlannedCards,
  Skirmish,
  SkirmishId,
  SkirmishSide,
} from '../state/battle.ts';
import { battleOf } from '../state/bout.ts';
import { actionDetails } from '../state/does.ts';
import {
  hasIcon,
  isFurtherCopy,
  matchingUnit,
  placesFaceUp,
  placingOrder,
  cardsLeftToPlace,
} from '../state/placing.ts';
import type { CardsToPlace } from '../state/placing.ts';
import { changeHand } from '../state/hand.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft } from '../state/state.ts';
import { cardName, say, unitName } from '../text/say.ts';
import { takeTopCard } from './cards.ts';
import { checkStillFought } from './leaving-battle.ts';

type CardAnswer =
  | 'done'
  | { readonly standard: CardId | 'deck' | 'none' }
  | { readonly reinforcement: CardId | 'none' }
  | { readonly putBack: SkirmishId };

/**
 * SC-13.6: lets both sides place their cards, the attacker first unless an ability of battle step 2 changes that
 * (SC-13.6.4).
 */
export function* lineUpPlacing(game: StarCraft): Rule {
  for (const side of placingOrder(battleOf(game.state))) game.next('battle.cards', { side });
}

/**
 * SC-13.6: a side places its cards at all skirmishes. For each skirmish it chooses a standard card and, if that card
 * comes from the hand, a reinforcement card. It can take cards back until it is done. The other side sees nothing,
 * unless the side has to place its cards face up: then everybody sees them once it is done (SC-13.6.4).
 */
export function* placeCards(game: StarCraft, { side }: { readonly side: BattleSide }): Rule {
  if (!checkStillFought(game)) return;
  const battle = battleOf(game.state);
  battle.step = 6;
  battle.plan = { side, places: [] };
  for (;;) {
    const { plan } = battle;
    const answer = yield* askForCards(game, battle, plan);
    if (answer === 'done') break;
    applyAnswer(plan, cardsLeftToPlace(game.state, battle, plan).skirmish, answer);
  }
  const { places } = battle.plan;
  battle.plan = null;
  for (const place of places) placePlannedCards(game, side, place);
  if (placesFaceUp(battle, side)) game.reveal();
  tellPlaced(game, side);
  yield* beat('battle.laid');
}

function* askForCards(game: StarCraft, battle: Battle, plan: CardPlan): Rule<CardAnswer> {
  const cardsToPlace = cardsLeftToPlace(game.state, battle, plan);
  const isOpen = placesFaceUp(battle, plan.side);
  const openPlace = plan.places.find(({ reinforcement }) => reinforcement === 'open');
  if (openPlace !== undefined) {
    const ownSide = skirmishById(battle, openPlace.skirmish)[plan.side];
    const { options, blocked } = joinedOffers<CardAnswer>(
      blockedCards(cardsToPlace.standard, SECOND_STANDARD),
      blockedPlacedCards(battle, plan),
      offerRows(reinforcementRows(battle, ownSide, openPlace, cardsToPlace)),
    );
    return yield* choose(game, battle[plan.side], 'battle.cards', options, {
      prompt: say('battle.cards.reinforcement-prompt', { skirmish: nameOf(battle, openPlace.skirmish) }),
      rule: 'SC-13.6',
      secrecy: 'sealed',
      blocked,
    });
  }
  const { skirmish } = cardsToPlace;
  const rows = skirmish === null ? [] : standardRows(battle, skirmishById(battle, skirmish)[plan.side], cardsToPlace);
  // Cards can still be taken back on the hand-over screen until the other side places its cards, so `done` may be
  // answered automatically.
  const canBeAutomatic = !isOpen && placingOrder(battle).at(-1) !== plan.side;
  const doneFace: OptionFace = canBeAutomatic ? { ...DONE_FACE, autoAnswer: true } : DONE_FACE;
  rows.push({ id: 'done', face: () => doneFace, value: 'done', fault: skirmish === null ? null : CARDS_LEFT });
  for (const place of plan.places) rows.push(putBackRow(battle, place));
  const { options, blocked } = joinedOffers<CardAnswer>(
    skirmish === null
      ? blockedCards([...cardsToPlace.standard, ...cardsToPlace.reinforcement], ALL_CARDS_PLACED)
      : blockedCards(cardsToPlace.reinforcement, NEVER_ALONE),
    blockedPlacedCards(battle, plan),
    offerRows(rows),
  );
  const prompt =
    skirmish === null
      ? say(isOpen ? 'battle.cards.done-prompt-open' : 'battle.cards.done-prompt')
      : say(isOpen ? 'battle.cards.prompt-open' : 'battle.cards.prompt', { skirmish: nameOf(battle, skirmish) });
  const question = { prompt, rule: 'SC-13.6', secrecy: 'sealed', blocked } as const;
  return yield* choose(game, battle[plan.side], 'battle.cards', options, question);
}

const DONE_FACE: OptionFace = { words: say('battle.cards.done') };
const CARDS_LEFT: Reason = { why: say('why.battle.cards-left'), rule: 'SC-13.6' };
const SECOND_STANDARD: Reason = { why: say('why.battle.second-standard'), rule: 'SC-13.6' };
const ALL_CARDS_PLACED: Reason = { why: say('why.battle.all-placed'), rule: 'SC-13.6' };
const NEVER_ALONE: Reason = { why: say('battle.cards.why.alone'), rule: 'SC-13.6.2' };

function applyAnswer(plan: CardPlan, skirmish: SkirmishId | null, answer: Exclude<CardAnswer, 'done'>): void {
  if ('putBack' in answer) {
    plan.places = plan.places.filter(place => place.skirmish !== answer.putBack);
  } else if ('reinforcement' in answer) {
    const openPlace = plan.places.find(({ reinforcement }) => reinforcement === 'open');
    if (openPlace !== undefined) openPlace.reinforcement = answer.reinforcement;
  } else if (skirmish !== null) {
    const { standard } = answer;
    plan.places.push({
      skirmish,
      standard,
      reinforcement: standard === 'deck' || standard === 'none' ? 'none' : 'open',
    });
  }
}

/** Places the planned cards of one skirmish: those from the hand, or the top card of the deck unseen. */
function placePlannedCards(
  game: StarCraft,
  side: BattleSide,
  { skirmish, standard, reinforcement }: PlannedCards,
): void {
  const battle = battleOf(game.state);
  const owner = seatState(game.state, battle[side]);
  const ownSide = skirmishById(battle, skirmish)[side];
  const faceUp = placesFaceUp(battle, side);
  if (standard === 'deck') {
    const card = takeTopCard(game, battle[side]);
    ownSide.standard = card === null ? null : { card, from: 'deck', faceUp };
    return;
  }
  if (standard !== 'none') ownSide.standard = { card: standard, from: 'hand', faceUp };
  if (reinforcement !== 'none' && reinforcement !== 'open') {
    ownSide.reinforcement = { card: reinforcement, from: 'hand', faceUp };
  }
  changeHand(
    owner,
    owner.hand.filter(card => card !== standard && card !== reinforcement),
  );
}

/**
 * SC-13.6.1: logs for all readers how many cards are at each skirmish and whether one came from the deck. If the cards
 * are face up (SC-13.6.4), the log names them.
 */
function tellPlaced(game: StarCraft, side: BattleSide): void {
  const battle = battleOf(game.state);
  const seat = battle[side];
  const ownMessages = battle.skirmishes.map(skirmish => placedMessage(battle, skirmish, side, true));
  if (placesFaceUp(battle, side)) {
    const cards = gather(battle.skirmishes, skirmish => cardsOfSide(skirmish[side]));
    game.tell?.({
      words: say('battle.cards.placed-open', { seat: { seat }, places: ownMessages }),
      refs: cards.map((card): `card:${CardId}` => `card:${card}`),
      rule: 'SC-13.6.4',
    });
    return;
  }
  const openMessages = battle.skirmishes.map(skirmish => placedMessage(battle, skirmish, side, false));
  game.tell?.({
    words: say('battle.cards.placed', { seat: { seat }, places: openMessages }),
    rule: 'SC-13.6.1',
    secrets: [{ seats: [seat], words: say('battle.cards.placed', { seat: { seat }, places: ownMessages }) }],
  });
}

/** Describes the cards at a skirmish: by their names if they are `known`, otherwise only by public facts. */
function placedMessage(battle: Battle, skirmish: Skirmish, side: BattleSide, known: boolean): Message {
  const { standard, reinforcement } = skirmish[side];
  const params = { skirmish: skirmishName(battle, skirmish), count: reinforcement === null ? 1 : 2 };
  if (standard === null) return say('battle.cards.none-at', params);
  if (known && (standard.faceUp || standard.from === 'hand')) {
    return say('battle.cards.these-at', { ...params, cards: cardsOfSide(skirmish[side]).map(cardName) });
  }
  return say(standard.from === 'deck' ? 'battle.cards.deck-at' : 'battle.cards.hand-at', params);
}

function cardsOfSide({ standard, reinforcement }: SkirmishSide): CardId[] {
  return gather([standard, reinforcement], placed => (placed === null ? [] : [placed.card]));
}

/** SC-13.6.2: the options for the standard card of a skirmish. */
function standardRows(battle: Battle, own: SkirmishSide, left: CardsToPlace): OfferRow<CardAnswer>[] {
  const unit = unitOf(battle, own.front);
  const matching = (card: CardId): number => (hasIcon(card, unit) ? 0 : 1);
  // Matching cards come first, because a low screen may not show the whole hand.
  const cards = [...left.standard].sort((one, other) => matching(one) - matching(other));
  return [
    ...cards.map((card): OfferRow<CardAnswer> => ({
      id: `card:${card}`,
      face: () => ({
        words: standardMessage(battle, own, card),
        refs: [`card:${card}`],
        isDuplicate: isFurtherCopy(card, cards) ? true : undefined,
      }),
      value: { standard: card },
      fault: null,
    })),
    { id: 'deck', face: () => TOP_CARD, value: { standard: 'deck' }, fault: left.fromDeck ? null : NO_DECK },
    { id: 'none', face: () => NO_CARD, value: { standard: 'none' }, fault: left.nothing ? null : HAS_CARDS },
  ];
}

export const TOP_CARD: OptionFace = { words: say('battle.cards.deck') };
export const NO_CARD: OptionFace = { words: say('battle.cards.nothing') };
export const NO_DECK: Reason = { why: say('battle.cards.why.no-deck'), rule: 'SC-11.8' };
const HAS_CARDS: Reason = { why: say('why.battle.has-cards'), rule: 'SC-13.6.2' };

/** The text of an option for a standard card: its name and the values it would give in this skirmish. */
export function standardMessage(battle: Battle, own: SkirmishSide, card: CardId): Message {
  const unit = unitOf(battle, own.front);
  const { major, minor } = CARDS[card];
  const hasMatch = hasIcon(card, unit);
  const cardValues = hasMatch ? major : minor;
  return say(hasMatch ? 'battle.cards.major' : 'battle.cards.minor', {
    card: cardName(card),
    attack: cardValues?.attack ?? 0,
    health: cardValues?.health ?? 0,
    unit: unitName(unit),
  });
}

function reinforcementRows(
  battle: Battle,
  own: SkirmishSide,
  place: PlannedCards,
  left: CardsToPlace,
): OfferRow<CardAnswer>[] {
  return [
    {
      id: 'none',
      face: () => ({
        words: say('battle.cards.no-reinforcement'),
        autoAnswer: left.reinforcement.length === 0 ? true : undefined,
      }),
      value: { reinforcement: 'none' },
      fault: null,
    },
    ...left.reinforcement.map((card): OfferRow<CardAnswer> => ({
      id: `reinforcement:${card}`,
      face: () => {
        const unit = matchingUnit(battle, own, card);
        return {
          words:
            unit === null
              ? say('battle.cards.misfit', { card: cardName(card) })
              : say('battle.cards.fits', { card: cardName(card), unit: unitName(unit) }),
          refs: [`card:${card}`],
          isDuplicate: isFurtherCopy(card, left.reinforcement) ? true : undefined,
        };
      },
      value: { reinforcement: card },
      fault: null,
    })),
    { id: 'back', face: () => ({ words: say('back') }), value: { putBack: place.skirmish }, fault: null },
  ];
}

function putBackRow(battle: Battle, { skirmish, standard, reinforcement }: PlannedCards): OfferRow<CardAnswer> {
  return {
    id: `put-back:${skirmish}`,
    face: () => {
      const commonReason =
        standard === 'deck' || standard === 'none' ? say(`battle.cards.short.${standard}`) : cardName(standard);
      const cards =
        reinforcement === 'none' || reinforcement === 'open' ? [commonReason] : [commonReason, cardName(reinforcement)];
      return {
        words: say('battle.cards.put-back', { cards, skirmish: nameOf(battle, skirmish) }),
        details: actionDetails('put-back'),
        refs: [`skirmish:${skirmish}`],
      };
    },
    value: { putBack: skirmish },
    fault: null,
  };
}

/** Blocked options for the cards that already are at a skirmish. */
function blockedPlacedCards(battle: Battle, plan: CardPlan): Offer<never> {
  const placedCards = (): CardAtSkirmish[] =>
    gather(plan.places, ({ skirmish, standard, reinforcement }) =>
      gather([standard, reinforcement], card =>
        card === 'deck' || card === 'none' || card === 'open' ? [] : [{ card, skirmish }],
      ),
    );
  return blockedOnly(placedCards, {
    id: ({ card }) => `card:${card}`,
    face: ({ card }) => cardFace(card),
    whyNot: ({ skirmish }) => ({
      why: say('battle.cards.why.laid', { skirmish: nameOf(battle, skirmish) }),
      rule: 'SC-13.6',
    }),
  });
}

interface CardAtSkirmish {
  readonly card: CardId;
  readonly skirmish: SkirmishId;
}

/** Blocked options for cards that can't be placed, all for the same reason. */
export function blockedCards(cards: readonly CardId[], reason: Reason): Offer<never> {
  return blockedOnly(() => cards, { id: card => `card:${card}`, face: cardFace, whyNot: () => reason });
}

function cardFace(card: CardId): OptionFace {
  return { words: cardName(card), refs: [`card:${card}`] };
}

function nameOf(battle: Battle, skirmish: SkirmishId): Message {
  return skirmishName(battle, skirmishById(battle, skirmish));
}
