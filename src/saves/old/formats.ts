import { SAVE_FORMAT } from './format.ts';

/** A function that converts a save of one format to the next format. */
type Migration = (save: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The conversion functions, by the number of the older format: `1` converts format 1 to format 2. */
export type Migrations = Readonly<Record<number, Migration>>;

/**
 * The conversions: empty, because there is no older format yet. A new format adds the conversion from the previous one,
 * and a golden save of that.
 */
export const MIGRATIONS: Migrations = {};

/**
 * Converts a save of an older format to the current one, step by step; a current save is returned unchanged. `null` if
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
