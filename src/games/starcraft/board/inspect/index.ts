import { inspecting, RECONSTRUCTED } from '../../../../boards/inspected.ts';
import { starcraftBook } from '../../text/book.ts';
import { say } from '../../text/say.ts';
import type { StarCraftView } from '../../view.ts';
import { planetOfSlot, unitsInRef } from '../../state/refs.ts';
import { inspectFighter, inspectSkirmish } from './battle.ts';
import { inspectBuilding, inspectModule } from './building.ts';
import { inspectCard, inspectTechnology } from './card.ts';
import { inspectEvent } from './event.ts';
import { inspectArea, inspectPlanet } from './planet.ts';
import { inspectRoute } from './route.ts';
import { inspectOrder, inspectRule } from './rule.ts';
import { inspectFaction, inspectSeat } from './seat.ts';
import { inspectUnit } from './unit.ts';

/** Describes the thing at an address: all that the view shows about it, and what is printed on it. */
export const inspectStarCraft = inspecting<StarCraftView>({
  book: starcraftBook,
  inspectors: {
    area: inspectArea,
    building: inspectBuilding,
    card: inspectCard,
    event: inspectEvent,
    faction: inspectFaction,
    fighter: inspectFighter,
    module: inspectModule,
    order: inspectOrder,
    planet: inspectPlanet,
    route: inspectRoute,
    rule: inspectRule,
    seat: inspectSeat,
    skirmish: inspectSkirmish,
    slot: (id, view, context) => inspectPlanet(planetOfSlot(`slot:${id}`) ?? id, view, context),
    technology: inspectTechnology,
    unit: (id, view, context) => inspectUnit(unitsInRef(`unit:${id}`)?.unit ?? id, view, context),
  },
  words: {
    origin: say('inspect.section.origin'),
    rulings: say('inspect.section.rulings'),
    reconstructed: kind => say('inspect.reconstructed', { kind, mark: RECONSTRUCTED }),
  },
});
