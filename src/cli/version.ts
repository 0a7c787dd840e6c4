import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const packageShape = v.object({
  version: v.string(),
  license: v.string(),
  bugs: v.optional(v.object({ url: v.string() })),
});

/** What the program's package.json says of it. */
export interface ProgramFacts {
  readonly version: string;
  readonly licence: string;
  /** The address for reports of what is wrong; `null`: none is known. */
  readonly reports: string | null;
}

/** Of a copy of the bundle that lies alone. */
const UNKNOWN: ProgramFacts = { version: 'unknown', licence: 'MIT', reports: null };

/** The facts of this program, from its package.json: beside the bundle's folder, or above the sources. */
export function programFacts(): ProgramFacts {
  const places = ['../package.json', '../../package.json', '../../../package.json'];
  const file = places.map(place => new URL(place, import.meta.url)).find(place => existsSync(place));
  return file === undefined ? UNKNOWN : factsIn(readFileSync(file, 'utf8'));
}

/** The facts in the text of a package.json. Throws when it is none. */
export function factsIn(text: string): ProgramFacts {
  const { version, license, bugs } = v.parse(packageShape, JSON.parse(text));
  return { version, licence: license, reports: bugs === undefined || isPlaceholder(bugs.url) ? null : bugs.url };
}

/** Whether nobody can be reached there: the ending is kept free for examples (RFC 2606). */
function isPlaceholder(url: string): boolean {
  return new URL(url).hostname.endsWith('.example');
}

/** The version of this program. */
export function programVersion(): string {
  return programFacts().version;
}
