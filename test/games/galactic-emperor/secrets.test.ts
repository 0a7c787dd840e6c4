import { describe, expect, test } from 'vitest';
import { emperorBot } from '../../../src/games/galactic-emperor/bot.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import type { EmperorState } from '../../../src/games/galactic-emperor/state/state.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { copy } from '../../../src/kernel/plain/copy.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { checkDepths, compareSecrets, someCheckpoints } from '../../oracles/secrets-of-matches.ts';
import type { Depths, LookedAt } from '../../oracles/secrets-of-matches.ts';
import { isEmperor, settingFor, stateOf } from './oracles/matches.ts';
import { scramble } from './oracles/scramble.ts';
import { shownTo } from './oracles/shown.ts';

/** The top tiles of the stack stay where they are: somebody may have seen the first, and the others come next. */
const ON_TOP = 6;

function matchWith(seats: number, seed: string): LookedAt {
  return { game: galacticEmperor, setting: settingFor(seats, seed), bot: emperorBot, answers: 420, every: 30 };
}

/**
 * The same state, with the atomic tiles at the bottom of the stack in another order: all backs look alike there, and
 * nobody sees more for a while.
 */
function withOtherBottom(input: unknown): EmperorState {
  const state = copy(input);
  if (!isEmperor(state)) throw new Error('no state of Galactic Emperor');
  const atomic = state.stack.includes('black-hole') ? state.stack.indexOf('black-hole') : state.stack.length;
  const bottom = Math.max(0, Math.min(atomic, state.stack.length - ON_TOP));
  state.stack = [...state.stack.slice(0, bottom).reverse(), ...state.stack.slice(bottom)];
  return state;
}

/** The bottom of the stack, until the tiles on top of it have been turned up. */
const BOTTOM: Depths = {
  game: galacticEmperor,
  withOthers: withOtherBottom,
  areFar: (match, begun) => stateOf(begun).stack.length - stateOf(match).stack.length < ON_TOP - 1,
  most: 40,
};

describe.each([5])('with %i, what a seat may not know, GE-13.1', seats => {
  test('does not change what it sees, hears, is asked and is shown by the board', () => {
    const { compared, painted } = compareSecrets(matchWith(seats, `secrets of ${seats}`), scramble, shownTo);
    expect(compared).toBeGreaterThan(40);
    expect(painted).toBeGreaterThan(3);
  });
});

describe.each([3])('with %i, what a seat may not know, GE-13.1', seats => {
  test('stays hidden while other tiles are turned up', () => {
    let compared = 0;
    someCheckpoints(matchWith(seats, `lasting secrets of ${seats}`), (record, viewer, place) => {
      compared += checkDepths(BOTTOM, record, viewer, `${seats} ${place}`);
    });
    expect(compared).toBeGreaterThan(60);
  });
});

test('the oracle knows a view that shows too much', () => {
  const match = galacticEmperor.start(settingFor(3, 'oracle'), { checkpointEvery: 0 });
  const spying = (other: Match): unknown => stateOf(other).stack.at(-1);
  expect(() => checkNonInterference(galacticEmperor, match.record(), 'spectator', scramble, { also: spying })).toThrow(
    'what else is shown',
  );
});
