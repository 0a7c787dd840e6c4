import { dealtCounter, dealtExtra, dealtMark, dealtWorld } from './dealt/found.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { setUpPosition } from './position.ts';
import { goal, numberChoices, rivalMoveAnswer, told, textChoices } from './seen.ts';
import type { EmpiresLesson } from './seen.ts';

const otherAnswers = scripted('hex:b5', 'to:c4', 'done');

/** The rival's answers: Korr moves its Scouts once, from B5 to C4. */
function reply(decision: Decision) {
  return (decision.kind === 'move.choose' ? rivalMoveAnswer(decision, 'scout', 'b5') : null) ?? otherAnswers(decision);
}

/** The lesson on the aim of the game, the map, and hidden things (SE-2, SE-3, SE-4.2, SE-19.1). */
export const galaxy: EmpiresLesson = {
  id: 'galaxy',
  title: say('lesson.galaxy'),
  minutes: 3,
  learner: LEARNER,
  reply,
  position: () => setUpPosition({ scenario: '2p-normal' }),
  stages: [
    { say: say('lesson.galaxy.aim'), refs: ['hex:g5'] },
    {
      say: say('lesson.galaxy.extra.count'),
      thought: say('lesson.galaxy.extra.thought'),
      refs: ['hex:i9', 'hex:k9'],
      predict: {
        ask: say('lesson.galaxy.extra.ask'),
        rule: 'SE-2.5',
        choices: textChoices({ deep: 'lesson.galaxy.extra.deep', home: 'lesson.galaxy.extra.home' }),
        meanwhile: say('lesson.galaxy.extra'),
        outcome: ({ view }) => ((view.hexes.i9 ?? view.hexes.k9)?.home === LEARNER ? 'home' : 'deep'),
        explanation: say('lesson.galaxy.extra.because'),
        anew: dealtExtra,
      },
      mark: say('lesson.galaxy.extra.mark'),
      goals: [goal('lesson.galaxy.extra.goal', now => told(now, 'set-up.added'))],
      way: ['hex:i9'],
    },
    {
      say: say('lesson.galaxy.world.count'),
      thought: say('lesson.galaxy.world.thought'),
      refs: ['hex:k5'],
      predict: {
        ask: say('lesson.galaxy.world.ask', { hexes: 26 }),
        rule: 'SE-19.3',
        choices: numberChoices(7, 1, 26),
        meanwhile: say('lesson.galaxy.world'),
        outcome: ({ view }) =>
          String(Object.values(view.hexes).filter(hex => hex?.home === LEARNER && !hex.hidden).length),
        explanation: say('lesson.galaxy.world.because'),
        anew: dealtWorld,
      },
      mark: say('lesson.galaxy.world.mark'),
      goals: [goal('lesson.galaxy.world.goal', ({ view }) => view.cycle === 1)],
      way: ['hex:k5'],
    },
    {
      say: say('lesson.galaxy.read'),
      thought: say('lesson.galaxy.read.thought'),
      predict: {
        ask: say('lesson.galaxy.read.ask'),
        rule: 'SE-4.2',
        choices: textChoices({
          home: 'lesson.galaxy.read.home',
          counter: 'lesson.galaxy.read.counter',
          planet: 'lesson.galaxy.read.planet',
        }),
        outcome: ({ view }) =>
          Object.values(view.hexes).some(hex => hex?.home === LEARNER && hex.hidden) ? 'home' : 'counter',
        explanation: say('lesson.galaxy.read.because'),
        anew: dealtMark,
      },
    },
    {
      say: say('lesson.galaxy.hidden.count'),
      thought: say('lesson.galaxy.hidden.thought'),
      refs: ['hex:b5'],
      predict: {
        ask: say('lesson.galaxy.hidden.ask'),
        rule: 'SE-4.2',
        choices: textChoices({
          type: 'lesson.galaxy.hidden.type',
          counter: 'lesson.galaxy.hidden.counter',
          nothing: 'lesson.galaxy.hidden.nothing',
        }),
        meanwhile: say('lesson.galaxy.hidden'),
        outcome: ({ view }) => {
          const movedPiece = view.pieces.find(({ owner, at }) => owner === RIVAL && at !== 'b5');
          return movedPiece === undefined ? 'nothing' : movedPiece.kind === null ? 'counter' : 'type';
        },
        explanation: say('lesson.galaxy.hidden.because'),
        anew: dealtCounter,
      },
      mark: say('lesson.galaxy.hidden.mark'),
      goals: [goal('lesson.galaxy.hidden.goal', now => isAsked(now, 'move.choose'))],
    },
    { say: say('lesson.galaxy.close'), refs: ['hex:c4'] },
  ],
  remember: [say('lesson.galaxy.remember.1'), say('lesson.galaxy.remember.2'), say('lesson.galaxy.remember.3')],
  rules: ['SE-2.1', 'SE-2.5', 'SE-3.1', 'SE-3.2', 'SE-4.2', 'SE-19.1', 'SE-19.3', 'SE-19.4'],
};
