import { SHIP_KINDS } from '../data/ships.ts';
import type { Fleet } from '../state/state.ts';

/** The letter of each kind of ship. */
const LETTERS = { fighter: 'F', cruiser: 'C', dreadnought: 'D' } as const;

/** Ships by their letters, as on the map: "2FC"; empty for no ships. */
export function shipLetters(fleet: Readonly<Fleet>, letterSeparator = ''): string {
  return SHIP_KINDS.filter(kind => fleet[kind] > 0)
    .map(kind => `${fleet[kind] > 1 ? fleet[kind] : ''}${LETTERS[kind]}`)
    .join(letterSeparator);
}

/** Ships in a table, each kind with its number: "2F 1C". */
export function shipFigures(fleet: Readonly<Fleet>): string {
  return SHIP_KINDS.filter(kind => fleet[kind] > 0)
    .map(kind => `${fleet[kind]}${LETTERS[kind]}`)
    .join(' ');
}
