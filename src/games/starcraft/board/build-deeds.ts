import type { Deed } from '../../../boards/deeds.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { AREA_IDS } from '../data/planets.ts';
import type { AreaId } from '../data/planets.ts';
import { numberOf } from './onward.ts';
import { areaName, say } from '../text/say.ts';

/** The id of the key action that ends both steps of buying, that of units and that for the sheet (SC-8.1, SC-8.2). */
const END_BUILD = 'deed:end-build';
export const END_BUILD_KEY = 'X';
/**
 * The start of the id of a key action that ends the buying for the sheet and builds a base (SC-8.3); the area follows.
 */
const BASE_PREFIX = 'deed:base:';
/** The capital letters of the areas of a planet, in the order of the areas. */
const AREA_LETTERS = ['A', 'B', 'C', 'F'];

/** The capital letter of an area, for questions in which its number means something else. */
export function areaLetter(area: AreaId): string {
  return AREA_LETTERS[Number(numberOf(area)) - 1] ?? 'G';
}

/** The actions of single keys in a Build order that answer several questions, so that they end more than one step. */
export function buildDeeds({ kind, options }: Decision): readonly Deed[] {
  const doneOption = options.find(({ id }) => id === 'done');
  if (doneOption === undefined) return [];
  if (kind === 'build.units')
    return [{ id: END_BUILD, key: END_BUILD_KEY, words: say('board.end-build'), endsRow: true }];
  if (kind !== 'build.sheet') return [];
  // The option that ends step 2 names the areas where step 3 can build a base.
  return AREA_IDS.filter(area => doneOption.details?.[area] === 'base').map(area => ({
    id: BASE_PREFIX + area,
    key: areaLetter(area),
    words: say('board.done-and-base', { area: areaName(area) }),
    endsRow: true,
  }));
}

/** The next answer of a key action in a Build order; `null` if it has no further answer. */
export function buildAnswer({ kind, options }: Decision, deed: string): string | null {
  if (deed === END_BUILD) return kind === 'build.units' || kind === 'build.sheet' ? offeredId(options, 'done') : null;
  if (!deed.startsWith(BASE_PREFIX)) return null;
  if (kind === 'build.sheet') return offeredId(options, 'done');
  return kind === 'build.base' ? offeredId(options, `base:${deed.slice(BASE_PREFIX.length)}`) : null;
}

function offeredId(options: Decision['options'], id: string): string | null {
  return options.some(option => option.id === id) ? id : null;
}
