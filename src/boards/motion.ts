import type { Ref } from '../kernel/words/message.ts';

/** What stands at each place of a map, as a text that changes whenever anything there does; empty: nothing does. */
export type PlacesIn<View> = (view: View) => ReadonlyMap<Ref, string>;

/** A picture of something that moves. */
export interface MotionFrame {
  readonly view: unknown;
  /** The places where something has come or changed since the picture before. */
  readonly changed: readonly Ref[];
}

/** Something that is seen to move while the keys go on: its pictures, and which of them is on the screen. */
export interface Motion {
  readonly frames: readonly MotionFrame[];
  readonly step: number;
}

/** At most this many pictures are shown of one motion, the last ones. */
export const MOST_MOVED = 8;

/**
 * The pictures of a motion: of `views`, one after the other, those in which something on the map is no longer as in the
 * picture before. The first view is where it begins, and no picture of it. None where the game names no places.
 */
export function motionIn(
  placesIn: PlacesIn<unknown> | undefined,
  [first, ...views]: readonly unknown[],
): readonly MotionFrame[] {
  if (placesIn === undefined || views.length === 0) return [];
  const frames: MotionFrame[] = [];
  let before = placesIn(first);
  for (const view of views) {
    const places = placesIn(view);
    const changed = changedBetween(before, places);
    if (changed !== null) frames.push({ view, changed });
    before = places;
  }
  return frames.slice(-MOST_MOVED);
}

/** Where something stands that was not there like that before; `null`: nothing has changed at all. */
function changedBetween(before: ReadonlyMap<Ref, string>, after: ReadonlyMap<Ref, string>): readonly Ref[] | null {
  const refs = [...new Set([...before.keys(), ...after.keys()])];
  const changed = refs.filter(ref => (before.get(ref) ?? '') !== (after.get(ref) ?? ''));
  if (changed.length === 0) return null;
  const filled = changed.filter(ref => (after.get(ref) ?? '') !== '');
  return filled.length > 0 ? filled : changed;
}
