import { dealtBarricade } from './dealt/moves.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtAssault } from './dealt/walks.ts';
import { PositionBuilder } from './position.ts';
import { countsToSay, goal, othersHaveStopped, told, whereIs, woundsOf } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** The most wounds that the assault can deal. */
const MOST_WOUNDS = 3;

/** The lesson on attacks, passages and the assault (TH-8), and on protection (TH-8.4). */
export const attack: TheseusLesson = {
  id: 'attack',
  title: say('lesson.attack'),
  minutes: 5,
  learner: LEARNER,
  // The opponent moves the Alien in the Corridors to the Docking Bay, onto the card Assault.
  reply: scripted('unit:alien-1', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .unit('marine-2', 'tech-bay-a')
      .unit('marine-3', 'alien-nest-b')
      .unit('alien-1', 'corridors-b', 'upgraded')
      .unit('alien-2', 'tech-bay-c', 'upgraded')
      .unit('alien-3', 'tech-bay-d')
      .card('marines-barricade-1', 'tech-bay-s2')
      .card('aliens-assault-1', 'docking-bay-s1')
      .seat('marines', { upgrades: 1 })
      .beginning(),
  stages: [
    { say: say('lesson.attack.sides'), refs: ['sector:tech-bay'] },
    {
      say: say('lesson.attack.token'),
      thought: say('lesson.attack.token.thought'),
      blind: true,
      mark: say('lesson.attack.token.mark'),
      goals: [goal('lesson.attack.token.goal', ({ view }) => view.units['marine-2']?.side === 'upgraded')],
      allow: { 'move.unit': ['flip:*'] },
      lost: {
        when: ({ view: { units } }) => [units['marine-1'], units['marine-3']].some(unit => unit?.side === 'upgraded'),
        say: say('lesson.attack.token.other'),
      },
      way: ['flip:marine-2'],
    },
    {
      say: say('lesson.attack.assault'),
      thought: say('lesson.attack.assault.thought'),
      predict: {
        ask: say('lesson.attack.assault.ask'),
        rule: 'TH-8.2',
        choices: countsToSay('lesson-say.wounds', 1, 2, 3, 4),
        meanwhile: say('lesson.attack.assault.walk'),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.attack.assault.because'),
        anew: dealtAssault,
      },
      mark: say('lesson.attack.assault.mark'),
      goals: [goal('lesson.attack.assault.goal', now => woundsOf(now, RIVAL) === MOST_WOUNDS)],
      allow: { 'move.unit': ['unit:*'] },
      lost: {
        when: now =>
          othersHaveStopped(now, 'marine-3') || (told(now, 'attack.assault') && woundsOf(now, RIVAL) < MOST_WOUNDS),
        say: say('lesson.attack.assault.other'),
      },
      way: ['unit:marine-3', 'room:corridors-d'],
    },
    {
      say: say('lesson.attack.back'),
      thought: say('lesson.attack.back.thought'),
      predict: {
        ask: say('lesson.attack.back.ask'),
        rule: 'TH-8.4',
        choices: countsToSay('lesson-say.wounds', 3, 2, 1, 0),
        meanwhile: say('lesson.attack.back.watch'),
        outcome: now => `${woundsOf(now, LEARNER)}`,
        explanation: say('lesson.attack.back.because'),
        anew: dealtBarricade,
      },
      mark: say('lesson.attack.back.mark'),
      ends: 1,
      goals: [
        goal('lesson.attack.back.goal', now => whereIs(now, 'alien-1') === 'docking-bay' && isAsked(now, 'move.unit')),
      ],
      allow: { 'pending.slot': ['end'] },
      way: ['end'],
    },
    { say: say('lesson.attack.close') },
  ],
  remember: [say('lesson.attack.remember.1'), say('lesson.attack.remember.2'), say('lesson.attack.remember.3')],
  rules: ['TH-8.1', 'TH-8.2', 'TH-8.3', 'TH-8.4', 'TH-8.6', 'TH-10.4', 'TH-12.1'],
};
