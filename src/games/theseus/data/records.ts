import { refParts } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { bonusKindOf, isBonusCardId } from './bonus-cards.ts';
import { CARD_KINDS, isCardId, kindOf } from './cards.ts';
import { FACTIONS } from './factions.ts';
import { FACTION_IDS, SECTOR_IDS } from './ids.ts';
import { ORIGINS } from './origins.ts';
import { UNIT_IDS, UNIT_KINDS, unitKindOf } from './units.ts';

/**
 * The records in `ORIGINS` for the thing at an address, the most specific first: `card:marines-mine` for
 * `card:marines-mine-2`.
 */
export function recordsOf(ref: Ref): readonly string[] {
  const { kind, name } = refParts(ref);
  return recordsNearestFirst(kind, name).filter(record => Object.hasOwn(ORIGINS, record));
}

function recordsNearestFirst(kind: string, name: string): readonly string[] {
  switch (kind) {
    case 'card':
      return [`card:${CARD_KINDS.find(card => card === name) ?? ''}`, ...recordsOfCard(name)];
    case 'unit':
      return recordsOfUnit(name);
    case 'room':
    case 'slot':
      return [`sector:${SECTOR_IDS.find(sector => name.startsWith(`${sector}-`)) ?? ''}`];
    case 'faction':
      return recordsOfFaction(name);
    default:
      return [`${kind}:${name}`];
  }
}

function recordsOfCard(name: string): readonly string[] {
  if (isCardId(name)) return [`card:${kindOf(name)}`];
  return isBonusCardId(name) ? [`bonus:${bonusKindOf(name)}`] : [`bonus:${name}`];
}

/** The record of a unit's kind. */
function recordsOfUnit(name: string): readonly string[] {
  const unit = UNIT_IDS.find(id => id === name);
  const kind = unit === undefined ? UNIT_KINDS.find(id => id === name) : unitKindOf(unit);
  return [`unit:${kind ?? ''}`];
}

/** The records of a faction and its sector. Pandora has a marker instead of a sector. */
function recordsOfFaction(name: string): readonly string[] {
  const faction = FACTION_IDS.find(id => id === name);
  if (faction === undefined) return [];
  const { sector } = FACTIONS[faction];
  return [`faction:${faction}`, sector === null ? 'pandora:marker' : `sector:${sector}`];
}
