import { beat, chooseNumber } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { isUnitKind } from '../data/units.ts';
import { terrainOf } from '../state/board.ts';
import { fightersToTake, openGroupToJoin } from '../state/battle-sides.ts';
import { addUnits, changeDeeds, pickUnits, takeUnits } from '../state/lots.ts';
import { freeCounters, pieceOf, piecesAt } from '../state/pieces.ts';
import { split } from '../state/placing.ts';
import { recordShown } from '../state/carried.ts';
import type { Empires, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, say, unitsWords } from '../text/say.ts';

/**
 * SE-8.12: units of a group retreat from a battle to a hex. If no counter is free for a part of a group, the part joins
 * a group of the same sort there (SE-4.6.1).
 */
export function leaveBattle(game: Empires, piece: Piece, units: number, targetHex: HexId, rule: string): void {
  const { state } = game;
  const { owner, kind, at } = piece;
  tellRetreat(game, piece, { units, to: targetHex, rule });
  const isFree = typeof owner !== 'number' || !isUnitKind(kind) || freeCounters(state, owner, kind) > 0;
  const hostGroup = units === piece.count || isFree ? null : openGroupToJoin(state, piece, targetHex);
  if (hostGroup !== null) {
    mergeInto(piece, units, hostGroup);
    return;
  }
  piece.damage = 0;
  const leavingPart = units === piece.count ? piece : split(state, piece, pickUnits(piece, units));
  if (leavingPart === piece && state.battle?.firing === piece.handle) state.battle.firing = null;
  Object.assign(leavingPart, { at: targetHex, fired: 0, screened: false, behind: null, leaving: 0, up: true });
  changeDeeds(leavingPart, () => ({ from: at, halted: true }));
  if (terrainOf(state, targetHex) === 'black-hole')
    game.next('hole.roll', { hex: targetHex, pieces: [leavingPart.handle], sling: false });
}

/** SE-4.6.1: a unit retreats into a face-down group, which its owner turns up. */
export function joinGroup(game: Empires, piece: Piece, hostGroup: Piece): void {
  tellRetreat(game, piece, { units: 1, to: hostGroup.at, rule: 'SE-4.6.1' });
  game.reveal();
  mergeInto(piece, 1, hostGroup);
}

function tellRetreat(
  game: Empires,
  { owner, kind, at }: Piece,
  { units, to, rule }: { readonly units: number; readonly to: HexId; readonly rule: string },
): void {
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
}

/** Moves units of a group under the counter of another group; everybody sees it. */
function mergeInto(piece: Piece, units: number, hostGroup: Piece): void {
  const leavingUnits = pickUnits(piece, units);
  piece.damage = 0;
  hostGroup.up = true;
  recordShown(hostGroup, piece.shown);
  addUnits(
    hostGroup,
    leavingUnits.map(lot => ({ ...lot, from: piece.at, halted: true })),
  );
  takeUnits(piece, leavingUnits);
  piece.fired = Math.min(piece.fired, piece.count);
}

/** SE-14.5: a carrier that retreats takes along fighters that have declared their retreat. */
export function* loadAndLeave(game: Empires, { carrier, to }: BattleSteps['battle.load']): Rule {
  const { state } = game;
  const piece = pieceOf(state, carrier);
  const { owner, at } = piece;
  if (typeof owner !== 'number') return;
  const { must, can } = fightersToTake(state, piece, 1);
  const takenFighters =
    can === 0
      ? 0
      : yield* chooseNumber(
          game,
          owner,
          'battle.load',
          { min: Math.min(must, can), max: can },
          { prompt: say('retreat.load', { to: hexName(to) }), rule: 'SE-14.5' },
        );
  let fightersLeft = takenFighters;
  for (const fighters of piecesAt(state, at, owner)) {
    const units = fighters.kind === 'fighter' ? Math.min(fightersLeft, fighters.leaving) : 0;
    if (units === 0) continue;
    fightersLeft -= units;
    fighters.leaving -= units;
    fighters.fired -= units;
    leaveBattle(game, fighters, units, to, 'SE-14.5');
  }
  leaveBattle(game, piece, 1, to, 'SE-8.12');
  yield* beat('retreat');
  game.next('battle.fire', {});
}
