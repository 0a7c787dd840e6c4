import { dealtBlackHole } from './dealt/turns.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { CENTRE } from '../data/spaces.ts';
import { TECHNOLOGY_COSTS } from '../data/technologies.ts';
import { say, technologyName } from '../text/say.ts';
import { dealtDiscount } from './dealt/counting.ts';
import { PositionBuilder } from './position.ts';
import { goal, numbersToSay, told, wordsToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

const PIRATE_COST = TECHNOLOGY_COSTS['space-pirate'];

/** A lesson on technologies, and on Omega, which becomes a Black Hole (GE-11, GE-5). */
export const scienceLesson: EmperorLesson = {
  id: 'science',
  title: say('lesson.science'),
  minutes: 4,
  learner: LEARNER,
  // Vega picks the Explorer next and takes the tile Anvil; Mira takes Ferrum.
  reply: scripted(
    'pass',
    'role:explorer',
    'tile:t06',
    'tile:t05',
    'space:g3',
    'space:e1',
    'space:a1',
    'leave',
    'role:regent',
    'done',
  ),
  position: () =>
    new PositionBuilder().row('t06', 'black-hole', 't05', 't14').owns(0, { energy: 1 }).inRole('scientist'),
  stages: [
    { say: say('lesson.science.begin'), like: 'scientist.buy' },
    {
      say: say('lesson.science.buy.count', { price: PIRATE_COST }),
      thought: say('lesson.science.buy.thought'),
      predict: {
        ask: say('lesson.science.buy.ask', { card: technologyName('space-pirate') }),
        rule: 'GE-11.1',
        choices: numbersToSay(PIRATE_COST - 1, PIRATE_COST, PIRATE_COST + 1),
        meanwhile: say('lesson.science.buy'),
        outcome: ({ events }) => {
          const price = events.find(({ words }) => words.key === 'scientist.bought')?.words.with?.price;
          return typeof price === 'number' ? String(price) : '';
        },
        explanation: say('lesson.science.buy.because'),
        anew: dealtDiscount,
      },
      mark: say('lesson.science.buy.mark'),
      goals: [goal('lesson.science.buy.goal', now => told(now, 'scientist.bought'))],
      allow: { 'scientist.buy': ['buy:space-pirate', 'buy:diplomat', 'pass'] },
      lost: { when: now => !isAsked(now, 'scientist.buy'), say: say('lesson.science.buy.pass') },
      wrong: [
        { kind: 'scientist.buy', option: 'buy:plasma-weapons', forbidden: true, say: say('lesson.science.buy.dear') },
      ],
      way: ['buy:space-pirate'],
    },
    { say: say('lesson.science.omega'), refs: [`space:${CENTRE}`], like: 'warlord.move' },
    {
      say: say('lesson.science.hole.count'),
      thought: say('lesson.science.hole.thought'),
      predict: {
        ask: say('lesson.science.hole.ask'),
        rule: 'GE-5.2',
        choices: wordsToSay({
          stays: say('lesson.science.hole.stays'),
          leaves: say('lesson.science.hole.leaves'),
          free: say('lesson.science.hole.free'),
        }),
        meanwhile: say('lesson.science.hole'),
        outcome: now => (told(now, 'omega.no-scientist') ? 'leaves' : 'stays'),
        explanation: say('lesson.science.hole.because'),
        anew: dealtBlackHole,
      },
      mark: say('lesson.science.hole.mark'),
      goals: [goal('lesson.science.hole.goal', ({ view }) => view.tiles[CENTRE] === 'black-hole')],
      allow: { 'explorer.tile': ['tile:black-hole'] },
      wrong: [{ kind: 'explorer.tile', option: 'tile:t14', say: say('lesson.science.hole.void') }],
      way: ['tile:black-hole'],
    },
    { say: say('lesson.science.wormhole'), refs: [`space:${CENTRE}`] },
    { say: say('lesson.science.close') },
  ],
  remember: [say('lesson.science.remember.1'), say('lesson.science.remember.2'), say('lesson.science.remember.3')],
  rules: ['GE-11.1', 'GE-11.2', 'GE-11.3', 'GE-5.1', 'GE-5.2', 'GE-9.8'],
};
