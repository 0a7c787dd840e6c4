import * as v from 'valibot';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { argsShape, NO_ARGS, SEAT_ARGS, taskShapeOf } from '../../../kernel/match/step-shapes.ts';
import type { StepsOf } from '../../../kernel/match/step-shapes.ts';
import { EVENT_KINDS } from '../data/events.ts';
import { AREA_IDS, PLANET_IDS } from '../data/planets.ts';
import { BATTLE_SIDES } from './battle.ts';

const cycleShape = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4));
const placementShape = v.picklist([1, 2]);
const OF_SIDE = argsShape({ side: v.picklist(BATTLE_SIDES) });

/** The steps of the set-up (SC-3 and SC-4), in the order of the engine note on SC-3. */
const SET_UP = {
  'setUp.firstPlayer': NO_ARGS,
  'setUp.faction': SEAT_ARGS,
  'setUp.eventDeck': NO_ARGS,
  'setUp.receivePlanets': NO_ARGS,
  /** In the first placement round a seat chooses which of its two planets it places first. */
  'setUp.choosePlanet': SEAT_ARGS,
  'setUp.placePlanet': argsShape({ seat: seatShape, placement: placementShape }),
  'setUp.base': argsShape({ seat: seatShape, placement: placementShape, planet: v.picklist(PLANET_IDS) }),
  'setUp.zAxis': SEAT_ARGS,
  'setUp.resourceCards': NO_ARGS,
  'setUp.forces': SEAT_ARGS,
  'setUp.combatDecks': NO_ARGS,
};
export type SetUpSteps = StepsOf<typeof SET_UP>;

/** The steps of the Planning Phase (SC-5). */
const PLANNING = {
  'planning.begin': NO_ARGS,
  'planning.order': argsShape({ seat: seatShape, cycle: cycleShape }),
};
export type PlanningSteps = StepsOf<typeof PLANNING>;

/** The steps of the Execution Phase (SC-6). */
const EXECUTION = {
  'execution.begin': NO_ARGS,
  'execution.turn': SEAT_ARGS,
  /** The seat carries its revealed order out, or draws an Event card instead. */
  'execution.choice': SEAT_ARGS,
  /** The seat takes its token back, and the next seat's turn is put on the agenda. */
  'execution.endOfOrder': NO_ARGS,
};
export type ExecutionSteps = StepsOf<typeof EXECUTION>;

/** The steps of the Build order (SC-8). */
const BUILD = {
  'build.begin': NO_ARGS,
  'build.unitsAndWorkers': NO_ARGS,
  'build.buildingAndModule': NO_ARGS,
  'build.base': NO_ARGS,
};
export type BuildSteps = StepsOf<typeof BUILD>;

/** The steps of the Mobilize order (SC-10). */
const MOBILIZE = {
  'mobilize.moves': NO_ARGS,
};
export type MobilizeSteps = StepsOf<typeof MOBILIZE>;

/** The steps of the Research order (SC-11). */
const RESEARCH = {
  'research.begin': NO_ARGS,
  'research.drawCards': NO_ARGS,
  'research.buyTechnology': NO_ARGS,
  'research.special': NO_ARGS,
  'research.shuffle': NO_ARGS,
};
export type ResearchSteps = StepsOf<typeof RESEARCH>;

/** The steps of a battle (SC-13 to SC-16). */
const BATTLE = {
  'battle.begin': argsShape({ area: v.picklist(AREA_IDS) }),
  'battle.ability': OF_SIDE,
  'battle.draw': NO_ARGS,
  'battle.pair': NO_ARGS,
  'battle.support': OF_SIDE,
  /** Decides which side places its cards first, which abilities of battle step 2 can change (SC-13.6.4). */
  'battle.placing': NO_ARGS,
  'battle.cards': OF_SIDE,
  'battle.regeneration': NO_ARGS,
  /** The next skirmish is chosen and its cards are turned up (SC-13.7.A). Its next steps are put on the agenda. */
  'battle.skirmish': NO_ARGS,
  /** A side uses its cancels (SC-15.4). */
  'battle.cancel': OF_SIDE,
  /** The Compare sub-step (SC-13.7.B). */
  'battle.compare': NO_ARGS,
  /** The Destroy sub-step (SC-13.7.C). The next open skirmish, if any, is put on the agenda. */
  'battle.destroy': NO_ARGS,
  /** The side that suffers splash damage picks its victims (SC-16.3). */
  'battle.splash': OF_SIDE,
  'battle.retreats': NO_ARGS,
  'battle.end': NO_ARGS,
};
export type BattleSteps = StepsOf<typeof BATTLE>;

/** The steps of the Regrouping Phase (SC-18 to SC-21). */
const REGROUPING = {
  'regrouping.begin': NO_ARGS,
  /** A seat reads its Event cards before it chooses one of them. */
  'regrouping.event': SEAT_ARGS,
  'regrouping.chooseEvent': SEAT_ARGS,
  'regrouping.eventEffect': argsShape({ seat: seatShape, event: v.picklist(EVENT_KINDS) }),
  /** An event ends, after its effect and after the order that it may have granted (SC-21.7.7). */
  'regrouping.endOfEvent': NO_ARGS,
  /** A seat chooses in private what it discards, before other seats play their Event cards. */
  'regrouping.chooseDiscards': SEAT_ARGS,
  'regrouping.endOfEvents': NO_ARGS,
  'regrouping.discard': SEAT_ARGS,
  'regrouping.passToken': NO_ARGS,
};
export type RegroupingSteps = StepsOf<typeof REGROUPING>;

/** The steps of elimination (SC-20). */
const ELIMINATION = {
  'elimination.concede': SEAT_ARGS,
};
export type EliminationSteps = StepsOf<typeof ELIMINATION>;

/** All steps of the rules by name, with the shapes of their arguments. */
const STEPS = {
  ...SET_UP,
  ...PLANNING,
  ...EXECUTION,
  ...BUILD,
  ...MOBILIZE,
  ...RESEARCH,
  ...BATTLE,
  ...REGROUPING,
  ...ELIMINATION,
};
export type Steps = StepsOf<typeof STEPS>;

/** The schema of a step on the agenda in a save, with its arguments. */
export const taskShape = taskShapeOf(STEPS);
