import type { Figure, GameDefinition } from '../../kernel/match/game.ts';
import { playable } from '../../kernel/history/open.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { theseusImagination } from './imagine.ts';
import { actionSteps } from './rules/actions.ts';
import { concessionSteps } from './rules/concession.ts';
import { CHOICES, readOptions, SEAT_CHOICES } from './rules/match-options.ts';
import { movementSteps } from './rules/movement.ts';
import { pandoraSteps } from './rules/pandora.ts';
import { pendingSteps } from './rules/pending.ts';
import { sectorSteps } from './rules/sector-action.ts';
import { setUpSteps } from './rules/set-up.ts';
import { turnSteps } from './rules/turn.ts';
import { newState } from './state/new-state.ts';
import { readState } from './state/saved-state.ts';
import { seatsIn } from './state/seats.ts';
import type { MatchOptions, TheseusState } from './state/state.ts';
import type { Steps } from './state/steps.ts';
import { theseusBook } from './text/book.ts';
import { texts } from './text/languages.ts';
import { theseusGlimpse, theseusView } from './view.ts';
import type { TheseusView } from './view.ts';

/** The game definition of Theseus: The Dark Orbit for the kernel. */
export const definition: GameDefinition<TheseusState, Steps, TheseusView, MatchOptions> = {
  id: 'theseus',
  title: 'Theseus: The Dark Orbit',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  choices: CHOICES,
  seatChoices: SEAT_CHOICES,
  options: readOptions,
  setUp: newState,
  steps: {
    ...setUpSteps, // TH-3, TH-4
    ...turnSteps, // TH-5
    ...movementSteps, // TH-6, TH-9
    ...actionSteps, // TH-10.1
    ...pandoraSteps, // TH-20
    ...sectorSteps, // TH-10.3
    ...pendingSteps, // TH-11
    ...concessionSteps,
  },
  view: theseusView,
  glimpse: theseusGlimpse,
  imagination: theseusImagination,
  readState,
  concession: seat => ({ step: 'concession.give-up', args: { seat } }),
  seatsIn,
  round: state => state.round,
  figures,
  texts,
  book: theseusBook,
};

/** The life points plus data points of every seat, which decide at the end of the countdown (TH-17.2). */
function figures({ seats }: TheseusState): readonly Figure[] {
  return seats.map(({ life, data }, side) => ({ name: 'points', side, value: life + data, now: 'all', end: 'all' }));
}

/** Theseus, ready to play: the game definition for the layers above. */
export const theseus: Game = playable(definition);
