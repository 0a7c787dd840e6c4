import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { empiresBook } from '../../../src/games/space-empires/text/book.ts';
import { describeRuleBook } from '../../oracles/rule-book.ts';
import { SCENARIOS } from './scenarios.ts';

const SAYS = 'It says how long matches last, or how the aliens of a later version build: there is nothing to play.';

describeRuleBook({
  game: spaceEmpires,
  book: empiresBook,
  untested: {
    'SE-19.10': SAYS,
  },
  scenarios: SCENARIOS,
});
