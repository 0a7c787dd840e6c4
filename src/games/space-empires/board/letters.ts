import type { PieceKind } from '../data/units.ts';

/** What stands for each type on the map: letters that ships of war are known by, and else the type in short. */
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
  decoy: 'Dcy',
  'colony-ship': 'Col',
  miner: 'Mnr',
  pipeline: '=',
  'alien-b': 'b',
  'alien-c': 'c',
  'alien-d': 'd',
  machine: 'X',
  'alien-fleet': '?',
};
