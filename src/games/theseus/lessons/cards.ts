import { isAsked, scripted } from '../../lesson-goals.ts';
import { LEARNER } from '../../lesson-position.ts';
import { isBonusCardId } from '../data/bonus-cards.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, installed, own, told, whereIs } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** Pending and installed cards, refilling, bonus cards: TH-11. */
export const cards: TheseusLesson = {
  id: 'cards',
  title: say('lesson.cards'),
  minutes: 7,
  learner: LEARNER,
  // One Alien walks from the Nest to the Docking Bay and home again; no card of the Aliens is used.
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
      mark: say('lesson.cards.arrive.mark'),
      goals: [goal('lesson.cards.arrive.goal', now => isAsked(now, 'pending.slot'))],
      allow: { 'move.unit': ['unit:marine-1'] },
      wrong: [{ kind: 'move.unit', option: 'unit:marine-2', say: say('lesson.cards.arrive.other') }],
      way: ['unit:marine-1', 'room:docking-bay-a'],
    },
    {
      say: say('lesson.cards.deploy'),
      mark: say('lesson.cards.deploy.mark'),
      goals: [
        goal('lesson.cards.deploy.goal', now => installed(now, 'marines-assault-1') !== null),
        goal('lesson.cards.deploy.bonus', now => own(now).aside.some(isBonusCardId) && told(now, 'pending.filled')),
      ],
      allow: {
        'pending.slot': ['deploy:docking-bay-p1'],
        'deploy.slot': ['slot:tech-bay-s1'],
        'pending.bonus': ['keep'],
      },
      wrong: [
        { kind: 'pending.slot', option: 'deploy:docking-bay-p2', say: say('lesson.cards.deploy.mine') },
        { kind: 'pending.slot', option: 'end', say: say('lesson.cards.deploy.end') },
        { kind: 'deploy.slot', option: 'slot:docking-bay-s1', say: say('lesson.cards.deploy.plain') },
        { kind: 'deploy.slot', option: 'slot:corridors-s1', forbidden: true, say: say('lesson.cards.deploy.enemy') },
        { kind: 'pending.bonus', option: 'play:bonus-upgrade-2', say: say('lesson.cards.deploy.play') },
      ],
      way: ['deploy:docking-bay-p1', 'slot:tech-bay-s1', 'keep'],
    },
    { say: say('lesson.cards.refilled'), refs: ['slot:docking-bay-p1'] },
    {
      say: say('lesson.cards.replace'),
      mark: say('lesson.cards.replace.mark'),
      ends: 1,
      goals: [goal('lesson.cards.replace.goal', ({ view }) => view.pending['corridors-p1'] !== 'aliens-hive-1')],
      allow: {
        'pending.slot': ['end', 'replace:corridors-p1'],
        'move.unit': ['unit:marine-2'],
        'sector.action': ['assault'],
      },
      wrong: [{ kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.cards.replace.unit') }],
      way: ['end', 'unit:marine-2', 'room:corridors-a', 'assault', 'replace:corridors-p1'],
      advice: say('lesson.cards.replace.advice'),
    },
    {
      say: say('lesson.cards.decline'),
      mark: say('lesson.cards.decline.mark'),
      ends: 2,
      goals: [
        goal(
          'lesson.cards.decline.goal',
          now => whereIs(now, 'marine-2') === 'control-room' && isAsked(now, 'move.unit'),
        ),
      ],
      allow: { 'pending.slot': ['end'], 'move.unit': ['unit:marine-2'] },
      wrong: [{ kind: 'pending.slot', option: 'fill:control-room-p1', say: say('lesson.cards.decline.fill') }],
      way: ['end', 'unit:marine-2', 'room:control-room-a', 'malfunction:aliens-lurking-1', 'end'],
    },
    { say: say('lesson.cards.close') },
  ],
  remember: [say('lesson.cards.remember.1'), say('lesson.cards.remember.2'), say('lesson.cards.remember.3')],
  rules: ['TH-11.1', 'TH-11.2', 'TH-11.3', 'TH-11.7', 'TH-2.6'],
};
