import { RuleFault } from '../../../kernel/refusal.ts';
import type { Ref, Seat } from '../../../kernel/words.ts';
import type { Ability, AbilityTiming } from '../data/abilities.ts';
import { CARDS } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import type { Race } from '../data/races.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { covers } from '../state/resources.ts';
import type { Means } from '../state/resources.ts';
import { seatState } from '../state/seats.ts';
import type { StarCraft, StarCraftState } from '../state/state.ts';
import { cardName, say } from '../text/say.ts';

/** What the rules carry out of a Technology card; everything else is still to come. */
const CARRIED_OUT: ReadonlySet<Ability['op']> = new Set<Ability['op']>([
  'attack',
  'health',
  'splash',
  'pay',
  'cancel',
  'cloak',
  'detector',
  'unlock-unit',
  'recall',
]);
const TIMINGS_CARRIED_OUT: ReadonlySet<AbilityTiming> = new Set<AbilityTiming>([
  'cancel',
  'compare',
  'after-compare',
  'continuous',
  'build',
  'mobilize',
]);

function isCarriedOut({ op, timing }: Ability): boolean {
  return CARRIED_OUT.has(op) && TIMINGS_CARRIED_OUT.has(timing);
}

/** The technologies whose effect the rules cannot carry out yet: nobody may buy them, so that nothing pretends. */
export const EFFECTS_TO_COME: ReadonlySet<TechnologyId> = new Set(
  TECHNOLOGY_IDS.filter(technology => !TECHNOLOGIES[technology].abilities.every(isCarriedOut)),
);

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

/** Why a technology can't be bought. */
export type TechnologyObstacle = 'to-come' | 'copies-out' | 'price';

/** What keeps `seat` from buying `technology` with these means; `null` when it may (SC-11 step 3, SC-11.9). */
export function technologyObstacle(
  state: StarCraftState,
  seat: Seat,
  technology: TechnologyId,
  means: Means,
): TechnologyObstacle | null {
  if (EFFECTS_TO_COME.has(technology)) return 'to-come';
  const inDeck = seatState(state, seat).technologyDeck.some(card => CARDS[card].technology === technology);
  if (!inDeck) return 'copies-out';
  return covers(means, TECHNOLOGIES[technology].cost) ? null : 'price';
}

/**
 * SC-11 steps 3 and 4: takes all copies of a technology that are in the Technology deck. Those for the play area go there
 * (SC-11.6); the others are shuffled together with the Combat deck and the discard pile into a new deck; the hand stays.
 * Throws `RuleFault` when no copy is in the Technology deck.
 */
export function takeTechnology(game: StarCraft, seat: Seat, technology: TechnologyId): void {
  const owner = seatState(game.state, seat);
  const copies = copiesInDeck(game.state, seat, technology);
  if (copies.length === 0) throw new RuleFault(`Seat ${seat} has no copy of ${technology} to take.`);
  owner.technologyDeck = owner.technologyDeck.filter(card => !copies.includes(card));
  const params = { seat: { seat }, technology: say(`technology.${technology}`), count: copies.length };
  const refs: Ref[] = [`technology:${technology}`];
  if (TECHNOLOGIES[technology].kind === 'play-area') {
    owner.playArea.push(...copies);
    game.tell({ words: say('technology.in-play', params), refs, rule: 'SC-11.6' });
    return;
  }
  owner.deck.push(...owner.discard.splice(0), ...copies);
  game.shuffle(owner.deck);
  game.tell({ words: say('technology.shuffled-in', params), refs, rule: 'SC-11.4' });
}

/** SC-12.4: takes one copy from the Technology deck into the hand; everybody sees which. */
export function takeCopyToHand(game: StarCraft, seat: Seat, card: CardId): void {
  const owner = seatState(game.state, seat);
  const place = owner.technologyDeck.indexOf(card);
  if (place < 0) throw new RuleFault(`${card} is not in the Technology deck of seat ${seat}.`);
  owner.technologyDeck.splice(place, 1);
  owner.hand.push(card);
  game.tell({
    words: say('technology.to-hand', { seat: { seat }, card: cardName(card) }),
    refs: [`card:${card}`],
    rule: 'SC-12.4',
  });
}
