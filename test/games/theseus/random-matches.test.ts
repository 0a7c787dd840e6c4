import { describe, expect, test } from 'vitest';
import { theseus } from '../../../src/games/theseus/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
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
      const each = (pending: Match): void => {
        checkPieces(stateOf(pending));
        if (number === 1 && (pending.decision?.n ?? 0) % 2 === 0) checkTexts(pending);
      };
      const match = playRandomly(theseus, settingFor(seats, `${name}-${number}`, options), { each }, THOROUGH);
      expect(match.outcome?.winners.length).toBeGreaterThan(0);
      expect(match.outcome?.ranking).toHaveLength(seats);
    }
  });
});

// Each way to play is either restored or looked at for what it hides; the fuzz does both in all of them.
describe.each(WAYS.filter((_, at) => at % 2 === 0))('%s, played by chance', (name, seats, options) => {
  test('is the same after restoring, undo and redo, and refuses wrong answers', () => {
    let given = 0;
    const match = playRandomly(
      theseus,
      settingFor(seats, name, options),
      {
        each: pending => {
          if (given++ % 30 === 0) checkDecision(theseus, pending, THOROUGH);
        },
      },
      THOROUGH,
    );
    checkReplay(theseus, match, THOROUGH);
  });
});

describe.each(WAYS.filter((_, at) => at % 2 === 1))('%s, played by chance', (name, seats, options) => {
  test('shows nobody the order of a deck or what left the game unseen, TH-22.3', () => {
    let compared = 0;
    let given = 0;
    playRandomly(theseus, settingFor(seats, `${name} hidden`, options), {
      each: pending => {
        if (given++ % 25 !== 7) return;
        const viewers = viewersOf(pending);
        const viewer = viewers[given % viewers.length] ?? 'spectator';
        compared += checkNonInterference(theseus, pending.record(), viewer, scramble, { seed: `${given}` });
      },
    });
    expect(compared).toBeGreaterThan(5);
  });
});

test('the same seed gives the same match, however it is kept', () => {
  checkSameSeed(theseus, settingFor(2, 'same'));
  checkSameSeed(theseus, settingFor(4, 'same'));
});
