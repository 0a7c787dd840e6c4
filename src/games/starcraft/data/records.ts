import { refParts } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { BUILDING_LEVEL_IDS } from './buildings.ts';
import { CARD_IDS, CARDS } from './cards.ts';
import { EVENT_CARD_IDS, EVENT_CARDS } from './events.ts';
import { FACTION_IDS, FACTIONS } from './factions.ts';
import { UNIT_TYPES } from './ids.ts';
import { ORIGINS } from './origins.ts';
import { AREA_IDS, AREAS } from './planets.ts';

/**
 * The data records about the thing at an address of the board, the most specific first. Only records that `ORIGINS`
 * lists: `unit:ghost` for `unit:ghost@braken-2`.
 */
export function recordsOf(recordRef: Ref): readonly string[] {
  const { kind, name } = refParts(recordRef);
  const [thing = ''] = name.split('@');
  return candidateRecords(kind, thing).filter(record => Object.hasOwn(ORIGINS, record));
}

function candidateRecords(kind: string, name: string): readonly string[] {
  switch (kind) {
    case 'card':
      return cardRecords(name);
    case 'event':
      return [`event:${kindOfEvent(name)}`];
    case 'fighter':
      return [`unit:${UNIT_TYPES.find(unit => new RegExp(`^[ad]-${unit}-\\d+$`).test(name)) ?? ''}`];
    case 'area':
      return areaRecords(name);
    case 'building':
      return [
        `building:${name}`,
        ...BUILDING_LEVEL_IDS.filter(id => id.startsWith(`${name}-`)).map(id => `building:${id}`),
      ];
    case 'faction':
      return factionRecords(name);
    default:
      return [`${kind}:${name}`];
  }
}

/** The record of a card. A Technology card has the record of its technology. */
function cardRecords(name: string): readonly string[] {
  const card = CARD_IDS.find(id => id === name);
  const technology = card === undefined ? null : CARDS[card].technology;
  return technology === null ? [`card:${name}`] : [`technology:${technology}`];
}

function kindOfEvent(name: string): string {
  const card = EVENT_CARD_IDS.find(id => id === name);
  return card === undefined ? name : EVENT_CARDS[card].event;
}

/** The records of an area: its Resource card and its planet. */
function areaRecords(name: string): readonly string[] {
  const area = AREA_IDS.find(id => id === name);
  return area === undefined ? [] : [`resource:${area}`, `planet:${AREAS[area].planet}`];
}

/** The records of a faction, its objective, its race, and the abilities of the race. */
function factionRecords(name: string): readonly string[] {
  const faction = FACTION_IDS.find(id => id === name);
  if (faction === undefined) return [];
  const race = `race:${FACTIONS[faction].race}`;
  const abilities = Object.keys(ORIGINS).filter(address => address.startsWith(`${race}/`));
  return [`faction:${faction}`, `faction:${faction}/objective`, race, ...abilities];
}
