import { randomBelow, spawnGenerator } from '../plain/random.ts';
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
export interface HandledThing {
  handle: number;
}

/** Makes a stock of handles from 1 to `handleCount`. Draws once from `random`, so that handles differ between seeds. */
export function newHandles(random: RandomState, handleCount: number): Handles {
  return { random: spawnGenerator(random), free: Array.from({ length: handleCount }, (_, place) => place + 1) };
}

/** Takes a random free handle. Throws `RangeError` if none is left. */
export function takeHandle(handles: Handles): number {
  const index = handles.free.length === 0 ? -1 : randomBelow(handles.random, handles.free.length);
  const [handle] = handles.free.splice(index, index < 0 ? 0 : 1);
  if (handle === undefined) throw new RangeError('there is no handle left');
  return handle;
}

/** Puts a handle back into the stock. The thing that had it is gone, or everybody can see it now. */
export function returnHandle(handles: Handles, handle: number): void {
  const index = handles.free.findIndex(free => free > handle);
  handles.free.splice(index < 0 ? handles.free.length : index, 0, handle);
}

/**
 * Deals new handles to things that look alike. Needed whenever such things meet, part or turn face down, so that nobody
 * can tell afterwards which was which. All handles are put back first, so that each thing may get any of them.
 */
export function dealNewHandles(handles: Handles, things: readonly HandledThing[]): void {
  for (const { handle } of things) returnHandle(handles, handle);
  for (const thing of things) thing.handle = takeHandle(handles);
}
