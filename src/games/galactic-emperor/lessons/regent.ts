import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { InfluenceSpot } from '../state/state.ts';
import { say } from '../text/say.ts';
import { dealtInfluence } from './dealt/influence.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, numbersToSay, learnerSeat, told, wordsToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

const MIRA = 2;
const scriptedAnswers = scripted('pass', 'done', 'role:steward', 'metal');

/** The answers of the rivals: Mira places one token on Anvil, which Vega holds; all other tokens stay in hand. */
function reply(decision: Decision): Answer | null {
  const anvilOption = decision.options.find(({ id }) => id === 'space:c5');
  const isMirasFirstToken = decision.kind === 'regent.place' && decision.seat === MIRA && anvilOption?.count === 0;
  return isMirasFirstToken ? 'space:c5' : scriptedAnswers(decision);
}

/**
 * A lesson on influence, the last word, the Throne and points (GE-10). The moves follow the printed example of Bill,
 * Tracy and Paul (p.10).
 */
export const regentLesson: EmperorLesson = {
  id: 'regent',
  title: say('lesson.regent'),
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder()
      .tile('b4', 't05', 0)
      .tile('c5', 't06', 1)
      .ships(1, 'c5', { fighter: 1 })
      .also(state => {
        state.throne = 1;
      })
      .inRole('regent'),
  stages: [
    { say: say('lesson.regent.begin'), like: 'regent.place' },
    {
      say: say('lesson.regent.buy'),
      thought: say('lesson.regent.buy.thought'),
      mark: say('lesson.regent.buy.mark'),
      goals: [goal('lesson.regent.buy.goal', now => told(now, 'regent.bought'))],
      lost: { when: now => !isAsked(now, 'regent.buy'), say: say('lesson.regent.buy.pass') },
      way: ['buy'],
    },
    {
      say: say('lesson.regent.place.count'),
      thought: say('lesson.regent.place.thought'),
      refs: ['space:c5'],
      predict: {
        ask: say('lesson.regent.place.ask', { vega: 1, mira: 1, tokens: 2 }),
        rule: 'GE-10.6',
        choices: wordsToSay({
          empire: say('lesson.regent.place.empire'),
          starbase: say('lesson.regent.place.starbase'),
          vega: say('lesson.regent.place.vega'),
          nobody: say('lesson.regent.place.nobody'),
        }),
        meanwhile: say('lesson.regent.place'),
        outcome: now => {
          const control = now.view.sectors.c5;
          return control === undefined ? 'nobody' : control.seat === LEARNER ? control.side : 'vega';
        },
        explanation: say('lesson.regent.place.because'),
        anew: dealtInfluence,
      },
      mark: say('lesson.regent.place.mark'),
      goals: [
        goal('lesson.regent.place.goal', now => learnerHolds(now, 'c5')),
        goal('lesson.regent.place.base', ({ view }) => view.sectors.b4?.side === 'starbase'),
      ],
      allow: { 'regent.place': ['space:b4', 'space:c5', 'throne'] },
      lost: {
        when: ({ view }) => {
          const tokensOn = (spot: InfluenceSpot): number => view.regent?.placed[spot]?.[LEARNER] ?? 0;
          return tokensOn('b4') > 1 || tokensOn('c5') > 2 || tokensOn('throne') > 0;
        },
        say: say('lesson.regent.place.advice'),
      },
      wrong: [{ kind: 'regent.place', option: 'space:g4', forbidden: true, say: say('lesson.regent.place.home') }],
      way: ['space:c5', 'space:c5', 'space:b4'],
    },
    {
      say: say('lesson.regent.points.count'),
      thought: say('lesson.regent.points.thought'),
      predict: {
        ask: say('lesson.regent.points.ask'),
        before: true,
        rule: 'GE-10.10',
        choices: numbersToSay(2, 3, 4),
        outcome: now => String(learnerSeat(now).points ?? 0),
        explanation: say('lesson.regent.points.because'),
      },
    },
    {
      say: say('lesson.regent.throne.count'),
      thought: say('lesson.regent.throne.thought'),
      predict: {
        ask: say('lesson.regent.throne.ask'),
        before: true,
        rule: 'GE-10.8',
        choices: wordsToSay({
          learner: say('lesson-name.learner'),
          vega: say('lesson-name.vega'),
          nobody: say('lesson.regent.throne.nobody'),
        }),
        outcome: ({ view }) => (view.throne === LEARNER ? 'learner' : view.throne === null ? 'nobody' : 'vega'),
        explanation: say('lesson.regent.throne.because'),
      },
    },
    { say: say('lesson.regent.close') },
  ],
  remember: [say('lesson.regent.remember.1'), say('lesson.regent.remember.2'), say('lesson.regent.remember.3')],
  rules: ['GE-10.2', 'GE-10.3', 'GE-10.4', 'GE-10.6', 'GE-10.8', 'GE-10.10'],
};
