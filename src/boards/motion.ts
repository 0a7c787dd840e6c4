import type { Ref } from '../kernel/words/message.ts';
import { flash } from './drawing/grid.ts';
import type { Grid, Rect } from './drawing/grid.ts';

/**
 * Returns the contents of each place on a map, as a text that changes whenever the contents do; an empty text: nothing
 * is there.
 */
export type PlacesIn<View> = (view: View) => ReadonlyMap<Ref, string>;

/** Returns the places of a map that nobody has explored yet. */
export type UnexploredIn<View> = (view: View) => ReadonlySet<Ref>;

/** The functions of a game that detect movement on its map. */
interface Moving {
  readonly placesIn?: PlacesIn<unknown>;
  readonly unexploredIn?: UnexploredIn<unknown>;
}

/** A frame of an animation. */
export interface MotionFrame {
  readonly view: unknown;
  /** The places where something arrived or changed since the previous frame. */
  readonly changed: readonly Ref[];
  /** The id of the pane that shows the frame; absent: the main pane. */
  readonly pane?: string;
  /** The places that are being turned over, shown edge-on. */
  readonly turning?: readonly Ref[];
  /** The places that flash: a battle breaks out there, or a shot hits. */
  readonly flashing?: readonly Ref[];
}

/** A running animation: its frames, and the index of the one on the screen. */
export interface Motion {
  readonly frames: readonly MotionFrame[];
  readonly step: number;
}

/** The most frames of an animation; earlier ones are dropped. */
export const MAX_FRAMES = 8;

/**
 * Makes the frames of an animation: one for each view in which something on the map has changed since the previous
 * view. If places were explored, a frame with those places edge-on comes first. The first view is only the start and
 * gets no frame. Empty for a game without `placesIn`.
 */
export function motionIn(
  { placesIn, unexploredIn }: Moving,
  [first, ...views]: readonly unknown[],
): readonly MotionFrame[] {
  if (placesIn === undefined || views.length === 0) return [];
  const frames: MotionFrame[] = [];
  let previous = { view: first, places: placesIn(first) };
  for (const view of views) {
    const places = placesIn(view);
    const changed = changedBetween(previous.places, places);
    if (changed !== null) {
      const turnedPlaces =
        unexploredIn === undefined ? [] : exploredBetween(unexploredIn(previous.view), unexploredIn(view));
      if (turnedPlaces.length > 0) frames.push({ view: previous.view, changed: turnedPlaces, turning: turnedPlaces });
      frames.push({ view, changed });
    }
    previous = { view, places };
  }
  return frames.slice(-MAX_FRAMES);
}

/** The places that were explored between two views. */
function exploredBetween(before: ReadonlySet<Ref>, after: ReadonlySet<Ref>): readonly Ref[] {
  return [...before].filter(ref => !after.has(ref));
}

/** Whether the flash is visible in each frame: on, off, and on again. */
const FLASH_VISIBLE = [true, false, true];

/** Makes the frames in which places of a pane flash, such as where a battle breaks out. */
export function flashesAt(view: unknown, pane: string, places: readonly Ref[]): readonly MotionFrame[] {
  return FLASH_VISIBLE.map(isOn => ({ view, pane, changed: places, ...(isOn && { flashing: places }) }));
}

/** Draws flashes in a picture at the flashing places of a frame. */
export function flashIn(
  grid: Grid,
  things: readonly { readonly ref: Ref; readonly rect: Rect }[],
  { flashing = [] }: Pick<MotionFrame, 'flashing'>,
): void {
  for (const { ref, rect } of things) if (flashing.includes(ref)) flash(grid, rect);
}

/**
 * Makes the frames of something that appears bit by bit, such as dice. `viewWith` returns the view with the first few
 * of `count` things; it is never called for all of them, since that is the final view.
 */
export function bitByBit(count: number, pane: string, viewWith: (first: number) => unknown): readonly MotionFrame[] {
  const stepSize = Math.max(1, Math.ceil(count / MAX_FRAMES));
  const shownCounts = Array.from({ length: Math.ceil(count / stepSize) }, (_, at) => at * stepSize);
  return shownCounts.map(first => ({ view: viewWith(first), pane, changed: [] }));
}

/**
 * The places whose contents have changed, without emptied places unless there are only those; `null`: nothing has
 * changed.
 */
function changedBetween(before: ReadonlyMap<Ref, string>, after: ReadonlyMap<Ref, string>): readonly Ref[] | null {
  const refs = [...new Set([...before.keys(), ...after.keys()])];
  const changed = refs.filter(ref => (before.get(ref) ?? '') !== (after.get(ref) ?? ''));
  if (changed.length === 0) return null;
  const filledPlaces = changed.filter(ref => (after.get(ref) ?? '') !== '');
  return filledPlaces.length > 0 ? filledPlaces : changed;
}
