import { dealtNextPicker, dealtOwner, dealtPlacing } from './dealt/turns.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { SpaceId } from '../data/spaces.ts';
import { homeSeat } from '../state/board.ts';
import { say } from '../text/say.ts';
import { PositionBuilder } from './position.ts';
import { goal, learnerHolds, spacesToSay, told, wordsToSay } from './seen.ts';
import type { EmperorLesson } from './seen.ts';

/** The spaces beside the learner's home. */
const SPACES_BESIDE_HOME: readonly SpaceId[] = ['a3', 'b4', 'b5'];

/** A lesson on the aim, the round, the Throne and the roles (GE-3). */
export const dukedomLesson: EmperorLesson = {
  id: 'dukedom',
  title: say('lesson.dukedom'),
  minutes: 3,
  learner: LEARNER,
  // Vega picks the Steward; nobody has anything to produce yet.
  reply: scripted('role:steward', 'metal', 'tile:t06', 'space:g3', 'space:e1', 'done'),
  position: () => new PositionBuilder().row('t11', 't06', 't03', 't14').beginning(),
  stages: [
    { say: say('lesson.dukedom.aim') },
    {
      say: say('lesson.dukedom.read'),
      thought: say('lesson.dukedom.read.thought'),
      like: 'warlord.move',
      predict: {
        ask: say('lesson.dukedom.read.ask'),
        rule: 'GE-2.2',
        choices: spacesToSay('a4', 'd1', 'g4'),
        outcome: ({ view }) => (['a4', 'd1', 'g4'] as const).find(space => homeSeat(view, space) === LEARNER) ?? '',
        explanation: say('lesson.dukedom.read.because'),
        anew: dealtOwner,
      },
    },
    { say: say('lesson.dukedom.home'), refs: ['space:a4'], like: 'warlord.move' },
    {
      say: say('lesson.dukedom.direction'),
      thought: say('lesson.dukedom.direction.thought'),
      mark: say('lesson.dukedom.direction.mark'),
      goals: [goal('lesson.dukedom.direction.goal', now => told(now, 'round.clockwise'))],
      lost: {
        when: now => isAsked(now, 'round.role') && !told(now, 'round.clockwise'),
        say: say('lesson.dukedom.direction.other'),
      },
      way: ['clockwise'],
    },
    {
      say: say('lesson.dukedom.tile'),
      thought: say('lesson.dukedom.tile.thought'),
      mark: say('lesson.dukedom.pick.mark'),
      goals: [goal('lesson.dukedom.tile.goal', now => SPACES_BESIDE_HOME.some(space => learnerHolds(now, space)))],
      lost: {
        when: now =>
          (now.view.role !== null && now.view.role.id !== 'explorer') ||
          (told(now, 'explorer.placed') && !isAsked(now, 'explorer.annex')),
        say: say('lesson.dukedom.pick.advice'),
      },
      way: ['role:explorer', 'tile:t11', 'space:b4', 'annex'],
    },
    {
      say: say('lesson.dukedom.pick.count'),
      thought: say('lesson.dukedom.pick.thought'),
      predict: {
        ask: say('lesson.dukedom.pick.ask'),
        rule: 'GE-3.2',
        choices: wordsToSay({
          me: say('lesson.dukedom.pick.me'),
          all: say('lesson.dukedom.pick.all'),
          neighbour: say('lesson.dukedom.pick.neighbour'),
        }),
        meanwhile: say('lesson.dukedom.pick'),
        outcome: ({ events }) => {
          const seatsThatPlaced = new Set(
            events
              .filter(({ words }) => words.key === 'explorer.placed')
              .map(({ words }) => JSON.stringify(words.with?.seat)),
          );
          return seatsThatPlaced.size === 3 ? 'all' : seatsThatPlaced.size === 2 ? 'neighbour' : 'me';
        },
        explanation: say('lesson.dukedom.pick.because'),
        anew: dealtPlacing,
      },
      mark: say('lesson.dukedom.others.mark'),
      goals: [goal('lesson.dukedom.pick.goal', now => told(now, 'row.turned-up'))],
      way: ['space:c3'],
    },
    {
      say: say('lesson.dukedom.next.count'),
      thought: say('lesson.dukedom.next.thought'),
      predict: {
        ask: say('lesson.dukedom.next.ask'),
        rule: 'GE-3.3',
        choices: wordsToSay({
          learner: say('lesson-name.learner'),
          vega: say('lesson-name.vega'),
          mira: say('lesson-name.mira'),
        }),
        meanwhile: say('lesson.dukedom.next'),
        outcome: ({ view }) => ['learner', 'vega', 'mira'][view.picks[1]?.seat ?? 0] ?? '',
        explanation: say('lesson.dukedom.next.because'),
        anew: dealtNextPicker,
      },
      mark: say('lesson.dukedom.next.mark'),
      goals: [goal('lesson.dukedom.next.goal', now => now.view.picks.length > 1 || isAsked(now, 'none'))],
      way: [],
    },
    { say: say('lesson.dukedom.close') },
  ],
  remember: [say('lesson.dukedom.remember.1'), say('lesson.dukedom.remember.2'), say('lesson.dukedom.remember.3')],
  rules: ['GE-3.1', 'GE-3.2', 'GE-3.3', 'GE-12.7'],
};
