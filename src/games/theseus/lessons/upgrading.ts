import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../lesson-goals.ts';
import { LEARNER } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, installed, rival, walkerIn } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const CARD = 'marines-battle-position-1';
const LIFE_AFTER = 16;

/** The Alien of the Corridors goes to the Control Room and stops the Battle Position; then one leaves the Docking Bay. */
function reply(decision: Decision): Answer | null {
  return walkerIn(decision, 'corridors') ?? scripted('unit:alien-3', `malfunction:${CARD}`, 'end')(decision);
}

/** Tokens on cards, malfunction and recovery: TH-12, TH-13. */
export const upgrading: TheseusLesson = {
  id: 'upgrading',
  title: say('lesson.upgrading'),
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a', 'upgraded')
      .unit('marine-2', 'alien-nest-b')
      .unit('marine-3', 'tech-bay-a')
      .unit('alien-1', 'docking-bay-b')
      .unit('alien-2', 'corridors-a')
      .unit('alien-3', 'docking-bay-c')
      .card(CARD, 'docking-bay-s1', { upgrades: 1 })
      .card('aliens-lurking-1', 'tech-bay-s4')
      .card('aliens-habitat-1', 'alien-nest-s1')
      .seat('marines', { upgrades: 3 })
      .deck('marines', 'marines-barricade-1', 'marines-armory-1', 'marines-assault-1')
      .deck('aliens', 'aliens-tentacles-1', 'aliens-vent-shortcut-1', 'aliens-lurking-2')
      .beginning(),
  stages: [
    { say: say('lesson.upgrading.number'), refs: ['slot:docking-bay-s1'] },
    {
      say: say('lesson.upgrading.second'),
      mark: say('lesson.upgrading.second.mark'),
      goals: [goal('lesson.upgrading.second.goal', now => installed(now, CARD)?.upgrades === 2)],
      allow: { 'move.unit': ['token:docking-bay-s1'] },
      wrong: [{ kind: 'move.unit', option: 'flip:marine-3', say: say('lesson.upgrading.second.flip') }],
      way: ['token:docking-bay-s1'],
    },
    {
      say: say('lesson.upgrading.third'),
      mark: say('lesson.upgrading.third.mark'),
      goals: [goal('lesson.upgrading.third.goal', ({ refused }) => refused.includes('token:docking-bay-s1'))],
      allow: { 'move.unit': ['token:docking-bay-s1'] },
      wrong: [
        {
          kind: 'move.unit',
          option: 'token:docking-bay-s1',
          forbidden: true,
          say: say('lesson.upgrading.third.price'),
        },
      ],
      way: ['token:docking-bay-s1'],
    },
    { say: say('lesson.upgrading.third.price'), refs: ['slot:docking-bay-s1'] },
    {
      say: say('lesson.upgrading.walk'),
      mark: say('lesson.upgrading.walk.mark'),
      ends: 1,
      goals: [goal('lesson.upgrading.walk.goal', now => now.view.malfunction === CARD && isAsked(now, 'move.unit'))],
      allow: { 'move.unit': ['unit:marine-3'], 'pending.slot': ['end'] },
      way: ['unit:marine-3', 'room:alien-nest-a', 'end'],
    },
    { say: say('lesson.upgrading.asleep'), refs: ['slot:docking-bay-s1'] },
    {
      say: say('lesson.upgrading.fetch'),
      mark: say('lesson.upgrading.fetch.mark'),
      goals: [goal('lesson.upgrading.fetch.goal', now => installed(now, CARD)?.working === true)],
      allow: { 'move.unit': ['unit:marine-2'], 'sector.action': ['malfunction:*'] },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.upgrading.fetch.assault') },
        {
          kind: 'sector.action',
          option: `malfunction:${CARD}`,
          forbidden: true,
          say: say('lesson.upgrading.fetch.own'),
        },
      ],
      way: ['unit:marine-2', 'room:control-room-b', 'malfunction:aliens-habitat-1'],
    },
    {
      say: say('lesson.upgrading.strike'),
      mark: say('lesson.upgrading.strike.mark'),
      ends: 1,
      goals: [goal('lesson.upgrading.strike.goal', now => rival(now).life <= LIFE_AFTER)],
      allow: { 'pending.slot': ['end'], 'move.unit': ['unit:marine-3'], 'sector.action': ['assault'] },
      way: ['end', 'unit:marine-3', 'room:corridors-b', 'assault'],
    },
    { say: say('lesson.upgrading.close') },
  ],
  remember: [
    say('lesson.upgrading.remember.1'),
    say('lesson.upgrading.remember.2'),
    say('lesson.upgrading.remember.3'),
  ],
  rules: ['TH-12.2', 'TH-12.3', 'TH-13.2', 'TH-13.3', 'TH-13.4', 'TH-14.3.1'],
};
