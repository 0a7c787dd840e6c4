import { describe, expect, test } from 'vitest';
import { definition, galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { checkDecision, checkReplay } from '../../oracles/every-decision.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { checkSameSeed, playRandomly } from '../../oracles/random-play.ts';
import { settingFor, stateOf, WAYS } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';

const THOROUGH = { checkpointEvery: 10, thorough: true };

describe.each(WAYS)('%s, played by chance', (name, seats, options) => {
  test('ends with a winner, and pieces, texts and rule numbers are right at every decision', () => {
    for (let number = 1; number <= 2; number++) {
      const match = playRandomly(
        galacticEmperor,
        settingFor(seats, `${name}-${number}`, options),
        {
          each: pending => {
            checkPieces(stateOf(pending));
            if (number === 1) checkTexts(pending);
          },
        },
        THOROUGH,
      );
      expect(match.outcome?.winners.length).toBeGreaterThan(0);
      expect(match.outcome?.ranking).toHaveLength(seats);
    }
  });
});

// Each way to play is either restored or looked at for what it hides; the fuzz does both in all of them.
describe.each(WAYS.filter((_, at) => at % 2 === 0))('%s, played by chance', (name, seats, options) => {
  test('is the same after restoring, undo and redo, and refuses wrong answers', () => {
    let given = 0;
    const each = (pending: Parameters<typeof checkReplay>[1]): void => {
      if (given++ % 240 === 0) checkDecision(galacticEmperor, pending, THOROUGH);
    };
    const match = playRandomly(galacticEmperor, settingFor(seats, name, options), { each }, THOROUGH);
    checkReplay(galacticEmperor, match, THOROUGH);
  });
});

describe.each(WAYS.filter((_, at) => at % 2 === 1))('%s, played by chance', (name, seats, options) => {
  test('shows nobody the stack, or the points of the others, GE-13.1', () => {
    let compared = 0;
    let given = 0;
    playRandomly(galacticEmperor, settingFor(seats, `${name} hidden`, options), {
      each: pending => {
        if (given++ % 60 !== 7) return;
        const viewers = viewersOf(pending);
        const viewer = viewers[given % viewers.length] ?? 'spectator';
        compared += checkNonInterference(galacticEmperor, pending.record(), viewer, scramble, { seed: `${given}` });
      },
    });
    expect(compared).toBeGreaterThan(5);
  });
});

test('a state that was read is the same to the byte, so that a picture of the past is, too', () => {
  let given = 0;
  playRandomly(galacticEmperor, settingFor(5, 'read again'), {
    each: pending => {
      if (given++ % 7 !== 0) return;
      const state = stateOf(pending);
      expect(JSON.stringify(definition.readState(state, pending.start.seats))).toBe(JSON.stringify(state));
    },
  });
});

test('the same seed gives the same match, however it is kept', () => {
  checkSameSeed(galacticEmperor, settingFor(3, 'same'));
  checkSameSeed(galacticEmperor, settingFor(6, 'same'));
});
