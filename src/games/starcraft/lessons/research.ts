import { dealtBoughtTechnology, dealtSecondPurchase } from './dealt/technologies.ts';
import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, hasBought, isAsked, learnerView, told, sentenceChoices } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The lesson on the Research order: SC-11. */
export const researchLesson: StarCraftLesson = {
  id: 'research',
  title: say('lesson.research'),
  minutes: 4,
  learner: LEARNER,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 6)
      .area('pridewater-1', LEARNER, { marine: 2, vulture: 1 })
      .seat(LEARNER, owner => {
        owner.buildings.factory = 1;
        owner.discard.push(...owner.deck.splice(0, 5));
      })
      .hand(LEARNER, 'terran-c08', 'terran-c15')
      .deckTop(LEARNER, 'terran-c07', 'terran-c09', 'terran-c10', 'terran-c11', 'terran-c12', 'terran-c13')
      .order(LEARNER, 'pridewater', 'research')
      .order(LEARNER, 'pridewater', 'research')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.research.what'),
      thought: say('lesson.research.what.thought'),
      refs: ['planet:pridewater'],
      mark: say('lesson.research.draw.mark'),
      goals: [goal('lesson.research.draw.goal', now => told(now, 'cards.drawn.secret'))],
      lost: { when: now => isAsked(now, 'research.technology'), say: say('lesson.research.draw.none') },
      advice: say('lesson.research.draw.none'),
      way: ['execute', 'draw-cards'],
    },
    {
      say: say('lesson.research.buy'),
      thought: say('lesson.research.buy.thought'),
      predict: {
        ask: say('lesson.research.buy.ask'),
        rule: 'SC-11.6',
        choices: sentenceChoices('lesson.research.buy.hand', 'lesson.research.buy.area', 'lesson.research.buy.deck'),
        meanwhile: say('lesson.research.buy.then'),
        outcome: now => (told(now, 'technology.shuffled-in') ? 'deck' : 'area'),
        explanation: say('lesson.research.shuffled'),
        anew: dealtBoughtTechnology,
      },
      mark: say('lesson.research.buy.mark'),
      goals: [goal('lesson.research.buy.goal', now => told(now, 'research.bought') && hasBought(now, 'spider-mines'))],
      allow: { 'research.technology': ['technology:spider-mines', 'technology:nuke', 'technology:bunker'] },
      lost: {
        when: now => told(now, 'research.bought'),
        say: say('lesson.research.buy.nuke'),
      },
      advice: say('lesson.research.buy.nuke'),
      way: ['technology:spider-mines', 'auto'],
    },
    {
      say: say('lesson.research.second'),
      thought: say('lesson.research.second.thought'),
      mark: say('lesson.research.second.mark'),
      goals: [
        goal('lesson.research.second.play', now => learnerView(now).playArea.length === 1),
        goal('lesson.research.second.events', now => learnerView(now).eventCount === 2),
      ],
      predict: {
        ask: say('lesson.research.second.ask'),
        rule: 'SC-11.9',
        choices: sentenceChoices(
          'lesson.research.second.deck',
          'lesson.research.second.area',
          'lesson.research.second.hand',
        ),
        meanwhile: say('lesson.research.second.then'),
        outcome: now => (learnerView(now).playArea.length === 1 ? 'area' : 'deck'),
        explanation: say('lesson.research.end'),
        anew: dealtSecondPurchase,
      },
      allow: { 'research.technology': ['technology:bunker', 'technology:nuke', 'none', 'done'] },
      advice: say('lesson.research.second.advice'),
      wrong: [
        {
          kind: 'research.technology',
          option: 'technology:spider-mines',
          forbidden: true,
          say: say('lesson.research.second.out'),
        },
      ],
      way: ['execute', 'draw-cards', 'technology:bunker', 'auto'],
    },
  ],
  remember: [say('lesson.research.remember.1'), say('lesson.research.remember.2'), say('lesson.research.remember.3')],
  rules: ['SC-11', 'SC-11.4', 'SC-11.6', 'SC-11.9'],
};
