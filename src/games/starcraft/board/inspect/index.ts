import type { Ref } from '../../../../kernel/words/message.ts';
import type { Inspected, PaneContext } from '../../../../boards/board.ts';
import { oursOf } from '../../../../boards/inspected.ts';
import { starcraftBook } from '../../text/book.ts';
import type { StarCraftView } from '../../view.ts';
import { inspectFighter, inspectSkirmish } from './battle.ts';
import { inspectBuilding, inspectModule } from './building.ts';
import { inspectCard, inspectTechnology } from './card.ts';
import { inspectEvent } from './event.ts';
import type { Inspector } from './inspector.ts';
import { withSources } from './origin.ts';
import { inspectArea, inspectPlanet } from './planet.ts';
import { inspectRoute } from './route.ts';
import { inspectOrder, inspectRule } from './rule.ts';
import { inspectFaction, inspectSeat } from './seat.ts';
import { inspectUnit } from './unit.ts';

/** The kinds of things that people can look at, as they stand in addresses before the colon. */
const INSPECTORS: Readonly<Record<string, Inspector>> = {
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
  slot: (id, view, context) => inspectPlanet(id.slice(0, Math.max(0, id.lastIndexOf('-'))), view, context),
  technology: inspectTechnology,
  unit: (id, view, context) => inspectUnit(id.split('@')[0] ?? id, view, context),
};

/** All that a view says about the thing of that address, and what is printed on it. */
export function inspectStarCraft(view: StarCraftView, ref: Ref, context: PaneContext): Inspected | null {
  const at = ref.indexOf(':');
  const kind = ref.slice(0, at);
  const inspector = Object.hasOwn(INSPECTORS, kind) ? INSPECTORS[kind] : undefined;
  if (inspector === undefined) return null;
  const marking = { ...context, ours: oursOf(starcraftBook, ref) };
  const told = inspector(ref.slice(at + 1), view, marking);
  return told === null ? null : withSources(told, ref, marking);
}
