import { imaginationOf } from '../../kernel/match/imagination.ts';
import type { OpenStatement } from '../../kernel/match/imagination.ts';
import { shuffle, spawnGenerator } from '../../kernel/plain/random.ts';
import type { RandomState } from '../../kernel/plain/random.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Seat, Viewer } from '../../kernel/words/message.ts';
import { BONUS_CARD_IDS, BONUS_CARDS_IN_BOX } from './data/bonus-cards.ts';
import type { BonusCardId } from './data/bonus-cards.ts';
import { cardsOf } from './data/cards.ts';
import type { CardId } from './data/cards.ts';
import { deckCards } from './rules/set-up-cards.ts';
import type { SeatState, TheseusState } from './state/state.ts';
import { theseusView } from './view.ts';
import type { SeatView, TheseusView } from './view.ts';
import { positionOf } from './view/position.ts';

/**
 * What a viewer may know of a match of Theseus: its view and the agenda. Hidden are the order of the decks, the cards
 * that left the game face down, and the bonus cards that are out; the view only has their numbers (TH-22.3).
 */
export interface TheseusKnown {
  readonly view: TheseusView;
  readonly agenda: TheseusState['agenda'];
}

function knownFacts(state: TheseusState, viewer: Viewer): TheseusKnown {
  return { view: theseusView(state, viewer), agenda: state.agenda };
}

/** The hidden cards of a seat's faction: in its deck below the top card, or out of the match. */
function unseenCards(view: TheseusView, { faction }: SeatView): CardId[] {
  if (faction === null || faction === 'pandora') return [];
  const seenCards = cardsInSight(view);
  return cardsOf(faction).filter(card => !seenCards.has(card));
}

/**
 * The hidden cards that may be in a seat's deck: those up to the level that decks are dealt from (TH-4.1), or those
 * that the owner chose for it (TH-4.4).
 */
function possibleDeckCards(view: TheseusView, { faction, built }: SeatView, unseen: readonly CardId[]): CardId[] {
  if (faction === null || faction === 'pandora') return [];
  const possibleCards = built?.cards ?? deckCards(view, faction);
  return unseen.filter(card => possibleCards.includes(card));
}

function unseenBonus(view: TheseusView): BonusCardId[] {
  const seenCards = cardsInSight(view);
  const cardsInBox = BONUS_CARDS_IN_BOX.filter(card => !seenCards.has(card));
  // In a match that began with bonus cards which are no longer in the box, those may be out as well.
  return cardsInBox.length >= view.bonusOutCount ? cardsInBox : BONUS_CARD_IDS.filter(card => !seenCards.has(card));
}

function cardsInSight({ installed, pending, bonus, bonusUsed, seats }: TheseusView): ReadonlySet<string> {
  return new Set<string>([
    ...Object.values(installed).map(({ card }) => card),
    ...Object.values(pending),
    ...Object.values(bonus),
    ...bonusUsed,
    ...seats.flatMap(({ drawn, discard, aside, deckTop }) => [
      ...drawn,
      ...discard,
      ...aside,
      ...(deckTop === null ? [] : [deckTop]),
    ]),
  ]);
}

/** Deals a random state that agrees with what the viewer knows. */
function imagine({ view, agenda }: TheseusKnown, random: RandomState): TheseusState {
  const state = positionOf(view);
  view.seats.forEach((owner, seat) => {
    const dealtSeat = state.seats[seat];
    if (dealtSeat !== undefined) dealCards(dealtSeat, view, owner, random);
  });
  const bonus = unseenBonus(view);
  shuffle(random, bonus);
  return {
    ...state,
    random: spawnGenerator(random),
    agenda,
    bonusOut: bonus.slice(0, view.bonusOutCount),
  };
}

