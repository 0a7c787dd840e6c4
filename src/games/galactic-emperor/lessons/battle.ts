import { dealtPhases, dealtVictory } from './dealt/battles.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { shipsAt } from '../state/pieces.ts';
import { say, shipName, tokenName } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, told, wordsToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/**
 * A lesson on battles: the three phases, who is hit, an Empire behind ships, and what a victory brings (GE-9.12 to
 * GE-9.22). The battle is the printed example of Rob and Joe (p.9).
 */
export const battleLesson: EmperorLesson = {
  id: 'battle',
  title: say('lesson.battle'),
  minutes: 5,
  learner: LEARNER,
  // Vega's Starbase takes the first hit, as in the printed example.
  reply: scripted('token', 'done', 'role:regent', 'pass'),
  position: () =>
    new PositionBuilder()
      .noShips()
      .ships(0, 'c5', { dreadnought: 1, fighter: 2 })
      .tile('d5', 't05', 1, 'starbase')
      .ships(1, 'd5', { cruiser: 1 })
      // Phase 1: 4, 2, 1. Phase 2: 5, 1 and 6, 3. Phase 3: 6. Then 5, 4, 2.
      .dice(4, 2, 1, 5, 1, 6, 3, 6, 5, 4, 2)
      .also(state => {
        state.picks = [];
      })
      .inRole('warlord', 2),
  stages: [
    { say: say('lesson.battle.sides'), refs: ['space:d5'] },
    { say: say('lesson.battle.phases'), refs: ['space:c5', 'space:d5'] },
    {
      say: say('lesson.battle.attack.count'),
      thought: say('lesson.battle.attack.thought'),
      predict: {
        ask: say('lesson.battle.attack.ask'),
        rule: 'GE-9.14',
        choices: wordsToSay({
          starbase: tokenName('starbase'),
          cruiser: shipName('cruiser'),
          dreadnought: shipName('dreadnought'),
          fighter: shipName('fighter'),
        }),
        meanwhile: say('lesson.battle.attack'),
        outcome: ({ events }) => {
          const firstPhase = events.find(({ words }) => words.key === 'battle.rolled')?.words.with?.phase;
          return firstPhase === 1 ? 'dreadnought' : firstPhase === 2 ? 'cruiser' : 'fighter';
        },
        explanation: say('lesson.battle.attack.because'),
        anew: dealtPhases,
      },
      mark: say('lesson.battle.attack.mark'),
      goals: [goal('lesson.battle.attack.goal', now => isAsked(now, 'battle.hit'))],
      allow: { 'warlord.move': ['move:fleet@c5', 'done'], 'warlord.walk': ['to:d5', 'to:c6', 'to:b5'] },
      lost: {
        when: ({ view }) =>
          view.battle === null &&
          view.seats[LEARNER]?.ships.c5 === undefined &&
          view.seats[LEARNER]?.ships.d5 === undefined,
        say: say('lesson.battle.attack.advice'),
      },
      way: ['move:fleet@c5', 'to:d5'],
    },
    {
      say: say('lesson.battle.hits'),
      thought: say('lesson.battle.hits.thought'),
      blind: true,
      mark: say('lesson.battle.hits.mark'),
      goals: [
        goal(
          'lesson.battle.hits.goal',
          now => isAsked(now, 'battle.retreat') && shipsAt(now.view, LEARNER, 'd5').dreadnought > 0,
        ),
      ],
      allow: { 'battle.hit': ['ship:dreadnought+c5', 'ship:dreadnought+c5+on-side', 'ship:fighter+c5'] },
      lost: {
        when: now => told(now, 'battle.destroyed') && shipsAt(now.view, LEARNER, 'd5').dreadnought === 0,
        say: say('lesson.battle.hits.second'),
      },
      way: ['ship:dreadnought+c5', 'ship:fighter+c5'],
    },
    {
      say: say('lesson.battle.end.count'),
      thought: say('lesson.battle.end.thought'),
      predict: {
        ask: say('lesson.battle.end.ask'),
        rule: 'GE-9.16',
        choices: wordsToSay({
          hers: say('lesson.battle.end.hers'),
          yours: say('lesson.battle.end.yours'),
          nobody: say('lesson.battle.end.nobody'),
        }),
        meanwhile: say('lesson.battle.end'),
        outcome: ({ view }) => {
          const owner = view.sectors.d5?.seat;
          return owner === LEARNER ? 'yours' : owner === undefined ? 'nobody' : 'hers';
        },
        explanation: say('lesson.battle.end.because'),
        anew: dealtVictory,
      },
      needs: {
        met: ({ view }) => shipsAt(view, LEARNER, 'd5').fighter > 0,
        otherwise: say('lesson.battle.hits.advice'),
      },
      mark: say('lesson.battle.end.mark'),
      goals: [goal('lesson.battle.end.goal', now => told(now, 'battle.won'))],
      lost: { when: now => told(now, 'battle.retreated'), say: say('lesson.battle.end.advice') },
      way: ['fight'],
    },
    { say: say('lesson.battle.close') },
  ],
  remember: [say('lesson.battle.remember.1'), say('lesson.battle.remember.2'), say('lesson.battle.remember.3')],
  rules: ['GE-9.13', 'GE-9.14', 'GE-9.16', 'GE-9.18', 'GE-9.22'],
};
