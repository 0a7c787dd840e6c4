import type { Chosen, OptionFacts } from '../../../kernel/match/game.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { EPIC, EPIC_MAPS, seatsOfMap } from '../data/scenarios.ts';
import type { EpicMap, PlayedId } from '../data/scenarios.ts';
import { say } from '../text/say.ts';

const isMap = (id: string): id is EpicMap => Object.hasOwn(EPIC_MAPS, id);
const MAPS = Object.keys(EPIC_MAPS).filter(isMap);

/** The possible numbers of seats in epic games on two maps (SE-23). */
export const EPIC_SEATS = [4, 5, 6, 7, 8];

function mapChoice(id: 'firstMap' | 'secondMap', maps: readonly EpicMap[]): OptionFacts {
  return { id, words: say(`options.${id}`), values: maps.map(map => ({ id: map, words: say(`map.${map}`) })) };
}

/** The options for the two maps that any epic game could have. */
export const MAP_CHOICES: readonly OptionFacts[] = [mapChoice('firstMap', MAPS), mapChoice('secondMap', MAPS)];

/** The maps for exactly this number of seats. */
const mapsFor = (seats: number): EpicMap[] => MAPS.filter(map => seatsOfMap(map) === seats);

/**
 * The options for the two maps for a number of seats, and the maps chosen so far. The second map must fit the seats
 * that are not on the first.
 */
export function mapChoices(
  seats: number,
  values: Chosen['values'],
): { readonly choices: readonly OptionFacts[]; readonly chosen: readonly [EpicMap, EpicMap] } {
  const firstMaps = MAPS.filter(map => mapsFor(seats - seatsOfMap(map)).length > 0);
  const firstMap = firstMaps.find(map => map === values.firstMap) ?? firstMaps[0] ?? 'normal-2';
  const secondMaps = mapsFor(seats - seatsOfMap(firstMap));
  const secondMap = secondMaps.find(map => map === values.secondMap) ?? secondMaps[0] ?? 'normal-2';
  return {
    choices: [mapChoice('firstMap', firstMaps), mapChoice('secondMap', secondMaps)],
    chosen: [firstMap, secondMap],
  };
}

/**
 * Reads the two maps of an epic game for a number of seats. Returns `null` if the scenario has a name, and a message if
 * the options contradict each other.
 */
export function readMaps(
  scenario: PlayedId,
  { firstMap, secondMap }: { readonly firstMap?: string | undefined; readonly secondMap?: string | undefined },
  seats: number,
): readonly [EpicMap, EpicMap] | Message | null {
  const givenMaps = [firstMap, secondMap].filter(map => map !== undefined);
  if (scenario !== EPIC) return givenMaps.length === 0 ? null : say('options.no-maps');
  if (!givenMaps.every(isMap)) return say('options.no-such-map', { maps: MAPS.join(', ') });
  const defaults = mapChoices(seats, {
    ...(firstMap === undefined ? {} : { firstMap }),
    ...(secondMap === undefined ? {} : { secondMap }),
  }).chosen;
  const [first, second] = defaults;
  return [
    firstMap !== undefined && isMap(firstMap) ? firstMap : first,
    secondMap !== undefined && isMap(secondMap) ? secondMap : second,
  ];
}
