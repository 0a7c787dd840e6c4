import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { Race } from '../data/races.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { coversCost } from '../state/resources.ts';
import type { ResourceMeans } from '../state/resources.ts';
import { changeHand } from '../state/hand.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';

const TECHNOLOGIES_OF: Readonly<Record<Race, readonly TechnologyId[]>> = {
  terran: TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].race === 'terran'),
  protoss: TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].race === 'protoss'),
  zerg: TECHNOLOGY_IDS.filter(technology => TECHNOLOGIES[technology].race === 'zerg'),
};

/** The technologies of `race`. */
export function technologiesOf(race: Race): readonly TechnologyId[] {
  return TECHNOLOGIES_OF[race];
}

/** SC-11.9: the copies of `technology` that are in the Technology deck of `seat`. */
export function copiesInDeck(state: StarCraftState, seat: Seat, technology: TechnologyId): CardId[] {
  return seatState(state, seat).technologyDeck.filter(card => CARDS[card].technology === technology);
}

/** The possible reasons why a technology can't be bought. */
export type TechnologyObstacle = 'copies-out' | 'price';

/** The reason why `seat` can't buy `technology` with these means; `null` if it can (SC-11 step 3, SC-11.9). */
export function technologyObstacle(
  state: StarCraftState,
  seat: Seat,
  technology: TechnologyId,
  means: ResourceMeans,
): TechnologyObstacle | null {
  const isInDeck = seatState(state, seat).technologyDeck.some(card => CARDS[card].technology === technology);
  if (!isInDeck) return 'copies-out';
  return coversCost(means, TECHNOLOGIES[technology].cost) ? null : 'price';
}

/**
 * SC-11 steps 3 and 4: takes all copies of a technology from the Technology deck. Copies for the play area go there
 * (SC-11.6); others are shuffled into the Combat deck. Throws `RuleFault` if there is no copy for the play area.
 */
export function takeTechnology(game: StarCraft, seat: Seat, technology: TechnologyId): void {
  if (TECHNOLOGIES[technology].kind !== 'play-area') {
    shuffleIn(game, seat, technology);
    return;
  }
  const copies = takeCopies(game, seat, technology);
  if (copies.length === 0) throw new RuleFault(`Seat ${seat} has no copy of ${technology} to take.`);
  seatState(game.state, seat).playArea.push(...copies);
  const params = { seat: { seat }, technology: say(`technology.${technology}`), count: copies.length };
  game.tell?.({ words: say('technology.in-play', params), refs: [`technology:${technology}`], rule: 'SC-11.6' });
}

/**
 * SC-11.4: shuffles the copies of a technology in the Technology deck, the Combat deck and the discard pile into a new
 * deck; the hand stays. This happens even if the only copy went to the hand (ruling copy-in-hand).
 */
export function shuffleIn(game: StarCraft, seat: Seat, technology: TechnologyId): void {
  const owner = seatState(game.state, seat);
  const copies = takeCopies(game, seat, technology);
  owner.deck.push(...owner.discard.splice(0), ...copies);
  game.shuffle(owner.deck);
  game.tell?.({
    words: say(copies.length > 0 ? 'technology.shuffled-in' : 'technology.shuffled-without', {
      seat: { seat },
      technology: say(`technology.${technology}`),
      count: copies.length,
    }),
    refs: [`technology:${technology}`],
    rule: 'SC-11.4',
  });
}

function takeCopies(game: StarCraft, seat: Seat, technology: TechnologyId): readonly CardId[] {
  const owner = seatState(game.state, seat);
  const copies = copiesInDeck(game.state, seat, technology);
  owner.technologyDeck = owner.technologyDeck.filter(card => !copies.includes(card));
  return copies;
}

/**
 * SC-11.7, ruling returning-cards: returns a card from the play area, or one that has left its skirmish, to the
 * Technology deck. Only that copy returns, and it can be bought again.
 */
export function returnToTechnologyDeck(game: StarCraft, seat: Seat, card: CardId): void {
  const owner = seatState(game.state, seat);
  owner.playArea = owner.playArea.filter(inPlay => inPlay !== card);
  owner.technologyDeck.push(card);
  game.tell?.({
    words: say('technology.returned', { seat: { seat }, card: cardName(card) }),
    refs: [`card:${card}`],
    rule: 'SC-11.7',
  });
}

/**
 * Takes one copy from the Technology deck to the hand, by SC-12.4 or the `rule` of an event; everybody sees which copy.
 */
export function takeCopyToHand(game: StarCraft, seat: Seat, card: CardId, rule = 'SC-12.4'): void {
  const owner = seatState(game.state, seat);
  const copyIndex = owner.technologyDeck.indexOf(card);
  if (copyIndex < 0) throw new RuleFault(`${card} is not in the Technology deck of seat ${seat}.`);
  owner.technologyDeck.splice(copyIndex, 1);
  changeHand(owner, [...owner.hand, card]);
  game.tell?.({
    words: say('technology.to-hand', { seat: { seat }, card: cardName(card) }),
    refs: [`card:${card}`],
    rule,
  });
}
