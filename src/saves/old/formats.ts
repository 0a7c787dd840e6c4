import { SAVE_FORMAT } from './format.ts';

/** Turns a save of one format into one of the next. */
type Migration = (save: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** One function for each older format, by its number: `1` makes format 2 of format 1. */
export type Migrations = Readonly<Record<number, Migration>>;

/**
 * No format is older than the present one yet. A new format adds the step from the one before, and a golden save of
 * that.
 */
export const MIGRATIONS: Migrations = {};

/**
 * Brings a save of an older format up to date, step by step; one of the present format comes back as it is. `null`: no
 * step leads on from its format. Throws what a step throws that can't make sense of the save.
 */
export function migrated(
  save: Readonly<Record<string, unknown>>,
  migrations: Migrations = MIGRATIONS,
): Readonly<Record<string, unknown>> | null {
  let current = save;
  while (current.format !== SAVE_FORMAT) {
    const { format } = current;
    const step = typeof format === 'number' && Object.hasOwn(migrations, format) ? migrations[format] : undefined;
    if (step === undefined) return null;
    current = { ...step(current), format: Number(format) + 1 };
  }
  return current;
}
