import type { InspectContext } from '../../../board-telling.ts';
import type { Inspected, InspectedLink, InspectedSection, PaneContext, ToldLine } from '../../../board.ts';
import { factOf, RECONSTRUCTED, sectionOf } from '../../../board-telling.ts';
import { nameOf } from '../../../board-naming.ts';
import { span } from '../../../../widgets/lines.ts';
import type { Line } from '../../../../widgets/lines.ts';
import type { SectorId } from '../../data/ids.ts';
import type { UnitId } from '../../data/units.ts';
import type { AsideCard } from '../../state/state.ts';
import type { TextKey } from '../../text/en.ts';
import { cardName, factionName, say, sectorName, unitName } from '../../text/say.ts';
import type { FactionId } from '../../data/ids.ts';
import type { TheseusView } from '../../view.ts';

/** Tells about the thing of one kind with that id; `null`: there is none, or the viewer may not know. Reads nothing but the view. */
export type Inspector = (id: string, view: TheseusView, context: InspectContext) => Inspected | null;

/** The parts of a record that stand behind a label, or under a heading. */
const SHOWN: Readonly<Partial<Record<TextKey, readonly string[]>>> = {
  'inspect.text': ['effect'],
  'inspect.copies': ['copies'],
  'inspect.number': ['number', 'upgradable'],
  'inspect.type': ['type'],
  'inspect.passages': ['passages', 'room grid'],
  'inspect.cards': ['installed slots', 'bonus slots'],
  'inspect.pending-cards': ['pending slots'],
  'inspect.base': ['attack'],
};

/** Whether what stands behind a label or under a heading is, in part, our design. */
function isOurs({ ours }: InspectContext, label: TextKey): boolean {
  return SHOWN[label]?.some(part => ours.has(part)) ?? false;
}

/** A fact under a label of the catalogue, with a mark where that is our design. */
export function fact(context: InspectContext, label: TextKey, value: Line | string): ToldLine {
  const line = factOf(context.tell(say(label)), value);
  return isOurs(context, label) ? [...line, span(` ${RECONSTRUCTED}`)] : line;
}

/** Lines under a heading of the catalogue, which bears a mark where they are our design; nothing when there are none. */
export function section(
  context: InspectContext,
  title: TextKey | null,
  lines: readonly ToldLine[],
): InspectedSection[] {
  const heading = title === null ? '' : context.tell(say(title));
  return sectionOf(title !== null && isOurs(context, title) ? `${heading} ${RECONSTRUCTED}` : heading, lines);
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
