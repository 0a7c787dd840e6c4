import type { Ref } from '../kernel/words/message.ts';
import { flash } from './drawing/grid.ts';
import type { Grid, Rect } from './drawing/grid.ts';

/** What stands at each place of a map, as a text that changes whenever anything there does; empty: nothing does. */
export type PlacesIn<View> = (view: View) => ReadonlyMap<Ref, string>;

/** The places of a map that nobody has explored yet. */
export type UnexploredIn<View> = (view: View) => ReadonlySet<Ref>;

/** What a game says of what moves on its map. */
interface Moving {
  readonly placesIn?: PlacesIn<unknown>;
  readonly unexploredIn?: UnexploredIn<unknown>;
}

/** A picture of something that moves. */
export interface MotionFrame {
  readonly view: unknown;
  /** The places where something has come or changed since the picture before. */
  readonly changed: readonly Ref[];
  /** The pane that it is seen on; absent: the main one. */
  readonly pane?: string;
  /** The places that are turned over: they are seen edge-on. */
  readonly turning?: readonly Ref[];
  /** Where a battle breaks out, or a shot hits: it flashes. */
  readonly flashing?: readonly Ref[];
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
 * picture before, and before each that has explored something that place edge-on. The first view is where it begins,
 * and no picture of it. None where the game names no places.
 */
export function motionIn(
  { placesIn, unexploredIn }: Moving,
  [first, ...views]: readonly unknown[],
): readonly MotionFrame[] {
  if (placesIn === undefined || views.length === 0) return [];
  const frames: MotionFrame[] = [];
  let before = { view: first, places: placesIn(first) };
  for (const view of views) {
    const places = placesIn(view);
    const changed = changedBetween(before.places, places);
    if (changed !== null) {
      const turning = unexploredIn === undefined ? [] : turnedBetween(unexploredIn(before.view), unexploredIn(view));
      if (turning.length > 0) frames.push({ view: before.view, changed: turning, turning });
      frames.push({ view, changed });
    }
    before = { view, places };
  }
  return frames.slice(-MOST_MOVED);
}

/** The places that have been explored since. */
function turnedBetween(before: ReadonlySet<Ref>, after: ReadonlySet<Ref>): readonly Ref[] {
  return [...before].filter(ref => !after.has(ref));
}

/** A flash goes on, off, and on again. */
const FLASHES = [true, false, true];

/** The pictures in which places of a pane flash, such as where a battle breaks out. */
export function flashesAt(view: unknown, pane: string, places: readonly Ref[]): readonly MotionFrame[] {
  return FLASHES.map(isOn => ({ view, pane, changed: places, ...(isOn && { flashing: places }) }));
}

/** Lets what flashes just now do so where it lies in a picture. */
export function flashIn(
  grid: Grid,
  things: readonly { readonly ref: Ref; readonly rect: Rect }[],
  { flashing = [] }: Pick<MotionFrame, 'flashing'>,
): void {
  for (const { ref, rect } of things) if (flashing.includes(ref)) flash(grid, rect);
}

/**
 * The pictures of something that comes bit by bit, such as dice: `viewWith` has the first so many of `count`, and is
 * never asked for all of them, which is how it stands in the end.
 */
export function bitByBit(count: number, pane: string, viewWith: (first: number) => unknown): readonly MotionFrame[] {
  const each = Math.max(1, Math.ceil(count / MOST_MOVED));
  const stops = Array.from({ length: Math.ceil(count / each) }, (_, at) => at * each);
  return stops.map(first => ({ view: viewWith(first), pane, changed: [] }));
}

/** Where something stands that was not there like that before; `null`: nothing has changed at all. */
function changedBetween(before: ReadonlyMap<Ref, string>, after: ReadonlyMap<Ref, string>): readonly Ref[] | null {
  const refs = [...new Set([...before.keys(), ...after.keys()])];
  const changed = refs.filter(ref => (before.get(ref) ?? '') !== (after.get(ref) ?? ''));
  if (changed.length === 0) return null;
  const filled = changed.filter(ref => (after.get(ref) ?? '') !== '');
  return filled.length > 0 ? filled : changed;
}
