import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the samples that come with the program, beside its package.json; `null` if there is none. */
export function samplesFolder(): string | null {
  // The root as seen from the bundle, its chunks, or the sources.
  const rootUrls = ['../', '../../', '../../../'].map(place => new URL(place, import.meta.url));
  const packageRoot = rootUrls.find(place => existsSync(new URL('package.json', place)));
  const folder = packageRoot === undefined ? null : fileURLToPath(new URL('saves', packageRoot));
  return folder !== null && existsSync(folder) ? folder : null;
}
