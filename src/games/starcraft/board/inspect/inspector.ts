import type { StarCraftView } from '../../view.ts';
import type { InspectorOf } from '../../../../boards/inspected.ts';

/**
 * Tells about the thing of one kind with that id; `null`: there is none, or the viewer may not know. Reads nothing but
 * the view.
 */
export type Inspector = InspectorOf<StarCraftView>;

/** The first of a list that reads like that. */
export function among<Id extends string>(ids: readonly Id[], id: string): Id | null {
  return ids.find(candidate => candidate === id) ?? null;
}
