import * as v from 'valibot';
import type { Task } from '../../../kernel/match/play.ts';
import { seatShape } from '../../../kernel/match/shapes.ts';
import { EVENT_KINDS } from '../data/events.ts';
import { AREA_IDS, PLANET_IDS } from '../data/planets.ts';
import { BATTLE_SIDES } from './battle.ts';
import type { Steps } from './steps.ts';

const cycle = v.picklist([1, 2, 3, 4]);
const placement = v.picklist([1, 2]);
const side = v.picklist(BATTLE_SIDES);
const nothing = v.strictObject({});
const aSeat = v.strictObject({ seat: seatShape });
const aSide = v.strictObject({ side });

/** One step of the agenda in a save, with the arguments that it takes. */
export const taskShape: v.GenericSchema<unknown, Task<Steps>> = v.variant('step', [
  v.strictObject({ step: v.literal('setUp.firstPlayer'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.faction'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.eventDeck'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.receivePlanets'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.choosePlanet'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.placePlanet'), args: v.strictObject({ seat: seatShape, placement }) }),
  v.strictObject({
    step: v.literal('setUp.base'),
    args: v.strictObject({ seat: seatShape, placement, planet: v.picklist(PLANET_IDS) }),
  }),
  v.strictObject({ step: v.literal('setUp.zAxis'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.resourceCards'), args: nothing }),
  v.strictObject({ step: v.literal('setUp.forces'), args: aSeat }),
  v.strictObject({ step: v.literal('setUp.combatDecks'), args: nothing }),
  v.strictObject({ step: v.literal('planning.begin'), args: nothing }),
  v.strictObject({ step: v.literal('planning.order'), args: v.strictObject({ seat: seatShape, cycle }) }),
  v.strictObject({ step: v.literal('execution.begin'), args: nothing }),
  v.strictObject({ step: v.literal('execution.turn'), args: aSeat }),
  v.strictObject({ step: v.literal('execution.choice'), args: aSeat }),
  v.strictObject({ step: v.literal('execution.endOfOrder'), args: nothing }),
  v.strictObject({ step: v.literal('build.begin'), args: nothing }),
  v.strictObject({ step: v.literal('build.unitsAndWorkers'), args: nothing }),
  v.strictObject({ step: v.literal('build.buildingAndModule'), args: nothing }),
  v.strictObject({ step: v.literal('build.base'), args: nothing }),
  v.strictObject({ step: v.literal('mobilize.moves'), args: nothing }),
  v.strictObject({ step: v.literal('research.begin'), args: nothing }),
  v.strictObject({ step: v.literal('research.drawCards'), args: nothing }),
  v.strictObject({ step: v.literal('research.buyTechnology'), args: nothing }),
  v.strictObject({ step: v.literal('research.special'), args: nothing }),
  v.strictObject({ step: v.literal('research.shuffle'), args: nothing }),
  v.strictObject({ step: v.literal('battle.begin'), args: v.strictObject({ area: v.picklist(AREA_IDS) }) }),
  v.strictObject({ step: v.literal('battle.ability'), args: aSide }),
  v.strictObject({ step: v.literal('battle.draw'), args: nothing }),
  v.strictObject({ step: v.literal('battle.pair'), args: nothing }),
  v.strictObject({ step: v.literal('battle.support'), args: aSide }),
  v.strictObject({ step: v.literal('battle.placing'), args: nothing }),
  v.strictObject({ step: v.literal('battle.cards'), args: aSide }),
  v.strictObject({ step: v.literal('battle.regeneration'), args: nothing }),
  v.strictObject({ step: v.literal('battle.skirmish'), args: nothing }),
  v.strictObject({ step: v.literal('battle.cancel'), args: aSide }),
  v.strictObject({ step: v.literal('battle.compare'), args: nothing }),
  v.strictObject({ step: v.literal('battle.destroy'), args: nothing }),
  v.strictObject({ step: v.literal('battle.splash'), args: aSide }),
  v.strictObject({ step: v.literal('battle.retreats'), args: nothing }),
  v.strictObject({ step: v.literal('battle.end'), args: nothing }),
  v.strictObject({ step: v.literal('regrouping.begin'), args: nothing }),
  v.strictObject({ step: v.literal('regrouping.event'), args: aSeat }),
  v.strictObject({ step: v.literal('regrouping.chooseEvent'), args: aSeat }),
  v.strictObject({
    step: v.literal('regrouping.eventEffect'),
    args: v.strictObject({ seat: seatShape, event: v.picklist(EVENT_KINDS) }),
  }),
  v.strictObject({ step: v.literal('regrouping.endOfEvent'), args: nothing }),
  v.strictObject({ step: v.literal('regrouping.endOfEvents'), args: nothing }),
  v.strictObject({ step: v.literal('regrouping.discard'), args: aSeat }),
  v.strictObject({ step: v.literal('regrouping.passToken'), args: nothing }),
  v.strictObject({ step: v.literal('elimination.concede'), args: aSeat }),
]);
