import { dealtAround } from './dealt/around.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { say } from '../text/say.ts';
import { dealtFetcher } from './dealt/walks.ts';
import { PositionBuilder } from './position.ts';
import { countsToSay, goal, told, unitsIn, unitsToSay, whereIs, woundsOf } from './seen.ts';
import type { Progress, TheseusLesson } from './seen.ts';

/** The most wounds that the first turn can deal. */
const MOST_WOUNDS = 2;
const MARINES = ['marine-1', 'marine-2', 'marine-3'] as const;

/** Whether a Marine in the Corridors would move home, which takes as many steps as there are units. */
function canStopAtHome(progress: Progress): boolean {
  return unitsIn(progress, 'corridors') === 2 && MARINES.some(unit => whereIs(progress, unit) === 'corridors');
}

/** The station at the start of the lesson. */
function startingStation(): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens'])
    .unit('marine-1', 'control-room-a', 'upgraded')
    .unit('marine-2', 'tech-bay-a')
    .unit('marine-3', 'alien-nest-b')
    .unit('alien-1', 'control-room-b')
    .unit('alien-2', 'docking-bay-c')
    .unit('alien-3', 'tech-bay-c')
    .card('marines-mine-1', 'control-room-s1')
    .card('aliens-lurking-1', 'docking-bay-s1')
    .card('aliens-hive-1', 'alien-nest-s1')
    .pending('marines-assault-1', 'docking-bay-p1')
    .pending('marines-armory-1', 'docking-bay-p2')
    .pending('aliens-tentacles-1', 'corridors-p1')
    .bonus('bonus-repair-1', 'corridors-s3')
    .bonus('bonus-upgrade-1', 'control-room-s3')
    .bonus('bonus-upgrade-2', 'tech-bay-s1')
    .bonus('bonus-shaft-passage-1', 'docking-bay-s4')
    .seat('marines', { life: 15 })
    .seat('aliens', { life: 16 })
    .deck('marines', 'marines-barricade-1', 'marines-fire-1', 'marines-mine-2', 'marines-battle-position-1')
    .deck('aliens', 'aliens-habitat-1', 'aliens-vent-shortcut-1', 'aliens-lurking-2', 'aliens-hive-2');
}

/** The lesson on two complete turns, and what to consider in them (TH-5.1). */
export const wholeRound: TheseusLesson = {
  id: 'whole-round',
  title: say('lesson.whole-round'),
  minutes: 5,
  learner: LEARNER,
  // The opponent moves the Alien in the Tech Bay to the Corridors, where Marine 3 is.
  reply: scripted('unit:alien-3', 'room:corridors-d', 'assault', 'end'),
  position: () => startingStation().beginning(),
  stages: [
    { say: say('lesson.whole-round.plan') },
    {
      say: say('lesson.whole-round.strike'),
      thought: say('lesson.whole-round.strike.thought'),
      predict: {
        ask: say('lesson.whole-round.strike.ask'),
        rule: 'TH-8.6',
        choices: countsToSay('lesson-say.wounds', 0, 1, 2, 3),
        meanwhile: say('lesson.whole-round.strike.do'),
        outcome: now => `${woundsOf(now, RIVAL)}`,
        explanation: say('lesson.whole-round.strike.because'),
        anew: dealtAround(startingStation),
      },
      mark: say('lesson.whole-round.strike.mark'),
      ends: 1,
      goals: [
        goal('lesson.whole-round.strike.wounds', now => woundsOf(now, RIVAL) >= MOST_WOUNDS),
        goal('lesson.whole-round.strike.slot', now => told(now, 'pending.filled') && isAsked(now, 'move.unit')),
      ],
      advice: say('lesson.whole-round.strike.advice'),
      lost: {
        when: now => told(now, 'turn.begins') && isAsked(now, 'move.unit') && woundsOf(now, RIVAL) < MOST_WOUNDS,
        say: say('lesson.whole-round.strike.other'),
      },
      way: ['unit:marine-3', 'room:corridors-a', 'replace:corridors-p1'],
    },
    {
      say: say('lesson.whole-round.build'),
      thought: say('lesson.whole-round.build.thought'),
      predict: {
        ask: say('lesson.whole-round.build.ask'),
        rule: 'TH-6.2',
        choices: unitsToSay('marine-1', 'marine-2', 'marine-3'),
        meanwhile: say('lesson.whole-round.build.do'),
        outcome: now =>
          (['marine-1', 'marine-2'] as const).find(unit => whereIs(now, unit) === 'docking-bay') ?? 'marine-3',
        explanation: say('lesson.whole-round.build.because'),
        anew: dealtFetcher,
      },
      mark: say('lesson.whole-round.build.mark'),
      needs: { met: canStopAtHome, otherwise: say('lesson.whole-round.build.needs') },
      goals: [
        goal('lesson.whole-round.build.own', now => told(now, 'upgrade.gained') || told(now, 'card.discarded')),
        goal('lesson.whole-round.build.card', now => told(now, 'deploy.done') && told(now, 'pending.filled')),
      ],
      advice: say('lesson.whole-round.build.advice'),
      way: ['unit:marine-3', 'room:docking-bay-a', 'take-upgrade', 'deploy:docking-bay-p1', 'slot:tech-bay-s1', 'keep'],
    },
    { say: say('lesson.whole-round.close') },
  ],
  remember: [
    say('lesson.whole-round.remember.1'),
    say('lesson.whole-round.remember.2'),
    say('lesson.whole-round.remember.3'),
  ],
  rules: ['TH-5.1', 'TH-5.2', 'TH-10.3', 'TH-11.1'],
};
