import type { Origin } from '../../../kernel/book/rule-book.ts';
import { MARKERS } from './markers.ts';
import { SCENARIO_IDS } from './scenarios.ts';
import { TECHNOLOGY_IDS } from './technologies.ts';
import { PIECE_KINDS } from './units.ts';

const publicSource: Origin = { from: 'public', confidence: 'high', ours: [], partly: [] };
const costSource: Origin = { from: 'public', confidence: 'medium', ours: [], partly: ['cost'] };
const printedSource: Origin = { from: 'print', confidence: 'high', ours: [], partly: [] };

function originOfEach(kind: string, ids: readonly string[], origin: Origin): readonly (readonly [string, Origin])[] {
  return ids.map(id => [`${kind}:${id}`, origin]);
}

/** The source of every fact in this folder. */
export const ORIGINS: Readonly<Record<string, Origin>> = Object.fromEntries([
  ...originOfEach('unit', PIECE_KINDS, publicSource),
  ...originOfEach('technology', TECHNOLOGY_IDS, costSource),
  ...originOfEach('marker', MARKERS, publicSource),
  ...originOfEach('scenario', SCENARIO_IDS, printedSource),
  ['board:hexes', publicSource],
]);
