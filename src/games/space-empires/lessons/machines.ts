import { dealtGoal, dealtGuards, dealtMachineHit, dealtWeakness } from './dealt/machines.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { hexState } from '../state/board.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import { say } from '../text/say.ts';
import { soloPosition } from './position.ts';
import {
  fireAnswer,
  firstTold,
  goal,
  hexChoices,
  isMarkerFound,
  moveAnswers,
  numberChoices,
  countEvents,
  told,
  unitsAt,
  unitAnswer,
  textChoices,
} from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

/** The hex of the colony that the machine moved towards; empty before it moves. */
function targetHex(progress: Progress): string {
  const targetName = firstTold(progress, 'machine.moves')?.words.with?.target;
  return typeof targetName === 'string' ? targetName.toLowerCase() : '';
}

/** The number that the learner's last shot needed to hit, as text. */
function neededRoll({ view }: Progress): string {
  return String(view.shots.findLast(({ side }) => side === LEARNER)?.needed ?? '');
}

/** Who is on the barren planet that the Scout found: nobody, a machine or aliens. */
function guardKind({ view }: Progress): string {
  const [guard] = view.pieces.filter(({ at, owner }) => at === 'j9' && owner !== LEARNER);
  return guard === undefined ? 'nobody' : guard.owner === MACHINES_SIDE ? 'machine' : 'aliens';
}

/** The number of the learner's Cruisers, enough to destroy the machine. */
const CRUISERS = 4;

