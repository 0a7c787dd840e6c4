import { DEAF_TIMES } from '../preferences/settings.ts';
import type { DeafWish } from '../preferences/settings.ts';

// Keys that were meant for what has gone answer nothing: what left by itself had a reader in mid-sentence, and a key
// that closed something may be held down or pressed twice.

/**
 * What the table remembers of what has gone from the screen, to know which keys were meant for it. Times are in
 * milliseconds.
 */
export interface Guard {
  /** The key that led to what happens now; `null`: no key did. */
  readonly pressed: string | null;
  /** The key that closed something, and when it was pressed last; `null`: none did. */
  readonly closedBy: { readonly key: string; readonly heard: number } | null;
  /** When something left the screen by itself; `null`: nothing did. */
  readonly leftAt: number | null;
}

/** Nothing has gone yet. */
export const NOTHING_GONE: Guard = { pressed: null, closedBy: null, leftAt: null };

/**
 * Whether a key that comes at that time was meant for what has gone from the screen: it may look and move, but answers
 * nothing.
 */
export function isDeafTo({ closedBy, leftAt }: Guard, key: string | null, time: number, wish: DeafWish): boolean {
  const { left, closed } = DEAF_TIMES[wish];
  if (leftAt !== null && time - leftAt < left) return true;
  return closedBy !== null && closedBy.key === key && time - closedBy.heard < closed;
}

/**
 * The guard after a key, before its effects: a key that is held down, or pressed again too soon, restarts its quiet
 * time.
 */
export function keyHeard(guard: Guard, key: string, time: number, wish: DeafWish): Guard {
  // So does one that comes while no key is taken: it may be held down until that is over.
  const isHeld = isDeafTo(guard, key, time, wish);
  return { ...guard, pressed: key, closedBy: isHeld ? { key, heard: time } : null };
}

/** The guard after something has gone from the screen: by the key that was pressed, or by itself. */
export function hasGone(guard: Guard, time: number): Guard {
  const { pressed } = guard;
  return pressed === null
    ? { ...guard, leftAt: time }
    : { ...guard, closedBy: { key: pressed, heard: time }, leftAt: null };
}

/**
 * The guard after a page has come up that is to be read first, such as how a match is won: no key closes it at once,
 * and the one that led to it not before it has been quiet.
 */
export function hasCome(guard: Guard, time: number): Guard {
  const { pressed } = guard;
  return { ...guard, closedBy: pressed === null ? guard.closedBy : { key: pressed, heard: time }, leftAt: time };
}
