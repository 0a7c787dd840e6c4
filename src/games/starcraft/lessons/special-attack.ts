import { dealtCopies } from './dealt/technologies.ts';
import { dealtDraw, dealtStrikeCard } from './dealt/cards.ts';
import type { Decision } from '../../../kernel/match/decision.ts';
import { say } from '../text/say.ts';
import { mobilizeStage } from './march.ts';
import { LEARNER, RIVAL, trainingCluster } from './position.ts';
import {
  attackers,
  whoseUnitsFell,
  fallenChoices,
  firstOffered,
  goal,
  numberChoices,
  learnerView,
  eventCount,
  told,
  sentenceChoices,
} from './seen.ts';
import type { StarCraftProgress, StarCraftLesson } from './seen.ts';

/** The number of cards in the learner's hand when the lesson begins. */
const HAND_SIZE = 3;

/** Kerrigan's replies: she places her strongest cards. */
function reply(decision: Decision): string | null {
  if (decision.kind !== 'battle.cards') return null;
  return firstOffered(decision, 'none', 'done', 'card:zerg-c13');
}

/** Whether the learner has taken a copy of Spider Mines to its hand. */
function hasMines(now: StarCraftProgress): boolean {
  return learnerView(now).own?.hand.some(card => card.startsWith('spider-mines')) === true;
}

/** The lesson on special Mobilize and special Research orders: SC-12.3 to SC-12.5. */
export const specialAttackLesson: StarCraftLesson = {
  id: 'special-attack',
  title: say('lesson.special-attack'),
  minutes: 5,
  learner: LEARNER,
  reply,
  position: () =>
    trainingCluster()
      .workers(LEARNER, 6)
      .area('antiga-prime-1', LEARNER, { marine: 1 })
      .area('antiga-prime-2', RIVAL, { hydralisk: 1 })
      .area('pridewater-1', LEARNER, { vulture: 1 })
      .seat(LEARNER, owner => {
        owner.buildings.factory = 1;
        owner.modules['research-development'] = 2;
      })
      .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c08')
      .deckTop(
        LEARNER,
        'terran-c10',
        'terran-c12',
        'terran-c13',
        'terran-c14',
        'terran-c16',
        'terran-c07',
        'terran-c09',
      )
      .hand(RIVAL, 'zerg-c13', 'zerg-c07')
      .deckTop(RIVAL, 'zerg-c08', 'zerg-c09')
      .order(LEARNER, 'pridewater', 'research', true)
      .order(LEARNER, 'antiga-prime', 'mobilize', true)
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } }),
  stages: [
    {
      say: say('lesson.special-attack.cards'),
      thought: say('lesson.special-attack.cards.thought'),
      refs: ['area:antiga-prime-2', 'area:antiga-prime-1'],
      predict: {
        ask: say('lesson.special-attack.cards.ask'),
        rule: 'SC-12.5',
        choices: numberChoices(1, 3, 5),
        meanwhile: say('lesson.special-attack.cards.then'),
        outcome: now => `${learnerView(now).handCount - HAND_SIZE}`,
        explanation: say('lesson.special-attack.cards.because'),
        anew: dealtDraw,
      },
      mark: say('lesson.special-attack.cards.mark'),
      goals: [goal('lesson.special-attack.cards.goal', now => attackers(now, 'antiga-prime-2') === 1)],
      ...mobilizeStage(
        'unit:marine@antiga-prime-1',
        'move:marine:antiga-prime-1>antiga-prime-2',
        'lesson.special-attack.cards.advice',
      ),
      allow: { 'execution.order': ['order:antiga-prime'], 'mobilize.move': ['unit:*', 'put-back:*', 'done'] },
      way: [
        ...['order:antiga-prime', 'execute'],
        ...['unit:marine@antiga-prime-1', 'move:marine:antiga-prime-1>antiga-prime-2', 'done'],
      ],
    },
    {
      say: say('lesson.special-attack.strike'),
      thought: say('lesson.special-attack.strike.thought'),
      refs: ['area:antiga-prime-2'],
      predict: {
        ask: say('lesson.special-attack.strike.ask'),
        rule: 'SC-12.3',
        choices: fallenChoices(),
        meanwhile: say('lesson.special-attack.strike.then'),
        outcome: whoseUnitsFell,
        explanation: say('lesson.special-attack.strike.because'),
        anew: dealtStrikeCard,
      },
      mark: say('lesson.special-attack.strike.mark'),
      goals: [goal('lesson.special-attack.strike.goal', now => eventCount(now, 'battle.destroyed', RIVAL) > 0)],
      allow: { 'battle.cards': ['card:*', 'none', 'done', 'back', 'put-back:*'] },
      lost: { when: now => told(now, 'battle.compared'), say: say('lesson.special-attack.strike.lost') },
      advice: say('lesson.special-attack.strike.lost'),
      way: ['card:terran-c02', 'none', 'done'],
    },
    {
      say: say('lesson.special-attack.copies'),
      thought: say('lesson.special-attack.copies.thought'),
      refs: ['planet:pridewater'],
      predict: {
        ask: say('lesson.special-attack.copies.ask'),
        rule: 'SC-12.4',
        choices: sentenceChoices(
          'lesson.special-attack.copies.deck',
          'lesson.special-attack.copies.both',
          'lesson.special-attack.copies.one',
        ),
        meanwhile: say('lesson.special-attack.copies.then'),
        outcome: now => (told(now, 'technology.shuffled-in') ? 'one' : 'both'),
        explanation: say('lesson.special-attack.copies.because'),
        anew: dealtCopies,
      },
      mark: say('lesson.special-attack.copies.mark'),
      goals: [goal('lesson.special-attack.copies.goal', now => hasMines(now) && told(now, 'technology.shuffled-in'))],
      allow: { 'research.technology': ['technology:spider-mines', 'technology:bunker', 'none', 'done'] },
      advice: say('lesson.special-attack.copies.advice'),
      way: ['execute', 'draw-cards', 'technology:spider-mines', 'auto', 'hand:spider-mines-1'],
    },
    { say: say('lesson.special-attack.close'), like: 'execution.order' },
  ],
  remember: [
    say('lesson.special-attack.remember.1'),
    say('lesson.special-attack.remember.2'),
    say('lesson.special-attack.remember.3'),
  ],
  rules: ['SC-12.3', 'SC-12.4', 'SC-12.5'],
};
