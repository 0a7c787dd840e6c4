import { expect, test } from 'vitest';
import { endgameLesson } from '../../../../src/games/galactic-emperor/lessons/endgame.ts';
import { isEmperor } from '../oracles/matches.ts';
import { controlledBy, planetsOf } from '../../../../src/games/galactic-emperor/state/board.ts';
import { tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import { en } from '../../../../src/games/galactic-emperor/text/en.ts';

const NUMBERS: Readonly<Record<string, number>> = { five: 5, eleven: 11, twelve: 12 };

test('GE-12.4 the lesson on the crown counts sectors and planets as the rules do, the home among them', () => {
  const state = endgameLesson.position().state(['Ann', 'Bob', 'Cid']);
  if (!isEmperor(state)) throw new Error('no state of Galactic Emperor');
  const [, sectors = ''] = /and (\w+) sectors/.exec(en['lesson.endgame.begin']) ?? [];
  const [, own = '', rival = ''] =
    /would have (\w+) planets, Vega has (\w+)\./.exec(en['lesson.endgame.last.count']) ?? [];
  expect(NUMBERS[sectors]).toBe(controlledBy(state, 0).length);
  expect(NUMBERS[own]).toBe(planetsOf(state, 0) + 1);
  expect(NUMBERS[rival]).toBe(planetsOf(state, 1));
  expect(tokenReserve(state, 0)).toBe(1);
});
