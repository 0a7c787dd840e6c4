import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { empiresBook } from '../../../src/games/space-empires/text/book.ts';
import { describeRuleBook } from '../../oracles/rule-book.ts';
import { SCENARIOS } from './scenarios.ts';

const LATER = 'It is played in a later version, and nothing of it is offered yet.';
const SAYS = 'It says how the book is to be read; the rules below it are tested.';

describeRuleBook({
  game: spaceEmpires,
  book: empiresBook,
  untested: {
    'SE-14.8': LATER,
    'SE-26': LATER,
    'SE-1': SAYS,
    'SE-1.2': SAYS,
    'SE-1.5': SAYS,
    'SE-2.4': SAYS,
    'SE-3.5': SAYS,
    'SE-5': SAYS,
    'SE-5.2': SAYS,
    'SE-7.2': SAYS,
    'SE-7.12': SAYS,
    'SE-8.8': SAYS,
    'SE-8.15': SAYS,
    'SE-10.3': SAYS,
    'SE-14': SAYS,
    'SE-19.10': SAYS,
    'SE-27': SAYS,
    'SE-29': SAYS,
    'SE-29.2': SAYS,
    'SE-29.7': SAYS,
    'SE-29.9': SAYS,
    'SE-29.10': SAYS,
    'SE-29.11': SAYS,
    'SE-29.13': SAYS,
  },
  scenarios: SCENARIOS,
});
