import type { CardKind } from '../../data/cards.ts';
import { aliensModules } from './aliens/modules.ts';
import type { ModuleEffect } from './effect.ts';
import { greysModules } from './greys/modules.ts';
import { marinesModules } from './marines/modules.ts';
import { scientistsModules } from './scientists/modules.ts';

const MODULES: Readonly<Partial<Record<CardKind, ModuleEffect>>> = {
  ...marinesModules,
  ...scientistsModules,
  ...aliensModules,
  ...greysModules,
};

/** The effect of a kind of card that works without being executed; `undefined` if it has none. */
export function moduleOf(kind: CardKind): ModuleEffect | undefined {
  return MODULES[kind];
}
