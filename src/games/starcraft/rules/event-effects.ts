import type { EventKind } from '../data/events.ts';
import { battleReports } from './event-effects/battle-reports.ts';
import { buysModule } from './event-effects/buy-module.ts';
import { buysTechnology } from './event-effects/buy-technology.ts';
import { collapseOfOrder } from './event-effects/collapse-of-order.ts';
import { convoyRaid } from './event-effects/convoy-raid.ts';
import { depletesArea } from './event-effects/deplete-area.ts';
import type { EventEffect } from './event-effects/effect.ts';
import { eliteReserves } from './event-effects/elite-reserves.ts';
import { executesOrder } from './event-effects/execute-order.ts';
import { gainsPoints } from './event-effects/gain-points.ts';
import { gainsWorkers } from './event-effects/gain-workers.ts';
import { galacticUpheaval } from './event-effects/galactic-upheaval.ts';
import { keepsEventCard } from './event-effects/keep.ts';
import { newDeposits } from './event-effects/new-deposits.ts';
import { placesUnits } from './event-effects/place-units.ts';
import { precisionStrike } from './event-effects/precision-strike.ts';
import { prefabricatedHalls } from './event-effects/prefabricated-halls.ts';
import { rapidRedeployment } from './event-effects/rapid-redeployment.ts';
import { scorchedWorld } from './event-effects/scorched-world.ts';
import { shiftingLanes } from './event-effects/shifting-lanes.ts';
import { supplyRun } from './event-effects/supply-run.ts';
import { theEndDrawsNear } from './event-effects/the-end-draws-near.ts';

/**
 * The effect of each kind of Event card in step 8 (SC-21). Effects shared by several kinds get the kind to look up its
 * numbers.
 */
export const EVENT_EFFECTS: Readonly<Record<EventKind, EventEffect>> = {
  // Events of stage I
  'shifting-lanes': shiftingLanes,
  'air-defence-contract': buysModule('air-defence-contract'),
  'sudden-ambush': keepsEventCard('sudden-ambush'),
  'extra-hands': gainsWorkers('extra-hands'),
  'supply-run': supplyRun,
  'battle-reports': battleReports,
  'fresh-recruits': placesUnits('fresh-recruits'),
  'new-deposits': newDeposits,
  'sabotaged-refinery': depletesArea('sabotaged-refinery'),
  'prefabricated-halls': prefabricatedHalls,
  'field-laboratory': buysTechnology('field-laboratory'),
  // Events of stage II
  reinforcements: placesUnits('reinforcements'),
  'flawless-defense-plan': keepsEventCard('flawless-defense-plan'),
  'veteran-staff': keepsEventCard('veteran-staff'),
  'strip-mining': depletesArea('strip-mining'),
  'galactic-upheaval': galacticUpheaval,
  'propaganda-victory': gainsPoints('propaganda-victory'),
  'orbital-requisition': buysModule('orbital-requisition'),
  'rapid-redeployment': rapidRedeployment,
  'convoy-raid': convoyRaid,
  'war-economy': gainsWorkers('war-economy'),
  breakthrough: buysTechnology('breakthrough'),
  overrun: keepsEventCard('overrun'),
  // Events of stage III
  'the-end-draws-near': theEndDrawsNear,
  'grand-offensive': executesOrder('grand-offensive'),
  'total-mobilisation': executesOrder('total-mobilisation'),
  'elite-reserves': eliteReserves,
  'decisive-triumph': gainsPoints('decisive-triumph'),
  'scorched-world': scorchedWorld,
  'precision-strike': precisionStrike,
  'collapse-of-order': collapseOfOrder,
  'perfect-intelligence': keepsEventCard('perfect-intelligence'),
};
