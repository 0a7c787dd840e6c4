import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { empiresBook } from '../../../src/games/space-empires/text/book.ts';
import { describeRuleBook } from '../../oracles/rule-book.ts';
import { SCENARIOS } from './scenarios.ts';

const LATER = 'It is played in a later version, and nothing of it is offered yet.';
const SAYS = 'It says how long matches last, or how the aliens of a later version build: there is nothing to play.';

describeRuleBook({
  game: spaceEmpires,
  book: empiresBook,
  untested: {
    'SE-21.3': LATER,
    'SE-22.2': LATER,
    'SE-22.3': LATER,
    'SE-19.10': SAYS,
  },
  scenarios: SCENARIOS,
});
