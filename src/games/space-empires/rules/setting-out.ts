import type { Seat } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { HEXES_BY_MOVEMENT } from '../data/technologies.ts';
import { changeDeeds, goneBy } from '../state/lots.ts';
import { forcesAt } from '../state/pieces.ts';
import { dealHandles } from '../state/placing.ts';
import { recordShown } from '../state/carried.ts';
import { seatState } from '../state/seats.ts';
import { goesByRoad, hopesForEscort, isEscorted } from '../state/steps-allowed.ts';
import type { Empires, EmpiresState, Piece } from '../state/state.ts';
import { fleetWords, hexName, hexRef, say, seatName, seenWords } from '../text/say.ts';

/**
 * How a stack enters a hex: ordinarily, by a slingshot (SE-18.1) or cloaked (SE-15.2). `onward` lists the hexes that it
 * goes on to without asking.
 */
interface SettingOut {
  readonly hex: HexId;
  readonly by?: 'to' | 'sling' | 'slip';
  readonly onward?: readonly HexId[];
}

/** Moves a stack into a hex (SE-6.3); the next steps resolve its arrival. */
export function setOut(
  game: Empires,
  seat: Seat,
  stack: readonly Piece[],
  { hex, by = 'to', onward = [] }: SettingOut,
): void {
  const { state } = game;
  const [first] = stack;
  if (first === undefined) return;
  const startHex = first.at;
  const alongRoad = goesByRoad(state, stack, hex);
  if (alongRoad) for (const usedHex of [startHex, hex]) haltPipelines(state, usedHex, seat);
  for (const piece of stack) {
    piece.at = hex;
    changeDeeds(piece, ({ gone, road: kept, from: before, way = [] }) => ({
      from: startHex,
      gone: gone + 1,
      road: alongRoad && (gone === 0 || kept),
      cloaked: null,
      ...(gone > 0 && before !== null ? { way: [...way, before] } : {}),
    }));
    showMovement(state, piece);
  }
  if (state.unescorted?.includes(hex) === true) state.unescorted = state.unescorted.filter(other => other !== hex);
  const pieces = stack.map(({ handle }) => handle);
  state.walk = { seat, pieces, from: startHex, at: hex, road: alongRoad, sling: by === 'sling', slips: by === 'slip' };
  if (onward.length > 0) state.walk.onward = [...onward];
  dealHandles(state, startHex, seat);
  const params = { seat: seatName(seat), from: hexName(startHex), to: hexName(hex) };
  const ownWords = say('move.went', { ...params, what: fleetWords(stack) });
  game.tell?.({
    words: say('move.went', { ...params, what: seenWords(stack) }),
    rule: 'SE-6.3',
    refs: [hexRef(startHex), hexRef(hex)],
    secrets: [{ seats: [seat], words: ownWords }],
  });
  game.next('move.arrive', {});
}

/**
 * SE-6.7: whether unarmed units stay where they are, because a face-down counter in the next hex turns out to be no
 * escort. Its owner must show only that (SE-28).
 */
export function isTurnedBack(game: Empires, seat: Seat, stack: readonly Piece[], hex: HexId): boolean {
  const { state } = game;
  if (!hopesForEscort(state, seat, stack, hex) || game.uncover(() => isEscorted(state, hex, seat, stack))) return false;
  state.unescorted = [...(state.unescorted ?? []), hex];
  game.tell?.({ words: say('move.no-escort', { hex: hexName(hex) }), rule: 'SE-6.7', refs: [hexRef(hex)] });
  return true;
}

/** SE-13.3: pipelines that a move has used may not move in this turn. */
function haltPipelines(state: EmpiresState, hex: HexId, seat: Seat): void {
  for (const piece of forcesAt(state, hex, seat))
    if (piece.kind === 'pipeline') changeDeeds(piece, () => ({ halted: true }));
}

/** SE-12.10: makes the level of Movement that a counter's move requires public. */
function showMovement(state: EmpiresState, piece: Piece): void {
  const ordinaryMoves = piece.lots.filter(({ road, slung }) => !road && !slung);
  if (typeof piece.owner !== 'number') return;
  const turnIndex = Math.max(0, state.turn - 1);
  const level = HEXES_BY_MOVEMENT.findIndex(hexes => (hexes[turnIndex] ?? 1) >= goneBy({ lots: ordinaryMoves })) + 1;
  const { shown } = seatState(state, piece.owner);
  if (level > (shown.movement ?? 1)) shown.movement = level;
  if (piece.up && level > 1 && piece.kind !== 'fighter') recordShown(piece, { movement: level });
}
