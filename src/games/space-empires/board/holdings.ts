import type { PaneContext } from '../../../boards/pane.ts';
import type { Holding } from '../../../boards/holdings.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { HEX_IDS } from '../data/hexes.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import { coloniesOf } from '../state/board.ts';
import { goneBy } from '../state/lots.ts';
import { hexName, hexRef, unitsWords } from '../text/say.ts';
import type { EmpiresView, PieceView } from '../view.ts';
import { colonyWords } from './about.ts';

/** The list of a seat's groups, yards, bases and colonies, hex by hex. */
export function holdings(view: EmpiresView, seat: Seat, { format }: PaneContext): readonly Holding[] {
  const groups = view.pieces.flatMap(piece => {
    const { owner, kind, count, at } = piece;
    if (owner !== seat || kind === null || count === null) return [];
    const words = format(unitsWords(kind, count));
    return [{ ...placeAndName(at), words, isIdle: isIdle(view, piece), strength: strengthOf(piece) }];
  });
  const colonies = coloniesOf(view, seat).map(([hex, colony]) => ({
    ...placeAndName(hex),
    words: format(colonyWords(colony)),
    isIdle: false,
    strength: 0,
  }));
  const hexIndexOf = ({ place }: Holding): number => HEX_IDS.findIndex(hex => hexRef(hex) === place);
  return [...groups, ...colonies].sort((one, other) => hexIndexOf(one) - hexIndexOf(other));
}

function placeAndName(hex: PieceView['at']): Pick<Holding, 'place' | 'named'> {
  return { place: hexRef(hex), named: hexName(hex) };
}

/** Whether a group has not moved in this movement phase but could (SE-6.1). */
function isIdle({ phase, active }: EmpiresView, { kind, owner, lots }: PieceView): boolean {
  if (phase !== 'movement' || active !== owner || kind === null || !isUnitKind(kind)) return false;
  const { moves } = UNITS[kind];
  return moves !== 0 && moves !== 'carried' && goneBy({ lots: lots ?? [] }) === 0;
}

/** The attack and hull of a group, multiplied by the number of its units; used for sorting. */
function strengthOf({ kind, count }: PieceView): number {
  if (kind === null || !isUnitKind(kind)) return 0;
  const { weapon, hull } = UNITS[kind];
  return weapon === null ? 0 : (weapon.attack + hull) * (count ?? 0);
}
