import { dealtLastToken } from './dealt/turns.ts';
import { scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TileId } from '../data/tiles.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, wordsToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/** The learner's sectors, each with a planet. With so many sectors the learner has one token left. */
const LEARNER_SECTORS: readonly (readonly [SpaceId, TileId])[] = [
  ['a3', 't01'],
  ['a2', 't02'],
  ['b4', 't03'],
  ['b3', 't04'],
  ['b2', 't05'],
  ['c5', 't06'],
  ['c4', 't07'],
  ['c3', 't08'],
  ['c6', 't09'],
  ['d5', 't10'],
];

/** A lesson on the last token, the final count and the bonuses (GE-12). */
export const endgameLesson: EmperorLesson = {
  id: 'endgame',
  title: say('lesson.endgame'),
  minutes: 4,
  learner: LEARNER,
  reply: scripted('done'),
  position: () => {
    const builder = new PositionBuilder()
      .tile('b5', 't16')
      .tile('f4', 't11', 1)
      .tile('f5', 't12', 1)
      .tile('e1', 't17', 2);
    for (const [space, tile] of LEARNER_SECTORS) builder.tile(space, tile, LEARNER);
    return builder
      .noShips()
      .ships(0, 'a4', { fighter: 1 })
      .ships(1, 'g4', { fighter: 1 })
      .owns(0, { points: 28, marks: 7, metal: 3 })
      .owns(1, { points: 36, marks: 4, metal: 2 })
      .owns(2, { points: 24, marks: 5 })
      .also(state => {
        state.paid = 88;
        state.round = 8;
      })
      .inRole('warlord');
  },
  stages: [
    { say: say('lesson.endgame.begin') },
    { say: say('lesson.endgame.ends') },
    {
      say: say('lesson.endgame.last.count'),
      thought: say('lesson.endgame.last.thought'),
      refs: ['space:b5'],
      predict: {
        ask: say('lesson.endgame.last.ask'),
        rule: 'GE-12.2',
        choices: wordsToSay({
          once: say('lesson.endgame.last.once'),
          role: say('lesson.endgame.last.role'),
          round: say('lesson.endgame.last.round'),
        }),
        meanwhile: say('lesson.endgame.last'),
        outcome: ({ view, events }) => {
          const otherTurns = events.some(({ words }) => words.key === 'warlord.none');
          return view.outcome === null ? 'round' : otherTurns ? 'role' : 'once';
        },
        explanation: say('lesson.endgame.last.because'),
        anew: dealtLastToken,
      },
      mark: say('lesson.endgame.last.mark'),
      ends: 1,
      goals: [goal('lesson.endgame.last.goal', ({ view }) => view.outcome !== null)],
      lost: {
        when: ({ view }) => view.outcome === null && view.role?.id !== 'warlord',
        say: say('lesson.endgame.last.advice'),
      },
      way: ['move:fighter-1@a4', 'to:b5', 'stop'],
    },
    { say: say('lesson.endgame.count') },
    { say: say('lesson.endgame.close') },
  ],
  remember: [say('lesson.endgame.remember.1'), say('lesson.endgame.remember.2'), say('lesson.endgame.remember.3')],
  rules: ['GE-12.1', 'GE-12.2', 'GE-12.3', 'GE-12.4', 'GE-12.5', 'GE-12.7'],
};
