import type { InspectedLink, InspectorOf } from '../../../../boards/inspected.ts';
import type { PaneContext } from '../../../../boards/pane.ts';
import { factLines } from '../../../../boards/inspected.ts';
import { nameOf } from '../../../../boards/naming.ts';
import type { FactionId, SectorId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import type { AsideCard } from '../../state/state.ts';
import type { TextKey } from '../../text/en.ts';
import { cardName, factionName, sectorName, unitName } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';

/**
 * Inspects the thing with a given id, using only the view; `null`: there is no such thing, or it is hidden from the
 * viewer.
 */
export type Inspector = InspectorOf<TheseusView>;

/** The parts of a record that each label or heading of the inspector shows. */
const SHOWN_PARTS: Readonly<Partial<Record<TextKey, readonly string[]>>> = {
  'inspect.text': ['effect'],
  'inspect.copies': ['copies'],
  'inspect.number': ['number', 'upgradable'],
  'inspect.type': ['type'],
  'inspect.passages': ['passages', 'room grid'],
  'inspect.cards': ['installed slots', 'bonus slots'],
  'inspect.pending-cards': ['pending slots'],
  'inspect.base': ['attack'],
};

/** Build a labelled fact, or a section with a heading. Parts that are our own design are marked. */
export const { fact, section } = factLines<TextKey>(SHOWN_PARTS);

/** A link to a sector. */
export function sectorLink({ format }: PaneContext, sector: SectorId): InspectedLink {
  return { ref: `sector:${sector}`, label: format(sectorName(sector)) };
}

/** A link to a unit. */
export function unitLink({ format }: PaneContext, unit: UnitId): InspectedLink {
  return { ref: `unit:${unit}`, label: format(unitName(unit)) };
}

/** A link to a card. */
export function cardLink({ format }: PaneContext, card: AsideCard): InspectedLink {
  return { ref: `card:${card}`, label: format(cardName(card)) };
}

/** A link to a player. */
export function seatLink(context: PaneContext, seat: number): InspectedLink {
  return { ref: `seat:${seat}`, label: nameOf(context, seat) };
}

/** A link to a faction. */
export function factionLink({ format }: PaneContext, faction: FactionId): InspectedLink {
  return { ref: `faction:${faction}`, label: format(factionName(faction)) };
}
