import type { PaneContext } from '../../../boards/pane.ts';
import type { PieceKind } from '../data/units.ts';
import { say } from '../text/say.ts';

/** The types that have no letter in common use; the map shows an abbreviation. */
type AbbreviatedKind = 'decoy' | 'colony-ship' | 'miner';

/** The letters in common use for all other types. */
export const LETTERS: Readonly<Record<Exclude<PieceKind, AbbreviatedKind>, string>> = {
  scout: 'S',
  destroyer: 'D',
  cruiser: 'C',
  battlecruiser: 'BC',
  battleship: 'BB',
  dreadnought: 'DN',
  carrier: 'V',
  fighter: 'F',
  raider: 'R',
  sweeper: 'W',
  mine: 'M',
  base: 'B',
  yard: 'Y',
  pipeline: '=',
  'alien-b': 'b',
  'alien-c': 'c',
  'alien-d': 'd',
  machine: 'X',
  'alien-fleet': '?',
};

/** The letter or abbreviation of a type on the map. */
export function letterOf({ format }: Pick<PaneContext, 'format'>, kind: PieceKind): string {
  return hasNoCommonLetter(kind) ? format(say(`board.short.${kind}`)) : LETTERS[kind];
}

function hasNoCommonLetter(kind: PieceKind): kind is AbbreviatedKind {
  return !Object.hasOwn(LETTERS, kind);
}
