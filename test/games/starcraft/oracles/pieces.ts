import { CARD_IDS, CARDS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import { BUILDINGS, BUILDING_IDS } from '../../../../src/games/starcraft/data/buildings.ts';
import { EVENT_CARD_IDS } from '../../../../src/games/starcraft/data/events.ts';
import { FACTIONS, FACTION_PIECES } from '../../../../src/games/starcraft/data/factions.ts';
import { MODULES, MODULE_IDS } from '../../../../src/games/starcraft/data/modules.ts';
import { RACES } from '../../../../src/games/starcraft/data/races.ts';
import type { Race } from '../../../../src/games/starcraft/data/races.ts';
import { UNITS, UNIT_TYPES } from '../../../../src/games/starcraft/data/units.ts';
import { BATTLE_SIDES } from '../../../../src/games/starcraft/state/battle.ts';
import type { SeatState, StarCraftState } from '../../../../src/games/starcraft/state/state.ts';
import type { Seat } from '../../../../src/kernel/words/message.ts';
import { checkBoard } from './board-pieces.ts';
import { must, mustBe, mustBeEachOnce } from './fault.ts';

// SC-2.1, the component list: every piece that the box holds is somewhere, once. Nothing here is taken from the rules'
// own helpers (state/ and rules/), only from the data, so that a fault of theirs is not made twice.

/** The figures that one faction has in the box (SC-2.1). */
const FIGURES: Readonly<Record<Race, number>> = { terran: 30, protoss: 27, zerg: 33 };

/** The Combat and Technology cards of one faction of each race. */
const CARDS_OF: Readonly<Record<Race, readonly CardId[]>> = {
  terran: CARD_IDS.filter(card => CARDS[card].race === 'terran'),
  protoss: CARD_IDS.filter(card => CARDS[card].race === 'protoss'),
  zerg: CARD_IDS.filter(card => CARDS[card].race === 'zerg'),
};

/** Their numbers in the box: 18 Combat cards, and 21, 20 or 22 Technology cards. */
const CARD_COUNT: Readonly<Record<Race, number>> = { terran: 39, protoss: 38, zerg: 40 };

/** Throws `Fault` unless the pieces of SC-2.1 are all there, none twice, and none where it may not be. */
export function checkPieces(state: StarCraftState): void {
  state.seats.forEach((owner, seat) => {
    if (owner.faction === null) checkNothingYet(owner, seat);
    else checkSeat(state, owner, seat, FACTIONS[owner.faction].race);
  });
  const factions = state.seats.flatMap(({ faction }) => faction ?? []);
  must('every faction has one seat', new Set(factions).size === factions.length);
  checkEventCards(state);
  checkBoard(state);
}

/** SC-3 step 3: before it has a faction, a seat has nothing. */
function checkNothingYet(owner: SeatState, seat: Seat): void {
  const { units, ...rest } = owner.supply;
  const pieces = [...Object.values(units), ...Object.values(rest), owner.pool, owner.unavailable];
  must(
    `seat ${seat} has pieces before it has a faction`,
    pieces.every(count => count === 0),
  );
  must(`seat ${seat} has cards before it has a faction`, cardsOf(null, owner, seat).length === 0);
}

function checkSeat(state: StarCraftState, owner: SeatState, seat: Seat, race: Race): void {
  checkFigures(state, owner, seat, race);
  const bases = Object.values(state.areas).filter(({ base }) => base === seat).length;
  mustBe(`bases of seat ${seat}`, bases + owner.supply.bases, FACTION_PIECES.bases);
  const transports = state.routes.flatMap(route => route.transports).filter(other => other === seat).length;
  mustBe(`transports of seat ${seat}`, transports + owner.supply.transports, FACTION_PIECES.transports);
  const { pool, unavailable, permanent, supply, resourceCards } = owner;
  const onCards = resourceCards.reduce((sum, { workers }) => sum + workers, 0);
  const workers = pool + unavailable + permanent.mineral + permanent.gas + onCards + supply.workers;
  mustBe(`workers of seat ${seat}`, workers, FACTION_PIECES.workers);
  const counts = [pool, unavailable, permanent.mineral, permanent.gas, ...resourceCards.map(card => card.workers)];
  const whole = [...counts, supply.bases, supply.workers, supply.transports, owner.conquestPoints];
  must(
    `seat ${seat} has less than nothing: ${whole.join(' ')}`,
    whole.every(count => Number.isInteger(count) && count >= 0),
  );
  must(`permanent resources of seat ${seat} hold too many workers`, permanent.mineral <= 4 && permanent.gas <= 2);
  mustBeEachOnce(`cards of seat ${seat}`, cardsOf(state, owner, seat), CARDS_OF[race]);
  mustBe(`cards of ${race}`, CARDS_OF[race].length, CARD_COUNT[race]);
  checkSheet(owner, seat, race);
}

/**
 * Figures on the board, in the battle line and in the supply: as many of each type as the box holds, 30, 27 or 33 in
 * all.
 */
function checkFigures({ areas, battle }: StarCraftState, owner: SeatState, seat: Seat, race: Race): void {
  const own = Object.values(areas).filter(({ holder }) => holder === seat);
  const fighting = (battle?.fighters ?? []).filter(({ side, fate }) => battle?.[side] === seat && fate === 'standing');
  let all = 0;
  for (const unit of UNIT_TYPES) {
    const inSupply = owner.supply.units[unit] ?? 0;
    let count = inSupply;
    for (const { units } of own) count += units[unit] ?? 0;
    for (const fighter of fighting) if (fighter.unit === unit) count += 1;
    must(`${unit} in the supply of seat ${seat}: ${inSupply}`, inSupply >= 0);
    mustBe(`figures ${unit} of seat ${seat}`, count, UNITS[unit].race === race ? UNITS[unit].figures : 0);
    all += count;
  }
  mustBe(`figures of seat ${seat}`, all, FIGURES[race]);
}

/** Every pile that a Combat or Technology card of a seat can lie in; with a state, the battle too. */
function cardsOf(state: StarCraftState | null, owner: SeatState, seat: Seat): readonly CardId[] {
  const { hand, deck, discard, technologyDeck, playArea } = owner;
  return [
    ...hand,
    ...deck,
    ...discard,
    ...technologyDeck,
    ...playArea,
    ...(state === null ? [] : inBattle(state, seat)),
  ];
}

/** The cards of `seat` that lie at a skirmish, or that wait for splash damage. */
function inBattle({ battle }: StarCraftState, seat: Seat): readonly CardId[] {
  if (battle === null) return [];
  const cards = battle.splash.filter(({ side }) => battle[side] === seat).map(({ card }) => card);
  for (const skirmish of battle.skirmishes) {
    for (const side of BATTLE_SIDES) {
      if (battle[side] !== seat) continue;
      const { standard, reinforcement } = skirmish[side];
      if (standard !== null) cards.push(standard.card);
      if (reinforcement !== null) cards.push(reinforcement.card);
    }
  }
  return cards;
}

/** SC-17.2, SC-17.4: levels there are, tokens there are, and spaces for them. */
function checkSheet({ buildings, modules }: SeatState, seat: Seat, race: Race): void {
  const { printedBuilding, moduleSpaces } = RACES[race];
  must(`seat ${seat} has lost its printed building`, (buildings[printedBuilding] ?? 0) >= 1);
  for (const building of BUILDING_IDS) {
    const level = buildings[building] ?? 0;
    const { race: whose, levels } = BUILDINGS[building];
    must(`${building} of seat ${seat} has level ${level}`, level === 0 || (whose === race && level <= levels.length));
  }
  let owned = 0;
  for (const module of MODULE_IDS) {
    const count = modules[module] ?? 0;
    must(`seat ${seat} has ${count} ${module}`, count >= 0 && count <= MODULES[module].tokens[race]);
    owned += count;
  }
  must(`seat ${seat} has ${owned} modules`, owned <= moduleSpaces);
}

/** The 70 Event cards, each in one place, from the moment they are shuffled (SC-3 step 6). */
function checkEventCards(state: StarCraftState): void {
  const { eventDeck, eventDiscard, eventsOut, endDrawsNear } = state;
  const held = state.seats.flatMap(({ events, keptEvents }) => [...events, ...keptEvents]);
  const cards = [...eventDeck, ...eventDiscard, ...eventsOut, ...endDrawsNear, ...held];
  if (state.phase === 'set-up' && cards.length === 0) return;
  mustBe('Event cards', cards.length, 70);
  mustBeEachOnce('Event cards', cards, EVENT_CARD_IDS);
}
