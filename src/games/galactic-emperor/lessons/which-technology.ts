import type { Answer, Decision } from '../../../kernel/match/decision.ts';
import { firstOffered, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { SpaceId } from '../data/spaces.ts';
import { stepsBetween } from '../data/spaces.ts';
import { ROBOTICS_METAL, TECHNOLOGY_COSTS } from '../data/technologies.ts';
import { say } from '../text/say.ts';
import { dealtCubes, dealtDistance } from './dealt/counting.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, numbersToSay, learnerSeat, placesOf, timesTold } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

const MIRA = 2;
/** The round in which the lesson begins. */
const LESSON_ROUND = 5;
const YIELDING_SECTORS: readonly SpaceId[] = ['a4', 'b4', 'b5'];

const scriptedAnswers = scripted('pass', 'metal', 'all', 'done');

/**
 * The answers of the rivals. Vega picks the Steward in this round, after the Regent, and the Warlord in the next round.
 */
function reply(decision: Decision): Answer | null {
  if (decision.kind !== 'round.role') return scriptedAnswers(decision);
  return firstOffered(decision, 'role:regent') === null ? 'role:steward' : 'role:warlord';
}

/** A lesson on choosing technologies for later rounds (GE-11). */
export const whichTechnologyLesson: EmperorLesson = {
  id: 'which-technology',
  title: say('lesson.which-technology'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  reply,
  position: () =>
    new PositionBuilder()
      .noShips()
      .ships(0, 'a4', { fighter: 1 })
      .tile('b4', 't07', 0)
      .tile('b5', 't22', 0)
      .tile('c3', 't11')
      .tile('f4', 't06', 1)
      .tile('e1', 't05', 2)
      .owns(0, { marks: 3, metal: 0, energy: 2 })
      .owns(1, { energy: 0 })
      .owns(2, { energy: 0 })
      .also(state => {
        state.round = LESSON_ROUND;
        // The learner won the Throne in Mira's Regent and so picks first in the next round.
        state.picks = [{ seat: MIRA, role: 'regent' }];
        state.offer = state.offer.filter(role => role !== 'regent');
        // The tiles turned up at the end of the round do not matter here.
        state.stack = ['black-hole', ...state.stack.filter(tile => tile !== 'black-hole')];
      })
      .inRole('scientist'),
  stages: [
    { say: say('lesson.which-technology.begin'), like: 'scientist.buy' },
    {
      say: say('lesson.which-technology.read'),
      thought: say('lesson.which-technology.read.thought'),
      refs: placesOf(YIELDING_SECTORS),
      like: 'steward.produce',
      predict: {
        ask: say('lesson.which-technology.read.ask'),
        rule: 'GE-7.2',
        choices: numbersToSay(0, 2, 3),
        outcome: ({ view }) => String(YIELDING_SECTORS.reduce((sum, space) => sum + (view.food[space] ?? 0), 0)),
        explanation: say('lesson.which-technology.read.because'),
        anew: dealtCubes,
      },
    },
    {
      say: say('lesson.which-technology.hungry'),
      thought: say('lesson.which-technology.hungry.thought'),
      mark: say('lesson.which-technology.hungry.mark'),
      ends: 1,
      goals: [
        goal('lesson.which-technology.hungry.made', now => timesTold(now, 'steward.produced', LEARNER) > 1),
        goal(
          'lesson.which-technology.hungry.energy',
          now => timesTold(now, 'steward.produced', LEARNER) > 1 && learnerSeat(now).energy > 1,
        ),
      ],
      lost: {
        when: now => {
          const producedCount = timesTold(now, 'steward.produced', LEARNER);
          return (
            (now.view.round > LESSON_ROUND && producedCount < 2) || (producedCount > 1 && learnerSeat(now).energy < 2)
          );
        },
        say: say('lesson.which-technology.hungry.lost'),
      },
      advice: say('lesson.which-technology.hungry.advice'),
      way: ['buy:protein-fields', 'protein:b4', 'protein:b5'],
    },
    {
      say: say('lesson.which-technology.far'),
      thought: say('lesson.which-technology.far.thought'),
      refs: ['space:a4', 'space:c3'],
      like: 'warlord.move',
      predict: {
        ask: say('lesson.which-technology.far.ask', { there: 'C3' }),
        rule: 'GE-9.1',
        choices: numbersToSay(2, 3, 4),
        outcome: () => String(stepsBetween('a4', 'c3')),
        explanation: say('lesson.which-technology.far.because'),
        anew: dealtDistance,
      },
    },
    {
      say: say('lesson.which-technology.reach'),
      thought: say('lesson.which-technology.reach.thought'),
      refs: ['space:a4', 'space:c3'],
      mark: say('lesson.which-technology.reach.mark'),
      ends: 1,
      goals: [goal('lesson.which-technology.reach.goal', now => learnerHolds(now, 'c3'))],
      lost: {
        when: ({ view }) => {
          const ownPick = view.picks.find(({ seat }) => seat === LEARNER);
          return ownPick !== undefined && ownPick.role !== 'scientist';
        },
        say: say('lesson.which-technology.reach.lost'),
      },
      advice: say('lesson.which-technology.reach.advice'),
      way: ['clockwise', 'role:scientist', 'buy:fusion-engines', 'move:fighter-1@a4', 'to:b4', 'to:b3', 'to:c3'],
    },
    { say: say('lesson.which-technology.war'), like: 'scientist.buy' },
    {
      say: say('lesson.which-technology.peace', {
        robotics: ROBOTICS_METAL,
        pirate: TECHNOLOGY_COSTS['space-pirate'],
      }),
      like: 'scientist.buy',
    },
    { say: say('lesson.which-technology.close') },
  ],
  remember: [
    say('lesson.which-technology.remember.1'),
    say('lesson.which-technology.remember.2'),
    say('lesson.which-technology.remember.3'),
  ],
  rules: ['GE-11.1', 'GE-11.2', 'GE-11.3', 'GE-7.2', 'GE-9.1'],
};
