import { say } from '../text/say.ts';
import { LEARNER, trainingCluster } from './position.ts';
import { goal, isAsked, own, told } from './seen.ts';
import type { StarCraftLesson } from './seen.ts';

/** The Research order: SC-11. */
export const research: StarCraftLesson = {
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
    { say: say('lesson.research.what'), refs: ['planet:pridewater'] },
    {
      say: say('lesson.research.execute'),
      mark: say('lesson.research.execute.mark'),
      goals: [goal('lesson.research.execute.goal', now => isAsked(now, 'research.draw') && own(now).eventCount === 1)],
      allow: { 'execution.choice': ['execute'] },
      way: ['execute'],
    },
    {
      say: say('lesson.research.draw'),
      mark: say('lesson.research.draw.mark'),
      goals: [goal('lesson.research.draw.goal', now => told(now, 'cards.drawn.secret'))],
      allow: { 'research.draw': ['draw-cards'] },
      wrong: [{ kind: 'research.draw', option: 'no-cards', say: say('lesson.research.draw.none') }],
      way: ['draw-cards'],
    },
    {
      say: say('lesson.research.buy'),
      mark: say('lesson.research.buy.mark'),
      goals: [goal('lesson.research.buy.goal', now => told(now, 'technology.shuffled-in'))],
      allow: { 'research.technology': ['technology:spider-mines'] },
      wrong: [{ kind: 'research.technology', option: 'technology:nuke', say: say('lesson.research.buy.nuke') }],
      way: ['technology:spider-mines', 'auto'],
    },
    { say: say('lesson.research.shuffled'), like: 'research.technology', refs: ['technology:spider-mines'] },
    {
      say: say('lesson.research.second'),
      mark: say('lesson.research.second.mark'),
      goals: [
        goal('lesson.research.second.play', now => own(now).playArea.length === 1),
        goal('lesson.research.second.events', now => own(now).eventCount === 2),
      ],
      allow: { 'execution.choice': ['execute'], 'research.technology': ['technology:bunker'] },
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
    { say: say('lesson.research.end'), like: 'research.technology', refs: ['technology:bunker'] },
  ],
  remember: [say('lesson.research.remember.1'), say('lesson.research.remember.2'), say('lesson.research.remember.3')],
  rules: ['SC-11', 'SC-11.4', 'SC-11.6', 'SC-11.9'],
};
