import { dealtLost, dealtScan } from './dealt/found.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { firstTold, goal, isMarkerFound, moveAnswers, optionId, ownState, told, textChoices } from './seen.ts';
import type { EmpiresLesson } from './seen.ts';
import type { Decision } from '../../../kernel/match/decision.ts';

/** The answer that scans F4 with the Cruiser. */
function scansF4(decision: Decision): string {
  return optionId(decision, 'scan', 'cruiser', 'f4') ?? 'scan';
}

/** The lesson on deep space: scanning, being lost, Danger! and wrecks (SE-7.6 to SE-7.13). */
export const deepSpace: EmpiresLesson = {
  id: 'deep-space',
  title: say('lesson.deep-space'),
  minutes: 4,
  learner: LEARNER,
  // The rival shifts the lost units to the hex with the danger marker.
  reply: scripted('hex:f4', 'done'),
  position: () =>
    new PositionBuilder()
      .levels(LEARNER, { 'ship-size': 3, exploration: 1 })
      .units(0, 'e4', 'cruiser')
      .units(0, 'e3', 'scout')
      .units(0, 'e5', 'scout')
      .units(1, 'h4', 'scout', 3)
      .hidden('f3', 'lost')
      .hidden('f4', 'danger')
      .hidden('f5', 'wreck')
      .turn(1),
  stages: [
    { say: say('lesson.deep-space.begin'), refs: ['hex:e4', 'hex:f3', 'hex:f4', 'hex:f5'] },
    {
      say: say('lesson.deep-space.scan.count'),
      thought: say('lesson.deep-space.scan.thought'),
      refs: ['hex:e4', 'hex:f4'],
      predict: {
        ask: say('lesson.deep-space.scan.ask', { hex: 'F4' }),
        rule: 'SE-7.13',
        choices: textChoices({
          all: 'lesson.deep-space.scan.all',
          own: 'lesson.deep-space.scan.own',
          none: 'lesson.deep-space.scan.none',
        }),
        meanwhile: say('lesson.deep-space.scan'),
        outcome: now => (isMarkerFound(now, 'f4') ? 'all' : ownState(now).scans.f4 === undefined ? 'none' : 'own'),
        explanation: say('lesson.deep-space.scan.because'),
        anew: dealtScan,
      },
      mark: say('lesson.deep-space.scan.mark'),
      goals: [
        goal('lesson.deep-space.scan.goal', now => ownState(now).scans.f4 !== undefined && isAsked(now, 'move.choose')),
      ],
      allow: { 'move.choose': ['scan:*', 'done'] },
      lost: {
        when: now =>
          isMarkerFound(now, 'f4') || ownState(now).scans.f3 !== undefined || ownState(now).scans.f5 !== undefined,
        say: say('lesson.deep-space.scan.advice'),
      },
      way: [scansF4, 'put-back'],
    },
    {
      say: say('lesson.deep-space.enter'),
      thought: say('lesson.deep-space.enter.thought'),
      refs: ['hex:f3', 'hex:f5'],
      mark: say('lesson.deep-space.enter.mark'),
      goals: [goal('lesson.deep-space.enter.goal', now => isMarkerFound(now, 'f3'))],
      allow: { 'move.choose': ['go:*', 'done'] },
      advice: say('lesson.deep-space.enter.advice'),
      lost: { when: now => isMarkerFound(now, 'f4'), say: say('lesson.deep-space.enter.danger') },
      way: [...moveAnswers('scout', 'e3', 'f3'), ...moveAnswers('scout', 'e5', 'f5'), 'done', 'hex:f3'],
    },
    {
      say: say('lesson.deep-space.lost.count'),
      thought: say('lesson.deep-space.lost.thought'),
      refs: ['hex:f3'],
      predict: {
        ask: say('lesson.deep-space.lost.ask', { ship: say('unit.scout') }),
        rule: 'SE-7.7',
        choices: textChoices({
          learner: 'lesson.deep-space.lost.learner',
          chance: 'lesson.deep-space.lost.chance',
          rival: 'lesson-name.rival',
        }),
        meanwhile: say('lesson.deep-space.lost'),
        outcome: now => {
          const shiftedBy = firstTold(now, 'explore.shifted')?.words.with?.by;
          if (typeof shiftedBy !== 'object' || !('seat' in shiftedBy)) return 'chance';
          return shiftedBy.seat === RIVAL ? 'rival' : 'learner';
        },
        explanation: say('lesson.deep-space.lost.because'),
        anew: dealtLost,
      },
      mark: say('lesson.deep-space.lost.mark'),
      goals: [goal('lesson.deep-space.lost.goal', now => told(now, 'explore.shifted'))],
    },
    { say: say('lesson.deep-space.close') },
  ],
  remember: [
    say('lesson.deep-space.remember.1'),
    say('lesson.deep-space.remember.2'),
    say('lesson.deep-space.remember.3'),
  ],
  rules: ['SE-3.2', 'SE-7.5', 'SE-7.6', 'SE-7.7', 'SE-7.9', 'SE-7.11', 'SE-7.13'],
};
