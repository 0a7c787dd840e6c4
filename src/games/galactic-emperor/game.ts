import { playable } from '../../kernel/history/open.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Figure, GameDefinition } from '../../kernel/match/game.ts';
import { emperorImagination } from './imagine.ts';
import { battleSteps } from './rules/battle.ts';
import { concessionSteps } from './rules/concession.ts';
import { endSteps } from './rules/end.ts';
import { engineerSteps } from './rules/engineer.ts';
import { explorerSteps } from './rules/explorer.ts';
import { CHOICES, readOptions } from './rules/match-options.ts';
import { merchantSteps } from './rules/merchant.ts';
import { regentSteps } from './rules/regent.ts';
import { roundSteps } from './rules/round.ts';
import { stewardSteps } from './rules/steward.ts';
import { scienceSteps } from './rules/technologies.ts';
import { warlordSteps } from './rules/warlord.ts';
import { planetsOf } from './state/board.ts';
import { newState } from './state/new-state.ts';
import { readState } from './state/saved-state.ts';
import { seatsIn } from './state/seats.ts';
import type { EmperorState, MatchOptions } from './state/state.ts';
import type { Steps } from './state/steps.ts';
import { emperorBook } from './text/book.ts';
import { texts } from './text/languages.ts';
import { emperorGlimpse, emperorView } from './view.ts';
import type { EmperorView } from './view.ts';

/** The game definition of Galactic Emperor for the kernel. */
export const gameDefinition: GameDefinition<EmperorState, Steps, EmperorView, MatchOptions> = {
  id: 'galactic-emperor',
  title: 'Galactic Emperor',
  rulesVersion: 2,
  seats: { min: 3, max: 6 },
  choices: CHOICES,
  options: readOptions,
  setUp: newState,
  steps: {
    ...roundSteps, // GE-3
    ...explorerSteps, // GE-4, GE-5
    ...merchantSteps, // GE-6
    ...stewardSteps, // GE-7
    ...engineerSteps, // GE-8
    ...warlordSteps, // GE-9.1 to GE-9.11
    ...battleSteps, // GE-9.12 to GE-9.25
    ...regentSteps, // GE-10
    ...scienceSteps, // GE-11
    ...endSteps, // GE-12
    ...concessionSteps,
  },
  view: emperorView,
  glimpse: emperorGlimpse,
  imagination: emperorImagination,
  readState,
  concession: seat => ({ step: 'concession.give-up', args: { seat } }),
  seatsIn,
  round: state => state.round,
  figures: finalFigures,
  texts,
  book: emperorBook,
};

/**
 * The planets of every seat, which are public, and its points, which are private to the seat until the end (GE-13.3).
 */
function finalFigures(state: EmperorState): readonly Figure[] {
  return state.seats.flatMap(({ points }, side): Figure[] => [
    { name: 'planets', side, value: planetsOf(state, side), now: 'all', end: 'all' },
    { name: 'points', side, value: points, now: state.options.openScores ? 'all' : [side], end: 'all' },
  ]);
}

/** Galactic Emperor, ready to play: the game definition for the layers above. */
export const galacticEmperor: Game = playable(gameDefinition);
