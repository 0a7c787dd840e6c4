import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { FACTION_IDS } from '../data/ids.ts';
import type { FactionId, SectorId } from '../data/ids.ts';
import { MODE_FACTS } from '../data/modes.ts';
import { does } from '../state/does.ts';
import { inOrder, seatOfFaction, seatState } from '../state/seats.ts';
import type { ChapterRules, Theseus, TheseusState } from '../state/state.ts';
import type { SetUpSteps } from '../state/steps.ts';
import { factionName, say, sectorName } from '../text/say.ts';
import { buildRing, turnOrder } from './ring-building.ts';
import { dealCards, installsEach, installStartingCard, placePendingCards } from './set-up-cards.ts';
import { buildDeck, buildDecks } from './set-up-decks.ts';
import { placeFarUnit, placeHomeUnit } from './set-up-units.ts';

/** The steps of the set-up (TH-3, TH-4), with the changes in other modes (TH-18 to TH-20). */
export const setUpSteps: ChapterRules<SetUpSteps> = {
  'setUp.begin': beginSetUp,
  'setUp.faction': chooseFaction,
  'setUp.ring': rollForFirst,
  'setUp.layRing': layRing,
  'setUp.pandora': placeMarker,
  'setUp.decks': buildDecks,
  'setUp.deck': buildDeck,
  'setUp.cards': dealAndLineUp,
  'setUp.install': installStartingCard,
  'setUp.pending': placePendingCards,
  'setUp.homeUnit': placeHomeUnit,
  'setUp.farUnit': placeFarUnit,
  'setUp.done': beginPlay,
};

/** TH-3.1: assigns the agreed factions. The other factions are dealt, or chosen one after another. */
function* beginSetUp(game: Theseus): Rule {
  const { state } = game;
  const { factions, deal } = state.options;
  factions.forEach((faction, seat) => {
    if (faction !== null) takeFaction(game, seat, faction);
  });
  const seatsWithoutFaction = state.seats.flatMap(({ faction }, seat) => (faction === null ? [seat] : []));
  if (deal === 'random' && seatsWithoutFaction.length > 0) {
    // Pandora is for experienced players (TH-20.11), so it is only dealt if no other faction is left.
    const remainingFactions: FactionId[] = freeFactions(state).filter(faction => faction !== 'pandora');
    if (remainingFactions.length < seatsWithoutFaction.length) remainingFactions.push('pandora');
    game.shuffle(remainingFactions);
    game.reveal();
    seatsWithoutFaction.forEach((seat, place) => {
      const faction = remainingFactions[place];
      if (faction !== undefined) takeFaction(game, seat, faction);
    });
  } else for (const seat of seatsWithoutFaction) game.next('setUp.faction', { seat });
  game.next('setUp.ring', {});
  game.next('setUp.done', {}); // a concession during the set-up is inserted before this step
}

function freeFactions(state: TheseusState): FactionId[] {
  return FACTION_IDS.filter(
    faction => seatOfFaction(state, faction) === null && !(faction === 'pandora' && state.options.mode === 'teams'),
  );
}

function takeFaction(game: Theseus, seat: Seat, faction: FactionId): void {
  const owner = seatState(game.state, seat);
  owner.faction = faction;
  owner.life = MODE_FACTS[game.state.options.mode].startLife; // life points at the start (TH-3.4, TH-18.2)
  const words = say('setUp.plays', { seat: { seat }, faction: factionName(faction) });
  game.tell?.({ words, rule: 'TH-3.1', refs: [`seat:${seat}`] });
}

function* chooseFaction(game: Theseus, { seat }: SetUpSteps['setUp.faction']): Rule {
  const options = freeFactions(game.state).map(faction => ({
    id: `faction:${faction}`,
    words: factionName(faction),
    value: faction,
  }));
  const faction = yield* choose(game, seat, 'setUp.faction', options, {
    prompt: say('setUp.faction'),
    rule: 'TH-3.1',
  });
  takeFaction(game, seat, faction);
}

/** TH-3.2: decides who plays first, unless the ring determines it. */
function* rollForFirst(game: Theseus): Rule {
  const { options, seats } = game.state;
  game.next('setUp.layRing', { first: options.first === 'random' ? game.roll(seats.length) : 0 });
}

/** Lays the ring and lines up the next steps (TH-3.3, TH-19.2). */
function* layRing(game: Theseus, { first }: SetUpSteps['setUp.layRing']): Rule {
  const { state } = game;
  yield* buildRing(game, first);
  const pandora = seatOfFaction(state, 'pandora');
  if (pandora === null) setOrder(game, first);
  else game.next('setUp.pandora', { seat: pandora });
  game.next('setUp.decks', {});
  game.next('setUp.cards', {});
}

function setOrder(game: Theseus, first: Seat): void {
  game.state.order = turnOrder(game.state, first);
  const seats = game.state.order.map(seat => say('seat', { seat: { seat } }));
  game.tell?.({ words: say('setUp.order', { seats }), rule: 'TH-3.3' });
}

/** TH-20.3: asks where Pandora's marker goes, to the left or right of any sector. */
function* placeMarker(game: Theseus, { seat }: SetUpSteps['setUp.pandora']): Rule {
  const { state } = game;
  const places = state.ring.flatMap((sector): { sector: SectorId; side: 'left' | 'right' }[] => [
    { sector, side: 'left' },
    { sector, side: 'right' },
  ]);
  const options = places.map(place => ({
    id: `${place.side}:${place.sector}`,
    words: say(`setUp.marker.${place.side}`, { sector: sectorName(place.sector) }),
    details: does(place.side),
    refs: [`sector:${place.sector}`] as const,
    value: place,
  }));
  const markerPlace = yield* choose(game, seat, 'setUp.pandora', options, {
    prompt: say('setUp.marker'),
    rule: 'TH-20.3',
  });
  state.pandora = { ...markerPlace };
  game.tell?.({ words: say('setUp.marker.done', { sector: sectorName(markerPlace.sector) }), rule: 'TH-20.3' });
  setOrder(game, 0);
}

/** Deals the cards and lines up all further steps of the set-up, in turn order. */
function* dealAndLineUp(game: Theseus): Rule {
  const { state } = game;
  dealCards(game);
  const { order } = state;
  const withCards = order.filter(seat => seatState(state, seat).faction !== 'pandora');
  for (let round = 0; round < installsEach(state); round++) {
    for (const seat of withCards) game.next('setUp.install', { seat });
  }
  for (const seat of withCards) game.next('setUp.pending', { seat });
  const unitsAtHome = MODE_FACTS[state.options.mode].units - 1;
  if (state.options.mode === 'teams') for (const seat of order) game.next('setUp.homeUnit', { seat });
  else for (const seat of order) for (let unit = 0; unit < unitsAtHome; unit++) game.next('setUp.homeUnit', { seat });
  for (const seat of order) game.next('setUp.farUnit', { seat });
}

/** Ends the set-up and begins the first turn. */
function* beginPlay(game: Theseus): Rule {
  const { state } = game;
  const [first] = inOrder(state);
  if (first === undefined) return;
  state.phase = 'play';
  game.next('turn.begin', { seat: first });
}
