import type { ChapterRules } from '../../state/state.ts';
import type { SoloSteps } from '../../state/steps.ts';
import { alienEconomy, defendWorld } from './alien-economy.ts';
import { empireFight, empireFights, empireMeets, siege } from './alien-fights.ts';
import { aliensTurn, fleetTurn } from './alien-turn.ts';

/** The steps of alien empires in a solo game (SE-26). */
export const alienSteps: Pick<
  ChapterRules<SoloSteps>,
  | 'empires.turn'
  | 'empire.fleet'
  | 'empire.fights'
  | 'empire.fight'
  | 'empire.meet'
  | 'empire.siege'
  | 'empire.economy'
  | 'empire.defend'
> = {
  'empires.turn': aliensTurn, // SE-26.8
  'empire.fleet': fleetTurn, // SE-26.8
  'empire.fights': empireFights, // SE-5.2
  'empire.fight': empireFight, // SE-8.1
  'empire.meet': empireMeets, // SE-15.2
  'empire.siege': siege, // SE-26.8.5
  'empire.economy': alienEconomy, // SE-26.3 to SE-26.5
  'empire.defend': defendWorld, // SE-26.10
};
