import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import { RULE_NUMBERS } from '../../../../src/games/galactic-emperor/text/rules.en.ts';
import { textCheck } from '../../../oracles/match-texts.ts';

/** Throws for a text of a match that is not whole, a rule that is not there, or an id or address out of shape. */
export const checkTexts = textCheck(gameDefinition.texts, RULE_NUMBERS);