/** Deals a seat's hidden cards at random: into its deck below the top card, and out of the match. */
function dealCards(dealtSeat: SeatState, view: TheseusView, owner: SeatView, random: RandomState): void {
  const unseen = unseenCards(view, owner);
  const deckCandidates = possibleDeckCards(view, owner, unseen);
  shuffle(random, deckCandidates);
  const hiddenCount = Math.max(0, owner.deckCount - 1);
  const cardsBelowTop = deckCandidates.slice(0, hiddenCount);
  const cardsLeftOver = deckCandidates.slice(hiddenCount);
  // Cards that can't be in the deck are out in any case.
  const outCards = [...unseen.filter(card => !deckCandidates.includes(card)), ...cardsLeftOver];
  // Only in a position made by hand can a deck hold cards from which it could not have been dealt.
  while (cardsBelowTop.length < hiddenCount) cardsBelowTop.push(...outCards.splice(0, 1));
  dealtSeat.deck = [...cardsBelowTop, ...dealtSeat.deck];
  dealtSeat.removed = outCards.slice(0, owner.removedCount);
}

/** The rules that a state breaks if the viewer's knowledge is true; empty if the state is possible. */
function brokenRules(knowledge: TheseusKnown, state: TheseusState): string[] {
  const { view } = knowledge;
  const faults: string[] = [];
  const mustHold = (rule: string, holds: boolean): void => {
    if (!holds) faults.push(rule);
  };
  mustHold('TH-22.3: what is open is as everybody sees it', same(knownFacts(state, view.viewer), knowledge));
  const seenCards = cardsInSight(view);
  for (const [seat, owner] of view.seats.entries()) {
    const { deck = [], removed = [] } = state.seats[seat] ?? {};
    const hiddenCards = [...deck.slice(0, -1), ...removed];
    const unseen = unseenCards(view, owner);
    const possibleCards = possibleDeckCards(view, owner, unseen);
    mustHold(`TH-2.6: no card of seat ${seat} is there twice`, new Set(hiddenCards).size === hiddenCards.length);
    mustHold(
      `TH-2.6: cards of seat ${seat} that are in sight are hidden nowhere`,
      hiddenCards.every(card => !seenCards.has(card)),
    );
    mustHold(
      `TH-3.6: seat ${seat} has cards of its own faction only`,
      hiddenCards.every(card => unseen.includes(card)),
    );
    mustHold(
      `TH-4.1: the deck of seat ${seat} has cards that it may have`,
      deck.slice(0, -1).every(card => possibleCards.includes(card)),
    );
  }
  mustHold('TH-3.5: no bonus card is there twice', new Set(state.bonusOut).size === state.bonusOut.length);
  mustHold(
    'TH-3.5: bonus cards in sight are not out',
    state.bonusOut.every(card => !seenCards.has(card)),
  );
  return faults;
}

/** The statements about hidden cards that the viewer's knowledge leaves open. */
function hiddenCardCases({ view }: TheseusKnown): OpenStatement<TheseusState>[] {
  return [
    ...view.seats.flatMap((owner, seat) => casesOfSeat(view, owner, seat)),
    ...(view.bonusOutCount === 0
      ? []
      : unseenBonus(view).map((card): OpenStatement<TheseusState> => ({
          name: `${card} is out`,
          holds: ({ bonusOut }) => bonusOut.includes(card),
        }))),
  ];
}

function casesOfSeat(view: TheseusView, owner: SeatView, seat: Seat): OpenStatement<TheseusState>[] {
  const unseen = unseenCards(view, owner);
  const possibleCards = possibleDeckCards(view, owner, unseen);
  const hiddenCount = owner.deckCount - 1;
  const nextCards =
    hiddenCount < 1
      ? []
      : possibleCards.map((card): OpenStatement<TheseusState> => ({
          name: `${card} comes next in the deck of seat ${seat}`,
          holds: ({ seats }) => seats[seat]?.deck.at(-2) === card,
        }));
  // If the deck must hold all its possible cards, none of them can be out.
  const cardsMaybeOut =
    owner.removedCount === 0
      ? []
      : unseen.filter(
          card => !possibleCards.includes(card) || (owner.built === null && possibleCards.length > hiddenCount),
        );
  return [
    ...nextCards,
    ...cardsMaybeOut.map((card): OpenStatement<TheseusState> => ({
      name: `${card} of seat ${seat} is out`,
      holds: ({ seats }) => seats[seat]?.removed.includes(card) === true,
    })),
  ];
}

/** What a viewer knows of a match of Theseus, and the states that are possible given that. */
export const theseusImagination = imaginationOf<TheseusState, TheseusKnown>({
  known: knownFacts,
  imagine,
  couldBe: brokenRules,
  cases: hiddenCardCases,
});
