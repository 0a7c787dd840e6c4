import type { TextKey } from '../text/en.ts';
import { say } from '../text/say.ts';
import { told } from './seen.ts';
import type { StarCraftStage } from './seen.ts';

/**
 * A stage in which one Mobilize order moves what was meant, and no more: `pick` is what is taken up (`area:…`, `unit:…`), `move` where it
 * goes. Who ends the order with nothing moved is told `lost` and goes back.
 */
export function march(pick: string, move: string, lost: TextKey): Pick<StarCraftStage, 'allow' | 'lost' | 'way'> {
  return {
    allow: {
      'execution.choice': ['execute'],
      'mobilize.move': [pick, 'put-back:*', 'done'],
      'mobilize.to': [move, 'back'],
    },
    lost: { when: now => told(now, 'mobilize.nothing'), say: say(lost) },
    way: ['execute', pick, move, 'done'],
  };
}