/** The lesson on doomsday machines in a solo game (SE-25). */
export const machines: EmpiresLesson = {
  id: 'machines',
  title: say('lesson.machines'),
  optional: true,
  minutes: 5,
  learner: LEARNER,
  reply: scripted('done'),
  position: () =>
    soloPosition({ scenario: 'solo-machines-small' })
      .levels(LEARNER, { 'ship-size': 3, attack: 1 })
      .colony(0, 'j6', 3)
      .colony(0, 'j8', 5)
      .units(0, 'j7', 'cruiser', CRUISERS)
      .units(0, 'k9', 'scout')
      .hidden('j9', 'barren')
      .units(MACHINES_SIDE, 'h7', 'machine', 1, { up: true })
      .also(state => {
        const handle = state.pieces.find(({ kind }) => kind === 'machine')?.handle ?? null;
        const [first, ...others] = state.solo?.machines ?? [];
        // J9 becomes a hex of deep space, with a white marker.
        Object.assign(hexState(state, 'j9'), { home: null, white: true });
        if (first === undefined) throw new Error('no machine is to come');
        state.solo = { machines: [{ ...first, fate: 'here', handle }, ...others], empires: [] };
      })
      // The machine has no weakness. Three Cruisers hit, and the machine misses three times. Three more hits destroy
      // it.
      .dice(10, 4, 1, 7, 2, 9, 10, 8, 3, 4, 1)
      .turn(1, 8),
  stages: [
    { say: say('lesson.machines.begin'), refs: ['hex:h7', 'hex:l7'] },
    {
      say: say('lesson.machines.goes.count'),
      thought: say('lesson.machines.goes.thought'),
      refs: ['hex:j6', 'hex:j8'],
      predict: {
        ask: say('lesson.machines.goes.ask'),
        rule: 'SE-25.4',
        choices: hexChoices('j6', 'j8', 'l7'),
        meanwhile: say('lesson.machines.goes'),
        outcome: targetHex,
        explanation: say('lesson.machines.goes.because'),
        anew: dealtGoal,
      },
      mark: say('lesson.machines.goes.mark'),
      goals: [goal('lesson.machines.goes.goal', progress => told(progress, 'machine.moves'))],
      allow: { 'move.choose': ['split:*', 'done'] },
      way: ['done'],
    },
    {
      say: say('lesson.machines.weak.count'),
      thought: say('lesson.machines.weak.thought'),
      refs: ['hex:i7', 'hex:j7'],
      predict: {
        ask: say('lesson.machines.weak.ask'),
        rule: 'SE-25.8',
        choices: textChoices({
          known: 'lesson.machines.weak.known',
          fights: 'lesson.machines.weak.fights',
          hit: 'lesson.machines.weak.hit',
        }),
        meanwhile: say('lesson.machines.weak'),
        outcome: progress => (countEvents(progress, 'fire.hit', 'fire.missed') > 0 ? 'hit' : 'fights'),
        explanation: say('lesson.machines.weak.because'),
        anew: dealtWeakness,
      },
      mark: say('lesson.machines.weak.mark'),
      goals: [goal('lesson.machines.weak.goal', progress => isAsked(progress, 'battle.fire'))],
      // The Scout may not move yet: it explores in a later part.
      allow: { 'move.choose': [unitAnswer('go', 'cruiser'), 'split:*', 'done'] },
      advice: say('lesson.machines.weak.advice'),
      way: [...moveAnswers('cruiser', 'j7', 'i7'), 'done'],
    },
    {
      say: say('lesson.machines.hit.count'),
      thought: say('lesson.machines.hit.thought'),
      like: 'battle.fire',
      predict: {
        ask: say('lesson.machines.hit.ask'),
        rule: 'SE-25.5',
        choices: numberChoices(5, 4, 3),
        meanwhile: say('lesson.machines.hit'),
        outcome: neededRoll,
        explanation: say('lesson.machines.hit.because'),
        anew: dealtMachineHit,
      },
      mark: say('lesson.machines.hit.mark'),
      needs: {
        met: progress => unitsAt(progress, LEARNER, 'i7', 'cruiser') === CRUISERS,
        otherwise: say('lesson.machines.weak.fewer'),
      },
      goals: [goal('lesson.machines.hit.goal', progress => countEvents(progress, 'fire.hit', 'fire.missed') > 0)],
      // Units fire one after the other, in the order for which the dice are set.
      allow: { 'battle.fire': ['at:*'] },
      way: [fireAnswer],
    },
    {
      say: say('lesson.machines.win'),
      thought: say('lesson.machines.win.thought'),
      mark: say('lesson.machines.win.mark'),
      goals: [goal('lesson.machines.win.goal', progress => told(progress, 'machine.destroyed'))],
      lost: {
        when: progress => progress.view.battle === null && !told(progress, 'machine.destroyed'),
        say: say('lesson.machines.win.advice'),
      },
      way: Array.from({ length: 6 }, () => fireAnswer),
    },
    {
      say: say('lesson.machines.barren.count'),
      thought: say('lesson.machines.barren.thought'),
      refs: ['hex:j9'],
      predict: {
        ask: say('lesson.machines.barren.ask'),
        rule: 'SE-25.10',
        choices: textChoices({
          aliens: 'lesson.machines.barren.aliens',
          machine: 'lesson.machines.barren.machine',
          nobody: 'lesson.machines.barren.nobody',
        }),
        meanwhile: say('lesson.machines.barren'),
        outcome: guardKind,
        explanation: say('lesson.machines.barren.because'),
        anew: dealtGuards,
      },
      mark: say('lesson.machines.barren.mark'),
      goals: [goal('lesson.machines.barren.goal', progress => isMarkerFound(progress, 'j9'))],
      allow: { 'move.choose': ['go:*', 'done'] },
      advice: say('lesson.machines.barren.advice'),
      way: [...moveAnswers('scout', 'k9', 'j9'), 'done'],
    },
    { say: say('lesson.machines.close') },
  ],
  remember: [say('lesson.machines.remember.1'), say('lesson.machines.remember.2'), say('lesson.machines.remember.3')],
  rules: [
    'SE-25.1',
    'SE-25.1.1',
    'SE-25.2',
    'SE-25.3',
    'SE-25.4',
    'SE-25.5',
    'SE-25.6',
    'SE-25.7',
    'SE-25.8',
    'SE-25.9',
    'SE-25.10',
  ],
};
