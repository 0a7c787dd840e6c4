import { dealtDrawn } from './dealt/around.ts';
import type { DrawnCard } from './dealt/around.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import type { StageProgress } from '../../../lessons/lesson.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { UnitId } from '../data/units.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { PositionBuilder } from './position.ts';
import { goal, hasStoppedOutside, learnerSeat, unitsIn, whereIs, wordsToSay } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

const THIRD_MARINE: UnitId = 'marine-3';

/** The station at the start of the lesson. */
function startingStation(
  cards: readonly DrawnCard[] = ['marines-mine-1', 'marines-armory-1', 'marines-assault-1'],
): PositionBuilder {
  return new PositionBuilder(['marines', 'aliens'])
    .bonus('bonus-repair-1', 'corridors-s3')
    .bonus('bonus-card-from-deck-1', 'control-room-s2')
    .bonus('bonus-upgrade-1', 'control-room-s3')
    .bonus('bonus-shaft-passage-1', 'docking-bay-s4')
    .bonus('bonus-upgrade-2', 'tech-bay-s1')
    .bonus('bonus-upgrade-3', 'tech-bay-s3')
    .bonus('bonus-shaft-passage-2', 'alien-nest-s4')
    .drawn('marines', ...cards)
    .drawn('aliens', 'aliens-hive-1', 'aliens-habitat-1', 'aliens-lurking-1')
    .deck('marines', 'marines-barricade-1', 'marines-fire-1', 'marines-mine-2', 'marines-battle-position-1')
    .deck('aliens', 'aliens-tentacles-1', 'aliens-habitat-2', 'aliens-vent-shortcut-1', 'aliens-lurking-2');
}

/** The lesson on cards and units before the first turn (TH-3.5 to TH-3.8, TH-4). */
export const setUp: TheseusLesson = {
  id: 'set-up',
  title: say('lesson.set-up'),
  minutes: 4,
  learner: LEARNER,
  // The opponent installs its cards in the Nest and places all its units there.
  reply: scripted(
    'card:aliens-hive-1',
    'slot:alien-nest-s1',
    'room:alien-nest-a',
    'room:alien-nest-b',
    'room:alien-nest-c',
  ),
  position: () => startingStation().settingUp(),
  stages: [
    { say: say('lesson.set-up.before') },
    {
      say: say('lesson.set-up.cards'),
      thought: say('lesson.set-up.cards.thought'),
      predict: {
        ask: say('lesson.set-up.cards.ask'),
        rule: 'TH-3.7',
        choices: wordsToSay({
          out: 'lesson.set-up.cards.out',
          deck: 'lesson.set-up.cards.deck',
          pending: 'lesson.set-up.cards.pending',
        }),
        meanwhile: say('lesson.set-up.cards.do'),
        outcome: ({ view }) => (view.pending['docking-bay-p2'] === undefined ? 'deck' : 'pending'),
        explanation: say('lesson.set-up.cards.because'),
        anew: dealtDrawn(startingStation),
      },
      mark: say('lesson.set-up.cards.mark'),
      goals: [
        goal('lesson.set-up.cards.goal', now => learnerSeat(now).drawn.length === 0 && isAsked(now, 'setUp.unit')),
      ],
      way: ['card:marines-armory-1', 'slot:control-room-s1'],
    },
    {
      say: say('lesson.set-up.home'),
      thought: say('lesson.set-up.home.thought'),
      mark: say('lesson.set-up.home.mark'),
      goals: [
        goal(
          'lesson.set-up.home.goal',
          now => whereIs(now, 'marine-2') === 'docking-bay' && isAsked(now, 'setUp.unit'),
        ),
      ],
      way: ['room:docking-bay-a', 'room:docking-bay-d'],
    },
    {
      say: say('lesson.set-up.far'),
      thought: say('lesson.set-up.far.thought'),
      blind: true,
      mark: say('lesson.set-up.far.mark'),
      goals: [goal('lesson.set-up.far.goal', now => isAsked(now, 'move.unit') && stopsInDockingBay(now))],
      lost: { when: now => isAsked(now, 'move.unit') && !stopsInDockingBay(now), say: say('lesson.set-up.far.other') },
      way: ['room:control-room-a'],
    },
    {
      say: say('lesson.set-up.first'),
      thought: say('lesson.set-up.first.thought'),
      mark: say('lesson.set-up.first.mark'),
      goals: [
        goal(
          'lesson.set-up.first.goal',
          now => whereIs(now, THIRD_MARINE) === 'docking-bay' && isAsked(now, 'pending.slot'),
        ),
      ],
      lost: { when: now => hasStoppedOutside(now, 'docking-bay'), say: say('lesson.set-up.first.other') },
      way: ['unit:marine-3', 'room:docking-bay-b'],
    },
    { say: say('lesson.set-up.close') },
  ],
  remember: [say('lesson.set-up.remember.1'), say('lesson.set-up.remember.2'), say('lesson.set-up.remember.3')],
  rules: ['TH-3.5', 'TH-3.6', 'TH-3.7', 'TH-3.8', 'TH-4.1', 'TH-4.2'],
};

/**
 * Whether the third Marine would stop in the Docking Bay if it moved first, by the ring and the units in its sector.
 */
function stopsInDockingBay(progress: StageProgress<TheseusView>): boolean {
  const start = whereIs(progress, THIRD_MARINE);
  if (start === null) return false;
  const { ring } = progress.view;
  return ring[(ring.indexOf(start) + unitsIn(progress, start)) % ring.length] === 'docking-bay';
}
