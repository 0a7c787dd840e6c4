import { below, spawn } from '../plain/random.ts';
import type { RandomState } from '../plain/random.ts';

/**
 * Handles are numbers by which options, answers and events name hidden things. They say nothing of what a thing is, so
 * that an answer of one seat is legal in every world that another seat holds possible. Their generator serves nothing
 * else and no view shows it.
 */
export interface Handles {
  random: RandomState;
  /** The handles that no thing has, in rising order. */
  free: number[];
}

/** A thing that is named by a handle. */
export interface Handled {
  handle: number;
}

/**
 * A stock of handles from 1 to `most`. Draws once from `random`, so that matches with different seeds deal differently.
 */
export function newHandles(random: RandomState, most: number): Handles {
  return { random: spawn(random), free: Array.from({ length: most }, (_, place) => place + 1) };
}

/** Takes a handle by chance. Throws `RangeError` when there is none left. */
export function takeHandle(handles: Handles): number {
  const place = handles.free.length === 0 ? -1 : below(handles.random, handles.free.length);
  const [handle] = handles.free.splice(place, place < 0 ? 0 : 1);
  if (handle === undefined) throw new RangeError('there is no handle left');
  return handle;
}

/** Gives the handle of a thing back that is gone or that everybody can see now. */
export function returnHandle(handles: Handles, handle: number): void {
  const place = handles.free.findIndex(free => free > handle);
  handles.free.splice(place < 0 ? handles.free.length : place, 0, handle);
}

/**
 * Deals the handles of things that look alike again, as it must happen whenever such things meet, part or turn face
 * down: nobody can tell afterwards which of them was which. All their handles go back first, so that each may get any.
 */
export function regroup(handles: Handles, things: readonly Handled[]): void {
  for (const { handle } of things) returnHandle(handles, handle);
  for (const thing of things) thing.handle = takeHandle(handles);
}
