/**
 * What is missing in a package.json and a change log for a release; with a tag also whether it is the one of the
 * version.
 */
export function missingFor(parts: {
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly changes: string;
  readonly tag?: string;
}): readonly string[];
