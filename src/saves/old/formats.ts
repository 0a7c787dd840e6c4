import { SAVE_FORMAT } from './format.ts';

/** Converts a save of one format to the next. */
type Migration = (save: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** One function for each older format, by its number: `1` converts format 1 to format 2. */
export type Migrations = Readonly<Record<number, Migration>>;

/**
 * Empty: there is no older format yet. A new format adds the conversion from the previous one, and a golden save of
 * that.
 */
export const MIGRATIONS: Migrations = {};

/**
 * Converts a save of an older format to the current one, step by step; a current one is returned unchanged. `null` if
 * there is no conversion from its format. Rethrows what a conversion throws on an invalid save.
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
