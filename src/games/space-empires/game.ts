import { playable } from '../../kernel/history/open.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Figure, GameDefinition } from '../../kernel/match/game.ts';
import { gather } from '../../kernel/plain/gather.ts';
import { battleSteps } from './rules/battle.ts';
import { bombardSteps } from './rules/bombard.ts';
import { economySteps } from './rules/economy.ts';
import { explorationSteps } from './rules/exploration.ts';
import { machineSteps } from './rules/machines.ts';
import { CHOICES, choicesFor, readOptions } from './rules/match-options.ts';
import { movementSteps } from './rules/movement.ts';
import { sequenceSteps } from './rules/sequence.ts';
import { alienSteps } from './rules/solo/aliens.ts';
import { soloMachineSteps } from './rules/solo/machines.ts';
import { setUpSteps } from './rules/set-up.ts';
import { pointsOf, victorySteps } from './rules/victory.ts';
import { coloniesOf } from './state/board.ts';
import { newState } from './state/new-state.ts';
import { readState } from './state/saved-state.ts';
import { POWERS, seatsIn } from './state/seats.ts';
import type { EmpiresState } from './state/state.ts';
import type { MatchOptions } from './state/options.ts';
import type { Steps } from './state/steps.ts';
import { empiresBook } from './text/book.ts';
import { texts } from './text/languages.ts';
import { empiresImagination } from './imagine.ts';
import { empiresGlimpse, empiresView } from './view.ts';
import type { EmpiresView } from './view.ts';

/** The game definition of Space Empires 4X for the kernel. Every choice of SE-27 is a question in one of its steps. */
export const definition: GameDefinition<EmpiresState, Steps, EmpiresView, MatchOptions> = {
  id: 'space-empires',
  title: 'Space Empires 4X',
  rulesVersion: 2,
  seats: { min: 1, max: 8, usual: 2 },
  choices: CHOICES,
  choicesFor,
  options: readOptions,
  setUp: newState,
  steps: {
    ...setUpSteps, // SE-19, SE-20
    ...sequenceSteps, // SE-5
    ...movementSteps, // SE-6
    ...explorationSteps, // SE-7
    ...battleSteps, // SE-8, SE-14 to SE-17
    ...bombardSteps, // SE-9
    ...machineSteps, // SE-18.3
    ...economySteps, // SE-10 to SE-12
    ...soloMachineSteps, // SE-25
    ...alienSteps, // SE-26
    ...victorySteps, // SE-19
  },
  view: empiresView,
  glimpse: empiresGlimpse,
  imagination: empiresImagination,
  readState,
  concession: seat => ({ step: 'concession.give-up', args: { seat } }),
  tearUp: ({ seats, agenda }, seat) => {
    const isSheetOpen = agenda.some(({ step }) => step === 'economy.reveal');
    const ownSeat = seats[seat];
    return isSheetOpen && ownSeat?.out === false && ownSeat.sheet !== null
      ? { step: 'economy.write', args: { seat } }
      : null;
  },
  seatsIn,
  round: state => state.cycle,
  roundName: 'cycle', // SE-5.2
  figures,
  powers: POWERS,
  texts,
  book: empiresBook,
};

/**
 * The figures of each seat: colonies and points, which are public, and the totals of its last production sheet, which
 * stay private until the end.
 */
function figures(state: EmpiresState): readonly Figure[] {
  return gather(state.seats, ({ history, levels }, side): Figure[] => {
    const lastSheet = history.at(-1);
    const colonies = coloniesOf(state, side).reduce((sum, [, { value }]) => sum + value, 0);
    const levelSum = Object.values(levels).reduce((sum, level) => sum + level, 0);
    return [
      { name: 'colonies', side, value: colonies, now: 'all', end: 'all' },
      { name: 'points', side, value: pointsOf(state, side), now: 'all', end: 'all' },
      {
        name: 'income',
        side,
        value: (lastSheet?.colonies ?? 0) + (lastSheet?.minerals ?? 0) + (lastSheet?.pipelines ?? 0),
        now: [side],
        end: 'all',
      },
      { name: 'upkeep', side, value: lastSheet?.upkeep ?? 0, now: [side], end: 'all' },
      { name: 'levels', side, value: levelSum, now: [side], end: 'all' },
    ];
  });
}

/** Space Empires 4X as a game that saves, protocol and table can use. */
export const spaceEmpires: Game = playable(definition);
