import type { ChapterRules } from '../../state/state.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { alienEconomy, defendWorld } from './alien-economy.ts';
import { aliensTurn, fleetTurn, siege } from './alien-turn.ts';

/** SE-26: alien empires against one player. */
export const alienSteps: Pick<
  ChapterRules<SoloSteps>,
  'empires.turn' | 'empire.fleet' | 'empire.siege' | 'empire.economy' | 'empire.defend'
> = {
  'empires.turn': aliensTurn, // SE-26.8
  'empire.fleet': fleetTurn, // SE-26.8
  'empire.siege': siege, // SE-26.8.5
  'empire.economy': alienEconomy, // SE-26.3 to SE-26.5
  'empire.defend': defendWorld, // SE-26.10
};
