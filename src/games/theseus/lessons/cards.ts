import { dealtRefill, dealtReplaced } from './dealt/moves.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import {
  cardsToSay,
  goal,
  hasBonus,
  hasStoppedOutside,
  othersHaveStopped,
  installed,
  told,
  whereIs,
  wordsToSay,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const NO_CARD = wordsToSay({ none: 'lesson-say.no-card' });

/** The lesson on pending and installed cards, refilling, and bonus cards (TH-11). */
export const cards: TheseusLesson = {
  id: 'cards',
  title: say('lesson.cards'),
  minutes: 6,
  learner: LEARNER,
  // The opponent moves one Alien from the Nest to the Docking Bay and home again, and uses no cards.
  reply: scripted('unit:alien-1', 'take-upgrade', 'end'),
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('marine-2', 'tech-bay-a')
      .unit('marine-3', 'tech-bay-c')
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'alien-nest-b')
      .unit('alien-3', 'alien-nest-c')
      .pending('marines-assault-1', 'docking-bay-p1')
      .pending('marines-mine-1', 'docking-bay-p2')
      .pending('aliens-hive-1', 'corridors-p1')
      .card('aliens-lurking-1', 'corridors-s1')
      .bonus('bonus-repair-1', 'corridors-s3')
      .bonus('bonus-card-from-deck-1', 'control-room-s2')
      .bonus('bonus-upgrade-1', 'control-room-s3')
      .bonus('bonus-shaft-passage-1', 'docking-bay-s4')
      .bonus('bonus-upgrade-2', 'tech-bay-s1')
      .bonus('bonus-upgrade-3', 'tech-bay-s3')
      .bonus('bonus-shaft-passage-2', 'alien-nest-s4')
      .deck(
        'marines',
        'marines-barricade-1',
        'marines-fire-1',
        'marines-armory-1',
        'marines-mine-2',
        'marines-battle-position-1',
        'marines-assault-2',
      )
      .deck('aliens', 'aliens-tentacles-1', 'aliens-habitat-1', 'aliens-vent-shortcut-1', 'aliens-lurking-2')
      .beginning(),
  stages: [
    { say: say('lesson.cards.slots'), like: 'pending.slot', refs: ['sector:docking-bay'] },
    {
      say: say('lesson.cards.arrive'),
      thought: say('lesson.cards.arrive.thought'),
      blind: true,
      mark: say('lesson.cards.arrive.mark'),
      goals: [
        goal(
          'lesson.cards.arrive.goal',
          now => whereIs(now, 'marine-1') === 'docking-bay' && isAsked(now, 'pending.slot'),
        ),
      ],
      lost: { when: now => othersHaveStopped(now, 'marine-1'), say: say('lesson.cards.arrive.other') },
      way: ['unit:marine-1', 'room:docking-bay-a'],
    },
    {
      say: say('lesson.cards.deploy'),
      thought: say('lesson.cards.deploy.thought'),
      predict: {
        ask: say('lesson.cards.deploy.ask'),
        rule: 'TH-11.2',
        choices: [...NO_CARD, ...cardsToSay('marines-mine-1', 'marines-barricade-1')],
        meanwhile: say('lesson.cards.deploy.do'),
        outcome: ({ view }) => view.pending['docking-bay-p1'] ?? 'none',
        explanation: say('lesson.cards.deploy.because'),
        anew: dealtRefill,
      },
      mark: say('lesson.cards.deploy.mark'),
      goals: [
        goal('lesson.cards.deploy.goal', now => installed(now, 'marines-assault-1') !== null),
        goal('lesson.cards.deploy.bonus', now => hasBonus(now) && told(now, 'pending.filled')),
      ],
      allow: {
        'pending.slot': ['deploy:*', 'end'],
        'deploy.slot': ['slot:docking-bay-s1', 'slot:docking-bay-s4', 'slot:tech-bay-s1', 'slot:tech-bay-s2'],
      },
      wrong: [
        { kind: 'deploy.slot', option: 'slot:corridors-s1', forbidden: true, say: say('lesson.cards.deploy.enemy') },
      ],
      lost: {
        when: now => told(now, 'pending.filled') && !(installed(now, 'marines-assault-1') !== null && hasBonus(now)),
        say: say('lesson.cards.deploy.other'),
      },
      advice: say('lesson.cards.deploy.advice'),
      way: ['deploy:docking-bay-p1', 'slot:tech-bay-s1', 'keep'],
    },
    {
      say: say('lesson.cards.replace'),
      thought: say('lesson.cards.replace.thought'),
      predict: {
        ask: say('lesson.cards.replace.ask'),
        rule: 'TH-11.1',
        choices: [...NO_CARD, ...cardsToSay('aliens-tentacles-1', 'marines-fire-1')],
        meanwhile: say('lesson.cards.replace.do'),
        outcome: ({ view }) => view.pending['corridors-p1'] ?? 'none',
        explanation: say('lesson.cards.replace.because'),
        anew: dealtReplaced,
      },
      mark: say('lesson.cards.replace.mark'),
      ends: 1,
      goals: [goal('lesson.cards.replace.goal', ({ view }) => view.pending['corridors-p1'] !== 'aliens-hive-1')],
      allow: {
        'pending.slot': ['end', 'replace:corridors-p1', 'flip:*', 'play:*'],
        'move.unit': ['unit:*'],
        'sector.action': ['assault', 'flip:*'],
      },
      lost: { when: now => othersHaveStopped(now, 'marine-2', 'marine-3'), say: say('lesson.cards.replace.other') },
      way: ['end', 'unit:marine-2', 'room:corridors-a', 'assault', 'replace:corridors-p1'],
      advice: say('lesson.cards.replace.advice'),
    },
    {
      say: say('lesson.cards.decline'),
      thought: say('lesson.cards.decline.thought'),
      mark: say('lesson.cards.decline.mark'),
      ends: 2,
      goals: [goal('lesson.cards.decline.goal', now => told(now, 'malfunction.placed') && isAsked(now, 'move.unit'))],
      allow: {
        'pending.slot': ['end', 'fill:*', 'flip:*', 'play:*'],
        'move.unit': ['unit:*'],
      },
      lost: {
        when: now => hasStoppedOutside(now, 'control-room'),
        say: say('lesson.cards.decline.other'),
      },
      way: ['end', 'unit:marine-2', 'room:control-room-a', 'malfunction:aliens-lurking-1', 'end'],
    },
    { say: say('lesson.cards.close') },
  ],
  remember: [say('lesson.cards.remember.1'), say('lesson.cards.remember.2'), say('lesson.cards.remember.3')],
  rules: ['TH-11.1', 'TH-11.2', 'TH-11.3', 'TH-11.4', 'TH-11.7', 'TH-2.6'],
};
