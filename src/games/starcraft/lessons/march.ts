import type { TextKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { told } from './seen.ts';
import type { StarCraftStage } from './seen.ts';

/**
 * The common properties of a stage with one Mobilize order. The right answers choose `unitPick` (`area:…`, `unit:…`)
 * and move it by `moveAnswer`. Other moves are allowed, but the stage is repeated if they lead elsewhere; `adviceKey`
 * says what to send.
 */
export function mobilizeStage(
  unitPick: string,
  moveAnswer: string,
  adviceKey: TextKey,
): Pick<StarCraftStage, 'allow' | 'advice' | 'lost' | 'way'> {
  return {
    allow: { 'mobilize.move': ['unit:*', 'area:*', 'put-back:*', 'done'] },
    ...wrongAttack(adviceKey),
    way: ['execute', unitPick, moveAnswer, 'done'],
  };
}

/** The advice about a wrong move, and the message that ends the stage as soon as a wrong attack begins. */
export function wrongAttack(adviceKey: TextKey): Pick<StarCraftStage, 'advice' | 'lost'> {
  const words = say(adviceKey);
  return {
    advice: words,
    lost: {
      when: now => told(now, 'battle.begins'),
      say: say('lesson-part.other-attack', { advice: words }),
    },
  };
}
