import type { TextKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { told } from './seen.ts';
import type { StarCraftStage } from './seen.ts';

/**
 * A stage in which one Mobilize order moves what was meant: its way takes up `pick` (`area:…`, `unit:…`) and moves it
 * by `move`. Any other move may be made too, and leads back when it comes to something else; `advice` says what to send
 * another time.
 */
export function march(
  pick: string,
  move: string,
  advice: TextKey,
): Pick<StarCraftStage, 'allow' | 'advice' | 'lost' | 'way'> {
  return {
    allow: { 'mobilize.move': ['unit:*', 'area:*', 'put-back:*', 'done'] },
    ...attack(advice),
    way: ['execute', pick, move, 'done'],
  };
}

/**
 * What is said of an attack that was not the one that was asked for, as soon as it begins, and of an order without one.
 */
export function attack(advice: TextKey): Pick<StarCraftStage, 'advice' | 'lost'> {
  const words = say(advice);
  return {
    advice: words,
    lost: {
      when: now => told(now, 'battle.begins'),
      say: say('lesson-part.other-attack', { advice: words }),
    },
  };
}
