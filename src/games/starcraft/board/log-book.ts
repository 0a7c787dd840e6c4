import type { LogEvent } from '../../../kernel/match/events.ts';
import { seatsAmong, seatsNamed } from '../../../kernel/words/message.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { LogBookOf, LogPlace } from '../../../boards/log-book.ts';
import { AREAS, AREA_IDS, PLANET_IDS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { planetName, say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';

/** The keys of events that are headings in the log. */
const HEADING_EVENTS: ReadonlySet<string> = new Set(['planning.round', 'execution.begins', 'regrouping.begins']);

/** The keys of events that begin an order, or the turn of a seat whose orders are all covered. */
const ORDER_EVENT_KEYS: ReadonlySet<string> = new Set([
  'execution.revealed',
  'execution.revealed-special',
  'execution.obstructed',
]);

const BATTLE_FILTER = 'battle';
const planetFilter = (planet: PlanetId): string => `planet:${planet}`;

/**
 * How the log of StarCraft is divided and filtered: by phases, battles, planets, and the seats that an event is about.
 */
export const starcraftLog: LogBookOf<StarCraftView> = {
  unit: ({ format }) => format(say('log.order')),
  filters: (view, context) => [
    { id: BATTLE_FILTER, title: context.format(say('log.battles')) },
    ...view.planets.map(({ planet }) => ({
      id: planetFilter(planet),
      title: context.format(planetName(planet)),
    })),
  ],
  places: events => {
    let battle: LoggedBattle | null = null;
    return events.map((event, at) => {
      const { key } = event.words;
      if (key === 'battle.begins') battle = { story: at, seats: seatsNamed(event.words), planets: planetsOf(event) };
      const logPlace = logPlaceOf(event, battle);
      if (key === 'battle.ends' || key === 'battle.ends-empty') battle = null;
      return logPlace;
    });
  },
};

/**
 * Finds the battle in which an event happens. The battle's seats and planet count for the event even if its words do
 * not name them.
 */
interface LoggedBattle {
  readonly story: number;
  readonly seats: readonly Seat[];
  readonly planets: readonly PlanetId[];
}

function logPlaceOf(event: LogEvent, battle: LoggedBattle | null): LogPlace {
  const planets = [...planetsOf(event), ...(battle?.planets ?? [])];
  return {
    heading: HEADING_EVENTS.has(event.words.key),
    beginsUnit: ORDER_EVENT_KEYS.has(event.words.key),
    // No event announces the set-up, since the match begins with it.
    ...(event.index === 0 ? { opening: say('board.phase.set-up') } : {}),
    filters: [...(battle === null ? [] : [BATTLE_FILTER]), ...new Set(planets.map(planetFilter))],
    seats: [...new Set([...seatsNamed(event.words), ...seatsAmong(event.refs ?? []), ...(battle?.seats ?? [])])],
    story: battle?.story ?? null,
  };
}

function planetsOf({ refs = [] }: LogEvent): PlanetId[] {
  const areas = AREA_IDS.filter(area => refs.includes(`area:${area}`)).map(area => AREAS[area].planet);
  return [...PLANET_IDS.filter(planet => refs.includes(`planet:${planet}`)), ...areas];
}
