import { choose, chooseNumber } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { isUnitKind } from '../data/units.ts';
import { freeCounters, isSingle, pieceOf } from '../state/pieces.ts';
import { dealHandles, merge, split } from '../state/placing.ts';
import { pickUnits, lotsOf } from '../state/lots.ts';
import type { Deeds, Empires, EmpiresState, Lot, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { hexName, kindName, say, seatName } from '../text/say.ts';

/** Whether a group can be split: a counter of its type is free for the second part (SE-4.1, SE-4.6). */
export function maySplit(state: EmpiresState, seat: Seat, { kind, count }: Piece): boolean {
  return !isSingle(kind) && count > 1 && isUnitKind(kind) && freeCounters(state, seat, kind) > 0;
}

/** SE-4.1: splits a group; the seat chooses how many units go under a new counter. */
export function* splitGroup(game: Empires, { seat, piece: handle }: MovementSteps['move.split']): Rule {
  const { state } = game;
  const piece = pieceOf(state, handle);
  const units = yield* unitsToPart(game, seat, piece);
  split(state, piece, units);
  dealHandles(state, piece.at, seat);
  game.tell?.({ words: say('move.was-split', { seat: seatName(seat), hex: hexName(piece.at) }), rule: 'SE-4.1' });
}

/**
 * Whether every unit of a group can get its own counter at once. A group of two is left out, since an ordinary split
 * does it (SE-4.1).
 */
export function maySplitApart(state: EmpiresState, seat: Seat, piece: Piece): boolean {
  const { kind, count } = piece;
  return count > 2 && maySplit(state, seat, piece) && isUnitKind(kind) && freeCounters(state, seat, kind) >= count - 1;
}

/** SE-4.1: splits a group into single units, each under its own counter. */
export function splitApart(game: Empires, piece: Piece): void {
  const { state } = game;
  const { owner, at } = piece;
  while (piece.count > 1) split(state, piece, pickUnits(piece, 1));
  dealHandles(state, at, owner);
  if (typeof owner !== 'number') return;
  game.tell?.({ words: say('move.was-split-apart', { seat: seatName(owner), hex: hexName(at) }), rule: 'SE-4.1' });
}

/**
 * Asks which units of a group are split off, at least one and not all: how many, and if units have done different
 * things this turn, how many of each sort.
 */
function* unitsToPart(game: Empires, seat: Seat, piece: Piece): Rule<readonly Lot[]> {
  const prompt = say('move.split-ask', { unit: kindName(piece.kind) });
  const question = { prompt, rule: 'SE-4.1', secrecy: 'own-view' } as const;
  const lots = lotsOf(piece);
  const [only, ...more] = lots;
  if (only !== undefined && more.length === 0) {
    const count = yield* chooseNumber(game, seat, 'move.split', { min: 1, max: piece.count - 1 }, question);
    return [{ ...only, count }];
  }
  const options = partCounts(lots).map(counts => {
    const units = lots.map((lot, at) => ({ ...lot, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
    const words = say('list', {
      parts: units.map(lot => say('move.part', { count: lot.count, done: deedWords(lot) })),
    });
    return { id: `part:${counts.join('-')}`, words, value: units };
  });
  // Always exactly one question, because everybody sees how many are asked.
  return yield* choose(game, seat, 'move.split', options, question);
}

/** All ways to split a group: how many units of each lot go, at least one in total and not all. */
function partCounts(lots: readonly Lot[]): number[][] {
  const combinations = lots.reduce<number[][]>(
    (parts, { count }) => parts.flatMap(part => Array.from({ length: count + 1 }, (_, units) => [...part, units])),
    [[]],
  );
  return combinations.slice(1, -1);
}

/** What units have done in this turn, as text. */
function deedWords({ from, gone, scanned }: Deeds): Message {
  if (from === null) return scanned ? say('units.scanned') : say('units.stayed');
  return say(scanned ? 'units.scanned-came' : 'units.came', { gone, hex: hexName(from) });
}

/** SE-4.1: merges two groups that are alike under one counter. */
export function mergeGroups(game: Empires, piece: Piece, other: Piece): void {
  const { state } = game;
  const { owner, at } = piece;
  merge(state, piece, other);
  dealHandles(state, at, owner);
  if (typeof owner !== 'number') return;
  game.tell?.({ words: say('move.was-merged', { seat: seatName(owner), hex: hexName(at) }), rule: 'SE-4.1' });
}
