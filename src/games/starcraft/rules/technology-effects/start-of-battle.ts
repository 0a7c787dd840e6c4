import { RuleFault } from '../../../../kernel/match/refusal.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat, Message } from '../../../../kernel/words/message.ts';
import type { Ability } from '../../data/abilities.ts';
import { CARDS } from '../../data/cards.ts';
import type { CardId } from '../../data/cards.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../data/technologies.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import type { BattleSide } from '../../state/battle.ts';
import { battleOf } from '../../state/bout.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { whyNotInBattle } from '../conditions.ts';
import type { StartAbility } from '../start-ability.ts';
import { returnToTechnologyDeck } from '../technologies.ts';
import { sacrificeAndDraw, whyNoDraw } from './consume.ts';
import { opponentDestroysOne } from './opponent-destroys.ts';
import { showHand, whyNoHand } from './parasite.ts';

/** The start-of-battle abilities of technologies in the play area (SC-13.2). */
export const TECHNOLOGY_START_ABILITIES: readonly StartAbility[] = TECHNOLOGY_IDS.flatMap(technology =>
  TECHNOLOGIES[technology].abilities
    .filter(({ timing }) => timing === 'start-of-battle')
    .map(ability => startAbility(technology, ability)),
);

function startAbility(technology: TechnologyId, ability: Ability): StartAbility {
  return {
    id: `technology:${technology}`,
    words: say(`technology.${technology}`),
    isHeld: (state, side) => cardInPlay(state, battleOf(state)[side], technology) !== undefined,
    whyNot: (state, side) =>
      whyNotInBattle(state, battleOf(state), side, ability.if) ?? whyNothing(state, side, ability),
    *use(game, side) {
      yield* useTechnology(game, side, technology, ability);
      const seat = battleOf(game.state)[side];
      const card = cardInPlay(game.state, seat, technology);
      if (TECHNOLOGIES[technology].returnsToTechnologyDeck && card !== undefined) {
        returnToTechnologyDeck(game, seat, card);
      }
    },
  };
}

/** Carries out the start-of-battle ability of a technology. */
function useTechnology(game: StarCraft, side: BattleSide, technology: TechnologyId, ability: Ability): Rule {
  switch (ability.op) {
    case 'opponent-destroys':
      return opponentDestroysOne(game, side, technology, ability.filter);
    case 'reveal-hand':
      return showHand(game, side);
    case 'draw':
      return sacrificeAndDraw(game, side, ability.amount);
    default:
      throw new RuleFault(`${technology}: "${ability.op}" does nothing at the start of a battle.`);
  }
}

/** The reason why using the ability would change nothing although its conditions hold; `null` if it would. */
function whyNothing(state: StarCraftState, side: BattleSide, { op }: Ability): Message | null {
  if (op === 'reveal-hand') return whyNoHand(state, side);
  return op === 'draw' ? whyNoDraw(state, side) : null;
}

function cardInPlay(state: StarCraftState, seat: Seat, technology: TechnologyId): CardId | undefined {
  return seatState(state, seat).playArea.find(card => CARDS[card].technology === technology);
}
