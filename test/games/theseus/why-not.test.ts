import { join } from 'node:path';
import { describe } from 'vitest';
import { theseus } from '../../../src/games/theseus/game.ts';
import { isTheseusView } from '../../../src/games/theseus/view.ts';
import { describeWhyNot } from '../../oracles/why-not.ts';
import { playRandomly } from '../../oracles/random-play.ts';
import { EXPECTED, NOTHING_ELSE, missing } from './oracles/expected.ts';
import { settingFor, WAYS } from './oracles/matches.ts';

describe('why not', () => {
  describeWhyNot({
    game: theseus,
    rules: join(import.meta.dirname, '../../../src/games/theseus/rules'),
    names: ['Ann', 'Bob', 'Cid', 'Dee'],
    expected: Object.keys(EXPECTED),
    nothingElse: NOTHING_ELSE,
    seldom: ['attack.lurking', 'burrow.card', 'card.action', 'card.room', 'card.upgrade', 'recall.unit', 'trap.order'],
    missing: (match, decision, blocked) => {
      const view = match.view(decision.seat);
      if (!isTheseusView(view)) throw new Error('no view of Theseus');
      return missing(view, decision, blocked);
    },
    least: 14,
    most: 60,
    play: (number, each) => {
      const [name, seats, options] = WAYS[number % WAYS.length] ?? ['a duel', 2, {}];
      let given = 0;
      playRandomly(theseus, settingFor(seats, `why ${name} ${number}`, options), {
        each: match => {
          each(match, given++);
        },
      });
    },
  });
});
