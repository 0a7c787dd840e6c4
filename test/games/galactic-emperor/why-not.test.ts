import { join } from 'node:path';
import { describe } from 'vitest';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { isEmperorView } from '../../../src/games/galactic-emperor/view.ts';
import { playOn } from '../../oracles/random-play.ts';
import { describeWhyNot } from '../../oracles/why-not.ts';
import { arenaMatch } from './oracles/arena.ts';
import { EXPECTED, missing, NOTHING_ELSE } from './oracles/expected.ts';
import { settingFor, WAYS } from './oracles/matches.ts';

describe('why not', () => {
  describeWhyNot({
    game: galacticEmperor,
    rules: join(import.meta.dirname, '../../../src/games/galactic-emperor/rules'),
    names: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'],
    expected: Object.keys(EXPECTED),
    nothingElse: NOTHING_ELSE,
    seldom: ['regent.displaced'],
    missing: (match, { kind, seat, options }, blocked) => {
      const view = match.view(seat);
      if (!isEmperorView(view)) throw new Error('no view of Galactic Emperor');
      return missing(view, kind, seat, [...options.map(({ id }) => id), ...blocked]);
    },
    least: 8,
    most: 40,
    play: (number, each) => {
      const [name, seats, options] = WAYS[number % WAYS.length] ?? ['three seats', 3, {}];
      const setting = settingFor(seats, `why ${name} ${number}`, options);
      let given = 0;
      playOn(number % 2 === 0 ? arenaMatch(setting, {}) : galacticEmperor.start(setting), {
        each: match => {
          each(match, given++);
        },
      });
    },
  });
});
