import type { StarCraftView } from '../../view.ts';
import type { InspectorOf } from '../../../../boards/inspected.ts';

/**
 * Describes the thing of one kind with this id; `null` if there is none or the viewer may not know. Reads only the
 * view.
 */
export type Inspector = InspectorOf<StarCraftView>;

/** The id of the list that equals this text; `null` if there is none. */
export function among<Id extends string>(ids: readonly Id[], id: string): Id | null {
  return ids.find(candidate => candidate === id) ?? null;
}
