import { below, spawn } from '../plain/random.ts';
import type { RandomState } from '../plain/random.ts';

/**
 * Handles: numbers that name hidden things in options, answers and events. A handle reveals nothing about the thing, so
 * that a seat's answer is legal in every world that another seat considers possible. The random generator of the
 * handles is used for nothing else, and no view shows it.
 */
export interface Handles {
  random: RandomState;
  /** The unused handles, in ascending order. */
  free: number[];
}

/** A thing that is named by a handle. */
export interface Handled {
  handle: number;
}

/** Makes a stock of handles from 1 to `most`. Draws once from `random`, so that handles differ between seeds. */
export function newHandles(random: RandomState, most: number): Handles {
  return { random: spawn(random), free: Array.from({ length: most }, (_, place) => place + 1) };
}

/** Takes a random free handle. Throws `RangeError` if none is left. */
export function takeHandle(handles: Handles): number {
  const place = handles.free.length === 0 ? -1 : below(handles.random, handles.free.length);
  const [handle] = handles.free.splice(place, place < 0 ? 0 : 1);
  if (handle === undefined) throw new RangeError('there is no handle left');
  return handle;
}

/** Puts a handle back into the stock. The thing that had it is gone, or everybody can see it now. */
export function returnHandle(handles: Handles, handle: number): void {
  const place = handles.free.findIndex(free => free > handle);
  handles.free.splice(place < 0 ? handles.free.length : place, 0, handle);
}

/**
 * Deals new handles to things that look alike. Needed whenever such things meet, part or turn face down, so that nobody
 * can tell afterwards which was which. All handles are put back first, so that each thing may get any of them.
 */
export function regroup(handles: Handles, things: readonly Handled[]): void {
  for (const { handle } of things) returnHandle(handles, handle);
  for (const thing of things) thing.handle = takeHandle(handles);
}
