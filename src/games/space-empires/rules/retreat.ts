import { beat, chooseNumber } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { terrainOf } from '../state/board.ts';
import { fightersToTake, groupToJoin } from '../state/battle-sides.ts';
import { pieceOf, piecesAt, removePiece, split } from '../state/pieces.ts';
import type { Empires, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, say, unitsWords } from '../text/say.ts';

/** SE-8.12, SE-4.6.1: units of a group leave the battle for a hex, where they join their like or lie by themselves. */
export function leaveBattle(game: Empires, piece: Piece, units: number, to: HexId, rule: string): void {
  const { state } = game;
  const { at, kind, owner } = piece;
  game.tell?.({
    words: say('retreat.told', {
      side: sideName(owner),
      units: unitsWords(kind, units),
      from: hexName(at),
      to: hexName(to),
    }),
    rule,
    refs: [hexRef(at), hexRef(to)],
  });
  const host = groupToJoin(state, piece, to, units);
  const isHole = terrainOf(state, to) === 'black-hole';
  const whole = units === piece.count;
  if (whole && host === null) {
    if (state.battle?.firing === piece.handle) state.battle.firing = null;
    Object.assign(piece, {
      at: to,
      from: at,
      damage: 0,
      fired: 0,
      screened: false,
      leaving: 0,
      halted: true,
      up: true,
    });
    if (isHole) game.next('hole.roll', { hex: to, pieces: [piece.handle], sling: false });
    return;
  }
  if (host !== null) {
    host.count += units;
    host.up = true;
    loseQuietly(game, piece, units);
    return;
  }
  piece.damage = 0;
  const left = split(state, piece, units);
  Object.assign(left, { at: to, from: at, fired: 0, screened: false, halted: true, up: true });
  if (isHole) game.next('hole.roll', { hex: to, pieces: [left.handle], sling: false });
}

function loseQuietly(game: Empires, piece: Piece, units: number): void {
  const { state } = game;
  piece.damage = 0;
  if (piece.count > units) {
    piece.count -= units;
    piece.fired = Math.min(piece.fired, piece.count);
    return;
  }
  if (state.battle?.firing === piece.handle) state.battle.firing = null;
  removePiece(state, piece);
}

/** SE-14.5: a carrier that leaves takes fighters that have declared their retreat. */
export function* loadAndLeave(game: Empires, { carrier, to }: BattleSteps['battle.load']): Rule {
  const { state } = game;
  const piece = pieceOf(state, carrier);
  const { owner, at } = piece;
  if (typeof owner !== 'number') return;
  const { must, can } = fightersToTake(state, piece, 1);
  const taken =
    can === 0
      ? 0
      : yield* chooseNumber(
          game,
          owner,
          'battle.load',
          { min: Math.min(must, can), max: can },
          { prompt: say('retreat.load', { to: hexName(to) }), rule: 'SE-14.5' },
        );
  let left = taken;
  for (const fighters of piecesAt(state, at, owner)) {
    const units = fighters.kind === 'fighter' ? Math.min(left, fighters.leaving) : 0;
    if (units === 0) continue;
    left -= units;
    fighters.leaving -= units;
    fighters.fired -= units;
    leaveBattle(game, fighters, units, to, 'SE-14.5');
  }
  leaveBattle(game, piece, 1, to, 'SE-8.12');
  yield* beat('retreat');
  game.next('battle.fire', {});
}
