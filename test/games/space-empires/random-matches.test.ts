import { describe, expect, test } from 'vitest';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { definition, spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkReplay } from '../../oracles/every-decision.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { checkSameSeed } from '../../oracles/random-play.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { playWatched, readingAgain, restoring } from '../../oracles/watched-match.ts';
import { runs } from '../../runs.ts';
import { settingFor, stateOf, WAYS } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { answerHidden, scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';

/** The options of a way to play, with no more cycles than this many. */
function atMost(cycles: number, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...options, cycles: Math.min(cycles, Number(options.cycles ?? cycles)) };
}

const THOROUGH = { checkpointEvery: 10, thorough: true };
const bot = answeringOf(empiresBot);

// Each way to play is either restored or looked at for what it hides; the fuzz does both in all of them.
describe.each(WAYS.map(([name, seats, options], at) => [name, seats, options, at % 2 === 0] as const))(
  '%s, played by chance',
  (name, seats, options, isRestored) => {
    test('ends: pieces, texts and rule numbers are right at every decision, and it is the same after restoring, undo and redo', () => {
      const match = playWatched(
        spaceEmpires,
        settingFor(seats, name, atMost(runs(3, 6), options)),
        [
          { every: 1, look: pending => checkPieces(stateOf(pending)) },
          { every: runs(25, 15), look: checkTexts },
          readingAgain(49, (state, { start }) => definition.readState(state, start.seats)),
          ...(isRestored ? [restoring(spaceEmpires, 600, THOROUGH)] : []),
        ],
        THOROUGH,
      );
      if (isRestored) checkReplay(spaceEmpires, match, THOROUGH);
      expect(match.outcome?.ranking).toHaveLength(seats);
    });
  },
);

// Eight seats take longest: reliability/leaks/whole-matches compares them, with all that is shown.
const HIDDEN = WAYS.filter(([, seats], at) => at % 2 === 1 && seats <= runs(5, 8));

describe.each(HIDDEN)('%s, played by chance', (name, seats, options) => {
  test('shows nobody what lies face down, SE-28', () => {
    let compared = 0;
    let given = 0;
    const random = seededRandom(name);
    const match = spaceEmpires.start(settingFor(seats, `${name} hidden`, atMost(2, options)));
    while (match.decision !== null) {
      if (given++ % runs(47, 31) === 7) {
        const viewers = viewersOf(match);
        const viewer = viewers[given % viewers.length] ?? 'spectator';
        compared += checkNonInterference(spaceEmpires, match.record(), viewer, scramble, {
          seed: `${given}`,
          answerHidden,
        });
      }
      match.answer(match.decision.n, bot(match.decision, random, match));
    }
    expect(compared).toBeGreaterThan(1);
  });
});

test('the same seed gives the same match, however it is kept', () => {
  checkSameSeed(spaceEmpires, settingFor(2, 'same', { cycles: 3 }));
});
