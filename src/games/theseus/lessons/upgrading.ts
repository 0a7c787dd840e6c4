import { dealtStop, dealtStrike } from './dealt/strikes.ts';
import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtTokens, dealtWaking } from './dealt/tracks.ts';
import { PositionBuilder } from './position.ts';
import {
  countsToSay,
  goal,
  hasStoppedOutside,
  othersHaveStopped,
  installed,
  learnerSeat,
  sectorsToSay,
  stoppedIn,
  woundsInSector,
  told,
  walkerIn,
} from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const CARD = 'marines-battle-position-1';
const STOCK = 3;

/**
 * The opponent's answers: the Alien in the Corridors moves to the Control Room and stops the Battle Position; then an
 * Alien leaves the Docking Bay.
 */
function reply(decision: Decision): Answer | null {
  return walkerIn(decision, 'corridors') ?? scripted('unit:alien-3', `malfunction:${CARD}`, 'end')(decision);
}

/** The lesson on tokens on cards, malfunction and recovery (TH-12, TH-13). */
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
      .seat('marines', { upgrades: STOCK })
      .deck('marines', 'marines-barricade-1', 'marines-armory-1', 'marines-assault-1')
      .deck('aliens', 'aliens-tentacles-1', 'aliens-vent-shortcut-1', 'aliens-lurking-2')
      .beginning(),
  stages: [
    { say: say('lesson.upgrading.number'), refs: ['slot:docking-bay-s1'] },
    {
      say: say('lesson.upgrading.second'),
      thought: say('lesson.upgrading.second.thought'),
      predict: {
        ask: say('lesson.upgrading.second.ask'),
        rule: 'TH-12.2',
        choices: countsToSay('lesson-say.tokens', 2, 0, 1),
        meanwhile: say('lesson.upgrading.second.do'),
        outcome: now => `${learnerSeat(now).upgrades}`,
        explanation: say('lesson.upgrading.second.because'),
        anew: dealtTokens,
      },
      mark: say('lesson.upgrading.second.mark'),
      goals: [goal('lesson.upgrading.second.goal', now => installed(now, CARD)?.upgrades === 2)],
      lost: {
        when: now =>
          othersHaveStopped(now) || (learnerSeat(now).upgrades < STOCK && installed(now, CARD)?.upgrades === 1),
        say: say('lesson.upgrading.second.other'),
      },
      way: ['token:docking-bay-s1'],
    },
    {
      say: say('lesson.upgrading.walk'),
      thought: say('lesson.upgrading.walk.thought'),
      predict: {
        ask: say('lesson.upgrading.walk.ask'),
        rule: 'TH-6.2',
        choices: sectorsToSay('corridors', 'docking-bay', 'control-room'),
        meanwhile: say('lesson.upgrading.walk.do'),
        outcome: now => stoppedIn(now, 'alien-2'),
        explanation: say('lesson.upgrading.walk.because'),
        anew: dealtStop,
      },
      mark: say('lesson.upgrading.walk.mark'),
      ends: 1,
      goals: [goal('lesson.upgrading.walk.goal', now => now.view.malfunction === CARD && isAsked(now, 'move.unit'))],
      allow: { 'move.unit': ['unit:*'], 'pending.slot': ['end', 'flip:*'] },
      lost: { when: now => othersHaveStopped(now, 'marine-3'), say: say('lesson.upgrading.walk.other') },
      way: ['unit:marine-3', 'room:alien-nest-a', 'end'],
    },
    {
      say: say('lesson.upgrading.fetch'),
      thought: say('lesson.upgrading.fetch.thought'),
      predict: {
        ask: say('lesson.upgrading.fetch.ask'),
        rule: 'TH-13.3',
        choices: countsToSay('lesson-say.wounds', 1, 2, 3),
        meanwhile: say('lesson.upgrading.fetch.do'),
        outcome: now => `${installed(now, CARD)?.number ?? 0}`,
        explanation: say('lesson.upgrading.fetch.because'),
        anew: dealtWaking,
      },
      mark: say('lesson.upgrading.fetch.mark'),
      goals: [goal('lesson.upgrading.fetch.goal', now => installed(now, CARD)?.working === true)],
      allow: { 'move.unit': ['unit:*'], 'sector.action': ['malfunction:*'] },
      wrong: [
        {
          kind: 'sector.action',
          option: `malfunction:${CARD}`,
          forbidden: true,
          say: say('lesson.upgrading.fetch.own'),
        },
      ],
      lost: { when: now => hasStoppedOutside(now, 'control-room'), say: say('lesson.upgrading.fetch.other') },
      way: ['unit:marine-2', 'room:control-room-b', 'malfunction:aliens-habitat-1'],
    },
    {
      say: say('lesson.upgrading.strike'),
      thought: say('lesson.upgrading.strike.thought'),
      predict: {
        ask: say('lesson.upgrading.strike.ask'),
        rule: 'TH-14.3.1',
        choices: countsToSay('lesson-say.wounds', 3, 4, 6),
        meanwhile: say('lesson.upgrading.strike.do'),
        outcome: now => `${woundsInSector(now, 'docking-bay')}`,
        explanation: say('lesson.upgrading.strike.because'),
        anew: dealtStrike,
      },
      mark: say('lesson.upgrading.strike.mark'),
      ends: 1,
      goals: [
        goal(
          'lesson.upgrading.strike.goal',
          now => told(now, 'attack.assault') && woundsInSector(now, 'docking-bay') > 0,
        ),
      ],
      allow: {
        'pending.slot': ['end', 'flip:*'],
        'move.unit': ['unit:*'],
        'sector.action': ['assault', 'flip:*'],
      },
      lost: { when: now => hasStoppedOutside(now, 'corridors'), say: say('lesson.upgrading.strike.other') },
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
