import { DEAF_DURATIONS } from '../preferences/settings.ts';
import type { DeafWish } from '../preferences/settings.ts';

// Ignores late keys. If a screen closed by itself, its reader may have been about to press a key; a key that closed a
// screen may be held down or pressed twice.

/** What the table remembers about closed screens, to recognise late keys. Times are in milliseconds. */
export interface Guard {
  /** The key that caused the current changes; `null`: no key did. */
  readonly pressed: string | null;
  /** The key that closed a screen, and the time it was last pressed; `null`: none did. */
  readonly closedBy: { readonly key: string; readonly heard: number } | null;
  /** When a screen closed by itself; `null`: none did. */
  readonly leftAt: number | null;
  /** The key that answered last, with no other key since; `null`: none did. */
  readonly answered: AnsweringKey | null;
}

/** A key that answered a question of a kind, when it did, and when it was pressed last. */
interface AnsweringKey {
  readonly key: string;
  readonly kind: string;
  readonly at: number;
  readonly heard: number;
}

/** The guard before any screen has closed. */
export const NO_GUARD: Guard = { pressed: null, closedBy: null, leftAt: null, answered: null };

/**
 * Whether a key pressed at that time may be meant for a closed screen. Such a key may look around and move the cursor,
 * but answers nothing.
 */
export function ignoresKey({ closedBy, leftAt }: Guard, key: string | null, time: number, deafWish: DeafWish): boolean {
  const { left, closed } = DEAF_DURATIONS[deafWish];
  if (leftAt !== null && time - leftAt < left) return true;
  return closedBy !== null && closedBy.key === key && time - closedBy.heard < closed;
}

/**
 * Whether a key is the one that has just answered a question of that kind, pressed twice or still held down; `null`: a
 * question of any kind.
 */
export function isRepeated(
  { answered }: Guard,
  key: string,
  kind: string | null,
  time: number,
  wish: DeafWish,
): boolean {
  if (answered?.key !== key || (kind !== null && kind !== answered.kind)) return false;
  const { left, closed } = DEAF_DURATIONS[wish];
  return time - answered.at < left || time - answered.heard < closed;
}

/**
 * The guard after a key, before its effects: a key that is held down, or pressed again too soon, restarts its quiet
 * time.
 */
export function guardAfterKey(guard: Guard, key: string, time: number, wish: DeafWish): Guard {
  // Keys that are ignored also restart the quiet time, because a key may be held down for longer than that.
  const isHeld = ignoresKey(guard, key, time, wish);
  const answered = guard.answered?.key === key ? { ...guard.answered, heard: time } : null;
  return { ...guard, pressed: key, closedBy: isHeld ? { key, heard: time } : null, answered };
}

/** The guard after a screen was closed by the pressed key, or has closed by itself. */
export function guardAfterClosing(guard: Guard, time: number): Guard {
  const { pressed } = guard;
  return pressed === null
    ? { ...guard, leftAt: time }
    : { ...guard, closedBy: { key: pressed, heard: time }, leftAt: null };
}

/**
 * The guard after a page has appeared that has to be read first, such as how a match is won: no key closes it at once,
 * and the key that opened it has to pause first.
 */
export function guardAfterPage(guard: Guard, time: number): Guard {
  const { pressed } = guard;
  return { ...guard, closedBy: pressed === null ? guard.closedBy : { key: pressed, heard: time }, leftAt: time };
}
