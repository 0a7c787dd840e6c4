import { dealtAround } from './dealt/around.ts';
import { dealtCopies } from './dealt/strikes.ts';
import { scripted } from '../../../lessons/goals.ts';
import type { StageProgress } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { countsToSay, goal, hasStoppedOutside, othersHaveStopped, installed, timesTold, told } from './seen.ts';
import type { TheseusLesson } from './seen.ts';
import type { TheseusView } from '../view.ts';

const BOTH_RUNS = ['run:marines-assault-1', 'run:marines-assault-1+1'] as const;

/**
 * The number of action cards executed: the Assault and its copy. Later questions with only one answer are not asked.
 */
const RUN_COUNT = 2;

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens'])
    .unit('marine-1', 'corridors-a')
    .unit('marine-2', 'control-room-a')
    .unit('marine-3', 'control-room-b')
    .unit('alien-1', 'tech-bay-d')
    .unit('alien-2', 'alien-nest-a')
    .unit('alien-3', 'corridors-d')
    .card('marines-assault-1', 'tech-bay-s2')
    .pending('marines-reproduction-1', 'docking-bay-p1')
    .deck('marines', 'marines-barricade-1', 'marines-armory-1', 'marines-mine-1')
    .deck('aliens', 'aliens-tentacles-1', 'aliens-vent-shortcut-1', 'aliens-lurking-1');
}

/** The lesson on copies of cards, and on the extra turn (TH-10.5, TH-15). */
export const combos: TheseusLesson = {
  id: 'combos',
  title: say('lesson.combos'),
  minutes: 6,
  learner: LEARNER,
  // The opponent moves an Alien to the Corridors, where it has no effect.
  reply: scripted('unit:alien-2', 'end'),
  position: () => startingStation().beginning(),
  stages: [
    { say: say('lesson.combos.two'), refs: ['sector:tech-bay'] },
    {
      say: say('lesson.combos.deploy'),
      thought: say('lesson.combos.deploy.thought'),
      blind: true,
      mark: say('lesson.combos.deploy.mark'),
      goals: [goal('lesson.combos.deploy.goal', now => installed(now, 'marines-assault-1')?.copies === 1)],
      allow: {
        'pending.slot': ['deploy:*', 'end'],
        'deploy.slot': [
          'slot:docking-bay-s1',
          'slot:tech-bay-s5',
          'slot:tech-bay-s1',
          'slot:tech-bay-s3',
          'slot:tech-bay-s4',
        ],
      },
      lost: {
        when: now =>
          hasStoppedOutside(now, 'docking-bay') ||
          (told(now, 'deploy.done') && installed(now, 'marines-assault-1')?.copies !== 1),
        say: say('lesson.combos.deploy.other'),
      },
      advice: say('lesson.combos.deploy.advice'),
      way: ['unit:marine-1', 'room:docking-bay-a', 'deploy:docking-bay-p1', 'slot:tech-bay-s1'],
    },
    {
      say: say('lesson.combos.first'),
      thought: say('lesson.combos.first.thought'),
      predict: {
        ask: say('lesson.combos.first.ask'),
        rule: 'TH-15.5',
        choices: countsToSay('lesson-say.times', 1, 3, 2),
        meanwhile: say('lesson.combos.first.do'),
        outcome: now => `${assaults(now)}`,
        explanation: say('lesson.combos.first.because'),
        anew: dealtCopies,
      },
      mark: say('lesson.combos.first.mark'),
      ends: 1,
      goals: [goal('lesson.combos.first.goal', now => assaults(now) >= RUN_COUNT)],
      allow: { 'pending.slot': ['end', 'flip:*'], 'move.unit': ['unit:*'], 'actions.card': ['run:*'] },
      lost: { when: now => othersHaveStopped(now, 'marine-2'), say: say('lesson.combos.first.other') },
      way: ['end', 'unit:marine-2', 'room:tech-bay-a', ...BOTH_RUNS],
    },
    {
      say: say('lesson.combos.extra'),
      thought: say('lesson.combos.extra.thought'),
      predict: {
        ask: say('lesson.combos.extra.ask'),
        rule: 'TH-10.5',
        choices: countsToSay('lesson-say.times', 1, 3, 2),
        meanwhile: say('lesson.combos.extra.do'),
        outcome: now => `${assaults(now)}`,
        explanation: say('lesson.combos.extra.because'),
        anew: dealtAround(startingStation),
      },
      mark: say('lesson.combos.extra.mark'),
      goals: [goal('lesson.combos.extra.goal', now => assaults(now) >= RUN_COUNT)],
      allow: { 'sector.action': ['extra:*'], 'actions.card': ['run:*'] },
      lost: { when: now => othersHaveStopped(now, 'marine-1'), say: say('lesson.combos.extra.other') },
      way: ['extra:marine-1', 'room:tech-bay-b', ...BOTH_RUNS],
    },
    { say: say('lesson.combos.close') },
  ],
  remember: [say('lesson.combos.remember.1'), say('lesson.combos.remember.2'), say('lesson.combos.remember.3')],
  rules: ['TH-10.1', 'TH-10.5', 'TH-15.1', 'TH-15.5', 'TH-6.10'],
};

function assaults(progress: StageProgress<TheseusView>): number {
  return timesTold(progress, 'actions.runs') + timesTold(progress, 'actions.copies');
}
