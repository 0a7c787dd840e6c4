import type { Inspected, InspectedLink, InspectedSection, PaneContext, ToldLine } from '../../../board.ts';
import { factOf, sectionOf } from '../../../board-telling.ts';
import { nameOf } from '../../../board-naming.ts';
import type { Line } from '../../../../widgets/lines.ts';
import type { SectorId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import type { AsideCard } from '../../state/state.ts';
import type { TextKey } from '../../text/en.ts';
import { cardName, factionName, say, sectorName, unitName } from '../../text/say.ts';
import type { FactionId } from '../../data/ids.ts';
import type { TheseusView } from '../../view.ts';

/** Tells about the thing of one kind with that id; `null`: there is none, or the viewer may not know. Reads nothing but the view. */
export type Inspector = (id: string, view: TheseusView, context: PaneContext) => Inspected | null;

/** A fact under a label of the catalogue. */
export function fact({ tell }: PaneContext, label: TextKey, value: Line | string): ToldLine {
  return factOf(tell(say(label)), value);
}

/** Lines under a heading of the catalogue; nothing when there are none. */
export function section({ tell }: PaneContext, title: TextKey | null, lines: readonly ToldLine[]): InspectedSection[] {
  return sectionOf(title === null ? '' : tell(say(title)), lines);
}

/** A link to a sector. */
export function sectorLink({ tell }: PaneContext, sector: SectorId): InspectedLink {
  return { ref: `sector:${sector}`, label: tell(sectorName(sector)) };
}

/** A link to a unit. */
export function unitLink({ tell }: PaneContext, unit: UnitId): InspectedLink {
  return { ref: `unit:${unit}`, label: tell(unitName(unit)) };
}

/** A link to a card. */
export function cardLink({ tell }: PaneContext, card: AsideCard): InspectedLink {
  return { ref: `card:${card}`, label: tell(cardName(card)) };
}

/** A link to a player. */
export function seatLink(context: PaneContext, seat: number): InspectedLink {
  return { ref: `seat:${seat}`, label: nameOf(context, seat) };
}

/** A link to a faction. */
export function factionLink({ tell }: PaneContext, faction: FactionId): InspectedLink {
  return { ref: `faction:${faction}`, label: tell(factionName(faction)) };
}
