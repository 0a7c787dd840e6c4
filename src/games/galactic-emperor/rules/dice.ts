import { beat } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { message } from '../../../kernel/words/message.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { Emperor, RolledDie } from '../state/state.ts';

const DIE_FACES = 6;

/** Rolls a die: 1 to 6 (GE-2.9). */
export function rollDie(game: Emperor): number {
  return game.roll(DIE_FACES) + 1;
}

/**
 * Rolls dice onto the table and lines up the window of the Time Warp. The calling rule uses the dice in its next step,
 * since the Time Warp may change them.
 */
export function* rollDice(
  game: Emperor,
  dice: readonly Omit<RolledDie, 'face'>[],
  tellRoll: (faces: readonly Message[]) => void,
): Rule {
  const rolledDice = dice.map(die => ({ ...die, face: rollDie(game) }));
  game.state.dice.push(...rolledDice);
  tellRoll(rolledDice.map(faceWords));
  yield* beat(diceBeat(rolledDice));
  game.next('warp.window', {});
}

/** The kind of beat for a roll: in a battle, for the market, or to catch the Saboteur. */
export function diceBeat([die]: readonly Pick<RolledDie, 'of'>[]): 'dice' | 'market' | 'catch' {
  return die?.of === 'market' || die?.of === 'catch' ? die.of : 'dice';
}

/** The text for the face of a die. */
export function faceWords({ face }: Pick<RolledDie, 'face'>): Message {
  return message('kernel.as-said', { text: String(face) });
}

/** Whether a die scores a hit. */
export function isHit({ face, hitsOn }: RolledDie): boolean {
  return hitsOn > 0 && face >= hitsOn;
}
