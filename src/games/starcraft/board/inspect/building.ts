import type { Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { BUILDINGS, BUILDING_IDS } from '../../data/buildings.ts';
import { FACTIONS } from '../../data/factions.ts';
import { MODULES, MODULE_IDS } from '../../data/modules.ts';
import { RACE_IDS } from '../../data/races.ts';
import { say, unitName } from '../../text/say.ts';
import { span } from '../../../../boards/drawing/lines.ts';
import { nameOf } from '../../../../boards/naming.ts';
import { priceText } from '../naming.ts';
import { starcraftBook } from '../../text/book.ts';
import type { Inspector } from './telling.ts';
import { oursOf, RECONSTRUCTED } from '../../../../boards/inspected.ts';
import { knownId, fact, section, unitLinks } from './telling.ts';

/** Describes a building: the price of each level and what it unlocks, and the level that each seat has. */
export const inspectBuilding: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const building = BUILDING_IDS.find(
    one => id === one || BUILDINGS[one].levels.some((_, at) => id === `${one}-${at + 1}`),
  );
  if (building === undefined) return null;
  const { race, levels } = BUILDINGS[building];
  const lines = levels.map(({ cost, unlocks }, place): Line => [
    span(
      format(
        say('inspect.level', {
          level: place + 1,
          cost: cost === null ? format(say('inspect.printed-level')) : priceText(context, cost),
          units: unlocks.map(unit => format(unitName(unit))).join(', '),
        }),
      ),
    ),
    ...(oursOf(starcraftBook, `building:${building}-${place + 1}`).size > 0 ? [span(` ${RECONSTRUCTED}`)] : []),
  ]);
  const ownerLines = view.seats.flatMap(({ seat, faction, buildings }): Line[] => {
    if (faction === null || FACTIONS[faction].race !== race) return [];
    const level = buildings[building] ?? 0;
    const name = nameOf(context, seat);
    return [[span(format(level === 0 ? say('inspect.no-level', { name }) : say('inspect.level-of', { name, level })))]];
  });
  return {
    kind: `${format(say('inspect.building'))}, ${format(say(`race.${race}`))}`,
    title: format(say(`building.${building}`)),
    sections: [
      ...section(context, 'inspect.section.levels', lines),
      ...section(context, 'inspect.section.who', ownerLines),
    ],
    links: unitLinks(
      context,
      levels.flatMap(({ unlocks }) => unlocks),
    ),
    rules: ['SC-17.1', 'SC-17.2', 'SC-17.3', 'SC-8.2', 'SC-8.6'],
  };
};

const MODULE_RULES = { supply: 'SC-17.5', 'research-development': 'SC-17.6', 'air-support': 'SC-17.7' } as const;

/** Describes a module: its price, what it does, and how many each seat has. */
export const inspectModule: Inspector = (id, view, context): Inspected | null => {
  const { format } = context;
  const module = knownId(MODULE_IDS, id);
  if (module === null) return null;
  const { cost, tokens } = MODULES[module];
  const raceLines = RACE_IDS.map(race =>
    format(say('inspect.tokens.race', { race: say(`race.${race}`), count: tokens[race] })),
  );
  const ownerLines = view.seats.flatMap(({ seat, faction, modules }): Line[] => {
    if (faction === null) return [];
    const params = { name: nameOf(context, seat), count: modules[module] ?? 0, tokens: tokens[FACTIONS[faction].race] };
    return [[span(format(say('inspect.module-of', params)))]];
  });
  return {
    kind: format(say('inspect.module')),
    title: format(say(`module.${module}`)),
    sections: [
      ...section(context, 'inspect.section.printed', [
        fact(context, 'inspect.cost', priceText(context, cost)),
        fact(context, 'inspect.tokens', raceLines.join(', ')),
      ]),
      ...section(context, 'inspect.section.text', [[span(format(say(`module.${module}.text`)))]]),
      ...section(context, 'inspect.section.who', ownerLines),
    ],
    links: [],
    rules: [MODULE_RULES[module], 'SC-17.4', 'SC-8.2', ...(module === 'research-development' ? ['SC-5.4'] : [])],
  };
};
