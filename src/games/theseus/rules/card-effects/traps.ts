import type { CardKind } from '../../data/cards.ts';
import { aliensTraps } from './aliens/traps.ts';
import type { TrapEffect } from './effect.ts';
import { greysTraps } from './greys/traps.ts';
import { marinesTraps } from './marines/traps.ts';
import { scientistsTraps } from './scientists/traps.ts';

const TRAPS: Readonly<Partial<Record<CardKind, TrapEffect>>> = {
  ...marinesTraps,
  ...scientistsTraps,
  ...aliensTraps,
  ...greysTraps,
};

/** What a kind of card does as a trap, or `undefined` when it is none. */
export function trapOf(kind: CardKind): TrapEffect | undefined {
  return TRAPS[kind];
}
