import type { PaneContext } from '../../../boards/pane.ts';
import type { PieceKind } from '../data/units.ts';
import { say } from '../text/say.ts';

/** The types that have no letter in common use; the map shows an abbreviation. */
type ShortKind = 'decoy' | 'colony-ship' | 'miner';

/** The letters in common use for all other types. */
export const LETTERS: Readonly<Record<Exclude<PieceKind, ShortKind>, string>> = {
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
  return isShort(kind) ? format(say(`board.short.${kind}`)) : LETTERS[kind];
}

function isShort(kind: PieceKind): kind is ShortKind {
  return !Object.hasOwn(LETTERS, kind);
}
