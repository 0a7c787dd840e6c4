import { join } from 'node:path';
import { describe } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { starcraft } from '../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../src/games/starcraft/view.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { describeWhyNot } from '../../oracles/why-not.ts';
import { armedMatch } from './oracles/armed.ts';
import { EXPECTED, NOTHING_ELSE, missing } from './oracles/expected.ts';
import { playMatch, settingFor } from './oracles/matches.ts';
import { warlikeAnswer } from './oracles/warlike.ts';

/** Two to six seats, set up by hand, at war, armed, in teams, or by chance. */
function beginning(number: number): Match {
  const seats = 2 + (number % 5);
  const seed = `wanted-${number}`;
  const keeping = { checkpointEvery: 100 };
  if (number % 3 === 2) return armedMatch(seats, seed, keeping);
  const teams = number % 3 === 1 && (seats === 4 || seats === 6);
  return starcraft.start(
    settingFor(seats, seed, { setUp: number % 2 === 0 ? 'by-hand' : 'quick', deal: 'choose', teams }),
    keeping,
  );
}

describe('why not', () => {
  describeWhyNot({
    game: starcraft,
    rules: join(import.meta.dirname, '../../../src/games/starcraft/rules'),
    names: ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'],
    expected: Object.keys(EXPECTED),
    nothingElse: NOTHING_ELSE,
    seldom: [
      'battle.consume',
      'battle.next-ability',
      'battle.own-victim',
      'battle.splash',
      'battle.victim',
      'build.sacrifice',
    ],
    missing: (match, decision, blocked) => {
      const view = match.view(decision.seat);
      if (!isStarCraftView(view)) throw new Error('no view of StarCraft');
      return missing(view, decision, blocked);
    },
    least: 10,
    most: 40,
    play: (number, each) => {
      playMatch(beginning(number), {
        answering: number % 4 === 0 ? randomAnswer : warlikeAnswer,
        players: `wanted-${number}`,
        until: pending => (pending.decision?.n ?? 0) > 900,
        each,
      });
    },
  });
});
