import type { Answer, Decision } from '../../../../kernel/match/decision.ts';
import type { RandomState } from '../../../../kernel/plain/random.ts';
import { scripted } from '../../../../lessons/goals.ts';
import type { Variation } from '../../../../lessons/lesson.ts';
import { LEARNER } from '../../../../lessons/position.ts';
import type { TokenSide } from '../../data/ships.ts';
import { say } from '../../text/say.ts';
import type { EmperorView } from '../../view.ts';
import { PositionBuilder } from '../position.ts';
import { goal, told, wordsToSay } from '../seen.ts';
import { between, oneOf } from '../../../../lessons/dealing.ts';

const MIRA = 2;
const TOKEN_SIDES_TO_DEAL: readonly TokenSide[] = ['empire', 'starbase'];
const scriptedAnswers = scripted('pass', 'done');

/** Practice: who holds a sector after all have placed their tokens (GE-10.6). */
export function dealtInfluence(random: RandomState): Variation<EmperorView> {
  const side = oneOf(random, TOKEN_SIDES_TO_DEAL);
  const miraTokens = between(random, 0, 1);
  const tokens = between(random, 1, 3);
  return {
    reply: (decision: Decision): Answer | null => {
      const anvilOption = decision.options.find(({ id }) => id === 'space:c5');
      const miraPlaces =
        decision.kind === 'regent.place' && decision.seat === MIRA && (anvilOption?.count ?? miraTokens) < miraTokens;
      return miraPlaces ? 'space:c5' : scriptedAnswers(decision);
    },
    position: () => new PositionBuilder().tile('b4', 't05', 0).tile('c5', 't06', 1, side).inRole('regent'),
    stage: {
      say: say('lesson.dealt.influence'),
      refs: ['space:c5'],
      like: 'regent.place',
      predict: {
        ask: say('lesson.regent.place.ask', { vega: side === 'starbase' ? 2 : 1, mira: miraTokens, tokens }),
        rule: 'GE-10.6',
        choices: wordsToSay({
          empire: say('lesson.regent.place.empire'),
          starbase: say('lesson.regent.place.starbase'),
          vega: say('lesson.regent.place.vega'),
          nobody: say('lesson.regent.place.nobody'),
        }),
        outcome: ({ view }) => {
          const control = view.sectors.c5;
          return control === undefined ? 'nobody' : control.seat === LEARNER ? control.side : 'vega';
        },
        explanation: say('lesson.dealt.influence.because'),
      },
      ends: 2,
      goals: [goal('lesson.regent.place.goal', now => told(now, 'points.planets'))],
      way: ['buy', ...Array.from({ length: tokens }, () => 'space:c5'), 'done'],
    },
  };
}
