import type { Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { FIGHTERS_PER_CARRIER } from '../data/units.ts';
import { hasColony } from '../state/board.ts';
import { fightersIn, piecesAt, roomIn } from '../state/pieces.ts';
import { dealHandles, loseUnits } from '../state/placing.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Empires, Piece } from '../state/state.ts';
import { hexName, hexRef, say, unitsWords } from '../text/say.ts';

/** Removes units from the map; if a counter goes, its handle is also removed wherever the state names it. */
export function destroyPiece(game: Empires, piece: Piece, units = piece.count): void {
  const { state } = game;
  const { handle, at, owner, up } = piece;
  loseUnits(state, piece, units);
  if (piece.count > 0) return;
  const { walk, battle, combat } = state;
  if (walk !== null) walk.pieces = walk.pieces.filter(other => other !== handle);
  if (battle !== null && battle.firing === handle) battle.firing = null;
  for (const other of piecesAt(state, at, owner)) if (other.behind === handle) other.behind = null;
  if (combat !== null) {
    const { [`c${handle}`]: _gone, ...others } = combat.bombs;
    combat.bombs = others;
  }
  if (!up) dealHandles(state, at, owner);
}

/** Destroys fighters of a side in a hex without room in carriers and without an own colony (SE-14.1, SE-14.6). */
export function destroyStranded(game: Empires, hex: HexId, side: Side): void {
  const { state } = game;
  if (typeof side === 'number' && hasColony(state, hex, side)) return;
  const sidePieces = piecesAt(state, hex, side);
  if (sidePieces.some(({ kind }) => kind === 'yard')) return;
  let surplusFighters = fightersIn(sidePieces) - roomIn(sidePieces);
  if (surplusFighters <= 0) return;
  game.reveal();
  game.tell?.({
    words: say('fighters.stranded', {
      side: sideName(side),
      units: unitsWords('fighter', surplusFighters),
      hex: hexName(hex),
    }),
    rule: 'SE-14.1',
    refs: [hexRef(hex)],
  });
  for (const piece of sidePieces) {
    if (piece.kind !== 'fighter') continue;
    const lostCount = Math.min(surplusFighters, piece.count);
    surplusFighters -= lostCount;
    if (lostCount > 0) destroyPiece(game, piece, lostCount);
  }
}

/** How many fighters of a side in a hex would have no place, if `leaving` carriers left with `taken` of them. */
export function fightersLeftOver(game: Empires, hex: HexId, side: Side, leaving: number, taken: number): number {
  const { state } = game;
  if (typeof side === 'number' && hasColony(state, hex, side)) return 0;
  const sidePieces = piecesAt(state, hex, side);
  return Math.max(0, fightersIn(sidePieces) - taken - (roomIn(sidePieces) - leaving * FIGHTERS_PER_CARRIER));
}
