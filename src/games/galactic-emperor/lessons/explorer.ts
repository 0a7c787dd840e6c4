import { dealtTileLeft } from './dealt/turns.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { say, tileName } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, told, wordsToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/** The spaces beside the learner's home. */
const SPACES_BESIDE_HOME = ['a3', 'b4', 'b5'] as const;

/** A lesson on tiles, where they go, and the two privileges of the Explorer's chooser (GE-4). */
export const explorerLesson: EmperorLesson = {
  id: 'explorer',
  title: say('lesson.explorer'),
  minutes: 4,
  learner: LEARNER,
  reply: scripted('tile:t06', 'tile:t03', 'space:g3', 'space:e1', 'role:steward', 'metal', 'done'),
  position: () => new PositionBuilder().row('t24', 't06', 't03', 't14').inRole('explorer'),
  stages: [
    { say: say('lesson.explorer.row'), refs: ['tile:t24'], like: 'explorer.tile' },
    {
      say: say('lesson.explorer.best'),
      thought: say('lesson.explorer.best.thought'),
      mark: say('lesson.explorer.best.mark'),
      goals: [
        goal('lesson.explorer.best.goal', now =>
          SPACES_BESIDE_HOME.some(hex => learnerHolds(now, hex) && now.view.tiles[hex] === 't24'),
        ),
      ],
      allow: {
        // D5 is far from home.
        'explorer.space': [...SPACES_BESIDE_HOME.map(hex => `space:${hex}`), 'space:d5'],
      },
      lost: {
        when: now => told(now, 'explorer.placed') && !isAsked(now, 'explorer.annex'),
        say: say('lesson.explorer.best.leave'),
      },
      way: ['tile:t24', 'space:b4', 'annex'],
    },
    {
      say: say('lesson.explorer.left.count'),
      thought: say('lesson.explorer.left.thought'),
      predict: {
        ask: say('lesson.explorer.left.ask'),
        rule: 'GE-4.4',
        choices: wordsToSay({ t06: tileName('t06'), t03: tileName('t03'), t14: tileName('t14') }),
        meanwhile: say('lesson.explorer.left'),
        outcome: ({ view }) => (view.turn?.role === 'explorer' ? (view.turn.tile ?? '') : ''),
        explanation: say('lesson.explorer.left.because'),
        anew: dealtTileLeft,
      },
      mark: say('lesson.explorer.left.mark'),
      goals: [goal('lesson.explorer.left.goal', now => isAsked(now, 'explorer.space'))],
      way: [],
    },
    {
      say: say('lesson.explorer.bad'),
      thought: say('lesson.explorer.bad.thought'),
      refs: ['space:g4'],
      mark: say('lesson.explorer.bad.mark'),
      goals: [goal('lesson.explorer.bad.goal', ({ view }) => view.tiles.f4 === 't14' || view.tiles.f5 === 't14')],
      allow: { 'explorer.space': ['space:f4', 'space:f5', 'space:a3'] },
      lost: { when: ({ view }) => view.tiles.a3 === 't14', say: say('lesson.explorer.bad.own') },
      way: ['space:f4'],
    },
    { say: say('lesson.explorer.close') },
  ],
  remember: [say('lesson.explorer.remember.1'), say('lesson.explorer.remember.2'), say('lesson.explorer.remember.3')],
  rules: ['GE-4.1', 'GE-4.3', 'GE-4.4', 'GE-4.6'],
};
