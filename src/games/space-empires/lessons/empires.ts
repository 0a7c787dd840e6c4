import { dealtCourse, dealtFleet, dealtRolls } from './dealt/empires.ts';
import { isAsked, scripted } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import { EMPIRE_SIDES } from '../state/seats.ts';
import { hexState } from '../state/board.ts';
import { say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import { soloPosition } from './position.ts';
import { fireAnswer, firstTold, goal, hexChoices, moveAnswers, numberChoices, told, textChoices } from './seen.ts';
import type { EmpiresLesson, Progress } from './seen.ts';

const [FIRST] = EMPIRE_SIDES;
/** The value in CP of the alien fleet, whose ships are not known. */
const FLEET = 12;

/** The hex of the colony that the alien fleet moved towards; empty before it moves. */
function targetHex(progress: Progress): string {
  const moveEvent = firstTold(progress, 'empire.moves') ?? firstTold(progress, 'empire.moves-defended');
  const targetName = moveEvent?.words.with?.target;
  return typeof targetName === 'string' ? targetName.toLowerCase() : '';
}

/** When the ships of the alien fleet become known: `fights`, before the first shot of the battle, or `later`. */
function textWhenKnown(progress: Progress): string {
  return viewedAt(progress.view, 'i7', FIRST).some(({ kind }) => kind === 'scout') ? 'fights' : 'later';
}

/** The number of the empire's economic rolls, as text; empty before its economic phase. */
function rollCount(progress: Progress): string {
  const rolls = firstTold(progress, 'empire.rolls')?.words.with?.rolls;
  return typeof rolls === 'number' ? String(rolls) : '';
}

/** The lesson on alien empires in a solo game (SE-26). */
export const empires: EmpiresLesson = {
  id: 'empires',
  title: say('lesson.empires'),
  optional: true,
  minutes: 6,
  learner: LEARNER,
  reply: scripted('done', 'enough'),
  position: () =>
    soloPosition({ scenario: 'solo-aliens' })
      .levels(LEARNER, { 'ship-size': 3, attack: 1 })
      .colony(0, 'j6', 5)
      .colony(0, 'k8', 3)
      .units(0, 'j6', 'destroyer', 2)
      .units(0, 'j7', 'cruiser', 3)
      .units(FIRST, 'h7', 'alien-fleet', 1, { up: true })
      .also(state => {
        const [first] = state.solo?.empires ?? [];
        const piece = state.pieces.find(({ kind }) => kind === 'alien-fleet');
        if (first === undefined || piece === undefined) throw new Error('there is no empire');
        const empire = { ...first, world: 'h5' as const, extra: [6], unbuilt: [{ handle: piece.handle, cp: FLEET }] };
        state.solo = { machines: [], empires: [empire] };
        const colony = { owner: FIRST, world: true, value: 20, goods: [] };
        Object.assign(hexState(state, 'h5'), { marker: 'homeworld', colony });
      })
      // The roll for many ships gives two Scouts. Two Cruisers hit. Then come four rolls of the economic phase; with 5
      // CP in the fleet bank nothing is launched.
      .dice(1, 3, 5, 9, 2, 7, 10)
      .turn(1, 6),
  stages: [
    { say: say('lesson.empires.begin'), refs: ['hex:h5', 'hex:h7'] },
    {
      say: say('lesson.empires.goes.count'),
      thought: say('lesson.empires.goes.thought'),
      refs: ['hex:j6', 'hex:k8'],
      predict: {
        ask: say('lesson.empires.goes.ask'),
        rule: 'SE-26.8.3',
        choices: hexChoices('j6', 'k8', 'l7'),
        meanwhile: say('lesson.empires.goes'),
        outcome: targetHex,
        explanation: say('lesson.empires.goes.because'),
        anew: dealtCourse,
      },
      mark: say('lesson.empires.goes.mark'),
      goals: [
        goal(
          'lesson.empires.goes.goal',
          progress => told(progress, 'empire.moves') || told(progress, 'empire.moves-defended'),
        ),
      ],
      allow: { 'move.choose': ['split:*', 'done'] },
      way: ['done'],
    },
    {
      say: say('lesson.empires.ships.count'),
      thought: say('lesson.empires.ships.thought'),
      refs: ['hex:i7', 'hex:j7'],
      predict: {
        ask: say('lesson.empires.ships.ask'),
        rule: 'SE-26.7',
        choices: textChoices({
          launched: 'lesson.empires.ships.launched',
          fights: 'lesson.empires.ships.fights',
          later: 'lesson.empires.ships.later',
        }),
        meanwhile: say('lesson.empires.ships'),
        outcome: textWhenKnown,
        explanation: say('lesson.empires.ships.because'),
        anew: dealtFleet,
      },
      mark: say('lesson.empires.ships.mark'),
      goals: [goal('lesson.empires.ships.goal', progress => isAsked(progress, 'battle.fire'))],
      allow: { 'move.choose': ['go:*', 'done'] },
      advice: say('lesson.empires.ships.advice'),
      way: [...moveAnswers('cruiser', 'j7', 'i7'), 'done', 'done'],
    },
    {
      say: say('lesson.empires.win'),
      thought: say('lesson.empires.win.thought'),
      mark: say('lesson.empires.win.mark'),
      goals: [goal('lesson.empires.win.goal', progress => viewedAt(progress.view, 'i7', FIRST).length === 0)],
      lost: {
        when: progress => progress.view.battle === null && viewedAt(progress.view, 'i7', FIRST).length > 0,
        say: say('lesson.empires.win.advice'),
      },
      way: [fireAnswer, fireAnswer],
    },
    {
      say: say('lesson.empires.phase.count'),
      thought: say('lesson.empires.phase.thought'),
      refs: ['hex:h5'],
      predict: {
        ask: say('lesson.empires.phase.ask'),
        rule: 'SE-26.3',
        choices: numberChoices(1, 3, 4),
        meanwhile: say('lesson.empires.phase'),
        outcome: rollCount,
        explanation: say('lesson.empires.phase.because'),
        anew: dealtRolls,
      },
      mark: say('lesson.empires.phase.mark'),
      ends: 1,
      goals: [goal('lesson.empires.phase.goal', progress => told(progress, 'empire.rolls'))],
      way: ['done', 'enough', 'done'],
    },
    { say: say('lesson.empires.close') },
  ],
  remember: [say('lesson.empires.remember.1'), say('lesson.empires.remember.2'), say('lesson.empires.remember.3')],
  rules: [
    'SE-26.1',
    'SE-26.2',
    'SE-26.2.1',
    'SE-26.3',
    'SE-26.4',
    'SE-26.5',
    'SE-26.6',
    'SE-26.7',
    'SE-26.8',
    'SE-26.8.3',
    'SE-26.8.5',
    'SE-26.10',
  ],
};
