import type { Figure, GameDefinition } from '../../kernel/match/game.ts';
import { playable } from '../../kernel/history/open.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { starcraftImagination } from './imagine.ts';
import { CHOICES, readOptions, SEAT_CHOICES } from './rules/match-options.ts';
import { battleSteps } from './rules/battle.ts';
import { buildSteps } from './rules/build.ts';
import { eliminationSteps } from './rules/elimination.ts';
import { executionSteps } from './rules/execution.ts';
import { mobilizeSteps } from './rules/mobilize.ts';
import { planningSteps } from './rules/planning.ts';
import { regroupingSteps } from './rules/regrouping.ts';
import { researchSteps } from './rules/research.ts';
import { setUpSteps } from './rules/set-up.ts';
import { newState } from './state/new-state.ts';
import { readState } from './state/saved-state.ts';
import { seatsIn } from './state/seats.ts';
import type { MatchOptions, StarCraftState } from './state/state.ts';
import type { Steps } from './state/steps.ts';
import { starcraftBook } from './text/book.ts';
import { texts } from './text/languages.ts';
import { starcraftGlimpse, starcraftView } from './view.ts';
import type { StarCraftView } from './view.ts';

/** The game definition of StarCraft: The Board Game, with the types of this game. */
export const gameDefinition: GameDefinition<StarCraftState, Steps, StarCraftView, MatchOptions> = {
  id: 'starcraft',
  title: 'StarCraft: The Board Game',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  choices: CHOICES,
  seatChoices: SEAT_CHOICES,
  options: readOptions,
  setUp: newState,
  steps: {
    ...setUpSteps, // SC-3, SC-4
    ...planningSteps, // SC-5
    ...executionSteps, // SC-6
    ...buildSteps, // SC-8
    ...mobilizeSteps, // SC-10
    ...researchSteps, // SC-11
    ...battleSteps, // SC-13 to SC-16
    ...regroupingSteps, // SC-18, SC-21
    ...eliminationSteps, // SC-20
  },
  view: starcraftView,
  glimpse: starcraftGlimpse,
  imagination: starcraftImagination,
  readState,
  concession: seat => ({ step: 'elimination.concede', args: { seat } }),
  seatsIn,
  round: state => state.round,
  figures: finalFigures,
  texts,
  book: starcraftBook,
};

/** The conquest points of each seat, which are public; Galactic Conquest has none (SC-23.1.5). */
function finalFigures({ seats, options }: StarCraftState): readonly Figure[] {
  if (options.variant === 'galactic-conquest') return [];
  return seats.map(({ conquestPoints: value }, side) => ({ name: 'points', side, value, now: 'all', end: 'all' }));
}

/** StarCraft as a game that can be played and opened by the session and the table. */
export const starcraft: Game = playable(gameDefinition);
