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

/** The effect of a kind of card as a trap; `undefined` if it is no trap. */
export function trapOf(kind: CardKind): TrapEffect | undefined {
  return TRAPS[kind];
}
