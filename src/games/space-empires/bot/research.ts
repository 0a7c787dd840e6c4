import { numberIn } from '../../../kernel/match/decision.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import { hullOf } from '../state/pieces.ts';
import { pieceSeen } from '../view.ts';
import type { PieceView } from '../view.ts';
import { bestOption, isWarship, ownPieces } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

type Level = readonly [TechnologyId, number];

/**
 * The order in which technologies are bought against machines. Machines are best worn down at home, so hulls that use
 * much technology come first.
 */
const AGAINST_MACHINES: readonly Level[] = [
  ['ship-size', 2],
  ['attack', 1],
  ['ship-size', 3],
  ['attack', 2],
  ['ship-size', 4],
  ['ship-size', 5],
  ['defence', 1],
  ['defence', 2],
  ['attack', 3],
  ['ship-size', 6],
  ['defence', 3],
  ['ship-yard', 2],
  ['tactics', 1],
];

/**
 * The order in which technologies are bought against alien empires, whose homeworlds are far away: an early fleet must
 * get there soon.
 */
const AGAINST_EMPIRES: readonly Level[] = [
  ['ship-size', 2],
  ['ship-size', 3],
  ['exploration', 1],
  ['attack', 1],
  ['defence', 1],
  ['movement', 2],
  ['attack', 2],
  ['movement', 3],
  ['defence', 2],
  ['ship-size', 4],
  ['ship-size', 5],
  ['attack', 3],
  ['defence', 3],
  ['movement', 4],
  ['tactics', 1],
  ['ship-yard', 2],
  ['ship-size', 6],
  ['tactics', 2],
];

/** The highest amount of CP kept for refits. */
const MOST_KEPT = 20;

/** The next technology to buy; `null` if all have been bought. */
export function nextLevel(turn: BotTurn): TechnologyId | null {
  const levels = levelsOf(turn);
  const sheet = turn.view.seats[turn.me]?.own?.sheet?.technologies ?? [];
  const order = (turn.view.solo?.machines ?? []).length > 0 ? AGAINST_MACHINES : AGAINST_EMPIRES;
  return order.find(([id, level]) => levels !== null && levels[id] < level && !sheet.includes(id))?.[0] ?? null;
}

/** The seat's technology levels, including those on its sheet. */
export function levelsOf({ view, me }: BotTurn): Levels | null {
  const own = view.seats[me]?.own ?? null;
  if (own === null) return null;
  const levels = { ...own.levels };
  for (const id of own.sheet?.technologies ?? []) levels[id] += 1;
  return levels;
}

/** The CP kept back to refit the fleet at its yards (SE-12.7). */
export function keptForRefits(turn: BotTurn): number {
  const levels = levelsOf(turn);
  if (levels === null) return 0;
  const yards = ownPieces(turn)
    .filter(({ kind }) => kind === 'yard')
    .map(({ at }) => at);
  const all = ownPieces(turn).reduce((sum, piece) => {
    const near = yards.includes(piece.at);
    return sum + (near && gapOf(piece, levels) > 0 ? hullOf(piece.kind ?? 'scout') * (piece.count ?? 0) : 0);
  }, 0);
  return Math.min(MOST_KEPT, all);
}

/** How many levels of Attack and Defence a warship could carry in addition to its present ones. */
export function gapOf(piece: PieceView, levels: Levels): number {
  const { kind, tech } = piece;
  if (kind === null || tech === null || !isWarship(piece)) return 0;
  const hull = hullOf(kind);
  const gap = (id: 'attack' | 'defence'): number => Math.min(levels[id], hull) - Math.min(tech[id], hull);
  return gap('attack') + gap('defence');
}

/** Refits the fleet to the newest technology, the largest ships first (SE-12.7). */
export const refit: Strategy = turn => {
  const levels = turn.view.seats[turn.me]?.own?.levels;
  if (levels === undefined) return null;
  return bestOption(turn, option => {
    const piece = pieceSeen(turn.view, option.subject);
    if (piece === null) return 0;
    const gap = gapOf(piece, levels);
    return gap === 0 ? 0 : gap * hullOf(piece.kind ?? 'scout') + ((numberIn(option, 'units') ?? 1) > 1 ? 0.5 : 0);
  });
};
