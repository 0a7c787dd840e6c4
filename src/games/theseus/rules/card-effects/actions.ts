import type { CardKind } from '../../data/cards.ts';
import { aliensActions } from './aliens/actions.ts';
import type { ActionEffect } from './effect.ts';
import { greysActions } from './greys/actions.ts';
import { marinesActions } from './marines/actions.ts';
import { scientistsActions } from './scientists/actions.ts';

const ACTIONS: Readonly<Partial<Record<CardKind, ActionEffect>>> = {
  ...marinesActions,
  ...scientistsActions,
  ...aliensActions,
  ...greysActions,
};

/** The effect of a kind of card when it is executed as an action; `undefined` if it is no action card. */
export function actionOf(kind: CardKind): ActionEffect | undefined {
  return ACTIONS[kind];
}
