import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const packageShape = v.object({
  version: v.string(),
  license: v.string(),
  bugs: v.optional(v.object({ url: v.string() })),
});

/** The facts about the program from its package.json. */
export interface ProgramFacts {
  readonly version: string;
  readonly licence: string;
  /** The address for reporting problems; `null`: none is known. */
  readonly reports: string | null;
}

/** The facts of a bundle without a package.json. */
const UNKNOWN_FACTS: ProgramFacts = { version: 'unknown', licence: 'MIT', reports: null };

/** The facts about this program from its package.json, which is beside the bundle's folder or above the sources. */
export function programFacts(): ProgramFacts {
  const packageFiles = ['../package.json', '../../package.json', '../../../package.json'];
  const file = packageFiles.map(place => new URL(place, import.meta.url)).find(place => existsSync(place));
  return file === undefined ? UNKNOWN_FACTS : factsIn(readFileSync(file, 'utf8'));
}

/** Parses the text of a package.json. Throws if it is invalid. */
export function factsIn(text: string): ProgramFacts {
  const { version, license, bugs } = v.parse(packageShape, JSON.parse(text));
  return { version, licence: license, reports: bugs === undefined || isPlaceholder(bugs.url) ? null : bugs.url };
}

/** Whether a URL is only a placeholder: the domain ending `.example` is reserved for examples (RFC 2606). */
function isPlaceholder(url: string): boolean {
  return new URL(url).hostname.endsWith('.example');
}

/** The version of this program. */
export function programVersion(): string {
  return programFacts().version;
}
