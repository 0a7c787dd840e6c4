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

/** What a kind of card does without being carried out, or `undefined`. */
export function moduleOf(kind: CardKind): ModuleEffect | undefined {
  return MODULES[kind];
}
