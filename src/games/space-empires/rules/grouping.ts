import { chooseNumber } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import { isUnitKind } from '../data/units.ts';
import { dealHandles, freeCounters, isSingle, merge, pieceOf, split } from '../state/pieces.ts';
import type { Empires, EmpiresState, Piece } from '../state/state.ts';
import type { MovementSteps } from '../state/steps.ts';
import { hexName, kindName, say, seatName } from '../text/say.ts';

/** Whether a group can be parted: a counter of its kind is free for what goes (SE-4.1, SE-4.6). */
export function maySplit(state: EmpiresState, seat: Seat, { kind, count }: Piece): boolean {
  return !isSingle(kind) && count > 1 && isUnitKind(kind) && freeCounters(state, seat, kind) > 0;
}

/** SE-4.1: some units of a group lie under a counter of their own from now on; the seat says how many. */
export function* splitGroup(game: Empires, { seat, piece: handle }: MovementSteps['move.split']): Rule {
  const { state } = game;
  const piece = pieceOf(state, handle);
  const units = yield* chooseNumber(
    game,
    seat,
    'move.split',
    { min: 1, max: piece.count - 1 },
    { prompt: say('move.split-ask', { unit: kindName(piece.kind) }), rule: 'SE-4.1', secrecy: 'own-view' },
  );
  split(state, piece, units);
  dealHandles(state, piece.at, seat);
  game.tell?.({ words: say('move.was-split', { seat: seatName(seat), hex: hexName(piece.at) }), rule: 'SE-4.1' });
}

/** SE-4.1: two groups that are alike lie under one counter from now on. */
export function mergeGroups(game: Empires, piece: Piece, other: Piece): void {
  const { state } = game;
  const { owner, at } = piece;
  merge(state, piece, other);
  dealHandles(state, at, owner);
  if (typeof owner !== 'number') return;
  game.tell?.({ words: say('move.was-merged', { seat: seatName(owner), hex: hexName(at) }), rule: 'SE-4.1' });
}
