import type { PieceKind } from '../data/units.ts';

/** The letters of each type on the map. */
export const LETTERS: Readonly<Record<PieceKind, string>> = {
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
  decoy: 'd',
  'colony-ship': 's',
  miner: 'm',
  pipeline: '=',
  'alien-b': 'b',
  'alien-c': 'c',
  'alien-d': 'd',
  machine: 'X',
  'alien-fleet': '?',
};
