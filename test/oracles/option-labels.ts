import type { Catalogue } from '../../src/kernel/words/format.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import type { Match } from '../../src/kernel/history/playable.ts';

/**
 * The options of the pending decision that read like another of it, as `kind: words`: nobody could tell which is which.
 */
export function optionsAlike(match: Match, catalogue: Catalogue, names: readonly string[]): string[] {
  const { decision } = match;
  if (decision === null) return [];
  const format = createFormatter(catalogue, names);
  const told = decision.options.map(({ words }) => format(words));
  const twice = told.filter((text, place) => told.indexOf(text) !== place);
  return [...new Set(twice)].map(text => `${decision.kind}: ${text}`);
}
