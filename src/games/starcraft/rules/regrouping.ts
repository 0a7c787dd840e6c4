import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import type { Ref, Seat, Message } from '../../../kernel/words/message.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import { allAreas, areaState, areasOf, baseOn, basesOn, isEmpty, isEnemy, isFriendly } from '../state/areas.ts';
import { areaRefs } from '../state/refs.ts';
import { fromFirstPlayer, nextSeat, seatState } from '../state/seats.ts';
import { pointsFromAreas } from '../state/standing.ts';
import type { ChapterRules, StarCraft, StarCraftState } from '../state/state.ts';
import type { RegroupingSteps } from '../state/steps.ts';
import { areaName, planetName, say } from '../text/say.ts';
import { gainConquestPoints } from './conquest-points.ts';
import { checkEliminations } from './elimination.ts';
import { endOfEvent, executeEvent, playEventCard, readEventCards } from './events.ts';
import { chooseDiscards, discardToLimit } from './hand-limit.ts';
import { destroyBase, destroyTransport } from './pieces.ts';
import { checkEndGameVictory, checkNormalVictory, checkSpecialVictory } from './winning.ts';

/** The rules for the steps of the Regrouping Phase (SC-18). */
export const regroupingSteps: ChapterRules<RegroupingSteps> = {
  'regrouping.begin': regroup,
  'regrouping.event': readEventCards,
  'regrouping.chooseEvent': playEventCard,
  'regrouping.eventEffect': executeEvent,
  'regrouping.endOfEvent': endOfEvent,
  'regrouping.endOfEvents': endOfEvents,
  'regrouping.chooseDiscards': chooseDiscards,
  'regrouping.discard': discardToLimit,
  'regrouping.passToken': passToken,
};

/**
 * SC-18.11: carries out regrouping steps 1 to 7, which need no decisions, and puts the others on the agenda. Steps 1 to
 * 7 are not repeated after events have changed something in step 8 (SC-21.6).
 */
function* regroup(game: StarCraft): Rule {
  const { state } = game;
  state.phase = 'regrouping';
  state.turn = null;
  game.tell?.({ words: say('regrouping.begins', { round: state.round }), rule: 'SC-18' });

  state.step = 1;
  destroyOverrunBases(game);
  destroyStrandedTransports(game);
  checkEliminations(game);
  state.step = 2;
  loseResourceCards(game);
  state.step = 3;
  gainResourceCards(game);
  state.step = 4;
  retrieveWorkers(game);
  state.step = 5;
  gainPointsForAreas(game);
  yield* beat('regrouping.points');
  state.step = 6;
  checkNormalVictory(game);
  state.step = 7;
  checkSpecialVictory(game);

  const seats = fromFirstPlayer(state); // in turn order from the first player, SC-15.9
  for (const seat of seats) {
    game.next('regrouping.event', { seat });
    game.next('regrouping.chooseDiscards', { seat });
  }
  game.next('regrouping.endOfEvents', {});
  for (const seat of seats) game.next('regrouping.discard', { seat });
  game.next('regrouping.passToken', {});
}

/** Regrouping step 1: destroys every base in an area with units of another player. */
function destroyOverrunBases(game: StarCraft): void {
  for (const area of allAreas(game.state)) {
    const { holder, base } = areaState(game.state, area);
    if (base === null || holder === null || holder === base) continue;
    destroyBase(game, area);
    game.tell?.({
      words: say('regrouping.base-destroyed', { owner: { seat: base }, seat: { seat: holder }, area: areaName(area) }),
      refs: areaRefs(area),
      rule: 'SC-18.1',
    });
  }
}

/** Regrouping step 1: then destroys every transport whose route touches no planet with a base of its owner. */
function destroyStrandedTransports(game: StarCraft): void {
  const { state } = game;
  for (const { id, ends, transports } of state.routes) {
    const [one, other] = ends;
    for (const seat of [...transports]) {
      if (ends.some(({ planet }) => baseOn(state, planet, seat) !== null)) continue;
      destroyTransport(game, id, seat);
      game.tell?.({
        words: say('regrouping.transport-destroyed', {
          seat: { seat },
          one: planetName(one.planet),
          other: planetName(other.planet),
        }),
        refs: [`route:${id}`],
        rule: 'SC-18.1',
      });
    }
  }
}

/**
 * Regrouping step 2: a seat keeps a Resource card only if it has a base on the planet and no enemy unit or base is in
 * the area. Workers on a lost card are destroyed. Eliminated seats have no bases and lose all their cards now
 * (SC-20.3).
 */
