import { dealtOdds } from './dealt/battles.ts';
import { scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { SpaceId } from '../data/spaces.ts';
import { enemyAt, shipsAt, sizeOf } from '../state/pieces.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';
import { dealtShips } from './dealt/counting.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, numbersToSay, learnerSeat, spacesToSay, told } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

const MIRA = 2;
/** How many of 100 attacks by two Fighters on an Empire with a Fighter succeed (`npm run lesson-trials`). */
export const WIN_PERCENTAGE = 10;
/** The spaces of the three fleets that could attack Ferrum, one each. */
const FLEET_SPACES: readonly SpaceId[] = ['d6', 'c5', 'e5'];

/** Whether no ships are moving and no battle is fought. */
function isNothingMoving({ turn, battle }: EmperorView): boolean {
  return turn?.role === 'warlord' && turn.walk === null && battle === null;
}

/** Whether ships have left these spaces and ended their move somewhere other than on `wanted`. */
function haveShipsStrayed(view: EmperorView, from: readonly SpaceId[], wanted: SpaceId): boolean {
  const { turn } = view;
  if (turn?.role !== 'warlord' || !isNothingMoving(view)) return false;
  return turn.moved.some(({ from: start, at }) => from.includes(start) && at !== wanted);
}

/** Whether all ships of the space `from` have moved, and no battle is due on the space `fought`. */
function haveAllShipsMoved(view: EmperorView, from: SpaceId, fought: SpaceId): boolean {
  const isBattleDue = sizeOf(shipsAt(view, LEARNER, fought)) > 0 && enemyAt(view, LEARNER, fought) !== null;
  return sizeOf(shipsAt(view, LEARNER, from)) === 0 && isNothingMoving(view) && !isBattleDue;
}

/** A lesson on who fires first, what a victory brings, and when to retreat (GE-9.12 to GE-9.23). */
export const whenToFightLesson: EmperorLesson = {
  id: 'when-to-fight',
  title: say('lesson.when-to-fight'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  reply: scripted('token', 'done', 'role:regent', 'pass'),
  position: () =>
    new PositionBuilder()
      .noShips()
      .tile('d5', 't05', 1)
      .ships(0, 'c5', { dreadnought: 1 })
      .ships(0, 'd6', { cruiser: 1 })
      .ships(0, 'e5', { fighter: 2 })
      .tile('b2', 't14')
      .ships(1, 'b2', { cruiser: 1 })
      .tile('a3', 't03')
      .ships(0, 'b3', { cruiser: 1, fighter: 1 })
      .tile('e2', 't06', 2)
      .ships(2, 'e2', { fighter: 1 })
      .ships(0, 'f2', { fighter: 2 })
      // These dice serve any attack on Ferrum. The Dreadnought hits with 5 and 4 and suffers no loss. The Cruiser hits,
      // and the Empire's 6 hits it. Against Fighters, the Empire fires the 5 and the 4 first.
      .dice(5, 4, 2, 6, 1, 3, 2, 6, 1, 3, 2, 6, 1)
      .inRole('warlord', MIRA),
  stages: [
    {
      say: say('lesson.when-to-fight.read'),
      thought: say('lesson.when-to-fight.read.thought'),
      refs: ['space:d5'],
      like: 'warlord.move',
      predict: {
        ask: say('lesson.when-to-fight.read.ask'),
        rule: 'GE-9.14',
        choices: spacesToSay(...FLEET_SPACES),
        outcome: ({ view }) => FLEET_SPACES.find(space => shipsAt(view, LEARNER, space).dreadnought > 0) ?? '',
        explanation: say('lesson.when-to-fight.read.because'),
        anew: dealtShips,
      },
    },
    {
      say: say('lesson.when-to-fight.who'),
      thought: say('lesson.when-to-fight.who.thought'),
      refs: ['space:d5'],
      blind: true,
      mark: say('lesson.when-to-fight.who.mark'),
      goals: [goal('lesson.when-to-fight.who.goal', now => learnerHolds(now, 'd5') && now.view.battle === null)],
      allow: {
        'warlord.move': [
          'move:dreadnought-1@c5',
          'move:cruiser-1@d6',
          'move:fighter-1@e5',
          'move:fighter-2@e5',
          'battle:*',
        ],
      },
      lost: {
        when: now =>
          told(now, 'battle.both-lost') || told(now, 'battle.held') || haveShipsStrayed(now.view, FLEET_SPACES, 'd5'),
        say: say('lesson.when-to-fight.who.lost'),
      },
      advice: say('lesson.when-to-fight.who.advice'),
      way: ['move:dreadnought-1@c5', 'to:d5', 'battle:d5'],
    },
    {
      say: say('lesson.when-to-fight.point.count'),
      thought: say('lesson.when-to-fight.point.thought'),
      predict: {
        ask: say('lesson.when-to-fight.point.ask'),
        before: true,
        rule: 'GE-9.22',
        choices: numbersToSay(0, 1, 2),
        outcome: now => String(learnerSeat(now).points ?? 0),
        explanation: say('lesson.when-to-fight.point.because'),
      },
    },
    {
      say: say('lesson.when-to-fight.gain'),
      thought: say('lesson.when-to-fight.gain.thought'),
      refs: ['space:a3', 'space:b2', 'space:b3'],
      mark: say('lesson.when-to-fight.gain.mark'),
      goals: [goal('lesson.when-to-fight.gain.goal', now => learnerHolds(now, 'a3') && isNothingMoving(now.view))],
      allow: { 'warlord.move': ['move:fighter-1@b3', 'move:cruiser-1@b3', 'move:fleet@b3', 'battle:*'] },
      lost: {
        when: now => haveAllShipsMoved(now.view, 'b3', 'b2') && !learnerHolds(now, 'a3'),
        say: say('lesson.when-to-fight.gain.lost'),
      },
      advice: say('lesson.when-to-fight.gain.advice'),
      way: ['move:fighter-1@b3', 'to:a3', 'stop'],
    },
    {
      say: say('lesson.when-to-fight.bad'),
      thought: say('lesson.when-to-fight.bad.thought'),
      refs: ['space:e2', 'space:f2'],
      blind: true,
      mark: say('lesson.when-to-fight.bad.mark'),
      goals: [goal('lesson.when-to-fight.bad.goal', now => told(now, 'battle.retreated'))],
      allow: { 'warlord.move': ['move:fighter-1@f2', 'move:fighter-2@f2', 'battle:*', 'done'] },
      lost: { when: now => told(now, 'battle.held'), say: say('lesson.when-to-fight.bad.lost') },
      advice: say('lesson.when-to-fight.bad.advice'),
      way: ['move:fighter-2@f2', 'to:e2', 'done', 'retreat'],
    },
    {
      say: say('lesson.when-to-fight.odds.count'),
      thought: say('lesson.when-to-fight.odds.thought'),
      predict: {
        ask: say('lesson.when-to-fight.odds.ask'),
        rule: 'GE-9.14',
        choices: numbersToSay(WIN_PERCENTAGE, 30, 50),
        outcome: () => String(WIN_PERCENTAGE),
        explanation: say('lesson.when-to-fight.odds.because'),
        anew: dealtOdds,
      },
    },
    { say: say('lesson.when-to-fight.close') },
  ],
  remember: [
    say('lesson.when-to-fight.remember.1'),
    say('lesson.when-to-fight.remember.2'),
    say('lesson.when-to-fight.remember.3'),
  ],
  rules: ['GE-9.12', 'GE-9.13', 'GE-9.14', 'GE-9.16', 'GE-9.18', 'GE-9.21', 'GE-9.22', 'GE-9.23'],
};
