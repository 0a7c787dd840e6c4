/** Turns a save of one format into one of the next. */
type Migration = (save: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** One function for each older format, by its number: `MIGRATIONS[1]` makes format 2 of format 1. None is older yet. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {};

/** Brings a save of an older format up to date, step by step; one of the present format comes back as it is. */
export function migrated(save: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let current = save;
  for (;;) {
    const { format } = current;
    const step = typeof format === 'number' ? MIGRATIONS[format] : undefined;
    if (step === undefined) return current;
    current = step(current);
  }
}