function loseResourceCards(game: StarCraft): void {
  const { state } = game;
  state.seats.forEach((owner, seat) => {
    const lostCards = owner.resourceCards.filter(({ area }) => !keepsCard(state, seat, area));
    if (lostCards.length === 0) return;
    const workers = lostCards.reduce((sum, card) => sum + card.workers, 0);
    owner.resourceCards = owner.resourceCards.filter(card => !lostCards.includes(card));
    owner.supply.workers += workers;
    game.tell?.({
      words: say('regrouping.cards-lost', {
        seat: { seat },
        areas: lostCards.map(({ area }) => areaName(area)),
        workers,
      }),
      refs: lostCards.map(({ area }): Ref => `area:${area}`),
      rule: 'SC-18.2',
    });
  });
}

function keepsCard(state: StarCraftState, seat: Seat, area: AreaId): boolean {
  return baseOn(state, AREAS[area].planet, seat) !== null && !isEnemy(state, area, seat);
}

/**
 * SC-18.3: a seat gains the cards of friendly areas on planets with its base. If nobody else is on the planet, it gains
 * the cards of empty areas too.
 */
function gainResourceCards(game: StarCraft): void {
  const { state } = game;
  for (const seat of fromFirstPlayer(state)) {
    const { resourceCards } = seatState(state, seat);
    const gainedAreas = gather(state.planets, ({ planet }) => {
      if (baseOn(state, planet, seat) === null) return [];
      const isAlone = isAloneOn(state, planet, seat);
      return areasOf(planet).filter(
        area =>
          hasCard(state, area) &&
          !resourceCards.some(card => card.area === area) &&
          (isFriendly(state, area, seat) || (isAlone && isEmpty(state, area))),
      );
    });
    if (gainedAreas.length === 0) continue;
    resourceCards.push(...gainedAreas.map(area => ({ area, workers: 0 })));
    game.tell?.({
      words: say('regrouping.cards-gained', {
        seat: { seat },
        areas: gainedAreas.map(area => gainedCardMessage(state, area)),
      }),
      refs: gainedAreas.map((area): Ref => `area:${area}`),
      rule: 'SC-18.3',
    });
  }
}

/**
 * SC-18.3, ruling cards-of-empty-areas: whether nobody else is on the planet, so that a seat with a base there also
 * gains the cards of its empty areas.
 */
function isAloneOn(state: StarCraftState, planet: PlanetId, seat: Seat): boolean {
  if (state.options.emptyAreas === 'only-base') return basesOn(state, planet).length === 1;
  return !areasOf(planet).some(area => isEnemy(state, area, seat));
}

/** SC-7.7: whether an area has a Resource card. Conquest areas never have one; depleted areas have lost theirs. */
function hasCard(state: StarCraftState, area: AreaId): boolean {
  return AREAS[area].yields !== 'conquest' && areaState(state, area).depletion !== 'full';
}

/** SC-7.7: the name of a gained Resource card. The card of a partially depleted area comes with that side up. */
function gainedCardMessage(state: StarCraftState, area: AreaId): Message {
  const isPartlyDepleted = areaState(state, area).depletion === 'partial';
  return say(isPartlyDepleted ? 'regrouping.partial-card' : 'regrouping.card', { area: areaName(area) });
}

/**
 * Regrouping step 4: returns all workers on cards, on permanent resources and in Unavailable Workers to the Worker
 * Pool.
 */
function retrieveWorkers(game: StarCraft): void {
  const { state } = game;
  for (const seat of fromFirstPlayer(state)) {
    const owner = seatState(state, seat);
    let workerCount = owner.unavailable + owner.permanent.mineral + owner.permanent.gas;
    for (const card of owner.resourceCards) {
      workerCount += card.workers;
      card.workers = 0;
    }
    owner.unavailable = 0;
    owner.permanent.mineral = 0;
    owner.permanent.gas = 0;
    owner.pool += workerCount;
    if (workerCount === 0) continue;
    game.tell?.({
      words: say('regrouping.workers', { seat: { seat }, count: workerCount, pool: owner.pool }),
      refs: [`seat:${seat}`],
      rule: 'SC-18.4',
    });
  }
}

/** Regrouping step 5: gives conquest points for every controlled area that yields them. */
function gainPointsForAreas(game: StarCraft): void {
  for (const seat of fromFirstPlayer(game.state)) {
    const count = pointsFromAreas(game.state, seat);
    if (count > 0) gainConquestPoints(game, seat, count, 'SC-18.5');
  }
}

/** The end of regrouping step 8: checks the end-game victory (SC-19.4, SC-19.5). */
function* endOfEvents(game: StarCraft): Rule {
  checkEndGameVictory(game);
}

/**
 * Regrouping step 10: passes the first player token to the left, to the next seat that is still in the match, and
 * begins a new round.
 */
function* passToken(game: StarCraft): Rule {
  const { state } = game;
  state.step = 10;
  state.firstPlayer = nextSeat(state, state.firstPlayer);
  game.tell?.({
    words: say('regrouping.token', { seat: { seat: state.firstPlayer } }),
    refs: [`seat:${state.firstPlayer}`],
    rule: 'SC-18.10',
  });
  game.next('planning.begin', {});
}
