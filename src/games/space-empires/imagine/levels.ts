import { randomBelow } from '../../../kernel/plain/random.ts';
import type { RandomState } from '../../../kernel/plain/random.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import { isUnitKind, UNITS } from '../data/units.ts';
import type { PieceKind } from '../data/units.ts';
import { isClosed } from '../state/money.ts';
import { firstLevels } from '../state/new-state.ts';
import { CARRIED, carriedAt, isAlwaysNewest, specialOf } from '../state/carried.ts';
import type { Carried, Piece } from '../state/state.ts';
import type { EmpiresView, PieceView } from '../view.ts';

/** One of this many technologies gets a level above what its seat has shown. */
const UNSEEN = 3;

/** The technologies without an effect in battle. All others were announced when the battle began (SE-12.10). */
const QUIET: ReadonlySet<TechnologyId> = new Set(['ship-size', 'movement', 'ship-yard', 'terraforming', 'mines']);

/** Invents technology levels that a seat could have: those that it has shown, and sometimes one more. */
export function dealLevels(view: EmpiresView, seat: Seat, random: RandomState): Levels {
  const levels = leastLevels(view, seat);
  for (const id of TECHNOLOGY_IDS) {
    const { set, start, costs } = TECHNOLOGIES[id];
    const isIn = (set === undefined || view.options.sets.includes(set)) && !isClosed(view, id);
    if (!isIn || levels[id] >= start + costs.length || randomBelow(random, UNSEEN) > 0) continue;
    if (view.battle === null || QUIET.has(id)) levels[id] += 1;
  }
  return levels;
}

/** The lowest technology levels that a seat can have, by what is known. */
function leastLevels(view: EmpiresView, seat: Seat): Levels {
  const levels = firstLevels();
  Object.assign(levels, view.seats[seat]?.shown ?? {});
  for (const { owner, kind, shown } of view.pieces) {
    if (owner === seat && kind !== null) raiseForUnit(levels, kind, shown);
  }
  return levels;
}

/** Raises a seat's levels to what a unit of some type needs, and to the levels in `carried`. */
export function raiseForUnit(levels: Levels, kind: PieceKind, carried: Partial<Carried>): void {
  if (!isUnitKind(kind)) return;
  const { needs } = UNITS[kind];
  if (needs !== null) levels[needs[0]] = Math.max(levels[needs[0]], needs[1]);
  for (const which of CARRIED) {
    const technology = which === 'special' ? specialOf(kind) : which;
    if (technology !== null) levels[technology] = Math.max(levels[technology], carried[which] ?? 0);
  }
}

/** Invents the levels that a counter could carry: at least what it has shown, and at most the levels of its owner. */
export function dealCarried(
  view: EmpiresView,
  piece: PieceView,
  kind: PieceKind,
  levels: Levels,
  random: RandomState,
): Piece['tech'] {
  if (isAlwaysNewest(kind, view.options)) return null;
  if (piece.tech !== null) return piece.tech;
  const [least, most] = [firstLevels(), { ...levels }];
  for (const bound of [least, most]) raiseForUnit(bound, kind, {});
  const [from, upTo] = [carriedAt(kind, least), carriedAt(kind, most)];
  const between = (which: keyof Carried): number => {
    const seen = piece.shown[which];
    if (seen !== undefined && which !== 'movement') return seen;
    const bottom = Math.max(from[which], seen ?? 0);
    return bottom + randomBelow(random, Math.max(0, upTo[which] - bottom) + 1);
  };
  const [attack, defence, tactics] = [between('attack'), between('defence'), between('tactics')];
  return { attack, defence, tactics, movement: between('movement'), special: between('special') };
}
