import type { Option } from '../../../kernel/match/decision.ts';
import { offer, offerRows } from '../../../kernel/match/offer.ts';
import type { Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { TECHNOLOGIES } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { baseOn } from '../state/areas.ts';
import type { OrderInProgress } from '../state/orders.ts';
import { planetRefs } from '../state/refs.ts';
import { meansOf } from '../state/resources.ts';
import { orderBeingExecuted } from '../state/running-order.ts';
import { raceOf, seatState } from '../state/seats.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { ResearchSteps } from '../state/steps.ts';
import { cardName, planetName, say } from '../text/say.ts';
import { offeredPrice, CANNOT_PAY } from './buying.ts';
import { drawCards, drawEventCard } from './cards.ts';
import { canDestroy, withFinalOptions, offerDestruction, finalOptions } from './limits.ts';
import { payCost } from './paying.ts';
import { technologyRow } from './price-rows.ts';
import {
  copiesInDeck,
  shuffleIn,
  takeCopyToHand,
  takeTechnology,
  technologiesOf,
  technologyObstacle,
} from './technologies.ts';
import type { TechnologyObstacle } from './technologies.ts';

/**
 * The number of Combat cards that a Research order may draw. If fewer are left, it draws all of those. A seat draws all
 * of the cards or none (SC-11 step 2, ruling last-cards).
 */
const COMBAT_CARDS = 3;

/** Step 1 of the Research order (SC-11), which needs an own base on the active planet: draws an Event card unread. */
function* beginResearch(game: StarCraft): Rule {
  const order = orderBeingExecuted(game.state);
  if (order === null) return;
  const { seat, planet, special } = order;
  if (baseOn(game.state, planet, seat) === null) {
    game.tell?.({
      words: say('research.no-base', { seat: { seat }, planet: planetName(planet) }),
      refs: planetRefs(planet),
      rule: 'SC-11',
    });
    return;
  }
  drawEventCard(game, seat);
  game.next('research.drawCards', {});
  game.next('research.buyTechnology', {});
  if (special) game.next('research.special', {});
  game.next('research.shuffle', {});
}

/** Step 2 of the Research order: the seat draws three Combat cards, or all if fewer are left, or none. */
function* offerCards(game: StarCraft): Rule {
  const order = orderBeingExecuted(game.state);
  if (order === null) return;
  const { seat } = order;
  const { deck, discard } = seatState(game.state, seat);
  const count = Math.min(COMBAT_CARDS, deck.length + discard.length);
  if (count === 0) {
    game.tell?.({ words: say('research.no-cards-left', { seat: { seat } }), rule: 'SC-11' });
    return;
  }
  const options: Option<boolean>[] = [
    // Cards beyond the hand limit do no harm, so hardly anybody refuses to draw.
    { id: 'draw-cards', words: say('research.draw', { count }), autoAnswer: true, value: true },
    { id: 'no-cards', words: say('research.no-draw'), value: false },
  ];
  const wantsCards = yield* choose(game, seat, 'research.draw', options, {
    prompt: say('research.draw.prompt', { count }),
    rule: 'SC-11',
  });
  if (wantsCards) drawCards(game, seat, count);
  else game.tell?.({ words: say('research.drew-none', { seat: { seat } }), rule: 'SC-11' });
}

/**
 * Step 3 of the Research order: buys at most one technology. Its copies for the Combat deck stay in the Technology deck
 * until step 4, so that a special Research can first take one to the hand (SC-12.4). Own pieces may be destroyed before
 * (SC-9.2).
 */
function* buyTechnology(game: StarCraft): Rule {
  const { state } = game;
  const order = orderBeingExecuted(state);
  if (order === null) return;
  const { seat } = order;
  for (;;) {
    const technologies = technologyOffer(state, order);
    const { options, blocked } = withFinalOptions<TechnologyPick>(technologies, ENDS, canDestroy(state, seat));
    const technologyPick = yield* choose(game, seat, 'research.technology', options, {
      prompt: say('research.technology.prompt'),
      rule: 'SC-11',
      blocked,
    });
    if (technologyPick === 'done') return;
    if (technologyPick === 'destroy') {
      yield* offerDestruction(game, seat);
      continue;
    }
    const { cost, kind } = TECHNOLOGIES[technologyPick];
    if (!(yield* payCost(game, seat, { buy: 'technology', technology: technologyPick }, cost))) continue;
    order.technology = technologyPick;
    tellBought(game, seat, technologyPick);
    if (kind === 'play-area') takeTechnology(game, seat, technologyPick);
    return;
  }
}

/** SC-11 step 3: logs which technology was bought and what it does. */
export function tellBought(game: StarCraft, seat: Seat, technology: TechnologyId): void {
  game.tell?.({
    words: say('research.bought', {
      seat: { seat },
      technology: say(`technology.${technology}`),
      text: say(`technology.${technology}.text`),
    }),
    refs: [`technology:${technology}`],
    rule: 'SC-11',
  });
}

const TECHNOLOGY_GROUP = say('research.technology.group');

type TechnologyPick = TechnologyId | 'destroy' | 'done';

const ENDS = finalOptions<TechnologyPick>('destroy', {
  id: 'done',
  words: say('research.technology.none'),
  value: 'done',
});

const WHY_NO_TECHNOLOGY: Readonly<Record<TechnologyObstacle, Reason>> = {
  'copies-out': { why: say('research.why.copies-out'), rule: 'SC-11.9' },
  price: CANNOT_PAY,
};

function technologyOffer(state: StarCraftState, order: OrderInProgress): Offer<TechnologyId> {
  const { seat } = order;
  const ownMeans = meansOf(state, seat);
  return offer<TechnologyId, TechnologyId, TechnologyObstacle>(technologiesOf(raceOf(state, seat)), {
    id: technology => `technology:${technology}`,
    fault: technology => technologyObstacle(state, seat, technology, ownMeans),
    face: technology => ({
      words: say('research.technology', {
        technology: say(`technology.${technology}`),
        cost: offeredPrice(state, order, TECHNOLOGIES[technology].cost),
        count: copiesInDeck(state, seat, technology).length,
      }),
      refs: [`technology:${technology}`],
      group: TECHNOLOGY_GROUP,
      row: technologyRow(state, order, technology),
    }),
    why: obstacle => WHY_NO_TECHNOLOGY[obstacle],
    value: technology => technology,
  });
}

/**
 * SC-12.4: in a special Research, the seat draws one more Event card, or takes to its hand one copy of the bought
 * technology for the Combat deck. Without such a copy it draws the Event card.
 */
function* special(game: StarCraft): Rule {
  const { state } = game;
  const order = orderBeingExecuted(state);
  if (order === null) return;
  const { seat, technology } = order;
  const copyCards = technology === null ? [] : differentCopies(copiesInDeck(state, seat, technology));
  const rows: OfferRow<CardId | null>[] = [
    { id: 'event-card', face: () => ({ words: say('research.special.event') }), value: null, fault: null },
    ...copyCards.map((card): OfferRow<CardId> => ({
      id: `hand:${card}`,
      face: () => ({ words: say('research.special.hand', { card: cardName(card) }), refs: [`card:${card}`] }),
      value: card,
      fault: null,
    })),
  ];
  if (copyCards.length === 0) {
    rows.push({ id: 'hand', face: () => ({ words: say('research.special.hand-any') }), value: null, fault: NO_COPY });
  }
  const { options, blocked } = offerRows(rows);
  const card = yield* choose(game, seat, 'research.special', options, {
    prompt: say('research.special.prompt'),
    rule: 'SC-12.4',
    blocked,
  });
  if (card === null) drawEventCard(game, seat);
  else takeCopyToHand(game, seat, card);
}

const NO_COPY: Reason = { why: say('why.research.no-copy'), rule: 'SC-12.4' };

/** The copies of a technology without those that have the same values as an earlier one. */
export function differentCopies(copyCards: readonly CardId[]): CardId[] {
  const sameValues = (one: CardId, other: CardId): boolean => {
    const [a, b] = [CARDS[one].major, CARDS[other].major];
    return a?.attack === b?.attack && a?.health === b?.health;
  };
  return copyCards.filter((card, index) => !copyCards.slice(0, index).some(earlier => sameValues(earlier, card)));
}

/**
 * Step 4 of the Research order: shuffles the technology that was bought for the Combat deck into it. Without one
 * nothing is shuffled (ruling copy-in-hand).
 */
function* shuffleTechnologyDeck(game: StarCraft): Rule {
  const order = orderBeingExecuted(game.state);
  const technology = order?.technology ?? null;
  if (order === null || technology === null) return;
  if (TECHNOLOGIES[technology].kind !== 'play-area') shuffleIn(game, order.seat, technology);
}

/** The rules for the steps of a Research order (SC-11). */
export const researchSteps: ChapterRules<ResearchSteps> = {
  'research.begin': beginResearch,
  'research.drawCards': offerCards,
  'research.buyTechnology': buyTechnology,
  'research.special': special,
  'research.shuffle': shuffleTechnologyDeck,
};
