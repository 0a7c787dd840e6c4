import { sideName } from '../../../kernel/words/message.ts';
import type { Message, Side } from '../../../kernel/words/message.ts';
import { hullOfPiece } from '../state/fire.ts';
import type { Aim } from '../state/fire.ts';
import type { Empires, Piece } from '../state/state.ts';
import { hexRef, kindName, say } from '../text/say.ts';
import { machineFell } from './machines.ts';
import { destroyPiece } from './removing.ts';
import { hitMachine } from './solo/machine-battle.ts';

/** The summands of a shot's needed number in words. */
export function sumWords(aim: Aim): Message {
  const { attack, attackTech, bonus, special, defence, defenceTech } = aim;
  const sumParts = [
    say('sum.attack', { count: attack }),
    ...(attackTech > 0 ? [say('sum.attack-tech', { count: attackTech })] : []),
    ...(bonus > 0 ? [say('sum.bonus', { count: bonus })] : []),
    ...(special > 0 ? [say('sum.special', { count: special })] : []),
    ...(defence > 0 ? [say('sum.defence', { count: defence })] : []),
    ...(defenceTech > 0 ? [say('sum.defence-tech', { count: defenceTech })] : []),
  ];
  return say('sum', { parts: sumParts });
}

/** SE-8.10: a unit takes a hit; it is destroyed when the hits equal its hull. */
export function damagePiece(game: Empires, piece: Piece, attackingSide: Side): void {
  if (game.state.solo !== undefined && piece.kind === 'machine') {
    hitMachine(game, piece);
    return;
  }
  piece.damage += 1;
  if (piece.damage < hullOfPiece(game.state, piece)) return;
  piece.damage = 0;
  game.tell?.({
    words: say('fire.destroyed', { side: sideName(piece.owner), unit: kindName(piece.kind) }),
    rule: 'SE-8.10',
    refs: [hexRef(piece.at)],
  });
  const { at, kind } = piece;
  destroyPiece(game, piece, 1);
  if (kind === 'machine') machineFell(game, at, attackingSide);
}
