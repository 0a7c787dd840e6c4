import { offer } from '../../../kernel/match/offer.ts';
import { RuleFault } from '../../../kernel/match/refusal.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Ref, Seat } from '../../../kernel/words/message.ts';
import { EVENT_CARDS, EVENT_CARD_IDS, EVENTS_REMOVED_BY_SEATS } from '../data/events.ts';
import type { EventCardId, Stage } from '../data/events.ts';
import { FACTION_IDS } from '../data/factions.ts';
import type { FactionId } from '../data/factions.ts';
import { AREAS, PLANET_IDS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { RACES } from '../data/races.ts';
import { areasOf } from '../state/areas.ts';
import { clockwiseFrom, fromFirstPlayer, isInGame, raceOf, seatState } from '../state/seats.ts';
import { hasPoints } from '../state/standing.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { allTeams } from '../state/teams.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { drawCards } from './cards.ts';
import { takeComponents } from './components.ts';
import { choosePlanet, lineUpPlacements, placePlanet, placeStartingBase } from './galaxy-building.ts';
import { basePlanet, placeStartingForces } from './starting-forces.ts';
import { placeZAxis } from './z-axis.ts';

/**
 * The rules for the steps of the set-up (SC-3): first player, factions, Event deck, galaxy (SC-4), and finally Combat
 * cards.
 */
export const setUpSteps: ChapterRules<SetUpSteps> = {
  'setUp.firstPlayer': firstPlayer,
  'setUp.faction': chooseFaction,
  'setUp.eventDeck': prepareEventDeck,
  'setUp.receivePlanets': receivePlanets,
  'setUp.choosePlanet': choosePlanet,
  'setUp.placePlanet': placePlanet,
  'setUp.base': placeStartingBase,
  'setUp.zAxis': placeZAxis,
  'setUp.resourceCards': takeResourceCards,
  'setUp.forces': placeStartingForces,
  'setUp.combatDecks': drawOpeningHands,
};

/**
 * SC-3 step 1: draws the first player at random, and puts the other steps of the set-up on the agenda, in the order of
 * the engine note on SC-3.
 */
function* firstPlayer(game: StarCraft): Rule {
  const { state } = game;
  const firstSeat = game.roll(state.seats.length);
  state.firstPlayer = firstSeat;
  game.tell?.({
    words: say('set-up.first-player', { seat: { seat: firstSeat } }),
    refs: [`seat:${firstSeat}`],
    rule: 'SC-3',
  });
  tellVariant(game);
  const seats = clockwiseFrom(state, firstSeat);
  for (const seat of seats) game.next('setUp.faction', { seat });
  game.next('setUp.eventDeck', {});
  game.next('setUp.receivePlanets', {});
  lineUpPlacements(game);
  for (const seat of seats) game.next('setUp.zAxis', { seat });
  game.next('setUp.resourceCards', {});
  for (const seat of seats) game.next('setUp.forces', { seat });
  game.next('setUp.combatDecks', {});
}

/**
 * SC-3 steps 2 and 3: a seat gets its faction with all components. The faction was agreed before the match, is chosen
 * from those left, or is dealt.
 */
function* chooseFaction(game: StarCraft, { seat }: SetUpSteps['setUp.faction']): Rule {
  const { state } = game;
  if (!isInGame(state, seat)) return;
  const faction = state.options.factions[seat] ?? (yield* pickFaction(game, seat));
  takeComponents(game, seat, faction);
  game.tell?.({
    words: say('set-up.faction', { seat: { seat }, faction: say(`faction.${faction}`) }),
    refs: [`seat:${seat}`, `faction:${faction}`],
    rule: 'SC-3',
  });
}

function* pickFaction(game: StarCraft, seat: Seat): Rule<FactionId> {
  const { state } = game;
  if (state.options.setUp === 'quick' || state.options.deal === 'random') {
    const freeFactionIds = freeFactions(state);
    const dealtFaction = freeFactionIds[game.roll(freeFactionIds.length)];
    if (dealtFaction === undefined) throw new RuleFault('There is no faction left.');
    return dealtFaction;
  }
  const { options, blocked } = offer<FactionId, FactionId, { readonly owner: Seat }>(FACTION_IDS, {
    id: faction => `faction:${faction}`,
    fault: faction => {
      const owner = ownerOf(state, faction);
      return owner === null ? null : { owner };
    },
    face: faction => ({ words: say(`faction.${faction}`), refs: [`faction:${faction}`] }),
    why: ({ owner }) => ({ why: say('set-up.faction.taken', { seat: { seat: owner } }), rule: 'SC-3' }),
    value: faction => faction,
  });
  return yield* choose(game, seat, 'setUp.faction', options, {
    prompt: say('set-up.faction.prompt', { seat: { seat } }),
    rule: 'SC-3',
    blocked,
  });
}

/** The factions that nobody has and that are not reserved for a seat. */
export function freeFactions(state: StarCraftState): FactionId[] {
  return FACTION_IDS.filter(faction => ownerOf(state, faction) === null);
}

function ownerOf(state: StarCraftState, faction: FactionId): Seat | null {
  const seat = state.seats.findIndex(
    (owner, place) =>
      owner.faction === faction || (owner.faction === null && state.options.factions[place] === faction),
  );
  return seat < 0 ? null : seat;
}

/** Logs the variant (SC-23) and the teams (SC-23.2.1); teammates sit as far apart as possible. */
function tellVariant(game: StarCraft): void {
  const { state } = game;
  if (!hasPoints(state)) game.tell?.({ words: say('conquest.begins'), rule: 'SC-23.1' });
  if (!state.options.teams) return;
  allTeams(state).forEach((team, place) => {
    const teamMembers = team.map(seat => say('seat', { seat: { seat } }));
    const refs = team.map((seat): Ref => `seat:${seat}`);
    game.tell?.({
      words: say('teams.announced', { number: place + 1, members: teamMembers }),
      refs,
      rule: 'SC-23.2.1',
    });
  });
}

/**
 * SC-3 step 6: shuffles each stage separately, removes cards of stages I and II unseen, and stacks stage I on II on
 * III. SC-23.1.2: Galactic Conquest is played without The End Draws Near.
 */
function* prepareEventDeck(game: StarCraft): Rule {
  const { state } = game;
  const removedCount = eventsRemoved(state.seats.length);
  const leftOutCards = cardsLeftOut(state);
  const stageCards = (number: Stage): EventCardId[] => {
    const cards = EVENT_CARD_IDS.filter(card => EVENT_CARDS[card].stage === number && !leftOutCards.includes(card));
    game.shuffle(cards);
    return cards;
  };
  const stage1Cards = stageCards(1);
  const stage2Cards = stageCards(2);
  state.eventsOut.push(...leftOutCards, ...stage1Cards.splice(0, removedCount), ...stage2Cards.splice(0, removedCount));
  state.eventDeck = [...stageCards(3), ...stage2Cards, ...stage1Cards];
  if (leftOutCards.length > 0) {
    game.tell?.({ words: say('conquest.removed', { count: leftOutCards.length }), rule: 'SC-23.1.2' });
  }
  const params = { count: state.eventDeck.length, removed: 2 * removedCount };
  game.tell?.({ words: say('set-up.event-deck', params), rule: 'SC-3' });
}

/** SC-23.1.2: the Event cards that Galactic Conquest does not use. */
function cardsLeftOut(state: StarCraftState): EventCardId[] {
  return hasPoints(state) ? [] : EVENT_CARD_IDS.filter(card => EVENT_CARDS[card].event === 'the-end-draws-near');
}

/**
 * SC-3 step 6: how many Event cards of stage I, and as many of stage II, are removed. Throws `RuleFault` for an
 * impossible number of seats.
 */
export function eventsRemoved(seats: number): number {
  switch (seats) {
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
      return EVENTS_REMOVED_BY_SEATS[seats];
    default:
      throw new RuleFault(`There is no Event deck for ${seats} seats.`);
  }
}

/**
 * SC-4.1: in turn order from the first player, each seat draws two starting planets and shows them. SC-4.2: the other
 * planets are put back.
 */
function* receivePlanets(game: StarCraft): Rule {
  const { state } = game;
  const tokens = [...PLANET_IDS];
  game.shuffle(tokens);
  game.reveal();
  for (const seat of fromFirstPlayer(state)) {
    const drawnCards = tokens.splice(0, 2);
    seatState(state, seat).planetsToPlace = drawnCards;
    game.tell?.({
      words: say('set-up.planets', { seat: { seat }, planets: drawnCards.map(planetName) }),
      refs: drawnCards.map((planet): Ref => `planet:${planet}`),
      rule: 'SC-4.1',
    });
  }
}

/** SC-4.7: each seat takes all Resource cards of the planet with its base. */
function* takeResourceCards(game: StarCraft): Rule {
  const { state } = game;
  for (const seat of fromFirstPlayer(state)) {
    const planet = basePlanet(state, seat);
    if (planet === null) continue;
    const cards: AreaId[] = areasOf(planet).filter(area => AREAS[area].yields !== 'conquest');
    seatState(state, seat).resourceCards = cards.map(area => ({ area, workers: 0 }));
    game.tell?.({
      words: say('set-up.resource-cards', { seat: { seat }, areas: cards.map(areaName) }),
      refs: cards.map((area): Ref => `area:${area}`),
      rule: 'SC-4.7',
    });
  }
}

/** SC-3 steps 8 and 9: the Combat decks are shuffled, and each seat draws its opening hand: 6 cards, Terran 8. */
function* drawOpeningHands(game: StarCraft): Rule {
  const { state } = game;
  for (const seat of fromFirstPlayer(state)) {
    game.shuffle(seatState(state, seat).deck);
    drawCards(game, seat, RACES[raceOf(state, seat)].startingHand);
  }
  game.next('planning.begin', {});
}
