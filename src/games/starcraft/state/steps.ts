import type { Seat } from '../../../kernel/words/message.ts';
import type { EventKind } from '../data/events.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { BattleSide } from './battle.ts';

/** SC-3 and SC-4, in the order of SC-3's engine note. */
export interface SetUpSteps {
  'setUp.firstPlayer': Record<never, never>;
  'setUp.faction': { readonly seat: Seat };
  'setUp.eventDeck': Record<never, never>;
  'setUp.receivePlanets': Record<never, never>;
  /** First placement round only: which of the two planets. It moves to the front of `planetsToPlace`. */
  'setUp.choosePlanet': { readonly seat: Seat };
  'setUp.placePlanet': { readonly seat: Seat; readonly placement: 1 | 2 };
  'setUp.base': { readonly seat: Seat; readonly placement: 1 | 2; readonly planet: PlanetId };
  'setUp.zAxis': { readonly seat: Seat };
  'setUp.resourceCards': Record<never, never>;
  'setUp.forces': { readonly seat: Seat };
  'setUp.combatDecks': Record<never, never>;
}

/** SC-5. */
export interface PlanningSteps {
  'planning.begin': Record<never, never>;
  'planning.order': { readonly seat: Seat; readonly cycle: number };
}

/** SC-6. */
export interface ExecutionSteps {
  'execution.begin': Record<never, never>;
  'execution.turn': { readonly seat: Seat };
  /** The order that was revealed is carried out, or gives an Event card. */
  'execution.choice': { readonly seat: Seat };
  /** The token is taken back and the next seat's turn is lined up. */
  'execution.endOfOrder': Record<never, never>;
}

/** SC-8. */
export interface BuildSteps {
  'build.begin': Record<never, never>;
  'build.unitsAndWorkers': Record<never, never>;
  'build.buildingAndModule': Record<never, never>;
  'build.base': Record<never, never>;
}

/** SC-10. */
export interface MobilizeSteps {
  'mobilize.moves': Record<never, never>;
}

/** SC-11. */
export interface ResearchSteps {
  'research.begin': Record<never, never>;
  'research.drawCards': Record<never, never>;
  'research.buyTechnology': Record<never, never>;
  'research.special': Record<never, never>;
  'research.shuffle': Record<never, never>;
}

/** SC-13 to SC-16. */
export interface BattleSteps {
  'battle.begin': { readonly area: AreaId };
  'battle.ability': { readonly side: BattleSide };
  'battle.draw': Record<never, never>;
  'battle.pair': Record<never, never>;
  'battle.support': { readonly side: BattleSide };
  /** Who places first follows from the abilities of step 2 (SC-13.6.4). */
  'battle.placing': Record<never, never>;
  'battle.cards': { readonly side: BattleSide };
  'battle.regeneration': Record<never, never>;
  /** The next skirmish is chosen and its cards are turned up, SC-13.7.A; what follows is lined up. */
  'battle.skirmish': Record<never, never>;
  /** SC-15.4 */
  'battle.cancel': { readonly side: BattleSide };
  /** SC-13.7.B */
  'battle.compare': Record<never, never>;
  /** SC-13.7.C; the next skirmish is lined up, if one is open. */
  'battle.destroy': Record<never, never>;
  /** The side that suffers, SC-16.3. */
  'battle.splash': { readonly side: BattleSide };
  'battle.retreats': Record<never, never>;
  'battle.end': Record<never, never>;
}

/** SC-18 to SC-21. */
export interface RegroupingSteps {
  'regrouping.begin': Record<never, never>;
  /** A seat reads its Event cards; then it chooses one of them. */
  'regrouping.event': { readonly seat: Seat };
  'regrouping.chooseEvent': { readonly seat: Seat };
  'regrouping.eventEffect': { readonly seat: Seat; readonly event: EventKind };
  /** After the effect, and after the order that it may have lined up (SC-21.7.7). */
  'regrouping.endOfEvent': Record<never, never>;
  'regrouping.endOfEvents': Record<never, never>;
  'regrouping.discard': { readonly seat: Seat };
  'regrouping.passToken': Record<never, never>;
}

/** SC-20. */
export interface EliminationSteps {
  'elimination.concede': { readonly seat: Seat };
}

/** The table of contents of the rules: every named step and its arguments. */
export type Steps = SetUpSteps &
  PlanningSteps &
  ExecutionSteps &
  BuildSteps &
  MobilizeSteps &
  ResearchSteps &
  BattleSteps &
  RegroupingSteps &
  EliminationSteps;
