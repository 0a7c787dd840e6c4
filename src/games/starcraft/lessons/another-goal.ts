import { dealtWinningPoints } from './dealt/points.ts';
import { say } from '../text/say.ts';
import { dealtGoal } from './dealt/economy.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, numberChoices, roundsToGo, sentenceChoices } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The number of the round that is ending, and the learner's conquest points before its Regrouping Phase. */
const [ROUND, BEFORE] = [3, 14];
/** The conquest points that the learner gains in a round with two conquest areas. */
const POINTS_PER_ROUND = 2;

/** The lesson on matches with Aldaris, whose objective changes the goal of the others: SC-19.2, SC-19.4, SC-19.5. */
export const anotherGoalLesson: StarCraftLesson = {
  id: 'another-goal',
  title: say('lesson.another-goal'),
  minutes: 3,
  learner: LEARNER,
  position: () =>
    trainingCluster('aldaris', { zealot: 2 })
      .people(say('lesson-name.cadet'), say('lesson-name.aldaris'))
      .workers(LEARNER, 5)
      .area('antiga-prime-1', LEARNER, { marine: 2 })
      .transport('pridewater', 'antiga-prime', LEARNER)
      .seat(LEARNER, owner => {
        owner.conquestPoints = BEFORE;
      })
      .with(state => {
        state.round = ROUND;
        const rival = state.seats[1];
        if (rival !== undefined) rival.conquestPoints = 12;
      })
      .order(LEARNER, 'pridewater', 'research')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.another-goal.fifteen'),
      thought: say('lesson.another-goal.fifteen.thought'),
      refs: ['area:antiga-prime-1'],
      predict: {
        ask: say('lesson.another-goal.fifteen.ask', { points: BEFORE + 1 }),
        rule: 'SC-19.4',
        choices: sentenceChoices(
          'lesson.another-goal.fifteen.win',
          'lesson.another-goal.fifteen.theirs',
          'lesson.another-goal.fifteen.on',
        ),
        meanwhile: say('lesson.another-goal.fifteen.then'),
        outcome: ({ view }) =>
          view.outcome === null ? 'on' : view.outcome.winners.includes(LEARNER) ? 'win' : 'theirs',
        explanation: say('lesson.another-goal.fifteen.because'),
        anew: dealtWinningPoints,
      },
      mark: say('lesson.another-goal.fifteen.mark'),
      within: 'round',
      goals: [goal('lesson.another-goal.fifteen.goal', ({ view }) => view.round > ROUND || view.outcome !== null)],
      way: ['event-card', 'none'],
    },
    {
      say: say('lesson.another-goal.far'),
      thought: say('lesson.another-goal.far.thought'),
      predict: {
        ask: say('lesson.another-goal.far.ask', { rate: POINTS_PER_ROUND }),
        rule: 'SC-19.2',
        choices: numberChoices(2, 5, 3),
        outcome: now => roundsToGo(now, POINTS_PER_ROUND),
        explanation: say('lesson.another-goal.far.because'),
        anew: dealtGoal,
      },
    },
    { say: say('lesson.another-goal.clock') },
    { say: say('lesson.another-goal.close') },
  ],
  remember: [
    say('lesson.another-goal.remember.1'),
    say('lesson.another-goal.remember.2'),
    say('lesson.another-goal.remember.3'),
  ],
  rules: ['SC-19.2', 'SC-19.4', 'SC-19.5'],
};
