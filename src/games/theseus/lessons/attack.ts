import { LEARNER } from '../../lesson-position.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, rival } from './seen.ts';
import type { TheseusLesson } from './seen.ts';

/** What is left to the Aliens after the assault. */
const LIFE_AFTER = 17;

/** Attacks, passages and the assault: TH-8. */
export const attack: TheseusLesson = {
  id: 'attack',
  title: say('lesson.attack'),
  minutes: 5,
  learner: LEARNER,
  position: () =>
    new PositionBuilder(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a', 'upgraded')
      .unit('marine-2', 'tech-bay-a')
      .unit('marine-3', 'alien-nest-b')
      .unit('alien-1', 'corridors-b')
      .unit('alien-2', 'tech-bay-c')
      .unit('alien-3', 'tech-bay-d')
      .seat('marines', { upgrades: 1 })
      .beginning(),
  stages: [
    { say: say('lesson.attack.sides') },
    { say: say('lesson.attack.passages'), refs: ['sector:corridors'] },
    {
      say: say('lesson.attack.assault'),
      mark: say('lesson.attack.assault.mark'),
      goals: [goal('lesson.attack.assault.goal', now => rival(now).life === LIFE_AFTER)],
      allow: {
        'move.unit': ['unit:marine-3'],
        'move.room': ['room:corridors-d'],
        'sector.action': ['assault'],
      },
      wrong: [
        { kind: 'move.unit', option: 'unit:marine-1', say: say('lesson.attack.assault.upgraded') },
        { kind: 'move.unit', option: 'unit:marine-2', say: say('lesson.attack.assault.base') },
        { kind: 'move.room', option: 'room:corridors-c', say: say('lesson.attack.assault.wall') },
      ],
      way: ['unit:marine-3', 'room:corridors-d', 'assault', 'unit:alien-2'],
    },
    { say: say('lesson.attack.counted'), refs: ['sector:tech-bay'] },
    {
      say: say('lesson.attack.token'),
      mark: say('lesson.attack.token.mark'),
      goals: [goal('lesson.attack.token.goal', ({ view }) => view.units['marine-2']?.side === 'upgraded')],
      allow: { 'pending.slot': ['flip:marine-2'] },
      wrong: [{ kind: 'pending.slot', option: 'flip:marine-3', say: say('lesson.attack.token.one') }],
      way: ['flip:marine-2'],
    },
    { say: say('lesson.attack.again') },
  ],
  remember: [say('lesson.attack.remember.1'), say('lesson.attack.remember.2'), say('lesson.attack.remember.3')],
  rules: ['TH-8.1', 'TH-8.2', 'TH-8.3', 'TH-8.6', 'TH-10.4'],
};
