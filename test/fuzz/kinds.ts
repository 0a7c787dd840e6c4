import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a rule asks: the call, its game and seat, and then the kind. */
const ASKED = /\b(?:choose|chooseNumber|chosenHex|decide)(?:<[^(]*>)?\(\s*[\w.]+,\s*[\w.[\]()]+,\s*'([\w.-]+)'/g;

/** Every kind of decision that the sources in a folder name, windows (`kind: '…'`) apart. */
export function kindsAskedIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const kinds = files.flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(ASKED)].flatMap(([, kind]) => kind ?? []),
  );
  return [...new Set(kinds)].sort();
}
