import { dealtAim, dealtBlockade, dealtShown } from './dealt/empires.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { hexState } from '../state/board.ts';
import { EMPIRE_SIDES } from '../state/seats.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { soloPosition } from './position.ts';
import {
  bombardAnswer,
  fireAnswer,
  firstTold,
  goal,
  moveAnswers,
  numberChoices,
  told,
  unitsAt,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

const [FIRST, SECOND] = EMPIRE_SIDES;

/** The id of the ship type that the base aimed at. The log says so if one shot would destroy the target. */
function aimedKind(progress: Progress): string {
  return told(progress, 'empire.aims.kill') ? 'scout' : 'cruiser';
}

/** Who knows the technology of the learner's Cruisers: nobody, or all empires, because empires share what they see. */
function whoKnows({ view }: Progress): string {
  return (view.seats[LEARNER]?.shown.attack ?? 0) > 0 ? 'all' : 'nobody';
}

/** The number of economic rolls of the first empire, as text; empty before its economic phase. */
function rollCount(progress: Progress): string {
  const rolls = firstTold(progress, 'empire.rolls')?.words.with?.rolls;
  return typeof rolls === 'number' ? String(rolls) : '';
}

/** The number of units in the learner's fleet: four Cruisers and a Scout. */
const FLEET = 5;

/** The lesson on attacking the homeworld of an alien empire, and why a blockade is not enough (SE-26.9 to SE-26.12). */
export const blockade: EmpiresLesson = {
  id: 'blockade',
  title: say('lesson.blockade'),
  optional: true,
  minutes: 4,
  learner: LEARNER,
  reply: scripted('done', 'enough'),
  position: () =>
    soloPosition({ scenario: 'solo-aliens' })
      .levels(LEARNER, { 'ship-size': 3, attack: 1 })
      .units(0, 'h6', 'cruiser', 4)
      .units(0, 'h6', 'scout')
      .units(FIRST, 'h5', 'base', 1, { up: true })
      .also(state => {
        const [first, second] = state.solo?.empires ?? [];
        if (first === undefined || second === undefined) throw new Error('there are no two empires');
        state.solo = {
          machines: [],
          empires: [
            { ...first, world: 'h5' },
            { ...second, world: 'h9' },
          ],
        };
        for (const [owner, hex] of [
          [FIRST, 'h5'],
          [SECOND, 'h9'],
        ] as const) {
          Object.assign(hexState(state, hex), {
            marker: 'homeworld',
            colony: { owner, world: true, value: 20, goods: [] },
          });
        }
      })
      // The base misses and three Cruisers hit it. Of five shots at the homeworld one hits. The first empire rolls its
      // fleet bank twice, technology once, and a launch without Movement; the second rolls technology only.
      .dice(9, 2, 3, 4, 1, 10, 10, 10, 10, 3, 3, 8, 2, 9, 8, 8, 8)
      .turn(3, 6),
  stages: [
    { say: say('lesson.blockade.begin'), refs: ['hex:h5', 'hex:h9'] },
    {
      say: say('lesson.blockade.aim.count'),
      thought: say('lesson.blockade.aim.thought'),
      refs: ['hex:h5', 'hex:h6'],
      predict: {
        ask: say('lesson.blockade.aim.ask'),
        rule: 'SE-26.9',
        choices: textChoices({ cruiser: 'lesson.blockade.aim.cruiser', scout: 'lesson.blockade.aim.scout' }),
        meanwhile: say('lesson.blockade.aim'),
        outcome: aimedKind,
        explanation: say('lesson.blockade.aim.because'),
        anew: dealtAim,
      },
      mark: say('lesson.blockade.aim.mark'),
      goals: [goal('lesson.blockade.aim.goal', progress => isAsked(progress, 'battle.fire'))],
      allow: { 'move.choose': ['go:*', 'split:*', 'done'] },
      advice: say('lesson.blockade.aim.advice'),
      way: [...moveAnswers('cruiser', 'h6', 'h5'), ...moveAnswers('scout', 'h6', 'h5'), 'done', 'done'],
    },
    {
      say: say('lesson.blockade.shown.count'),
      thought: say('lesson.blockade.shown.thought'),
      refs: ['hex:h5', 'hex:h9'],
      predict: {
        ask: say('lesson.blockade.shown.ask', { level: 1 }),
        rule: 'SE-26.12',
        choices: textChoices({
          one: 'lesson.blockade.shown.one',
          all: 'lesson.blockade.shown.all',
          nobody: 'lesson.blockade.shown.nobody',
        }),
        meanwhile: say('lesson.blockade.shown'),
        outcome: whoKnows,
        explanation: say('lesson.blockade.shown.because'),
        anew: dealtShown,
      },
      mark: say('lesson.blockade.shown.mark'),
      needs: {
        met: progress => unitsAt(progress, LEARNER, 'h5') === FLEET,
        otherwise: say('lesson.blockade.aim.advice'),
      },
      goals: [goal('lesson.blockade.shown.goal', progress => viewedAt(progress.view, 'h5', FIRST).length === 0)],
      lost: {
        when: progress => progress.view.battle === null && viewedAt(progress.view, 'h5', FIRST).length > 0,
        say: say('lesson.blockade.shown.advice'),
      },
      way: [fireAnswer, fireAnswer, fireAnswer],
    },
    {
      say: say('lesson.blockade.stays.count'),
      thought: say('lesson.blockade.stays.thought'),
      refs: ['hex:h5'],
      predict: {
        ask: say('lesson.blockade.stays.ask'),
        rule: 'SE-26.11',
        choices: numberChoices(0, 1, 3),
        meanwhile: say('lesson.blockade.stays'),
        outcome: rollCount,
        explanation: say('lesson.blockade.stays.because'),
        anew: dealtBlockade,
      },
      mark: say('lesson.blockade.stays.mark'),
      ends: 1,
      goals: [goal('lesson.blockade.stays.goal', progress => told(progress, 'empire.rolls'))],
      way: [...Array.from({ length: 5 }, () => bombardAnswer), 'done', 'enough', 'done'],
    },
    { say: say('lesson.blockade.close') },
  ],
  remember: [say('lesson.blockade.remember.1'), say('lesson.blockade.remember.2'), say('lesson.blockade.remember.3')],
  rules: ['SE-26.9', 'SE-26.10', 'SE-26.11', 'SE-26.12'],
};
