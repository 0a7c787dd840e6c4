import { describe, expect, test } from 'vitest';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { definition, spaceEmpires } from '../../../src/games/space-empires/game.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkDecision, checkReplay } from '../../oracles/every-decision.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { checkSameSeed, playRandomly } from '../../oracles/random-play.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
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

describe.each(WAYS)('%s, played by chance', (name, seats, options) => {
  test('ends, and pieces, texts and rule numbers are right at every decision', () => {
    const match = playRandomly(
      spaceEmpires,
      settingFor(seats, name, options),
      {
        each: pending => {
          checkPieces(stateOf(pending));
          if ((pending.decision?.n ?? 0) % 15 === 0) checkTexts(pending);
        },
      },
      THOROUGH,
    );
    expect(match.outcome?.ranking).toHaveLength(seats);
  });
});

// Each way to play is either restored or looked at for what it hides; the fuzz does both in all of them.
describe.each(WAYS.filter((_, at) => at % 2 === 0))('%s, played by chance', (name, seats, options) => {
  test('is the same after restoring, undo and redo, and refuses wrong answers', () => {
    let given = 0;
    const each = (pending: Parameters<typeof checkReplay>[1]): void => {
      if (given++ % 300 === 0) checkDecision(spaceEmpires, pending, THOROUGH);
    };
    const match = playRandomly(spaceEmpires, settingFor(seats, name, atMost(2, options)), { each }, THOROUGH);
    checkReplay(spaceEmpires, match, THOROUGH);
  });
});

describe.each(WAYS.filter((_, at) => at % 2 === 1))('%s, played by chance', (name, seats, options) => {
  test('shows nobody what lies face down, SE-28', () => {
    let compared = 0;
    let given = 0;
    const random = seededRandom(name);
    const match = spaceEmpires.start(settingFor(seats, `${name} hidden`, atMost(2, options)));
    while (match.decision !== null) {
      if (given++ % 31 === 7) {
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

test('a state that was read is the same to the byte, so that a picture of the past is, too', () => {
  let given = 0;
  playRandomly(spaceEmpires, settingFor(3, 'read again', { cycles: 4 }), {
    each: pending => {
      if (given++ % 7 !== 0) return;
      const state = stateOf(pending);
      expect(JSON.stringify(definition.readState(state, pending.start.seats))).toBe(JSON.stringify(state));
    },
  });
});

test('the same seed gives the same match, however it is kept', () => {
  checkSameSeed(spaceEmpires, settingFor(2, 'same', { cycles: 3 }));
});
