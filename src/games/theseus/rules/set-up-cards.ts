import type { Option } from '../../../kernel/match/decision.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { BONUS_CARDS_IN_BOX } from '../data/bonus-cards.ts';
import { cardsOf, factsOf } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { CardFaction } from '../data/ids.ts';
import { MODE_FACTS, THREE_INSTALLED } from '../data/modes.ts';
import { hasBonusSymbol, pendingSlotsOf, slotsOf } from '../data/places.ts';
import { fromCorridors } from '../state/ring.ts';
import { cardFactionOf, homeSector, seatState } from '../state/seats.ts';
import type { Theseus, TheseusState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { cardName, say, slotName } from '../text/say.ts';
import { drawTop, isInstant, offerEmptySlots, setAside } from './deploying.ts';
import { installCard } from './pieces.ts';

/** TH-3.7, TH-4.2, TH-19.3: the number of cards that each player installs before the match. */
export function installsEach(state: TheseusState): number {
  return installsThree(state) ? THREE_INSTALLED.install : MODE_FACTS[state.options.mode].install;
}

/**
 * Whether each player installs three cards. TH-4.2 applies only to decks of 15; alliances have decks of 10 and follow
 * TH-19.3.
 */
function installsThree({ options }: TheseusState): boolean {
  return options.installed === 'three' && options.mode !== 'teams';
}

/** TH-3.5 to TH-3.7: puts bonus cards on their slots, makes the decks and draws the starting cards. */
export function dealCards(game: Theseus): void {
  const { state } = game;
  const bonus = [...BONUS_CARDS_IN_BOX];
  game.shuffle(bonus);
  game.reveal();
  for (const slot of gather(fromCorridors(state), slotsOf).filter(hasBonusSymbol)) {
    const card = bonus.pop();
    if (card !== undefined) state.bonus[slot] = card;
  }
  state.bonusOut = bonus;
  const facts = MODE_FACTS[state.options.mode];
  for (const seat of state.order) {
    const faction = cardFactionOf(state, seat);
    if (faction === null) continue; // Pandora has no cards (TH-20.1)
    const owner = seatState(state, seat);
    // A deck builder has already left cards out (TH-4.4).
    const cards = deckCards(state, faction).filter(card => !owner.removed.includes(card));
    game.shuffle(cards);
    owner.deck = cards.slice(0, facts.deck);
    owner.removed = [...cards.slice(facts.deck), ...cardsOf(faction).filter(card => !cards.includes(card))];
    for (let drawnCards = 0; drawnCards < (installsThree(state) ? THREE_INSTALLED.draw : facts.draw); drawnCards++) {
      const card = drawTop(game, seat);
      if (card !== null) owner.drawn.push(card);
    }
    const words = say('setUp.draws', { seat: { seat }, cards: owner.drawn.map(card => cardName(card)) });
    game.tell?.({ words, rule: 'TH-3.7', refs: owner.drawn.map((card): `card:${CardId}` => `card:${card}`) });
  }
}

/** TH-4.1: the cards from which a deck is dealt. */
export function deckCards({ options }: Pick<TheseusState, 'options'>, faction: CardFaction): CardId[] {
  const highestLevel = { beginner: 0, 'level-1': 1, 'level-2': 2, all: 3, built: 3 }[options.decks];
  return cardsOf(faction).filter(card => factsOf(card).level <= highestLevel);
}

/** TH-3.7: asks for one of the drawn cards and installs it in any empty slot; an instant is set aside. */
export function* installStartingCard(game: Theseus, { seat }: SetUpSteps['setUp.install']): Rule {
  const { state } = game;
  const owner = seatState(state, seat);
  const options = owner.drawn.map((card): Option<CardId> => ({
    id: `card:${card}`,
    words: cardName(card),
    refs: [`card:${card}`],
    value: card,
  }));
  if (options.length === 0) return;
  const card = yield* choose(game, seat, 'setUp.card', options, { prompt: say('setUp.card'), rule: 'TH-3.7' });
  if (isInstant(card)) {
    owner.drawn = owner.drawn.filter(other => other !== card);
    setAside(game, card);
    return;
  }
  const slots = offerEmptySlots(state, 'TH-3.7');
  const question = {
    prompt: say('setUp.slot', { card: cardName(card) }),
    subject: `card:${card}`,
    rule: 'TH-3.7',
    blocked: slots.blocked,
  } as const;
  const slot = yield* choose(game, seat, 'setUp.slot', slots.options, question);
  owner.drawn = owner.drawn.filter(other => other !== card);
  installCard(game, card, slot);
  game.tell?.({
    words: say('deploy.done', { seat: { seat }, card: cardName(card), slot: slotName(slot) }),
    rule: 'TH-3.7',
    refs: [`card:${card}`, `slot:${slot}`],
  });
}

/** TH-3.7, TH-19.3: puts the remaining drawn cards into the pending slots of the seat's own sector. */
export function* placePendingCards(game: Theseus, { seat }: SetUpSteps['setUp.pending']): Rule {
  const { state } = game;
  const home = homeSector(state, seat);
  const owner = seatState(state, seat);
  for (const slot of home === null ? [] : pendingSlotsOf(home)) {
    if (state.pending[slot] !== undefined) continue;
    const card = owner.drawn.shift();
    if (card === undefined) return;
    state.pending[slot] = card;
    game.tell?.({
      words: say('pending.filled', { seat: { seat }, card: cardName(card), slot: slotName(slot) }),
      rule: 'TH-3.7',
      refs: [`card:${card}`, `slot:${slot}`],
    });
  }
}
