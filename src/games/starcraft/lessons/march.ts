import type { TextKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { told } from './seen.ts';
import type { StarCraftStage } from './seen.ts';

/**
 * The common properties of a stage with one Mobilize order. The right answers choose `pick` (`area:…`, `unit:…`) and
 * move it by `move`. Other moves are allowed, but the stage is repeated if they lead elsewhere; `advice` says what to
 * send.
 */
export function mobilizeStage(
  pick: string,
  move: string,
  advice: TextKey,
): Pick<StarCraftStage, 'allow' | 'advice' | 'lost' | 'way'> {
  return {
    allow: { 'mobilize.move': ['unit:*', 'area:*', 'put-back:*', 'done'] },
    ...wrongAttack(advice),
    way: ['execute', pick, move, 'done'],
  };
}

/** The advice about a wrong move, and the message that ends the stage as soon as a wrong attack begins. */
export function wrongAttack(advice: TextKey): Pick<StarCraftStage, 'advice' | 'lost'> {
  const words = say(advice);
  return {
    advice: words,
    lost: {
      when: now => told(now, 'battle.begins'),
      say: say('lesson-part.other-attack', { advice: words }),
    },
  };
}
