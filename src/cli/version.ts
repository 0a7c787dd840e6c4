import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const packageShape = v.object({ version: v.string() });

/** The version of this program, from its package.json: beside the bundle's folder, or above the sources. */
export function programVersion(): string {
  const places = ['../package.json', '../../package.json', '../../../package.json'];
  const file = places.map(place => new URL(place, import.meta.url)).find(place => existsSync(place));
  return file === undefined ? 'unknown' : v.parse(packageShape, JSON.parse(readFileSync(file, 'utf8'))).version;
}
